/// A ring of which a part is in the tint, clockwise from its top.
struct CapacityRing: View {
  /// Within 0...1.
  let fraction: Double
  /// Points.
  let lineWidth: CGFloat

  var body: some View {
    ZStack {
      Circle().stroke(Color.controlTrack, lineWidth: lineWidth)
      Circle().trim(from: 0, to: fraction)
        .stroke(.tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(lineWidth / 2)
  }
}
