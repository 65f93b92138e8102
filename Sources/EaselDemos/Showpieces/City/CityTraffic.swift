import SwiftUI

extension CityBlock {
  /// Draws the cars of one of the two streets behind the block.
  ///
  /// All cars have the same speed, and the cars of the two directions of streets pass the crossings by turns, so
  /// that they never meet. A car is determined by its place in this pattern: no car is kept between frames.
  func drawCars(in context: GraphicsContext, alongRows: Bool, _ light: Dusk, _ time: Double) {
    for slot in 0..<4 {
      let forward = slot < 2
      let offset = (forward ? 0.0 : -0.3) + Double(slot % 2) * 0.17 + (alongRows ? 0 : 0.5)
      let travel = offset + time * 0.14
      let along = (travel - travel.rounded(.down)) * 3
      // The number of the car in its lane: it stays the same when the car goes on to the next block.
      let (lane, place) = alongRows ? (column, row) : (row, column)
      let number = forward ? place - Int(travel.rounded(.down)) : place + Int(travel.rounded(.down))
      var random = SeededRandom(
        seed: UInt64(bitPattern: Int64(number &* 8 &+ slot &+ lane &* 10_007 &+ (alongRows ? 5_000_011 : 0))))
      guard random.fraction() < 0.6 else { continue }
      let car = Car(color: Self.paints[Int(random.fraction() * 6)], forward: forward, alongRows: alongRows)
      car.draw(in: context, at: forward ? along : 3 - along, light)
    }
  }

  private static let paints: [SIMD3<Double>] = [
    [0.9, 0.9, 0.92], [0.85, 0.25, 0.22], [0.2, 0.3, 0.5], [0.95, 0.75, 0.2], [0.25, 0.25, 0.28],
    [0.3, 0.55, 0.55],
  ]

  /// Draws the viaduct along the rows of a column, and the part of the train that is on it.
  func drawTrain(in context: GraphicsContext, _ light: Dusk, _ time: Double) {
    for pillar in [0.5, 2.0] {
      IsometricBox(0.28...0.44, pillar...(pillar + 0.16), 0...22).draw(in: context, [0.6, 0.58, 0.62], light)
    }
    IsometricBox(0.14...0.58, 0...3, 22...27).draw(in: context, [0.72, 0.68, 0.7], light)
    // The train comes back every 26 tiles and has six cars of 1.3 tiles.
    let head = (time * 0.9 / 26 - (time * 0.9 / 26).rounded(.down)) * 26 - 13
    for car in 0..<6 {
      let start = head - Double(car) * 1.36 - Double(row) * 3
      let (first, last) = (max(start - 1.3, 0), min(start, 3))
      guard first < last else { continue }
      IsometricBox(0.22...0.5, first...last, 29...43).draw(in: context, [0.95, 0.9, 0.86], light)
      let glow = Color(red: 1, green: 0.86, blue: 0.55).opacity(0.35 + 0.65 * light.darkness)
      for window in 0..<5 {
        let (low, high) = (start - 1.22 + Double(window) * 0.24, start - 1.06 + Double(window) * 0.24)
        guard low >= first, high <= last else { continue }
        context.fill(IsometricBox.wall(from: (0.5, low), to: (0.5, high), 34, 40), with: .color(glow))
      }
    }
  }
}

/// A car on one of the streets, between headlights and the red light at its back.
private struct Car {
  let color: SIMD3<Double>
  let forward, alongRows: Bool

  func draw(in context: GraphicsContext, at along: Double, _ light: Dusk) {
    let across = CityBlock.street * (forward == alongRows ? 0.26 : 0.74)
    let (length, width) = (along - 0.16...along + 0.16, across - 0.075...across + 0.075)
    let (cabin, waist) = (along - 0.08...along + 0.08, across - 0.06...across + 0.06)
    func box(_ length: ClosedRange<Double>, _ width: ClosedRange<Double>, _ heights: ClosedRange<Double>)
      -> IsometricBox
    {
      alongRows ? IsometricBox(width, length, heights) : IsometricBox(length, width, heights)
    }
    if light.darkness > 0.25 { drawBeam(in: context, at: along, across, light) }
    box(length, width, 1...4.5).draw(in: context, color, light)
    box(cabin, waist, 4.5...7.5).draw(in: context, color * 0.7, light)
    let tail = forward ? along - 0.16 : along + 0.16
    dot(
      in: context, at: place(tail, across, 3),
      Color(red: 1, green: 0.2, blue: 0.15).opacity(0.4 + 0.6 * light.darkness), 1.6)
    let nose = forward ? along + 0.16 : along - 0.16
    dot(
      in: context, at: place(nose, across, 3),
      Color(red: 1, green: 0.96, blue: 0.8).opacity(0.3 + 0.7 * light.darkness), 1.8)
  }

  private func place(_ along: Double, _ across: Double, _ height: Double = 0) -> CGPoint {
    alongRows ? isometric(across, along, height) : isometric(along, across, height)
  }

  private func dot(in context: GraphicsContext, at center: CGPoint, _ color: Color, _ radius: Double) {
    context.fill(
      Path(
        ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)),
      with: .color(color))
  }

  /// The cone of the headlights on the street.
  private func drawBeam(in context: GraphicsContext, at along: Double, _ across: Double, _ light: Dusk) {
    let way = forward ? 1.0 : -1
    let (start, end) = (place(along + 0.16 * way, across), place(along + 0.85 * way, across))
    let beam = Path {
      $0.addLines([
        place(along + 0.16 * way, across - 0.05), place(along + 0.85 * way, across - 0.17),
        place(along + 0.85 * way, across + 0.17), place(along + 0.16 * way, across + 0.05),
      ])
    }
    let glow = Gradient(colors: [Color(red: 1, green: 0.92, blue: 0.7).opacity(0.7 * light.darkness), .clear])
    context.fill(beam, with: .linearGradient(glow, startPoint: start, endPoint: end))
  }
}
