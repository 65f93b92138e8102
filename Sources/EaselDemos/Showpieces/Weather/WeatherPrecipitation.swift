import SwiftUI

/// A strike: where it leaves the clouds as a share of the width, and how bright it is now, from 0 to 1.
struct Lightning {
  let seed: UInt64
  let x: Double
  let strength: Double
}

/// What falls from the sky.
extension WeatherScene {
  /// A strike in every four seconds, which flickers for half a second.
  var lightning: Lightning? {
    let period = 4.0
    let seed = UInt64(max(time / period, 0))
    var random = SeededRandom(seed: seed)
    let age = time - Double(seed) * period - random.number(in: 0.2..<3)
    guard age > 0 && age < 0.7 else { return nil }
    let strength = pow(1 - age / 0.7, 2) * (age > 0.08 && age < 0.14 ? 0.25 : 1)
    return Lightning(seed: seed, x: random.number(in: 0.25..<0.9), strength: strength)
  }

  func drawBolt(_ flash: Lightning, in context: GraphicsContext) {
    let origin = CGPoint(x: flash.x * size.width, y: size.height * 0.2)
    let violet = Color(red: 0.75, green: 0.72, blue: 1)
    glow(origin, unit * 55, [violet.opacity(0.6 * flash.strength), violet.opacity(0)], in: context)
    guard flash.strength > 0.2 else { return }
    var random = SeededRandom(seed: flash.seed &+ 99)
    var (bolt, branches) = (Path(), Path())
    var place = origin
    bolt.move(to: place)
    while place.y < size.height * 0.74 {
      place.x += unit * random.number(in: -1.3..<1.3)
      place.y += unit * random.number(in: 0.4..<1.5)
      bolt.addLine(to: place)
      guard random.fraction() < 0.13 else { continue }
      var twig = place
      let lean = random.number(in: -2.4..<2.4)
      branches.move(to: twig)
      for _ in 0..<5 {
        twig.x += unit * (lean + random.number(in: -1..<1))
        twig.y += unit * random.number(in: 0.6..<1.8)
        branches.addLine(to: twig)
      }
    }
    for (width, opacity) in [(2.4, 0.08), (1.0, 0.2), (0.28, 1.0)] {
      let style = StrokeStyle(lineWidth: unit * width, lineCap: .round, lineJoin: .round)
      let color = width < 0.5 ? Color.white : violet
      context.stroke(bolt, with: .color(color.opacity(opacity * flash.strength)), style: style)
      let thin = StrokeStyle(lineWidth: unit * width / 2, lineCap: .round, lineJoin: .round)
      context.stroke(branches, with: .color(color.opacity(opacity * 0.7 * flash.strength)), style: thin)
    }
  }

  /// Streaks far and near, slanted by the wind.
  func drawRain(in context: GraphicsContext) {
    for layer in 0..<3 {
      let nearness = Double(layer + 1) / 3
      var random = SeededRandom(seed: UInt64(layer + 60))
      let length = unit * (2 + 4 * nearness)
      let slant = wind * 0.5 + 0.04
      let height = size.height + length
      let streaks = Path { path in
        for _ in 0..<Int(170 * rain) {
          let fall =
            (random.fraction() + time * (0.8 + 0.7 * nearness) * random.number(in: 0.9..<1.1))
            .truncatingRemainder(dividingBy: 1) * height
          let x = random.fraction() * (size.width + height * slant) + (fall - height) * slant
          path.move(to: CGPoint(x: x, y: fall))
          path.addLine(to: CGPoint(x: x - length * slant, y: fall - length))
        }
      }
      context.stroke(
        streaks, with: .color(.white.opacity(0.1 + 0.12 * nearness)),
        lineWidth: unit * (0.08 + 0.1 * nearness))
    }
  }

  /// Flakes in three depths that sway as they sink.
  func drawSnow(in context: GraphicsContext) {
    for layer in 0..<3 {
      let nearness = Double(layer + 1) / 3
      var random = SeededRandom(seed: UInt64(layer + 70))
      let flakes = Path { path in
        for _ in 0..<Int((220 - 60 * Double(layer)) * rain) {
          let radius = unit * (0.08 + 0.34 * nearness * nearness) * random.number(in: 0.6..<1.2)
          let fall = random.fraction() + time * (0.035 + 0.05 * nearness) * random.number(in: 0.8..<1.2)
          let sway = unit * 2 * sin(time * random.number(in: 0.3..<0.9) + random.fraction() * 6)
          let drift = (random.fraction() + time * wind * 0.06 * nearness).truncatingRemainder(dividingBy: 1)
          let center = CGPoint(
            x: (drift * 1.1 - 0.05) * size.width + sway,
            y: (fall.truncatingRemainder(dividingBy: 1) * 1.1 - 0.05) * size.height)
          path.addEllipse(
            in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        }
      }
      context.fill(flakes, with: .color(.white.opacity(0.85 - 0.2 * nearness)))
    }
  }
}
