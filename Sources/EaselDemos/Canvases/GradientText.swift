import SwiftUI

extension CGPoint {
  fileprivate static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  fileprivate static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }
}

/// A text from green at its left edge to blue at its right one: the gradient lies in the space of the canvas, so the
/// text is measured first.
struct GradientText: View {
  var body: some View {
    Canvas { context, size in
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      var text = context.resolve(Text("Hello World!").font(.custom("Arial Rounded MT Bold", size: 36)))
      let half = CGPoint(x: text.measure(in: size).width / 2, y: 0)
      text.shading = .linearGradient(
        Gradient(colors: [.green, .blue]), startPoint: middle - half, endPoint: middle + half)
      context.draw(text, at: middle)
    }
  }
}
