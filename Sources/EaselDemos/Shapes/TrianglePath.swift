import SwiftUI

/// A triangle in absolute coordinates, drawn as a path.
@MainActor
enum TrianglePath {
  /// Three corners and back to the first; `overlap` repeats the first edge, which joins the ends.
  static func path(overlap: Bool = false) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 200, y: 100))
      path.addLine(to: CGPoint(x: 100, y: 300))
      path.addLine(to: CGPoint(x: 300, y: 300))
      path.addLine(to: CGPoint(x: 200, y: 100))
      if overlap { path.addLine(to: CGPoint(x: 100, y: 300)) }
    }
  }

  static var filled: some View { path() }

  static var blue: some View { path().fill(Color.blue) }

  static var openStroke: some View { path().stroke(Color.blue, lineWidth: 10) }

  static var overlappingStroke: some View { path(overlap: true).stroke(Color.blue, lineWidth: 10) }

  static var translucentStroke: some View {
    path(overlap: true).stroke(Color.blue.opacity(0.25), lineWidth: 10)
  }

  static var roundStroke: some View {
    path().stroke(Color.blue, style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
  }
}
