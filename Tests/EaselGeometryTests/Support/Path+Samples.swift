import EaselGeometry

extension Path {
  /// Short straight pieces along the path, `count` for each curve, closing lines included.
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

/// The distance of `point` from the nearest of the pieces.
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
