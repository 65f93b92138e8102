import SwiftUI

/// Each blend mode with the same two drawings, a color wheel over color bars, on a checkerboard that shows
/// where they are clear.
struct BlendModes: View {
  @MainActor
  init() {}

  private static let modes: [(name: String, mode: GraphicsContext.BlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn),
    ("softLight", .softLight), ("hardLight", .hardLight), ("difference", .difference),
    ("exclusion", .exclusion), ("hue", .hue), ("saturation", .saturation), ("color", .color),
    ("luminosity", .luminosity), ("clear", .clear), ("copy", .copy), ("sourceIn", .sourceIn),
    ("sourceOut", .sourceOut), ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver),
    ("destinationIn", .destinationIn), ("destinationOut", .destinationOut),
    ("destinationAtop", .destinationAtop), ("xor", .xor), ("plusDarker", .plusDarker),
    ("plusLighter", .plusLighter),
  ]
  private static let columns = 7

  var body: some View {
    Canvas { context, size in
      let tile = CGSize(width: size.width / CGFloat(Self.columns), height: size.height / 4)
      for (index, entry) in Self.modes.enumerated() {
        let origin = CGPoint(
          x: tile.width * CGFloat(index % Self.columns), y: tile.height * CGFloat(index / Self.columns))
        draw(entry.name, entry.mode, in: context, CGRect(origin: origin, size: tile).insetBy(dx: 6, dy: 6))
      }
    }
  }

  private func draw(
    _ name: String, _ mode: GraphicsContext.BlendMode, in context: GraphicsContext, _ frame: CGRect
  ) {
    let picture = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - 18)
    context.draw(
      Text(name).font(.system(size: 11)), at: CGPoint(x: frame.midX, y: frame.maxY),
      anchor: .bottom)
    drawCheckerboard(in: context, picture)
    // A layer, so that modes that clear do not affect the background.
    context.drawLayer { layer in
      layer.clip(to: Path(picture))
      drawBars(in: layer, picture)
      layer.blendMode = mode
      layer.drawLayer { drawWheel(in: $0, picture) }
    }
  }

  /// Squares of 8 points.
  private func drawCheckerboard(in context: GraphicsContext, _ frame: CGRect) {
    var clipped = context
    clipped.clip(to: Path(frame))
    let side = 8.0
    let squares = Path { path in
      for row in 0...Int(frame.height / side) {
        for column in 0...Int(frame.width / side) where (row + column).isMultiple(of: 2) {
          let corner = CGPoint(x: frame.minX + side * Double(column), y: frame.minY + side * Double(row))
          path.addRect(CGRect(origin: corner, size: CGSize(width: side, height: side)))
        }
      }
    }
    clipped.fill(squares, with: .color(.primary.opacity(0.12)))
  }

  /// Three color bars, the last fading to clear.
  private func drawBars(in context: GraphicsContext, _ frame: CGRect) {
    let bars: [[Color]] = [[.red, .yellow], [.black, .white], [.blue, .blue.opacity(0)]]
    // Whole pixels: at an edge inside a pixel both bars would let the background show.
    let pixel = context.environment.pixelLength
    let edges = (0...3).map { ((frame.minY + frame.height * CGFloat($0) / 3) / pixel).rounded() * pixel }
    for (index, colors) in bars.enumerated() {
      let bar = CGRect(
        x: frame.minX, y: edges[index], width: frame.width, height: edges[index + 1] - edges[index])
      context.fill(
        Path(bar),
        with: .linearGradient(
          Gradient(colors: colors), startPoint: bar.origin, endPoint: CGPoint(x: bar.maxX, y: bar.minY)))
    }
  }

  private func drawWheel(in context: GraphicsContext, _ frame: CGRect) {
    let centre = CGPoint(x: frame.midX, y: frame.midY)
    let radius = min(frame.width, frame.height) * 0.45
    let hues = (0...6).map { Color(hue: Double($0) / 6, saturation: 0.9, brightness: 0.95) }
    context.fill(
      Path(
        ellipseIn: CGRect(x: centre.x - radius, y: centre.y - radius, width: radius * 2, height: radius * 2)),
      with: .conicGradient(Gradient(colors: hues), center: centre))
  }
}
