import SwiftUI

/// A vector drawing of about 20,000 paths: a moon over wooded hills, and a lake that reflects them. Only the
/// light on the water, the mist and a few stars depend on the date; they are in a canvas of their own.
struct EveningLandscape: View {
  @MainActor
  init() {}

  var body: some View {
    ZStack {
      Canvas(opaque: true) { context, size in
        let horizon = size.height * EveningLight.horizon
        drawSky(in: context, size, horizon)
        drawLand(in: context, size, horizon)
        drawLake(in: context, size, horizon)
      }
      TimelineView(.animation(minimumInterval: 1.0 / 30)) { timeline in
        Canvas { context, size in
          EveningLight(time: timeline.date.timeIntervalSinceReferenceDate, size: size).draw(in: context)
        }
      }
    }
  }

  private func drawSky(in context: GraphicsContext, _ size: CGSize, _ horizon: CGFloat) {
    let dusk = Gradient(colors: [
      Color(red: 0.06, green: 0.08, blue: 0.22), Color(red: 0.3, green: 0.2, blue: 0.42),
      Color(red: 0.93, green: 0.55, blue: 0.4),
    ])
    context.fill(
      Path(CGRect(origin: .zero, size: size)),
      with: .linearGradient(dusk, startPoint: .zero, endPoint: CGPoint(x: 0, y: horizon)))
    drawStars(in: context, size, horizon)
    var glowing = context
    glowing.addFilter(.shadow(color: Color(white: 1, opacity: 0.7), radius: size.width / 60))
    let radius = size.width * 0.045
    let moon = CGRect(
      x: size.width * EveningLight.moon - radius, y: size.height * 0.12, width: radius * 2, height: radius * 2
    )
    glowing.fill(Path(ellipseIn: moon), with: .color(Color(red: 1, green: 0.97, blue: 0.88)))
  }

  private func drawStars(in context: GraphicsContext, _ size: CGSize, _ horizon: CGFloat) {
    var random = SeededRandom(seed: 11)
    for _ in 0..<600 {
      let height = random.fraction() * random.fraction()
      let radius = random.number(in: 0.2..<0.9) * size.width / 900
      let place = CGPoint(x: random.fraction() * size.width, y: height * horizon)
      context.fill(
        Path(ellipseIn: CGRect(x: place.x, y: place.y, width: radius * 2, height: radius * 2)),
        with: .color(Color(white: 1, opacity: 0.9 - height)))
    }
  }

  /// Five ranges of hills with trees, the distant ones paler.
  private func drawLand(in context: GraphicsContext, _ size: CGSize, _ horizon: CGFloat) {
    for range in 0..<5 {
      let nearness = Double(range) / 4
      let color = Color(
        red: 0.42 - 0.36 * nearness, green: 0.28 - 0.2 * nearness, blue: 0.45 - 0.32 * nearness)
      let ridge = ridge(range, size, horizon)
      context.fill(ridge.path, with: .color(color))
      guard range > 0 else { continue }
      var random = SeededRandom(seed: UInt64(range))
      for tree in 0..<range * 60 {
        let x = (Double(tree) + random.fraction()) / Double(range * 60) * size.width
        let height = size.height * (0.012 + 0.018 * nearness) * random.number(in: 0.6..<1.2)
        drawTree(in: context, at: CGPoint(x: x, y: ridge.height(x) + 1), height, color, &random)
      }
    }
  }

  private func ridge(_ range: Int, _ size: CGSize, _ horizon: CGFloat) -> (
    path: Path, height: (CGFloat) -> CGFloat
  ) {
    var random = SeededRandom(seed: UInt64(range + 100))
    let waves = (1...5).map { (Double($0) * random.number(in: 0.8..<1.6), random.number(in: 0..<6.3)) }
    let rise = size.height * (0.3 - 0.06 * CGFloat(range))
    func height(_ x: CGFloat) -> CGFloat {
      let sum = waves.reduce(0) { $0 + sin(x / size.width * 5 * $1.0 + $1.1) / $1.0 }
      return horizon - rise * (0.45 + 0.16 * CGFloat(sum))
    }
    let path = Path { path in
      // Extends the land, because the blur of the reflection would fade its edges.
      let margin = size.width / 40
      path.move(to: CGPoint(x: -margin, y: horizon + margin))
      for x in stride(from: -margin, through: size.width + margin, by: size.width / 400) {
        path.addLine(to: CGPoint(x: x, y: height(x)))
      }
      path.addLine(to: CGPoint(x: size.width + margin, y: horizon + margin))
      path.closeSubpath()
    }
    return (path, height)
  }

  /// A fir: a trunk, and boughs that are shorter toward the top.
  private func drawTree(
    in context: GraphicsContext, at foot: CGPoint, _ height: CGFloat, _ color: Color,
    _ random: inout SeededRandom
  ) {
    let boughs = 8
    for bough in 0..<boughs {
      let share = CGFloat(bough) / CGFloat(boughs)
      let y = foot.y - height * (0.15 + 0.85 * share)
      let width = height * 0.3 * (1 - share) * random.number(in: 0.8..<1.1)
      context.fill(
        Path { path in
          path.move(to: CGPoint(x: foot.x, y: y - height * 0.22))
          path.addQuadCurve(
            to: CGPoint(x: foot.x + width, y: y),
            control: CGPoint(x: foot.x + width * 0.3, y: y - height * 0.03))
          path.addQuadCurve(
            to: CGPoint(x: foot.x - width, y: y), control: CGPoint(x: foot.x, y: y - height * 0.05))
          path.addQuadCurve(
            to: CGPoint(x: foot.x, y: y - height * 0.22),
            control: CGPoint(x: foot.x - width * 0.3, y: y - height * 0.03))
        }, with: .color(color))
    }
    context.fill(
      Path(
        CGRect(
          x: foot.x - height * 0.03, y: foot.y - height * 0.2, width: height * 0.06, height: height * 0.2)),
      with: .color(color))
  }

  /// The reflection: the sky and the land upside down, and a soft light below the moon.
  private func drawLake(in context: GraphicsContext, _ size: CGSize, _ horizon: CGFloat) {
    let lake = CGRect(x: 0, y: horizon, width: size.width, height: size.height - horizon)
    let water = Gradient(colors: [
      Color(red: 0.82, green: 0.47, blue: 0.42), Color(red: 0.5, green: 0.3, blue: 0.46),
      Color(red: 0.2, green: 0.16, blue: 0.36), Color(red: 0.07, green: 0.08, blue: 0.2),
    ])
    var reflection = context
    reflection.clip(to: Path(lake))
    reflection.fill(
      Path(lake),
      with: .linearGradient(water, startPoint: lake.origin, endPoint: CGPoint(x: 0, y: lake.maxY)))
    reflection.fillHaze(
      Color(red: 0.9, green: 0.6, blue: 0.35, opacity: 0.4),
      at: CGPoint(x: size.width * EveningLight.moon, y: lake.maxY), size.width * 0.16, lake.height)
    reflection.addFilter(.blur(radius: size.height / 400))
    reflection.opacity = 0.88
    reflection.drawLayer { layer in
      // Hills that lie behind the shore look lower in the water.
      layer.translateBy(x: 0, y: horizon * 1.8)
      layer.scaleBy(x: 1, y: -0.8)
      drawLand(in: layer, size, horizon)
    }
  }
}
