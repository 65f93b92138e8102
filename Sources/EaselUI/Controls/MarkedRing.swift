/// Three quarters of a ring, open at the bottom, in the tint, with a mark clockwise along them.
struct MarkedRing: View {
  /// Within 0...1.
  let fraction: Double
  /// Points.
  let lineWidth: CGFloat

  private static var start: Angle { .degrees(135) }
  /// The part of the ring that is there.
  private static var length: Double { 0.75 }

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        Circle().trim(from: 0, to: MarkedRing.length)
          .stroke(.tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
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
