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
