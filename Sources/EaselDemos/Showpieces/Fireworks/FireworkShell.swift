import SwiftUI

/// A shell on its way, and its stars after the burst.
///
/// Positions have closed forms with drag and gravity, so that every moment can be computed by itself. Lengths
/// are in heights of the sky, times in seconds.
struct FireworkShell {
  enum Kind: CaseIterable { case peony, willow, crackle, ring }

  static let rise = 1.3
  static let longestFlight = 5.4
  private static let hues = [0.98, 0.06, 0.13, 0.36, 0.5, 0.58, 0.76, 0.9]

  let age: Double
  let kind: Kind
  let x: Double
  let height: Double
  let color: Color
  let stars: [CGPoint]
  private let lean: Double
  private let life: Double
  private let tail: Double
  private let drag: Double
  private let weight: Double

  init(age: Double, _ number: Int, stars count: Int, _ gravity: Double, _ random: inout SeededRandom) {
    self.age = age
    let kind = Kind.allCases[Int(random.fraction() * 3.5)]
    self.kind = kind
    let isWillow = kind == .willow
    // Multiples of the golden ratio keep successive shells apart.
    x = 0.12 + 0.76 * (Double(number) * 0.618034).truncatingRemainder(dividingBy: 1)
    height = random.number(in: 0.18..<0.46)
    lean = random.number(in: -0.15..<0.15)
    life = isWillow ? 3.9 : random.number(in: 2..<2.8)
    tail = isWillow ? 1.3 : 0.5
    drag = isWillow ? 1.1 : 1.9
    weight = gravity * (isWillow ? 0.2 : 0.22)
    let hue = isWillow ? 0.11 : Self.hues[Int(random.fraction() * 8)]
    color = Color(hue: hue, saturation: isWillow ? 0.6 : 0.8, brightness: 1)
    stars = Self.makeStars(
      kind, speed: random.number(in: 0.5..<0.72), turn: lean * 6, kind == .ring ? 64 : count, &random)
  }

  /// The velocities of the stars.
  private static func makeStars(
    _ kind: Kind, speed: Double, turn: Double, _ count: Int, _ random: inout SeededRandom
  ) -> [CGPoint] {
    let tilt = random.number(in: 0.3..<0.9)
    return (0..<count).map { index in
      let angle = (kind == .ring ? Double(index) / Double(count) : random.fraction()) * 2 * .pi
      let depth = random.number(in: -1..<1)
      if kind == .ring {
        let point = CGPoint(x: cos(angle) * speed, y: sin(angle) * speed * tilt)
        return point.applying(CGAffineTransform(rotationAngle: turn))
      }
      let pace = kind == .willow ? random.number(in: 0.35..<0.75) : random.number(in: 0.92..<1)
      let across = (1 - depth * depth).squareRoot() * pace * speed
      return CGPoint(x: cos(angle) * across, y: sin(angle) * across)
    }
  }

  var burstAge: Double { age - Self.rise }
  /// The share of the life of the stars that has passed.
  var share: Double { max(burstAge, 0) / life }
  var brightness: Double { share < 0.5 ? 1 : pow(max(2 - 2 * share, 0), 1.4) }

  /// The tail of the shell before its burst.
  func rocket(to burst: CGPoint, _ scale: CGFloat) -> Path {
    let ends = [0, 0.18].map { delay -> CGPoint in
      let left = max(1 - max(age - delay, 0) / Self.rise, 0)
      return CGPoint(x: burst.x + left * lean * scale, y: burst.y + (scale - burst.y) * left * left)
    }
    return Path { $0.addTaper([ends[0], ends[1]], width: max(scale / 260, 1.5)) }
  }

  /// How far the stars have come in units of their velocity, and how far they have fallen.
  private func way(at time: Double) -> (reach: Double, drop: Double) {
    let reach = (1 - exp(-drag * time)) / drag
    return (reach, weight * (time - reach) / drag)
  }

  /// Tapers from the stars back to where they were before a share of the time that a tail lasts.
  func tails(length: Double, width: CGFloat, around burst: CGPoint, _ scale: CGFloat) -> Path {
    let ways = [0, 0.3, 0.65, 1].map { way(at: max(burstAge - tail * length * $0, 0)) }
    return Path { path in
      for star in stars {
        let places = ways.map {
          CGPoint(x: burst.x + star.x * $0.reach * scale, y: burst.y + (star.y * $0.reach + $0.drop) * scale)
        }
        path.addTaper(places, width: width)
      }
    }
  }

  /// Squares that flicker near the stars.
  func sparks(size: CGFloat, around burst: CGPoint, _ scale: CGFloat) -> Path {
    var random = SeededRandom(seed: UInt64(burstAge * 24))
    let (reach, drop) = way(at: burstAge)
    return Path { path in
      for star in stars where random.fraction() < 0.4 {
        let x = burst.x + (star.x * reach + random.number(in: -0.03..<0.03)) * scale
        let y = burst.y + (star.y * reach + drop + random.number(in: -0.03..<0.03)) * scale
        path.addRect(CGRect(x: x, y: y, width: size, height: size))
      }
    }
  }
}

extension Path {
  /// Adds a polygon along the points that is `width` wide at the first and ends in the last.
  fileprivate mutating func addTaper(_ points: [CGPoint], width: CGFloat) {
    guard let head = points.first, let end = points.last else { return }
    let length = max(hypot(end.x - head.x, end.y - head.y), 0.01)
    let across = CGPoint(x: (head.y - end.y) / length * width / 2, y: (end.x - head.x) / length * width / 2)
    let nose = CGPoint(
      x: head.x - (end.x - head.x) / length * width / 2, y: head.y - (end.y - head.y) / length * width / 2)
    move(to: nose)
    addLine(to: CGPoint(x: head.x + across.x, y: head.y + across.y))
    let middle = points.dropFirst().dropLast()
    for point in middle { addLine(to: CGPoint(x: point.x + across.x / 2, y: point.y + across.y / 2)) }
    addLine(to: end)
    for point in middle.reversed() {
      addLine(to: CGPoint(x: point.x - across.x / 2, y: point.y - across.y / 2))
    }
    addLine(to: CGPoint(x: head.x - across.x, y: head.y - across.y))
    closeSubpath()
  }
}
