/// A line along which a piece in the tint runs as long as it is shown. As wide as is proposed.
struct RunningBar: View {
  /// Seconds from one end to the other.
  private static var duration: Double { 1.6 }
  /// The length of the piece, of that of the line.
  private static var length: Double { 0.3 }

  var body: some View {
    GeometryReader { proxy in
      TimelineView(.animation) { context in
        ZStack(alignment: .leading) {
          Capsule().fill(Color.gray.opacity(0.35))
          Capsule().fill(.tint)
            .frame(width: proxy.size.width * RunningBar.length)
            .offset(x: proxy.size.width * RunningBar.start(at: context.date))
        }
        .clipShape(Capsule())
      }
    }
    .frame(minWidth: 40, idealWidth: 150, maxWidth: .infinity).frame(height: 6)
  }

  /// Where the piece begins, of the length of the line: from just before it to its end.
  private static func start(at date: Date) -> Double {
    let seconds = date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: duration)
    return seconds / duration * (1 + length) - length
  }
}
