import SwiftUI

/// Rotating stars, as many as the slider sets.
struct Stress: View {
  @State private var count = 500.0

  @MainActor
  init() {}

  var body: some View {
    VStack(spacing: 0) {
      TimelineView(.animation) { timeline in
        Canvas { context, size in
          let time = timeline.date.timeIntervalSinceReferenceDate
          for number in 0..<Int(count) { drawStar(number, at: time, in: context, size) }
        }
      }
      HStack(spacing: 12) {
        Text("\(Int(count)) stars").frame(width: 110, alignment: .trailing)
        Slider(value: $count, in: 10...10_000)
      }
      .padding(10)
    }
  }

  /// Each star has its own position, size and speed, from its number.
  private func drawStar(_ number: Int, at time: Double, in context: GraphicsContext, _ size: CGSize) {
    var random = SeededRandom(seed: UInt64(number))
    let (x, y) = (random.fraction() * size.width, random.fraction() * size.height)
    let radius = random.number(in: 8..<30)
    let speed = random.number(in: -2..<2)
    let color = Color(hue: random.fraction(), saturation: 0.8, brightness: 0.9, opacity: 0.6)
    var placed = context
    placed.translateBy(x: x + 20 * sin(time * speed), y: y + 20 * cos(time * speed))
    placed.rotate(by: .radians(time * speed))
    placed.scaleBy(x: radius, y: radius)
    placed.fill(Self.star, with: .color(color))
  }

  /// A star with five points around the origin and an outer radius of 1.
  private static let star = Path { path in
    let corners = (0..<10).map { corner in
      let (angle, length) = (Double(corner) * .pi / 5, corner.isMultiple(of: 2) ? 1 : 0.42)
      return CGPoint(x: length * sin(angle), y: -length * cos(angle))
    }
    path.addLines(corners)
    path.closeSubpath()
  }
}
