import SwiftUI

/// A path from any source, filled and stroked.
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

/// A leaf between two corners of its frame.
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

extension CGPoint {
  fileprivate static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  fileprivate static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }
}

/// Text with a gradient from green at its left edge to blue at its right edge. The gradient is in canvas
/// coordinates, so the text is measured first.
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

/// Three houses side by side, the middle one blurred, drawn in three ways with the same result.
struct ThreeHouses: View {
  enum Way: CaseIterable {
    /// The filter applies to all later drawing, so the middle house is drawn last.
    case order
    /// A copy of the context has the filter.
    case copy
    /// A layer has the filter.
    case layer
  }

  let way: Way

  var body: some View {
    Canvas { context, size in
      context.scaleBy(x: 4, y: 4)
      var house = context.resolve(Image(systemName: "house.fill"))
      let middle = CGPoint(x: size.width / 8, y: size.height / 8)
      let step = house.size.width

      func draw(_ color: Color, at offset: CGFloat, in context: GraphicsContext) {
        house.shading = .color(color)
        context.draw(house, at: CGPoint(x: middle.x + offset * step, y: middle.y))
      }
      func blur(_ context: inout GraphicsContext) {
        context.addFilter(.blur(radius: 1, options: .dithersResult), options: .linearColor)
      }

      draw(.red, at: -1, in: context)
      switch way {
      case .order:
        draw(.blue, at: 1, in: context)
        blur(&context)
        draw(.green, at: 0, in: context)
      case .copy:
        var blurred = context
        blur(&blurred)
        draw(.green, at: 0, in: blurred)
        draw(.blue, at: 1, in: context)
      case .layer:
        context.drawLayer { layer in
          blur(&layer)
          draw(.green, at: 0, in: layer)
        }
        draw(.blue, at: 1, in: context)
      }
    }
  }
}
