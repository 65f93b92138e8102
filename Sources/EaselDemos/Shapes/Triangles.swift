import SwiftUI

/// A triangle in absolute coordinates, which are those of its 400 x 400 frame.
struct TrianglePath<Drawing: View>: View {
  /// Three corners and back to the first; with `overlap` the first edge comes again, so that its ends are joined.
  var overlap = false
  /// How the path is drawn.
  @ViewBuilder let drawing: (Path) -> Drawing

  var body: some View {
    drawing(path).frame(width: 400, height: 400)
  }

  private var path: Path {
    Path { path in
      path.move(to: CGPoint(x: 200, y: 100))
      path.addLine(to: CGPoint(x: 100, y: 300))
      path.addLine(to: CGPoint(x: 300, y: 300))
      path.addLine(to: CGPoint(x: 200, y: 100))
      if overlap { path.addLine(to: CGPoint(x: 100, y: 300)) }
    }
  }
}

/// A triangle that touches the top middle and the lower corners of its frame.
struct TriangleShape: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    return path
  }
}
