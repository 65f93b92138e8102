import SwiftUI

/// Sparks whose positions depend only on their age: no state is kept between frames.
struct ParticleFountain: View {
  let count: Int
  /// Whether the sparks are rendered asynchronously. A dial in front of them then turns with every frame.
  let isAsynchronous: Bool

  @MainActor
  init(count: Int, isAsynchronous: Bool = false) {
    self.count = count
    self.isAsynchronous = isAsynchronous
  }

  private static let lifetime = 3.2
  private static let colors: [Color] = [.white, .yellow, .orange, .red, .purple]
  private static let sparks = makeSparks(10_000)

  /// The velocity of a spark in canvas heights per second, and its time of birth in the cycle.
  private struct Spark {
    let sideways: Double
    let upwards: Double
    let birth: Double
    let radius: Double
  }

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas(opaque: true, rendersAsynchronously: isAsynchronous) { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(white: 0.06)))
        context.blendMode = .plusLighter
        let time = timeline.date.timeIntervalSinceReferenceDate
        for spark in Self.sparks.prefix(count) { draw(spark, at: time, in: context, size) }
      }
      .overlay(alignment: .topTrailing) {
        if isAsynchronous { TurningHand(date: timeline.date).frame(width: 90, height: 90).padding(20) }
      }
    }
  }

  private func draw(_ spark: Spark, at time: Double, in context: GraphicsContext, _ size: CGSize) {
    let age = (time + spark.birth).truncatingRemainder(dividingBy: Self.lifetime)
    let share = age / Self.lifetime
    let height = spark.upwards * age - 0.4 * age * age
    let centre = CGPoint(
      x: size.width / 2 + spark.sideways * age * size.height, y: size.height * (0.95 - height))
    let radius = spark.radius * (1 - share)
    let color = Self.colors[Int(share * Double(Self.colors.count))].opacity(0.8 - 0.6 * share)
    context.fill(
      Path(
        ellipseIn: CGRect(x: centre.x - radius, y: centre.y - radius, width: radius * 2, height: radius * 2)),
      with: .color(color))
  }

  private static func makeSparks(_ count: Int) -> [Spark] {
    var random = SeededRandom(seed: 77)
    return (0..<count).map { _ in
      // The sum of two random numbers makes high speeds rare, so that the fountain has no flat top.
      Spark(
        sideways: random.number(in: -0.17..<0.17) * random.fraction(),
        upwards: random.number(in: 0.4..<0.62) + random.number(in: 0.4..<0.62),
        birth: random.number(in: 0..<lifetime), radius: random.number(in: 1..<3.5))
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
