import SwiftUI

/// The earth with its present night and flights along great circles. A globe unrolls into an equal-area map and
/// rolls up again.
struct WorldMap: View {
  /// 0 for the map, 1 for the globe. Without effect while the earth unrolls by itself.
  var roundness = 1.0
  var unrolls = true
  /// The number of flights in the air.
  var flights = 16

  private static let coasts = WorldOutlines.rings.map { ring in
    ring.map {
      WorldProjection.place(longitude: $0.longitude * .pi / 180, latitude: $0.latitude * .pi / 180)
    }
  }

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas(opaque: true) { context, size in
        let time = timeline.date.timeIntervalSinceReferenceDate
        let world = WorldProjection(
          roundness: unrolls ? Self.roundness(at: time) : roundness, center: 0.3 + time * 0.07, in: size)
        let sun = Sun(at: timeline.date)
        drawSky(in: context, size, world)
        drawLand(in: context, world)
        drawGraticule(in: context, world)
        drawNight(in: context, world, sun)
        drawGloss(in: context, world, sun)
        WorldFlights(count: flights, time: time, world: world, sun: sun).draw(in: context, size)
        if size.width >= 640 || size.height >= 640 {
          WorldCaption(date: timeline.date, sun: sun).draw(in: context, size)
        }
      }
    }
  }

  /// Ten seconds of globe, six of unrolling, ten of map, six of rolling up.
  private static func roundness(at time: Double) -> Double {
    let phase = time.truncatingRemainder(dividingBy: 32)
    let share = phase < 16 ? (phase - 10) / 6 : 1 - (phase - 26) / 6
    let clamped = max(0, min(1, share))
    return 1 - clamped * clamped * (3 - 2 * clamped)
  }

  private func drawSky(in context: GraphicsContext, _ size: CGSize, _ world: WorldProjection) {
    let isDark = context.environment.colorScheme == .dark
    let reach = hypot(size.width, size.height) / 2
    let sky =
      isDark
      ? [Color(red: 0.07, green: 0.1, blue: 0.22), Color(red: 0.02, green: 0.02, blue: 0.06)]
      : [Color(red: 0.97, green: 0.98, blue: 1), Color(red: 0.84, green: 0.89, blue: 0.95)]
    let frame = Path(CGRect(origin: .zero, size: size))
    context.fill(
      frame,
      with: .radialGradient(Gradient(colors: sky), center: world.middle, startRadius: 0, endRadius: reach))
    if isDark { drawStars(in: context, size) }
    let glow = isDark ? Color(red: 0.25, green: 0.55, blue: 1) : Color(red: 0.3, green: 0.5, blue: 0.8)
    context.fill(
      frame,
      with: .radialGradient(
        Gradient(colors: [glow.opacity(0.55 * world.roundness), glow.opacity(0)]), center: world.middle,
        startRadius: world.scale * 0.97, endRadius: world.scale * 1.22))
    let sea =
      isDark
      ? [Color(red: 0.1, green: 0.3, blue: 0.55), Color(red: 0.04, green: 0.13, blue: 0.32)]
      : [Color(red: 0.72, green: 0.86, blue: 0.96), Color(red: 0.5, green: 0.72, blue: 0.9)]
    context.fill(
      world.outline,
      with: .radialGradient(
        Gradient(colors: sea), center: world.middle, startRadius: 0, endRadius: world.scale * 1.6))
  }

  private func drawStars(in context: GraphicsContext, _ size: CGSize) {
    var random = SeededRandom(seed: 5)
    for _ in 0..<160 {
      let (x, y) = (random.fraction() * size.width, random.fraction() * size.height)
      let side = random.number(in: 0.5..<1.8)
      context.fill(
        Path(ellipseIn: CGRect(x: x, y: y, width: side, height: side)),
        with: .color(.white.opacity(random.number(in: 0.1..<0.7))))
    }
  }

  /// The land, white at the poles, sand-colored at the tropics.
  private func drawLand(in context: GraphicsContext, _ world: WorldProjection) {
    let isDark = context.environment.colorScheme == .dark
    let green = isDark ? Color(red: 0.3, green: 0.58, blue: 0.46) : Color(red: 0.55, green: 0.74, blue: 0.55)
    let sand = isDark ? Color(red: 0.62, green: 0.66, blue: 0.47) : Color(red: 0.9, green: 0.86, blue: 0.68)
    let ice = Color(red: 0.93, green: 0.97, blue: 1)
    let climate = Gradient(stops: [
      .init(color: ice, location: 0.03), .init(color: green, location: 0.2),
      .init(color: sand, location: 0.36), .init(color: green, location: 0.5),
      .init(color: sand, location: 0.66), .init(color: green, location: 0.8),
      .init(color: ice, location: 0.94),
    ])
    let poles = [Double.pi / 2, -.pi / 2].map {
      world.point(WorldProjection.Place(longitude: 0, latitude: $0, parameter: $0))
    }
    context.fill(
      world.path(Self.coasts), with: .linearGradient(climate, startPoint: poles[0], endPoint: poles[1]),
      style: FillStyle(eoFill: true))
  }

  private func drawGraticule(in context: GraphicsContext, _ world: WorldProjection) {
    let lines = Path { path in
      for latitude in stride(from: -60.0, through: 60, by: 30) {
        path.addLines(
          stride(from: -1.0, through: 1, by: 1.0 / 48).map {
            world.point(WorldProjection.place(longitude: $0 * world.reach, latitude: latitude * .pi / 180))
          })
      }
      for meridian in stride(from: 0.0, to: 360, by: 30) {
        let longitude = world.relative(meridian * .pi / 180)
        guard abs(longitude) < world.reach else { continue }
        path.addLines(
          stride(from: -1.0, through: 1, by: 1.0 / 32).map {
            world.point(WorldProjection.place(longitude: longitude, latitude: $0 * .pi / 2))
          })
      }
    }
    context.stroke(lines, with: .color(.white.opacity(0.16)), lineWidth: 1)
  }

  /// The night, darker where the sun is farther below the horizon.
  private func drawNight(in context: GraphicsContext, _ world: WorldProjection, _ sun: Sun) {
    for step in 0..<8 {
      let night = world.band { sun.night(at: $0 + world.center, below: Double(step) * -0.04) }
      context.fill(night, with: .color(Color(red: 0.01, green: 0.02, blue: 0.12, opacity: 0.12)))
    }
  }

  /// Sunlight on the sea, and a dark rim, as on a ball.
  private func drawGloss(in context: GraphicsContext, _ world: WorldProjection, _ sun: Sun) {
    let noon = world.relative(sun.longitude)
    let light = CGPoint(
      x: world.middle.x + world.scale * 0.5 * sin(noon), y: world.middle.y - world.scale * 0.3)
    let gleam = max(0, cos(noon)) * world.roundness
    let shade = Gradient(stops: [
      .init(color: .white.opacity(0.3 * gleam), location: 0), .init(color: .white.opacity(0), location: 0.35),
      .init(color: .black.opacity(0), location: 0.6),
      .init(color: .black.opacity(0.5 * world.roundness), location: 1),
    ])
    context.fill(
      world.outline,
      with: .radialGradient(shade, center: light, startRadius: 0, endRadius: world.scale * 1.6))
  }
}
