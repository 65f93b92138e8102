/// A ring with small views at its center and at its bottom.
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
        .frame(width: CircularGaugeMetrics.gap)
    }
    .frame(width: CircularGaugeMetrics.side, height: CircularGaugeMetrics.side)
  }
}

/// The lengths of circular gauges, in points.
enum CircularGaugeMetrics {
  static let side: CGFloat = 54
  static let lineWidth: CGFloat = 6
  /// The width available between the sides of the ring.
  static let room = side - 3 * lineWidth
  /// The width between the round ends of an open ring, which are 135° from its top.
  static let gap = ((side - lineWidth) * 0.5.squareRoot() - lineWidth).rounded()
}

/// A ring with a segment in the tint, clockwise from the top.
struct CapacityRing: View {
  /// Within 0...1.
  let fraction: Double
  /// Points.
  let lineWidth: CGFloat

  var body: some View {
    ZStack {
      Circle().stroke(Color.controlTrack, lineWidth: lineWidth)
      Circle().trim(from: 0, to: fraction)
        .stroke(GaugeTint(course: .arc(1)), style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(lineWidth / 2)
  }
}

/// Three quarters of a ring in the tint, open at the bottom, with a marker at a fraction of its length,
/// clockwise.
struct MarkedRing: View {
  /// Within 0...1.
  let fraction: Double
  /// Points.
  let lineWidth: CGFloat

  private static var start: Angle { .degrees(135) }
  /// The drawn fraction of the ring.
  private static var length: Double { 0.75 }

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        Circle().trim(from: 0, to: MarkedRing.length)
          .stroke(
            GaugeTint(course: .arc(MarkedRing.length)),
            style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
          )
          .rotationEffect(MarkedRing.start)
        mark.offset(x: min(proxy.size.width, proxy.size.height) / 2)
          .rotationEffect(MarkedRing.start + .degrees(360 * MarkedRing.length * fraction))
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .padding(lineWidth / 2)
  }

  private var mark: some View {
    ZStack {
      Circle().fill(.background).frame(width: 2 * lineWidth, height: 2 * lineWidth)
      Circle().fill(.primary).frame(width: 1.2 * lineWidth, height: 1.2 * lineWidth)
    }
  }
}
