import EaselGeometry

/// SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func point(in size: Double) -> CGPoint {
    CGPoint(x: Double.random(in: 0...size, using: &self), y: Double.random(in: 0...size, using: &self))
  }

  /// A path of lines, quads and cubics with points in a square of `size`.
  mutating func path(elements: Int, size: Double, closing: Bool = true) -> Path {
    var path = Path()
    path.move(to: point(in: size))
    for _ in 0..<elements {
      switch Int.random(in: 0..<12, using: &self) {
      case 0..<4: path.addLine(to: point(in: size))
      case 4..<7: path.addQuadCurve(to: point(in: size), control: point(in: size))
      case 7..<10:
        path.addCurve(to: point(in: size), control1: point(in: size), control2: point(in: size))
      case 10 where closing: path.closeSubpath()
      default: path.move(to: point(in: size))
      }
    }
    return path
  }
}
