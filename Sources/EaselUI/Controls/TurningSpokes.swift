/// Spokes that turn as long as they are shown: in the tint or, where none was set, in the secondary style.
struct TurningSpokes: View {
  @Environment(\.tintStyle) private var tint
  @Environment(\.controlMetrics) private var metrics

  private static var count: Int { 8 }

  /// The picture turns by a spoke at a time, once a second.
  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / Double(TurningSpokes.count))) { context in
      spokes.rotationEffect(TurningSpokes.turn(by: TurningSpokes.step(at: context.date)))
    }
    .frame(width: metrics.spinner, height: metrics.spinner)
  }

  /// Points for each of a spinner of 20 points.
  private var unit: CGFloat { metrics.spinner / 20 }

  private var spokes: some View {
    ZStack {
      ForEach(0..<TurningSpokes.count, id: \.self) { index in
        Capsule().fill(tint ?? AnyShapeStyle(.secondary))
          .frame(width: 2.5 * unit, height: 6 * unit).offset(y: -7 * unit)
          .rotationEffect(TurningSpokes.turn(by: Double(index)))
          .opacity(Double(index + 1) / Double(TurningSpokes.count))
      }
    }
  }

  private static func turn(by spokes: Double) -> Angle { .degrees(360 * spokes / Double(count)) }

  /// Whole spokes; no number at a date that is none.
  private static func step(at date: Date) -> Double {
    (date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1) * Double(count)).rounded(.down)
  }
}
