import SwiftUI

/// A figure eight on its side.
struct InfinityShape: Shape {
  func path(in rect: CGRect) -> Path {
    let (left, right) = (rect.minX, rect.maxX)
    let (top, bottom) = (rect.minY - rect.height * 0.15, rect.maxY + rect.height * 0.15)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    return Path { path in
      path.move(to: middle)
      path.addCurve(
        to: CGPoint(x: right, y: rect.midY), control1: CGPoint(x: rect.midX + rect.width * 0.2, y: top),
        control2: CGPoint(x: right, y: top))
      path.addCurve(
        to: middle, control1: CGPoint(x: right, y: bottom),
        control2: CGPoint(x: rect.midX + rect.width * 0.2, y: bottom))
      path.addCurve(
        to: CGPoint(x: left, y: rect.midY), control1: CGPoint(x: rect.midX - rect.width * 0.2, y: top),
        control2: CGPoint(x: left, y: top))
      path.addCurve(
        to: middle, control1: CGPoint(x: left, y: bottom),
        control2: CGPoint(x: rect.midX - rect.width * 0.2, y: bottom))
    }
  }
}

/// An airplane that flies along a dashed figure eight in four seconds, nose forward.
struct PathFollower: View {
  @State private var isUnderWay = false

  var body: some View {
    GeometryReader { geometry in
      let track = InfinityShape().path(in: CGRect(origin: .zero, size: geometry.size))
      ZStack(alignment: .topLeading) {
        track.stroke(
          Color.purple,
          style: StrokeStyle(
            lineWidth: 4, lineCap: .round, lineJoin: .miter, miterLimit: 0, dash: [7, 7], dashPhase: 0))
        Image(systemName: "airplane").resizable().foregroundColor(.red)
          .frame(width: 50, height: 50).offset(x: -25, y: -25)
          .modifier(FollowEffect(progress: isUnderWay ? 1 : 0, track: track))
          .onAppear {
            withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) { isUnderWay = true }
          }
      }
    }
    .padding(40)
  }
}

/// Moves a view to a position on a path and rotates it in the direction of the path.
struct FollowEffect: GeometryEffect {
  /// The position as a fraction of the path's length.
  var progress: CGFloat
  let track: Path

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let (here, before) = (place(progress), place(progress - 0.01))
    let direction = atan2(here.y - before.y, here.x - before.x)
    return ProjectionTransform(CGAffineTransform(translationX: here.x, y: here.y).rotated(by: direction))
  }

  private func place(_ progress: CGFloat) -> CGPoint {
    let start = min(max(progress < 0 ? progress + 1 : progress, 0), 0.999)
    let piece = track.trimmedPath(from: start, to: start + 0.001).boundingRect
    return CGPoint(x: piece.midX, y: piece.midY)
  }
}
