import SwiftUI

/// A lighthouse at dusk, 150 by 250 points: the picture that the first animations work on.
enum TowerPicture {
  private static let frame = CGRect(x: 0, y: 0, width: 150, height: 250)

  static let image = Image(size: frame.size) { context in
    context.clip(to: Path(roundedRect: frame, cornerRadius: 16))
    // As a whole: each part by itself would let the one behind shine through at the corners.
    context.drawLayer { layer in
      drawSky(in: layer)
      drawBeam(in: layer)
      drawTower(in: layer)
    }
  }

  private static func drawSky(in context: GraphicsContext) {
    let dusk = Gradient(colors: [
      Color(red: 0.12, green: 0.16, blue: 0.4), Color(red: 0.98, green: 0.6, blue: 0.42),
    ])
    context.fill(
      Path(frame),
      with: .linearGradient(dusk, startPoint: .zero, endPoint: CGPoint(x: 0, y: 210)))
  }

  private static func drawBeam(in context: GraphicsContext) {
    let beam = Path { path in
      path.addLines([
        CGPoint(x: 75, y: 62), CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 84), CGPoint(x: 75, y: 62),
        CGPoint(x: 150, y: 40), CGPoint(x: 150, y: 84),
      ])
    }
    context.fill(beam, with: .color(Color.yellow.opacity(0.35)))
  }

  private static func drawTower(in context: GraphicsContext) {
    let hill = Path(ellipseIn: CGRect(x: -40, y: 205, width: 230, height: 90))
    context.fill(hill, with: .color(Color(red: 0.1, green: 0.22, blue: 0.2)))
    for (step, color) in [Color.white, .red, .white, .red].enumerated() {
      let top = 75 + CGFloat(step) * 35
      let (upper, lower) = (16 + CGFloat(step) * 4, 20 + CGFloat(step) * 4)
      let stripe = Path { path in
        path.addLines([
          CGPoint(x: 75 - upper, y: top), CGPoint(x: 75 + upper, y: top),
          CGPoint(x: 75 + lower, y: top + 35), CGPoint(x: 75 - lower, y: top + 35),
        ])
      }
      context.fill(stripe, with: .color(color))
    }
    context.fill(Path(CGRect(x: 63, y: 50, width: 24, height: 25)), with: .color(.yellow))
    let roof = Path { $0.addLines([CGPoint(x: 55, y: 50), CGPoint(x: 75, y: 30), CGPoint(x: 95, y: 50)]) }
    context.fill(roof, with: .color(Color(red: 0.5, green: 0.1, blue: 0.15)))
  }
}
