import SwiftUI

/// Each filter applied to the same drawing.
struct Filters: View {
  @MainActor
  init() {}

  private static let columns = 4

  /// The filters in the order in which they are added: the last is applied first.
  private static let filters: [(name: String, filters: [GraphicsContext.Filter])] = [
    ("as it is", []), ("blur", [.blur(radius: 4)]), ("blur, opaque", [.blur(radius: 4, options: .opaque)]),
    ("shadow", [.shadow(color: .black.opacity(0.6), radius: 5, x: 4, y: 6)]),
    ("shadow only", [.shadow(color: .blue, radius: 4, x: 3, y: 3, options: .shadowOnly)]),
    (
      "inner shadow",
      [.shadow(color: .black, radius: 6, blendMode: .sourceAtop, options: [.shadowAbove, .invertsAlpha])]
    ),
    ("colorMultiply", [.colorMultiply(.orange)]), ("colorInvert", [.colorInvert(1)]),
    ("hueRotation", [.hueRotation(.degrees(120))]), ("saturation", [.saturation(3)]),
    ("brightness", [.brightness(0.3)]), ("contrast", [.contrast(2.5)]), ("grayscale", [.grayscale(1)]),
    ("luminanceToAlpha", [.luminanceToAlpha]),
    // The threshold cuts the blurred edges of the petals; the first filter smooths the cut.
    (
      "blur, alphaThreshold",
      [.blur(radius: 0.7), .alphaThreshold(min: 0.25, color: .green), .blur(radius: 2.5)]
    ),
    (
      "projection",
      [
        .projectionTransform(
          ProjectionTransform(CGAffineTransform(a: 1, b: 0.12, c: -0.3, d: 1, tx: 20, ty: -10)))
      ]
    ),
  ]
  @Environment(\.colorScheme) private var colorScheme

  /// A dark background on which black shadows are visible, or a light one.
  private var panel: Color { colorScheme == .dark ? Color(white: 0.34) : Color(white: 0.95) }

  var body: some View {
    Canvas { context, size in
      let tile = CGSize(width: size.width / CGFloat(Self.columns), height: size.height / 4)
      for (index, entry) in Self.filters.enumerated() {
        var moved = context
        moved.translateBy(
          x: tile.width * CGFloat(index % Self.columns), y: tile.height * CGFloat(index / Self.columns))
        draw(entry.name, entry.filters, in: moved, tile)
      }
    }
  }

  private func draw(
    _ name: String, _ filters: [GraphicsContext.Filter], in context: GraphicsContext, _ size: CGSize
  ) {
    let frame = CGRect(x: 4, y: 4, width: size.width - 8, height: size.height - 28)
    let tile = Path(roundedRect: frame, cornerRadius: 10)
    context.fill(tile, with: .color(panel))
    context.draw(
      Text(name).font(.system(size: 12)), at: CGPoint(x: size.width / 2, y: size.height - 4), anchor: .bottom)
    var filtered = context
    filtered.clip(to: tile)
    for filter in filters { filtered.addFilter(filter) }
    filtered.drawLayer { layer in
      layer.translateBy(x: frame.midX, y: frame.midY)
      drawFlower(in: layer, radius: min(size.width, size.height) * 0.34)
    }
  }

  /// Eight petals around a disc, from nearly clear to opaque.
  private func drawFlower(in context: GraphicsContext, radius: CGFloat) {
    for petal in 0..<8 {
      var turned = context
      turned.rotate(by: .degrees(Double(petal) * 45))
      turned.opacity = 0.3 + 0.1 * Double(petal)
      let box = CGRect(x: -radius * 0.22, y: -radius, width: radius * 0.44, height: radius * 0.8)
      turned.fill(
        Path(ellipseIn: box), with: .color(Color(hue: Double(petal) / 8, saturation: 0.7, brightness: 0.9)))
    }
    let middle = Path(
      ellipseIn: CGRect(x: -radius * 0.3, y: -radius * 0.3, width: radius * 0.6, height: radius * 0.6))
    context.fill(
      middle,
      with: .radialGradient(
        Gradient(colors: [.yellow, .orange]), center: .zero, startRadius: 0, endRadius: radius * 0.3))
  }
}
