import SwiftUI

/// A house of one or two stories, whose windows light up in groups.
struct House {
  private struct Story {
    let box: IsometricBox
    var glass = Path()
    /// The windows that light up at the same time.
    var lit = Array(repeating: Path(), count: 4)
  }

  private static let lamps: [SIMD3<Double>] = [
    [1, 0.82, 0.48], [1, 0.7, 0.36], [1, 0.9, 0.7], [0.8, 0.9, 1],
  ]
  private static let walls: [SIMD3<Double>] = [
    [0.86, 0.72, 0.62], [0.78, 0.56, 0.52], [0.6, 0.64, 0.72], [0.72, 0.7, 0.74], [0.58, 0.48, 0.56],
    [0.9, 0.82, 0.72],
  ]
  private var stories: [Story] = []
  private let wall: SIMD3<Double>
  /// The top of the lift, on the roof.
  private let lift: IsometricBox
  private let mast: CGPoint?
  private let phase: Double

  /// Builds a house on a square lot, in tiles from the rear corner of the block.
  init(at column: Double, _ row: Double, side: Double, floors: Int, _ random: inout SeededRandom) {
    wall = Self.walls[Int(random.fraction() * 6)]
    phase = random.fraction()
    let height = Double(floors) * 10 + 4
    mast = floors > 13 ? isometric(column + side / 2, row + side / 2, height + 6) : nil
    let lower = floors > 8 ? Int(Double(floors) * random.number(in: 0.45..<0.75)) : floors
    stories.append(Self.story(column, row, side, floors: 0..<lower, &random))
    if lower < floors {
      let inset = side * 0.14
      stories.append(
        Self.story(column + inset, row + inset, side - 2 * inset, floors: lower..<floors, &random))
    }
    let (i, j) = (column + side * random.number(in: 0.22..<0.4), row + side * random.number(in: 0.22..<0.4))
    lift = IsometricBox(i...(i + side * 0.3), j...(j + side * 0.3), height...(height + 7))
  }

  private static func story(
    _ i: Double, _ j: Double, _ side: Double, floors: Range<Int>, _ random: inout SeededRandom
  ) -> Story {
    let base = floors.lowerBound == 0 ? 0 : Double(floors.lowerBound) * 10 + 4
    let top = Double(floors.upperBound) * 10 + 4
    var story = Story(box: IsometricBox(i...(i + side), j...(j + side), base...top))
    let columns = Int(side * 4.6)
    for floor in floors {
      for column in 0..<columns * 2 {
        let start = (Double(column % columns) + 0.22) / Double(columns) * side
        let end = start + 0.56 / Double(columns) * side
        let isLeft = column < columns
        let window = IsometricBox.wall(
          from: isLeft ? (i + start, j + side) : (i + side, j + start),
          to: isLeft ? (i + end, j + side) : (i + side, j + end), Double(floor) * 10 + 6,
          Double(floor) * 10 + 11.5)
        let group = Int(random.fraction() * 6)
        story.glass.addPath(window)
        if group < story.lit.count { story.lit[group].addPath(window) }
      }
    }
    return story
  }

  func draw(in context: GraphicsContext, _ light: Dusk, _ time: Double) {
    for (index, story) in stories.enumerated() {
      story.box.draw(in: context, wall, light)
      if index == 0 { drawStreetLight(on: story.box, in: context, light) }
      context.fill(
        story.glass,
        with: .color(
          light.color(among: [[0.42, 0.3, 0.42], [0.24, 0.22, 0.46], [0.06, 0.07, 0.2]]).opacity(0.75)))
      for (group, windows) in story.lit.enumerated() {
        // The first groups light up in the evening sun, the last ones at night.
        let start = 0.1 + (Double(group) + phase) * 0.17
        let glow = min(max((light.darkness - start) * 14, 0), 1)
        guard glow > 0 else { continue }
        context.fill(windows, with: .color(Color(Self.lamps[(group + Int(phase * 8)) % 4]).opacity(glow)))
      }
    }
    lift.draw(in: context, wall, light)
    if let mast { drawMast(from: mast, in: context, light, time) }
  }

  /// The light of the street on the lower part of the walls.
  private func drawStreetLight(on box: IsometricBox, in context: GraphicsContext, _ light: Dusk) {
    let end = CGPoint(x: box.bottom.x, y: box.bottom.y - 30)
    let color = Color(wall * SIMD3(1, 0.5, 0.22))
    let glow = Gradient(colors: [color.opacity(0.6 * light.darkness), color.opacity(0)])
    context.fill(box.feet, with: .linearGradient(glow, startPoint: box.bottom, endPoint: end))
  }

  private func drawMast(from foot: CGPoint, in context: GraphicsContext, _ light: Dusk, _ time: Double) {
    let top = CGPoint(x: foot.x, y: foot.y - 26)
    context.stroke(
      Path { $0.addLines([foot, top]) }, with: .color(light.shade([0.7, 0.65, 0.7], .right)), lineWidth: 1.5)
    let blink = max(0, sin((time / 2 + phase) * 2 * .pi))
    let glow = Gradient(colors: [.red.opacity(blink), .red.opacity(blink * 0.3), .clear])
    context.fill(
      Path(ellipseIn: CGRect(x: top.x - 8, y: top.y - 8, width: 16, height: 16)),
      with: .radialGradient(glow, center: top, startRadius: 0, endRadius: 8))
  }
}
