import SwiftUI

/// The sky, the clouds, the hills and what falls, at one moment.
struct WeatherScene {
  let kind: Weather.Kind
  let wind: Double
  let rain: Double
  let size: CGSize
  let time: Double

  /// The side that sizes are measured by.
  var unit: CGFloat { (size.width * size.height).squareRoot() / 100 }
  var isWet: Bool { kind == .rain || kind == .thunderstorm }

  /// Everything behind the pane.
  func drawView(in context: GraphicsContext) {
    let flash = kind == .thunderstorm ? lightning : nil
    drawSky(in: context)
    if kind == .sun { drawSun(in: context) }
    if kind == .snow { drawMoon(in: context) }
    drawClouds(flash, in: context)
    if let flash { drawBolt(flash, in: context) }
    drawHills(flash?.strength ?? 0, in: context)
    if isWet { drawRain(in: context) }
    if kind == .snow { drawSnow(in: context) }
  }

  func color(_ hex: UInt32, _ opacity: Double = 1) -> Color {
    Color(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255,
      opacity: opacity)
  }

  var sky: [Color] {
    switch kind {
    case .sun: [color(0x1b6fd1), color(0x5fb0f0), color(0xcfeaf8)]
    case .rain: [color(0x33475a), color(0x5d7385), color(0x98a8b2)]
    case .thunderstorm: [color(0x0f1226), color(0x2a2c4c), color(0x5b4f6d)]
    case .snow: [color(0x070d22), color(0x14244a), color(0x3f5480)]
    }
  }

  private func drawSky(in context: GraphicsContext) {
    context.fill(
      Path(CGRect(origin: .zero, size: size)),
      with: .linearGradient(
        Gradient(colors: sky), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height * 0.85)))
    guard kind == .snow else { return }
    var random = SeededRandom(seed: 2)
    for _ in 0..<110 {
      let place = CGPoint(x: random.fraction() * size.width, y: random.fraction() * size.height * 0.6)
      let twinkle = 0.45 + 0.35 * sin(time * random.number(in: 1..<3) + random.fraction() * 6)
      glow(
        place, random.number(in: 0.6..<1.6), [.white.opacity(twinkle), .white.opacity(twinkle * 0.6)],
        in: context)
    }
  }

  func glow(_ center: CGPoint, _ radius: CGFloat, _ colors: [Color], in context: GraphicsContext) {
    let disc = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    context.fill(
      Path(ellipseIn: disc),
      with: .radialGradient(Gradient(colors: colors), center: center, startRadius: 0, endRadius: radius))
  }

  private func drawSun(in context: GraphicsContext) {
    let center = CGPoint(x: size.width * 0.72, y: size.height * 0.27)
    let breath = 1 + 0.03 * sin(time * 0.8)
    glow(
      center, unit * 42 * breath, [color(0xfff2c0, 0.75), color(0xffe9b0, 0.22), color(0xffe9b0, 0)],
      in: context)
    glow(
      center, unit * 16 * breath, [color(0xfff6d8), color(0xffec9e, 0.5), color(0xffe98a, 0)], in: context)
    glow(center, unit * 5.5, [.white, .white, color(0xfff4c8)], in: context)
  }

  private func drawMoon(in context: GraphicsContext) {
    let center = CGPoint(x: size.width * 0.76, y: size.height * 0.24)
    glow(center, unit * 24, [color(0xbcd0ff, 0.5), color(0xbcd0ff, 0.12), color(0xbcd0ff, 0)], in: context)
    glow(center, unit * 5.5, [color(0xffffff), color(0xf4f4ff), color(0xd5dcf2)], in: context)
    for (x, y, radius) in [(-1.6, -1.2, 1.1), (1.4, 0.6, 1.5), (-0.6, 2.4, 0.8), (2, -2.2, 0.6)] {
      let crater = CGPoint(x: center.x + unit * x, y: center.y + unit * y)
      glow(crater, unit * radius, [color(0xb4bfdd, 0.7), color(0xc4cde6, 0.4)], in: context)
    }
  }

  /// Heaps of soft puffs with lit tops, the near ones larger and faster.
  private func drawClouds(_ flash: Lightning?, in context: GraphicsContext) {
    let count = kind == .sun ? 4 : kind == .snow ? 5 : 9
    let (light, shade): (Color, Color) =
      switch kind {
      case .sun: (color(0xffffff), color(0xb5cfe6))
      case .rain: (color(0xa3b1bc), color(0x55656f))
      case .thunderstorm: (color(0x4a4a6b), color(0x1b1b33))
      case .snow: (color(0x54678f), color(0x25365f))
      }
    var random = SeededRandom(seed: 12)
    for cloud in 0..<count {
      let nearness = Double(cloud + 1) / Double(count)
      let width = unit * (16 + 18 * nearness)
      let span = size.width + 2.4 * width
      let drift =
        (random.fraction() + Double(cloud) * 0.618) * span + time * unit * (0.5 + 5 * wind) * nearness
      let x = drift.truncatingRemainder(dividingBy: span) - 1.2 * width
      let y = size.height * (kind == .sun ? random.number(in: 0.08..<0.42) : random.number(in: 0..<0.3))
      for puff in 0..<9 {
        let place = Double(puff) / 8 * 2 - 1
        let lift = 1 - place * place
        let radius = width * (0.2 + 0.22 * lift * random.number(in: 0.6..<1.1))
        let center = CGPoint(x: x + place * width * 0.75, y: y - radius * lift * random.number(in: 0..<0.6))
        let distance = flash.map { abs($0.x * size.width - center.x) / size.width } ?? 1
        let lit = (flash?.strength ?? 0) * max(1 - distance * 2.2, 0)
        let (bright, dim) =
          lit > 0.02
          ? (light.mix(with: .white, by: lit * 0.8), shade.mix(with: color(0x9a94d8), by: lit * 0.8))
          : (light, shade)
        glow(
          CGPoint(x: center.x, y: center.y + radius * 0.4), radius,
          [dim.opacity(0.75), dim.opacity(0.4), dim.opacity(0)], in: context)
        glow(center, radius, [bright.opacity(0.85), bright.opacity(0.5), bright.opacity(0)], in: context)
      }
    }
  }
}
