/// A ring with small views in its middle and at its bottom.
struct CircularGauge<Ring: View, Center: View, Gap: View>: View {
  @ViewBuilder let ring: Ring
  @ViewBuilder let center: Center
  @ViewBuilder let gap: Gap

  var body: some View {
    ZStack(alignment: .bottom) {
      ring
      center.font(.title3).lineLimit(1).minimumScaleFactor(0.4)
        .frame(width: CircularGaugeMetrics.room, height: CircularGaugeMetrics.side)
      gap.font(.caption2).lineLimit(1).minimumScaleFactor(0.5)
        .frame(width: CircularGaugeMetrics.room)
    }
    .frame(width: CircularGaugeMetrics.side, height: CircularGaugeMetrics.side)
  }
}

/// The lengths of circular gauges, in points.
enum CircularGaugeMetrics {
  static let side: CGFloat = 54
  static let lineWidth: CGFloat = 6
  /// Between the sides of the ring.
  static let room = side - 3 * lineWidth
}
