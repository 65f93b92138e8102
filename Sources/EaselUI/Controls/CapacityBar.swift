/// A line of which a part is in the tint, from its leading end on. As wide as is proposed.
struct CapacityBar: View {
  /// Within 0...1.
  let fraction: Double

  private static var height: CGFloat { 6 }

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.gray.opacity(0.35))
        Capsule().fill(.tint).frame(width: proxy.size.width * fraction)
      }
    }
    .frame(minWidth: 40, idealWidth: 150, maxWidth: .infinity).frame(height: CapacityBar.height)
  }
}
