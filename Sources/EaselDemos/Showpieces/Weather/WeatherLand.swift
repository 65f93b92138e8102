import SwiftUI

/// Hills with fir trees, the distant ones paler.
extension WeatherScene {
  func drawHills(_ light: Double, in context: GraphicsContext) {
    let colors: [UInt32] =
      switch kind {
      case .sun: [0x7fb2a0, 0x4c9468, 0x2c6f45]
      case .rain: [0x6d7f86, 0x495d60, 0x2c3f40]
      case .thunderstorm: [0x38364f, 0x232338, 0x131424]
      case .snow: [0x5c72a0, 0x8fa4cc, 0xc9d6ee]
      }
    for (row, hex) in colors.enumerated() {
      let depth = Double(row)
      let base = size.height * (0.72 + 0.09 * depth)
      let ridge = stride(from: 0, through: size.width + unit, by: unit * 0.8).map { x -> CGPoint in
        let place = x / size.height * 3 + depth * 4
        return CGPoint(
          x: x, y: base - size.height * (0.045 * sin(place * 0.9) + 0.02 * sin(place * 2.3 + depth)))
      }
      var hill = Path { $0.addLines(ridge) }
      hill.addLine(to: CGPoint(x: size.width + unit, y: size.height))
      hill.addLine(to: CGPoint(x: 0, y: size.height))
      let near = color(hex).mix(with: color(0xb9b4ff), by: light * 0.35)
      let far = near.mix(with: sky[2], by: 0.35)
      context.fill(
        hill,
        with: .linearGradient(
          Gradient(colors: [far, near]), startPoint: CGPoint(x: 0, y: base - size.height * 0.06),
          endPoint: CGPoint(x: 0, y: base + size.height * 0.12)))
      drawTrees(
        along: ridge, row, kind == .snow ? color(0x22335c) : near.mix(with: .black, by: 0.4), in: context)
    }
  }

  private func drawTrees(along ridge: [CGPoint], _ row: Int, _ color: Color, in context: GraphicsContext) {
    var random = SeededRandom(seed: UInt64(30 + row))
    let height = unit * (1.4 + 1.5 * Double(row))
    let trees = Path { path in
      for foot in ridge where random.fraction() < 0.5 * sin(foot.x / unit * 0.13 + Double(row) * 2) + 0.14 {
        let (tall, wide) = (height * random.number(in: 0.6..<1.2), height * 0.22)
        for tier in 0..<3 {
          let y = foot.y + unit * 0.3 - tall * 0.28 * Double(tier)
          let reach = wide * (1 - 0.26 * Double(tier))
          path.addLines([
            CGPoint(x: foot.x - reach, y: y), CGPoint(x: foot.x, y: y - tall * 0.45),
            CGPoint(x: foot.x + reach, y: y),
          ])
          path.closeSubpath()
        }
      }
    }
    context.fill(trees, with: .color(color))
  }
}
