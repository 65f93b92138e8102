import SwiftUI

/// Sparks that rise and fall, each where its age puts it: nothing is kept from frame to frame.
struct ParticleFountain: View {
  let count: Int

  @MainActor
  init(count: Int) { self.count = count }

  private static let lifetime = 3.2
  private static let colors: [Color] = [.white, .yellow, .orange, .red, .purple]
  private static let sparks = makeSparks(10_000)

  /// How a spark leaves the ground: shares of the canvas's height a second, and when in the cycle.
  private struct Spark {
    let sideways: Double
    let upwards: Double
    let birth: Double
    let radius: Double
  }

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas(opaque: true) { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(white: 0.06)))
        context.blendMode = .plusLighter
        let time = timeline.date.timeIntervalSinceReferenceDate
        for spark in Self.sparks.prefix(count) { draw(spark, at: time, in: context, size) }
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
      Spark(
        sideways: random.number(in: -0.17..<0.17) * random.fraction(), upwards: random.number(in: 0.8..<1.2),
        birth: random.number(in: 0..<lifetime), radius: random.number(in: 1..<3.5))
    }
  }
}
