import SwiftUI

/// The moving parts of the evening landscape: light on the water, mist over the shore, and stars.
struct EveningLight {
  /// The horizon as a fraction of the height.
  static let horizon = 0.66
  /// The horizontal position of the moon as a fraction of the width.
  static let moon = 0.765

  /// Seconds.
  let time: Double
  let size: CGSize

  private var lake: CGRect {
    CGRect(x: 0, y: size.height * Self.horizon, width: size.width, height: size.height * (1 - Self.horizon))
  }

  func draw(in context: GraphicsContext) {
    drawStars(in: context)
    drawMist(in: context)
    for ripple in Ripple.all { draw(ripple, in: context) }
  }

  /// A brightness from 0 to 1 that comes and goes.
  private func pulse(_ speed: Double, _ phase: Double) -> Double { (1 + sin(time * speed + phase)) / 2 }

  // MARK: Water

  /// A ripple lies still and shows the sky for a moment, or the moon if it is below it.
  private func draw(_ ripple: Ripple, in context: GraphicsContext) {
    let light = pulse(ripple.speed, ripple.phase)
    let glint = max(0, light - 0.35) / 0.65
    guard glint > 0.02 else { return }
    let length = size.width * ripple.length * (0.5 + 0.5 * glint)
    let sway = sin(time * 0.35 + ripple.phase * 3) * size.width * 0.004
    let center = CGPoint(
      x: ripple.place.x * size.width + sway,
      y: lake.minY + lake.height * ripple.place.y + light * 2 * ripple.place.y)
    let color =
      ripple.isMoonlit
      ? Color(red: 1, green: 0.9, blue: 0.76, opacity: 0.95 * glint)
      : Color(red: 0.85, green: 0.75, blue: 1, opacity: 0.17 * glint)
    context.fill(
      lens(at: center, length, size.height * (0.0008 + 0.0032 * ripple.place.y)), with: .color(color))
  }

  /// A flat shape with pointed ends.
  private func lens(at center: CGPoint, _ length: CGFloat, _ height: CGFloat) -> Path {
    Path { path in
      let (left, right) = (center.x - length / 2, center.x + length / 2)
      path.move(to: CGPoint(x: left, y: center.y))
      path.addQuadCurve(
        to: CGPoint(x: right, y: center.y), control: CGPoint(x: center.x, y: center.y - height))
      path.addQuadCurve(
        to: CGPoint(x: left, y: center.y), control: CGPoint(x: center.x, y: center.y + height))
    }
  }

  /// A ripple's position as fractions of the lake, and its length as a fraction of the width.
  private struct Ripple {
    let place: CGPoint
    let length: Double
    let isMoonlit: Bool
    /// Radians per second.
    let speed: Double
    let phase: Double

    static let all = plain + moonlit

    private static let plain = ripples(1600, seed: 41) { random, depth in random.number(in: -0.02..<1.02) }
    /// A band below the moon that is wider near the viewer.
    private static let moonlit = ripples(900, seed: 43, isMoonlit: true) { random, depth in
      let offset = random.fraction() + random.fraction() - 1
      return EveningLight.moon + offset * (0.03 + 0.1 * depth)
    }

    private static func ripples(
      _ count: Int, seed: UInt64, isMoonlit: Bool = false,
      across: (inout SeededRandom, _ depth: Double) -> Double
    ) -> [Ripple] {
      var random = SeededRandom(seed: seed)
      return (0..<count).map { _ in
        // Distant ripples are closer to one another.
        let depth = 0.05 + 0.95 * random.fraction() * (0.4 + 0.6 * random.fraction())
        return Ripple(
          place: CGPoint(x: across(&random, depth), y: depth),
          length: (0.006 + 0.04 * depth) * random.number(in: 0.4..<1), isMoonlit: isMoonlit,
          speed: random.number(in: 0.5..<1.6), phase: random.number(in: 0..<100))
      }
    }
  }

  // MARK: Air

  /// Bands of mist that drift along the shore, each to and fro.
  private func drawMist(in context: GraphicsContext) {
    for band in 0..<5 {
      let share = Double(band) / 5
      let drift = sin(time * 0.05 * (1 + share) + share * 20) * 0.15
      let height = Self.horizon - 0.035 - 0.05 * pulse(0.07, share * 9)
      context.fillHaze(
        Color(red: 0.95, green: 0.8, blue: 0.9, opacity: 0.2),
        at: CGPoint(x: size.width * (0.1 + share + drift), y: size.height * height), size.width * 0.26,
        size.height * 0.03)
    }
  }

  /// Bright stars that twinkle.
  private func drawStars(in context: GraphicsContext) {
    var random = SeededRandom(seed: 12)
    for _ in 0..<70 {
      let place = CGPoint(
        x: random.fraction() * size.width, y: random.fraction() * random.fraction() * size.height * 0.4)
      let light = pulse(random.number(in: 0.5..<2.5), random.number(in: 0..<6.3))
      let radius = size.width / 900 * (0.35 + 0.55 * light)
      guard abs(place.x / size.width - Self.moon) > 0.06 else { continue }
      context.fill(
        Path(
          ellipseIn: CGRect(x: place.x - radius, y: place.y - radius, width: radius * 2, height: radius * 2)),
        with: .color(Color(white: 1, opacity: 0.3 + 0.7 * light)))
    }
  }
}

extension GraphicsContext {
  /// Adds the light of a color that fades from a center to an ellipse with two radii in points.
  func fillHaze(_ color: Color, at center: CGPoint, _ horizontal: CGFloat, _ vertical: CGFloat) {
    var stretched = self
    stretched.blendMode = .screen
    stretched.translateBy(x: center.x, y: center.y)
    stretched.scaleBy(x: horizontal, y: vertical)
    stretched.fill(
      Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2)),
      with: .radialGradient(
        Gradient(colors: [color, color.opacity(0)]), center: .zero, startRadius: 0, endRadius: 1))
  }
}
