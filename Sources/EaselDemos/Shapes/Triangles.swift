import SwiftUI

/// A triangle in absolute coordinates of its 400 x 400 frame.
struct TrianglePath<Drawing: View>: View {
  /// Whether the path repeats its first edge at the end, so that its ends get a join.
  var overlap = false
  /// Draws the path.
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

/// A triangle that touches the top center and the lower corners of its frame.
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
