import SwiftUI

/// The sun, the asteroids, and the planets as lit balls.
extension Orrery {
  func drawAsteroids(_ chart: OrreryChart, _ day: Double, in context: GraphicsContext) {
    var random = SeededRandom(seed: 4)
    let belt = Path { path in
      for _ in 0..<420 {
        let distance = random.number(in: 2.1..<2.8) + random.number(in: 0..<0.6)
        let degree = random.fraction() * 360 + day * 0.9856 / pow(distance, 1.5)
        let place =
          SIMD3(cos(degree * .pi / 180), sin(degree * .pi / 180), random.number(in: -0.06..<0.06)) * distance
        let (point, side) = (chart.point(place), chart.unit * random.number(in: 0.7..<1.7))
        path.addRect(CGRect(x: point.x, y: point.y, width: side, height: side))
      }
    }
    context.fill(belt, with: .color(ink.opacity(0.45)))
  }

  func drawSun(_ chart: OrreryChart, in context: GraphicsContext) {
    for (radius, colors) in [
      (90.0, [Color.orange.opacity(0.45), .orange.opacity(0.1), .orange.opacity(0)]),
      (18, [.white, Color(red: 1, green: 0.9, blue: 0.5), Color(red: 1, green: 0.7, blue: 0.2)]),
    ] {
      let reach = radius * chart.unit
      context.fill(
        chart.disc(at: chart.center, reach),
        with: .radialGradient(
          Gradient(colors: colors), center: chart.center, startRadius: 0, endRadius: reach))
    }
  }

  /// A ball that the sun lights, with its ring.
  func draw(_ planet: Planet, at point: CGPoint, _ chart: OrreryChart, in context: GraphicsContext) {
    let radius = planet.radius * chart.unit
    let away = CGPoint(x: chart.center.x - point.x, y: chart.center.y - point.y)
    let distance = max(hypot(away.x, away.y), 1)
    let light = CGPoint(
      x: point.x + away.x / distance * radius * 0.6, y: point.y + away.y / distance * radius * 0.6)
    let colors = Gradient(colors: [
      planet.color.mix(with: .white, by: 0.55), planet.color, planet.color.mix(with: .black, by: 0.75),
    ])
    if planet.hasRing { drawRing(at: point, radius, isFront: false, in: context) }
    context.fill(
      chart.disc(at: point, radius),
      with: .radialGradient(colors, center: light, startRadius: 0, endRadius: radius * 1.7))
    if planet.radius > 14 { drawBands(at: point, radius, chart, in: context) }
    if planet.hasRing { drawRing(at: point, radius, isFront: true, in: context) }
  }

  private func drawBands(
    at point: CGPoint, _ radius: CGFloat, _ chart: OrreryChart, in context: GraphicsContext
  ) {
    var ball = context
    ball.clip(to: chart.disc(at: point, radius))
    ball.translateBy(x: point.x, y: point.y)
    ball.rotate(by: .degrees(-18))
    for (y, height) in [(-0.62, 0.14), (-0.3, 0.24), (0.14, 0.2), (0.52, 0.12)] {
      let band = CGRect(x: -radius, y: y * radius, width: 2 * radius, height: height * radius)
      ball.fill(Path(band), with: .color(Color(red: 0.45, green: 0.25, blue: 0.12, opacity: 0.3)))
    }
  }

  private func drawRing(at point: CGPoint, _ radius: CGFloat, isFront: Bool, in context: GraphicsContext) {
    var tilted = context
    tilted.translateBy(x: point.x, y: point.y)
    tilted.rotate(by: .degrees(-18))
    tilted.scaleBy(x: 1, y: 0.34)
    for (share, width, opacity) in [(1.5, 0.26, 0.9), (1.86, 0.3, 0.65)] {
      let half = Path {
        $0.addArc(
          center: .zero, radius: radius * share, startAngle: .degrees(isFront ? 0 : 180),
          endAngle: .degrees(isFront ? 180 : 360), clockwise: false)
      }
      tilted.stroke(
        half, with: .color(Color(red: 0.85, green: 0.75, blue: 0.55, opacity: opacity)),
        lineWidth: radius * width)
    }
  }
}
