import EaselGeometry

extension Path {
  /// Returns short straight pieces along the path, `count` per curve, closing lines included.
  func pieces(perCurve count: Int = 400) -> [(SIMD2<Double>, SIMD2<Double>)] {
    var result: [(SIMD2<Double>, SIMD2<Double>)] = []
    var (start, current) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    func vector(_ p: CGPoint) -> SIMD2<Double> { [Double(p.x), Double(p.y)] }
    func walk(to end: SIMD2<Double>, _ count: Int, _ place: (Double) -> SIMD2<Double>) {
      for index in 1...count {
        let next = index == count ? end : place(Double(index) / Double(count))
        result.append((current, next))
        current = next
      }
    }
    forEach { element in
      let p0 = current
      switch element {
      case .move(let to): (start, current) = (vector(to), vector(to))
      case .line(let to): walk(to: vector(to), 1) { _ in .zero }
      case .quadCurve(let to, let control):
        let (p1, p2) = (vector(control), vector(to))
        walk(to: p2, count) { t in
          let s = 1 - t
          return p0 * (s * s) + p1 * (2 * s * t) + p2 * (t * t)
        }
      case .curve(let to, let control1, let control2):
        let (p1, p2, p3) = (vector(control1), vector(control2), vector(to))
        walk(to: p3, count) { t in
          let s = 1 - t
          let outer = p0 * (s * s * s) + p3 * (t * t * t)
          return outer + p1 * (3 * s * s * t) + p2 * (3 * s * t * t)
        }
      case .closeSubpath: walk(to: start, 1) { _ in .zero }
      }
    }
    return result
  }
}

/// Returns the distance of `point` from the nearest piece.
func distance(of point: SIMD2<Double>, to pieces: [(SIMD2<Double>, SIMD2<Double>)]) -> Double {
  var best = Double.infinity
  for (a, b) in pieces {
    let (ab, ap) = (b - a, point - a)
    let lengthSquared = (ab * ab).sum()
    let t = lengthSquared > 0 ? min(max((ab * ap).sum() / lengthSquared, 0), 1) : 0
    let d = ap - ab * t
    best = min(best, (d * d).sum())
  }
  return best.squareRoot()
}

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

  /// Returns a path of lines, quads and cubics with points in a square of side `size`.
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
