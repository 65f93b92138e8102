import SwiftUI

/// Water on the window pane.
extension WeatherScene {
  /// Drops that sit on the pane, and some that run down and leave a trail of beads.
  func drawDrops(in context: GraphicsContext) {
    for number in 0..<Int(60 + 190 * rain) {
      var random = SeededRandom(seed: UInt64(number + 500))
      let turn = time / random.number(in: 8..<16) + random.fraction()
      var place = SeededRandom(seed: UInt64(number) &* 7919 &+ UInt64(max(turn, 0)))
      let share = turn.truncatingRemainder(dividingBy: 1)
      let radius =
        unit * (0.2 + 1.0 * pow(place.fraction(), 4)) * min(share * 12, 1) * min((1 - share) * 8, 1)
      drawDrop(
        at: CGPoint(x: place.fraction() * size.width, y: place.fraction() * size.height), radius, in: context)
    }
    for number in 0..<Int(4 + 14 * rain) {
      var random = SeededRandom(seed: UInt64(number + 900))
      let turn = time / random.number(in: 5..<10) + random.fraction()
      var place = SeededRandom(seed: UInt64(number) &* 6007 &+ UInt64(max(turn, 0)))
      drawRunningDrop(turn.truncatingRemainder(dividingBy: 1), &place, in: context)
    }
  }

  /// A drop that hesitates and runs on. `share` is the part of its way that it has passed.
  private func drawRunningDrop(_ share: Double, _ random: inout SeededRandom, in context: GraphicsContext) {
    let (column, phase) = (random.fraction() * size.width, random.fraction() * 6)
    let radius = unit * random.number(in: 0.7..<1.15)
    let way = share + 0.05 * sin(share * 6 * .pi + phase)
    let y = size.height * (way * 1.5 - 0.2)
    func x(_ y: CGFloat) -> CGFloat {
      column + unit * (0.8 * sin(y / unit * 0.16 + phase) + wind * y / unit * 0.06)
    }
    let steps = (0...16).map { y - radius - CGFloat($0) * unit * 1.6 }
    let left = steps.enumerated().map { CGPoint(x: x($1) - radius * 0.42 * (1 - CGFloat($0) / 16), y: $1) }
    let right = steps.enumerated().reversed().map {
      CGPoint(x: x($1) + radius * 0.42 * (1 - CGFloat($0) / 16), y: $1)
    }
    let shade = Gradient(colors: [.white.opacity(0.2), .white.opacity(0)])
    context.fill(
      Path { $0.addLines(left + right) },
      with: .linearGradient(shade, startPoint: CGPoint(x: 0, y: y), endPoint: CGPoint(x: 0, y: steps[16])))
    let spacing = unit * 2.6
    var bead = (y / spacing).rounded(.down) * spacing
    while bead > steps[16] {
      let age = (y - bead) / (unit * 26)
      if y - bead > radius {
        drawDrop(at: CGPoint(x: x(bead), y: bead), radius * 0.5 * (1 - age), in: context)
      }
      bead -= spacing
    }
    drawDrop(at: CGPoint(x: x(y), y: y), radius, in: context)
  }

  /// A lens of water: it shows the world upside down, dark above and light below.
  private func drawDrop(at center: CGPoint, _ radius: CGFloat, in context: GraphicsContext) {
    guard radius > 0.4 else { return }
    let frame = CGRect(
      x: center.x - radius, y: center.y - radius * 1.15, width: radius * 2, height: radius * 2.4)
    let lens = Gradient(colors: [.black.opacity(0.42), .white.opacity(0.08), .white.opacity(0.62)])
    context.fill(
      Path(ellipseIn: frame),
      with: .linearGradient(
        lens, startPoint: CGPoint(x: 0, y: frame.minY), endPoint: CGPoint(x: 0, y: frame.maxY)))
    let spark = CGRect(
      x: center.x - radius * 0.5, y: center.y - radius * 0.7, width: radius * 0.5, height: radius * 0.42)
    context.fill(Path(ellipseIn: spark), with: .color(.white.opacity(0.75)))
  }
}
