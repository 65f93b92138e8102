/// A line of which a part is in the tint. As wide as is proposed.
struct CapacityBar: View {
  /// Where the part begins, of the length of the line from its leading end on.
  var start = 0.0
  /// The length of the part, within 0...1 of that of the line.
  let fraction: Double
  /// Points.
  var thickness: CGFloat = 6

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.controlTrack)
        Capsule().fill(.tint).frame(width: proxy.size.width * fraction).offset(x: proxy.size.width * start)
      }
    }
    .barFrame(height: thickness)
  }
}

/// A line along which a piece in the tint runs as long as it is shown. As wide as is proposed.
struct RunningBar: View {
  /// Points.
  let thickness: CGFloat

  /// Seconds from one end to the other.
  private static var duration: Double { 1.6 }
  /// The length of the piece, of that of the line.
  private static var length: Double { 0.3 }

  var body: some View {
    TimelineView(.animation) { context in
      CapacityBar(
        start: RunningBar.start(at: context.date), fraction: RunningBar.length, thickness: thickness
      )
      .clipShape(Capsule())
    }
  }

  /// Where the piece begins, of the length of the line: from just before it to its end.
  private static func start(at date: Date) -> Double {
    let seconds = date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: duration)
    return seconds / duration * (1 + length) - length
  }
}

/// Spokes that turn as long as they are shown: in the tint or, where none was set, in the secondary style.
struct ActivityIndicator: View {
  @Environment(\.tintStyle) private var tint
  @Environment(\.controlMetrics) private var metrics

  private static var count: Int { 8 }

  /// The picture turns by a spoke at a time, once a second.
  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / Double(ActivityIndicator.count))) { context in
      spokes.rotationEffect(ActivityIndicator.turn(by: ActivityIndicator.step(at: context.date)))
    }
    .frame(width: metrics.spinner, height: metrics.spinner)
  }

  /// Points for each of a spinner of 20 points.
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

  /// Whole spokes; no number at a date that is none.
  private static func step(at date: Date) -> Double {
    (date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1) * Double(count)).rounded(.down)
  }
}
