import SwiftUI

/// Three houses beside each other, the middle one out of focus, in three ways that look the same.
struct ThreeHouses: View {
  enum Way: CaseIterable {
    /// The filter holds for all draws that follow, so the middle house comes last.
    case order
    /// A copy of the context has the filter.
    case copy
    /// A layer has it.
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
