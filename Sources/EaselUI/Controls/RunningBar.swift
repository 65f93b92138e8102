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
