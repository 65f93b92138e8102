import SwiftUI

/// The members of a flock in a world of 1280 x 720 units, or of another shape with the same area.
@MainActor final class Flock {
  /// The number of headings that have colors of their own.
  static let headings = 30
  private static let step = 1.0 / 60

  /// Where the pointer is, in points of the view.
  var pointer: CGPoint?
  var flees = false
  /// Points for each unit of the world.
  private(set) var scale: CGFloat = 1
  private var world = SIMD2<Float>(1280, 720)
  private var places: [SIMD2<Float>] = []
  private var velocities: [SIMD2<Float>] = []
  /// Earlier places, the newest first.
  private var history: [[SIMD2<Float>]] = []
  private var (steps, time) = (0, Double?.none)

  /// Sets the shape of the world to that of a view, and the number of members, which start in a wide ring.
  func fit(_ size: CGSize, members: Int) {
    scale = max(0.05, (size.width * size.height / (1280 * 720)).squareRoot())
    world = SIMD2(Float(size.width / scale), Float(size.height / scale))
    guard members != places.count else { return }
    var random = SeededRandom(seed: 4)
    let ring = (0..<members).map { _ in
      let angle = Float(random.number(in: 0..<2 * .pi))
      let radius = world * Float(random.number(in: 0.3..<1) * random.number(in: 0.27..<0.45))
      return (SIMD2(cos(angle), sin(angle)) * radius, SIMD2(-sin(angle), cos(angle)) * radius * 0.55)
    }
    places = places.prefix(members) + ring.dropFirst(places.count).map { world / 2 + $0.0 }
    velocities = velocities.prefix(members) + ring.dropFirst(velocities.count).map { $0.1 }
    history = (1...3).map { age in zip(places, velocities).map { $0 - $1 * (Float(age) / 20) } }
  }

  /// Catches up with a time by at most three steps.
  func advance(to now: Double, cohesion: Float) {
    var begin = min(max(time ?? now, now - 3.5 * Self.step), now)
    while begin + Self.step <= now + 1e-6 {
      begin += Self.step
      takeStep(at: begin, cohesion)
    }
    time = begin
  }

  private func takeStep(at time: Double, _ cohesion: Float) {
    if steps.isMultiple(of: 3) { history = [places] + history.dropLast() }
    steps += 1
    let neighbors = Neighbors(places, velocities)
    let hand = pointer.map { SIMD2(Float($0.x / scale), Float($0.y / scale)) }
    let leaders = (0..<3).map { third in flees ? wanderer(third, time) : hand ?? wanderer(third, time) }
    for index in places.indices {
      let (place, velocity) = (neighbors.places[index], neighbors.velocities[index])
      let way = leaders[index % 3] - place
      var force = neighbors.force(on: index, cohesion)
      // The pull is turned by a quarter of a right angle, so that members circle around their leader.
      let pull = way * 0.9 + SIMD2(way.y, -way.x) * 0.4
      force += pull * (cohesion * 190 / max(way.length, 110))
      if flees, let away = hand.map({ place - $0 }), away.length < 280 {
        force += away * (900 / (away.length + 20))
      }
      force -= (place - place.clamped(lowerBound: SIMD2(repeating: 130), upperBound: world - 130)) * 4
      // Brings the speed toward the member's own.
      force += velocity * ((150 + Float(index % 7) * 8) / max(velocity.length, 1) - 1) * 3
      velocities[index] += force * Float(Self.step)
      places[index] += velocities[index] * Float(Self.step)
    }
  }

  /// A point that wanders through the world, for a third of the flock to follow.
  private func wanderer(_ third: Int, _ time: Double) -> SIMD2<Float> {
    let turn = time * 0.4 + Double(third) * 1.6
    let wander = SIMD2(sin(turn) + 0.35 * sin(turn * 2.3), sin(turn * 1.37 + 1) + 0.3 * cos(turn * 3.1))
    return world * (0.5 + 0.19 * SIMD2<Float>(wander))
  }

  /// The darts of each heading, and their trails, which taper toward earlier places.
  func picture(withTrails: Bool) -> (darts: [Path], trails: [Path]) {
    var darts = Array(repeating: Path(), count: Self.headings)
    var trails = darts
    for index in places.indices {
      let (place, velocity) = (places[index], velocities[index])
      let turn = atan2(velocity.y, velocity.x) / (2 * .pi) + 1
      let heading = Int(turn * Float(Self.headings)) % Self.headings
      let nose = velocity / max(velocity.length, 1) * (4 + Float(index % 5) * 0.7)
      let wing = SIMD2(-nose.y, nose.x) * 0.42
      darts[heading].addTriangle(place + nose, place - nose * 0.8 + wing, place - nose * 0.8 - wing)
      if withTrails { trails[heading].addTriangle(place + wing, place - wing, history[2][index]) }
    }
    return (darts, trails)
  }
}

/// The members of one moment, listed by square cells, so that neighbors are found without looking at all.
private struct Neighbors {
  private static let side: Float = 18
  let places, velocities: [SIMD2<Float>]
  /// The first member of each cell, and the next member of the same cell, or -1.
  private var first = Array(repeating: -1, count: 128 * 128)
  private var next: [Int] = []

  init(_ places: [SIMD2<Float>], _ velocities: [SIMD2<Float>]) {
    (self.places, self.velocities) = (places, velocities)
    for (index, place) in places.enumerated() {
      let cell = Self.cell(at: place)
      next.append(first[cell])
      first[cell] = index
    }
  }

  /// Cells repeat after 128 columns and rows. Members of another repetition are too far away to matter.
  private static func cell(at place: SIMD2<Float>) -> Int {
    let cell = (place / side).rounded(.down)
    return (Int(cell.y) & 127) * 128 + (Int(cell.x) & 127)
  }

  /// The force of up to 24 neighbors: away from near ones, along with the others, and toward their middle.
  func force(on index: Int, _ cohesion: Float) -> SIMD2<Float> {
    var (push, middle, course, count) = (SIMD2<Float>.zero, SIMD2<Float>.zero, SIMD2<Float>.zero, Float(0))
    for cell in 0..<9 {
      let offset = SIMD2(Float(cell % 3 - 1), Float(cell / 3 - 1)) * Self.side
      var other = first[Self.cell(at: places[index] + offset)]
      while other >= 0, count < 24 {
        let away = places[index] - places[other]
        if away.length < Self.side, other != index {
          count += 1
          middle -= away
          course += velocities[other]
          push += away * max(9 - away.length, 0)
        }
        other = next[other]
      }
    }
    guard count > 0 else { return .zero }
    return push * 26 + (course / count - velocities[index]) * 2.4 + middle / count * (5 * cohesion)
  }
}

extension SIMD2<Float> {
  fileprivate var length: Float { (self * self).sum().squareRoot() }
}

extension Path {
  fileprivate mutating func addTriangle(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>) {
    move(to: CGPoint(x: CGFloat(a.x), y: CGFloat(a.y)))
    addLine(to: CGPoint(x: CGFloat(b.x), y: CGFloat(b.y)))
    addLine(to: CGPoint(x: CGFloat(c.x), y: CGFloat(c.y)))
  }
}
