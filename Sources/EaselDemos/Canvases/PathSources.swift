import SwiftUI

/// A path, however it was made, filled and outlined.
struct PathSource: View {
  let makePath: @Sendable (CGRect) -> Path

  var body: some View {
    Canvas { context, size in
      let path = makePath(CGRect(origin: .zero, size: size).insetBy(dx: 50, dy: 50))
      context.fill(path, with: .color(.blue.opacity(0.25)))
      context.stroke(path, with: .color(.blue), lineWidth: 4)
    }
  }
}

/// A leaf between two corners of its box.
struct LeafShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.minY))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}
