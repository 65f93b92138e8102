import SwiftUI

/// A block of 3 x 3 tiles: the streets behind it, and lots, a park or a part of the river.
struct CityBlock {
  enum Kind { case houses, park, river }
  /// The width of a street, in tiles.
  static let street = 0.72

  let column, row: Int
  let kind: Kind
  let houses: [House]
  let trees: [SIMD3<Double>]

  init(_ column: Int, _ row: Int, density: Double) {
    (self.column, self.row) = (column, row)
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(column &* 7919 &+ row &* 104_729 &+ 17)))
    let chance = random.fraction()
    let isPark = chance > 0.6 + 0.35 * density
    kind = row == 1 ? .river : isPark ? .park : .houses
    // Two slow waves make quarters of high and of low houses.
    let rise = 0.6 + 0.4 * sin(Double(column) * 0.9 + 0.6) * cos(Double(row) * 0.8 + 2.6)
    let lot = (3 - Self.street) / 2
    houses =
      kind != .houses
      ? []
      : [(0, 0), (1, 0), (0, 1), (1, 1)].map { (i, j) in
        House(
          at: Self.street + Double(i) * lot + 0.07, Self.street + Double(j) * lot + 0.07, side: lot - 0.14,
          floors: 2
            + Int(random.number(in: 1..<5) + 22 * density * rise * random.fraction() * random.fraction()),
          &random)
      }
    let count = kind == .park ? 14 : 0
    trees = (0..<count).map { _ in
      [random.number(in: 0.95..<2.85), random.number(in: 0.95..<2.85), random.number(in: 6..<11)]
    }.sorted { $0.x + $0.y < $1.x + $1.y }
  }

  @MainActor
  func draw(in context: GraphicsContext, _ light: Dusk, _ time: Double) {
    drawGround(in: context, light, time)
    drawLamps(in: context, light)
    for street in [true, false] { drawCars(in: context, alongRows: street, light, time) }
    if column == 0 { drawTrain(in: context, light, time) }
    for tree in trees { drawTree(tree, in: context, light) }
    for house in houses { house.draw(in: context, light, time) }
  }

  private func quad(_ columns: ClosedRange<Double>, _ rows: ClosedRange<Double>) -> Path {
    IsometricBox(columns, rows, 0...0).roof
  }

  private func drawGround(in context: GraphicsContext, _ light: Dusk, _ time: Double) {
    let (street, middle) = (Self.street, Self.street / 2)
    var lines = Path()
    for dash in stride(from: street + 0.1, to: 3, by: 0.4) {
      lines.addLines([isometric(middle, dash), isometric(middle, dash + 0.2)])
      lines.addLines([isometric(dash, middle), isometric(dash + 0.2, middle)])
    }
    if kind == .river {
      context.fill(
        quad(0...3, street...3),
        with: .color(light.color(among: [[0.55, 0.4, 0.5], [0.25, 0.24, 0.5], [0.05, 0.07, 0.2]])))
      drawWaves(in: context, light, time)
      context.fill(quad(0...street, street...3), with: .color(light.shade([0.56, 0.53, 0.56], .roof)))
      context.fill(
        IsometricBox.wall(from: (street, 3), to: (street, street), -7, 0),
        with: .color(light.shade([0.6, 0.56, 0.6], .right)))
    } else {
      let color: SIMD3<Double> = kind == .park ? [0.36, 0.5, 0.3] : [0.66, 0.62, 0.64]
      context.fill(quad(street...3, street...3), with: .color(light.shade(color, .roof)))
    }
    context.stroke(lines, with: .color(.white.opacity(0.28)), lineWidth: 1)
  }

  /// Short lines that glitter in the colors of the lamps.
  private func drawWaves(in context: GraphicsContext, _ light: Dusk, _ time: Double) {
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(column)))
    for wave in 0..<26 {
      let place = isometric(random.number(in: Self.street..<3), random.number(in: Self.street + 0.1..<2.9))
      let glitter = 0.5 + 0.5 * sin(time * random.number(in: 0.8..<2) + Double(wave) * 1.7)
      let color =
        wave % 3 == 0 ? Color(red: 1, green: 0.78, blue: 0.45) : Color(red: 0.8, green: 0.7, blue: 0.9)
      let width = random.number(in: 3..<10)
      context.fill(
        Path(ellipseIn: CGRect(x: place.x, y: place.y, width: width, height: 1.4)),
        with: .color(color.opacity(glitter * 0.6)))
    }
  }

  /// Pools of light under the street lamps, one for each side of each street.
  private func drawLamps(in context: GraphicsContext, _ light: Dusk) {
    let glow = max(0, light.darkness * 2 - 0.7) / 1.3
    guard glow > 0 else { return }
    let gradient = Gradient(colors: [
      Color(red: 1, green: 0.62, blue: 0.28).opacity(0.5 * glow),
      Color(red: 1, green: 0.5, blue: 0.2).opacity(0),
    ])
    for place in [isometric(Self.street / 2, 1.9), isometric(1.9, Self.street / 2)] {
      var context = context
      context.translateBy(x: place.x, y: place.y)
      context.scaleBy(x: 1, y: 0.5)
      let radius = 62.0
      context.fill(
        Path(ellipseIn: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2)),
        with: .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: radius))
    }
  }

  private func drawTree(_ tree: SIMD3<Double>, in context: GraphicsContext, _ light: Dusk) {
    let (foot, size) = (isometric(tree.x, tree.y), tree.z)
    context.fill(
      Path(ellipseIn: CGRect(x: foot.x - size, y: foot.y - size * 0.5, width: size * 2, height: size)),
      with: .color(.black.opacity(0.18)))
    for (offset, side) in [(0.0, Dusk.Side.right), (-2.0, .roof)] {
      let radius = size + offset
      context.fill(
        Path(
          ellipseIn: CGRect(
            x: foot.x - radius + offset, y: foot.y - size * 2.1 + offset * 0.5, width: radius * 2,
            height: radius * 2.1)),
        with: .color(light.shade([0.3, 0.5, 0.28], side)))
    }
  }
}
