import SwiftUI

/// Strokes a wide blue outline, then fills over its inner half.
struct SimpleCanvas: View {
  var body: some View {
    Canvas { context, size in
      let frame = CGRect(origin: .zero, size: size).insetBy(dx: 25, dy: 25)
      let path = Path(roundedRect: frame, cornerRadius: 35)
      let gradient = Gradient(colors: [.green, .blue])

      context.stroke(path, with: .color(.blue), lineWidth: 25)
      context.fill(
        path,
        with: .linearGradient(
          gradient, startPoint: frame.origin, endPoint: CGPoint(x: frame.maxX, y: frame.maxY)))
    }
  }
}
