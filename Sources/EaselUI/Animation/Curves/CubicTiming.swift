/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of its x.
struct CubicTiming: Hashable, Sendable {
  let x1, y1, x2, y2: Double

  /// What is not a number counts as 0; x are clamped to 0...1, so that each belongs to one point.
  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    func number(_ value: Double) -> Double { value.isFinite ? value : 0 }
    (self.x1, self.x2) = (min(max(number(x1), 0), 1), min(max(number(x2), 0), 1))
    (self.y1, self.y2) = (number(y1), number(y2))
  }

  /// The curve with x and y in each other's place.
  var transposed: CubicTiming { CubicTiming(x1: y1, y1: x1, x2: y2, y2: x2) }

  /// The y for an x of 0...1.
  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return CubicTiming.point(parameter(at: x), y1, y2)
  }

  /// The slope dy/dx for an x of 0...1.
  func slope(at x: Double) -> Double {
    let t = parameter(at: x)
    let (dx, dy) = (CubicTiming.derivative(t, x1, x2), CubicTiming.derivative(t, y1, y2))
    if dx != 0 { return dy / dx }
    return dy == 0 ? secantSlope(at: x) : dy < 0 ? -.infinity : .infinity
  }

  /// Where both derivatives vanish, as at the ends of curves whose control points lie on them.
  private func secantSlope(at x: Double) -> Double {
    let step = 1e-6
    let (low, high) = (max(x - step, 0), min(x + step, 1))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  /// The parameter of the point with the given x: Newton's method, with bisection where that leaves the bracket.
  private func parameter(at x: Double) -> Double {
    var (low, high, t) = (0.0, 1.0, x)
    for _ in 0..<64 {
      let error = CubicTiming.point(t, x1, x2) - x
      if abs(error) < 1e-14 { return t }
      if error > 0 { high = t } else { low = t }
      let slope = CubicTiming.derivative(t, x1, x2)
      let next = t - error / slope
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private static func point(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
  }

  private static func derivative(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }
}
