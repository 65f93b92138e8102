/// A bar with a filled segment in the tint. It takes the proposed width.
struct CapacityBar: View {
  /// The start of the segment as a fraction of the bar's width, from the leading edge.
  var start = 0.0
  /// The width of the segment as a fraction of the bar's width, 0...1.
  let fraction: Double
  /// Points.
  var thickness: CGFloat = 6

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.controlTrack)
        Capsule().fill(GaugeTint(course: .line(proxy.size.width)))
          .frame(width: proxy.size.width * fraction).offset(x: proxy.size.width * start)
      }
    }
    .barFrame(height: thickness)
  }
}

/// A bar with a segment in the tint that moves along it continuously. It takes the proposed width.
struct IndeterminateBar: View {
  /// Points.
  let thickness: CGFloat

  /// Seconds that the segment takes from one end to the other.
  private static var duration: Double { 1.6 }
  /// The width of the segment as a fraction of the bar's width.
  private static var length: Double { 0.3 }

  var body: some View {
    TimelineView(.animation) { context in
      CapacityBar(
        start: IndeterminateBar.start(at: context.date), fraction: IndeterminateBar.length,
        thickness: thickness
      )
      .clipShape(Capsule())
    }
  }

  /// The start of the segment as a fraction of the bar's width: from just before the bar to its end.
  private static func start(at date: Date) -> Double {
    let seconds = date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: duration)
    return seconds / duration * (1 + length) - length
  }
}

/// A spinner of spokes in the tint or, if none is set, in the secondary style.
struct ActivityIndicator: View {
  @Environment(\.tintStyle) private var tint
  @Environment(\.controlMetrics) private var metrics

  private static var count: Int { 8 }

  /// The spinner makes one turn per second, in steps of one spoke.
  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / Double(ActivityIndicator.count))) { context in
      spokes.rotationEffect(ActivityIndicator.turn(by: ActivityIndicator.step(at: context.date)))
    }
    .frame(width: metrics.spinner, height: metrics.spinner)
  }

  /// Points for each unit of a spinner that is 20 units wide.
  private var unit: CGFloat { metrics.spinner / 20 }

  private var spokes: some View {
    ZStack {
      ForEach(0..<ActivityIndicator.count, id: \.self) { index in
        Capsule().fill(tint ?? AnyShapeStyle(.secondary))
          .frame(width: 2.5 * unit, height: 6 * unit).offset(y: -7 * unit)
          .rotationEffect(ActivityIndicator.turn(by: Double(index)))
          .opacity(Double(index + 1) / Double(ActivityIndicator.count))
      }
    }
  }

  private static func turn(by spokes: Double) -> Angle { .degrees(360 * spokes / Double(count)) }

  /// The number of whole steps in the current second; NaN if the date is not finite.
  private static func step(at date: Date) -> Double {
    (date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1) * Double(count)).rounded(.down)
  }
}
