import SwiftUI

/// The city and the water in front of it.
extension Fireworks {
  func drawCity(in context: GraphicsContext, _ size: CGSize, _ shore: CGFloat) {
    let unit = shore / 100
    for (row, color) in [Color.night(0.13, 0.08, 0.19), .night(0.02, 0.02, 0.05)].enumerated() {
      var random = SeededRandom(seed: UInt64(row + 5))
      var (houses, windows) = (Path(), Path())
      var x = -unit * 2
      while x < size.width {
        let width = max((unit * random.number(in: 3..<8)).rounded(), 1)
        let height = unit * (row == 0 ? 6 : 2) + unit * 14 * pow(random.fraction(), row == 0 ? 1.5 : 3.5)
        houses.addRect(CGRect(x: x, y: shore - height, width: width, height: height))
        if height > unit * 12 {
          houses.addRect(
            CGRect(x: x + width / 2, y: shore - height - unit * 4, width: unit * 0.3, height: unit * 4))
        }
        for y in stride(from: shore - height + unit, to: shore - unit, by: unit * 1.3) {
          for column in stride(from: x + unit * 0.6, to: x + width - unit * 0.6, by: unit)
          where random.fraction() < 0.22 {
            windows.addRect(CGRect(x: column, y: y, width: unit * 0.4, height: unit * 0.6))
          }
        }
        x += width
      }
      context.fill(houses, with: .color(color))
      context.fill(
        windows, with: .color(Color(red: 1, green: 0.76, blue: 0.42, opacity: row == 0 ? 0.3 : 0.85)))
    }
  }

  /// The mirrored sky, blurred and broken by ripples.
  func drawWater(
    in context: GraphicsContext, _ size: CGSize, _ shore: CGFloat, _ shells: [FireworkShell], _ time: Double
  ) {
    let water = CGRect(x: 0, y: shore, width: size.width, height: size.height - shore)
    var clipped = context
    clipped.clip(to: Path(water))
    fill(
      Path(water), [.night(0.15, 0.09, 0.2), .night(0.02, 0.02, 0.07)], from: shore, to: size.height,
      in: clipped)
    var mirror = clipped
    mirror.addFilter(.blur(radius: shore / 160))
    mirror.drawLayer { layer in
      let flatness = water.height / shore / 0.85
      layer.translateBy(x: 0, y: shore * (1 + flatness))
      layer.scaleBy(x: 1, y: -flatness)
      drawCity(in: layer, size, shore)
      for shell in shells where shell.burstAge > 0 {
        let burst = CGPoint(x: size.width * shell.x, y: shore * shell.height)
        glow(burst, shore * 0.5, shell.color, 0.5 * pow(1 - shell.share, 2), in: layer)
        let tails = shell.tails(length: 0.8, width: shore / 80, around: burst, shore)
        layer.fill(tails, with: .color(shell.color.opacity(0.8 * shell.brightness)))
      }
    }
    drawRipples(in: clipped, water, time)
  }

  private func drawRipples(in context: GraphicsContext, _ water: CGRect, _ time: Double) {
    var random = SeededRandom(seed: 8)
    for color in [Color.night(0.03, 0.02, 0.09).opacity(0.6), Color(white: 0.8, opacity: 0.07)] {
      let ripples = Path { path in
        for _ in 0..<130 {
          let depth = pow(random.fraction(), 1.4)
          let sway = sin(time * random.number(in: 0.5..<1.5) + random.fraction() * 6)
          let width = water.height * (0.1 + 0.9 * depth) * random.fraction() * (1 + 0.5 * sway)
          let x = random.number(in: -0.05..<1) * water.width + sway * 8
          let y = water.minY + depth * water.height
          path.addEllipse(in: CGRect(x: x, y: y, width: width, height: 1 + depth * water.height / 50))
        }
      }
      context.fill(ripples, with: .color(color))
    }
  }
}
