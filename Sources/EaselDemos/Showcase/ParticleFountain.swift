import SwiftUI

/// Glowing sparks whose positions depend only on their age: no state is kept between frames.
struct ParticleFountain: View {
  let count: Int
  /// Whether the sparks are rendered asynchronously. A dial in front of them then turns with every frame.
  let isAsynchronous: Bool

  @MainActor
  init(count: Int, isAsynchronous: Bool = false) {
    self.count = count
    self.isAsynchronous = isAsynchronous
  }

  private static let night = Gradient(colors: [
    Color(red: 0.01, green: 0.01, blue: 0.03), Color(red: 0.09, green: 0.04, blue: 0.06),
  ])
  private static let sparks = Spark.make(10_000)

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas(opaque: true, rendersAsynchronously: isAsynchronous) { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Self.night, startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height * Spark.ground)))
        context.blendMode = .plusLighter
        let glows = Spark.glows.map { context.resolve($0) }
        let time = timeline.date.timeIntervalSinceReferenceDate
        for spark in Self.sparks.prefix(count) { draw(spark, at: time, glows, in: context, size) }
      }
      .overlay(alignment: .topTrailing) {
        if isAsynchronous { TurningHand(date: timeline.date).frame(width: 90, height: 90).padding(20) }
      }
    }
  }

  private func draw(
    _ spark: Spark, at time: Double, _ glows: [GraphicsContext.ResolvedImage], in context: GraphicsContext,
    _ size: CGSize
  ) {
    let age = (time + spark.birth).truncatingRemainder(dividingBy: Spark.lifetime)
    let share = age / Spark.lifetime
    let step = Int(share * Double(Spark.colors.count))
    let radius = spark.radius * (1.1 - share) * size.height
    let place = spark.place(at: age)
    let center = CGPoint(x: size.width / 2 + place.x * size.height, y: place.y * size.height)
    let opacity = min(age * 6, 1) * (1 - share * share) * (count < 5_000 ? 1 : 0.7)
    let disc = CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    context.fill(Path(ellipseIn: disc), with: .color(Spark.colors[step].opacity(opacity)))
    guard spark.glows || count < 5_000 else { return }
    var faded = context
    faded.opacity = opacity
    faded.draw(glows[step], in: disc.insetBy(dx: -5 * radius, dy: -5 * radius))
  }
}

/// A spark's velocity in canvas heights per second, its time of birth in seconds, and its radius in canvas
/// heights.
private struct Spark {
  let sideways: Double
  let upwards: Double
  let birth: Double
  let radius: Double
  /// Whether the spark has a halo even where there are many.
  let glows: Bool

  /// Seconds.
  static let lifetime = 3.2
  /// The height of the nozzle and of the ground, as a fraction of the canvas's height from its top.
  static let ground = 0.92
  /// Canvas heights per second, per second.
  private static let gravity = 0.8

  /// The colors from birth to death. Where many sparks overlap, their sum is nearly white.
  static let colors = [
    Color(red: 1, green: 0.72, blue: 0.36), Color(red: 1, green: 0.6, blue: 0.22),
    Color(red: 1, green: 0.45, blue: 0.13), Color(red: 0.95, green: 0.3, blue: 0.1),
    Color(red: 0.8, green: 0.18, blue: 0.16), Color(red: 0.5, green: 0.12, blue: 0.3),
  ]

  /// A glow in each color.
  static let glows = colors.map(glow)

  /// A disc that fades from a bright center to a clear rim.
  private static func glow(_ color: Color) -> Image {
    let side = 24.0
    return Image(size: CGSize(width: side, height: side)) { context in
      let halo = Gradient(stops: [
        .init(color: color, location: 0), .init(color: color.opacity(0.75), location: 0.16),
        .init(color: color.opacity(0.16), location: 0.42), .init(color: color.opacity(0), location: 1),
      ])
      context.fill(
        Path(CGRect(x: 0, y: 0, width: side, height: side)),
        with: .radialGradient(
          halo, center: CGPoint(x: side / 2, y: side / 2), startRadius: 0, endRadius: side / 2))
    }
  }

  /// The position at an age, in canvas heights from the middle of the top edge. A spark that reaches the
  /// ground rebounds with a third of its speed.
  func place(at age: Double) -> CGPoint {
    let flight = 2 * upwards / Self.gravity
    let isFlying = age < flight
    let (time, speed) = isFlying ? (age, upwards) : (age - flight, upwards / 3)
    let height = max(0, speed * time - Self.gravity / 2 * time * time)
    let distance = isFlying ? age : flight + time * 0.6
    return CGPoint(x: sideways * distance, y: Self.ground - height)
  }

  static func make(_ count: Int) -> [Spark] {
    var random = SeededRandom(seed: 77)
    return (0..<count).map { _ in
      // The sum of two random numbers makes extreme speeds rare, so that the fountain has no sharp outline.
      Spark(
        sideways: random.number(in: -0.13..<0.13) + random.number(in: -0.13..<0.13),
        upwards: random.number(in: 0.38..<0.57) + random.number(in: 0.38..<0.57),
        birth: random.number(in: 0..<lifetime), radius: random.number(in: 0.001..<0.003),
        glows: random.fraction() < 0.1)
    }
  }
}

/// A dial whose hand turns once in two seconds.
private struct TurningHand: View {
  let date: Date

  var body: some View {
    Canvas { context, size in
      let dial = Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2))
      context.stroke(dial, with: .color(.white.opacity(0.5)), lineWidth: 2)
      context.translateBy(x: size.width / 2, y: size.height / 2)
      context.rotate(
        by: .degrees(date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 2) * 180))
      let hand = CGRect(x: -2, y: 8 - size.height / 2, width: 4, height: size.height / 2 - 8)
      context.fill(Path(roundedRect: hand, cornerRadius: 2), with: .color(.white))
    }
  }
}
