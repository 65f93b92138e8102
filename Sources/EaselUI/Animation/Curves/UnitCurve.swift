/// A timing curve from (0, 0) to (1, 1), which maps the fraction of time that has passed to the progress of a
/// change.
///
/// ```swift
/// let curve = UnitCurve.bezier(
///   startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0.4, y: 1))
/// let progress = curve.value(at: 0.5)
/// let animation = Animation.timingCurve(curve, duration: 0.3)
/// ```
public struct UnitCurve: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear
    case bezier(CubicTiming)
    case circularEaseIn, circularEaseOut, circularEaseInOut
  }

  let kind: Kind
  /// Whether x and y are exchanged.
  var isInverse = false

  /// Constant velocity.
  public static let linear = UnitCurve(kind: .linear)
  /// Starts slowly.
  public static let easeIn = UnitCurve(kind: .bezier(CubicTiming(x1: 0.42, y1: 0, x2: 1, y2: 1)))
  /// Ends slowly.
  public static let easeOut = UnitCurve(kind: .bezier(CubicTiming(x1: 0, y1: 0, x2: 0.58, y2: 1)))
  /// Starts and ends slowly.
  public static let easeInOut = UnitCurve(kind: .bezier(CubicTiming(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))
  /// A quarter of a circle that starts slowly.
  public static let circularEaseIn = UnitCurve(kind: .circularEaseIn)
  /// A quarter of a circle that ends slowly.
  public static let circularEaseOut = UnitCurve(kind: .circularEaseOut)
  /// Two quarters of a circle: the curve starts and ends slowly.
  public static let circularEaseInOut = UnitCurve(kind: .circularEaseInOut)

  /// The former name of `easeInOut`.
  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: UnitCurve { easeInOut }

  /// A cubic Bézier curve with the given control points.
  ///
  /// The x coordinates are clamped to 0...1. NaN and infinite coordinates count as 0.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      kind: .bezier(
        CubicTiming(
          x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x, y2: endControlPoint.y)))
  }

  /// The inverse curve, with x and y exchanged.
  public var inverse: UnitCurve {
    var curve = self
    curve.isInverse.toggle()
    return curve
  }

  /// The y coordinate of the curve at an x of `progress`, which is clamped to 0...1. NaN counts as 0.
  public func value(at progress: Double) -> Double {
    let progress = UnitCurve.clamp(progress)
    return isInverse ? kind.inverseValue(at: progress) : kind.value(at: progress)
  }

  /// The slope of the curve at an x of `progress`, which is clamped to 0...1; infinite where the tangent is
  /// vertical. NaN counts as 0.
  public func velocity(at progress: Double) -> Double {
    let progress = UnitCurve.clamp(progress)
    guard isInverse else { return kind.velocity(at: progress) }
    return 1 / kind.velocity(at: kind.inverseValue(at: progress))
  }

  private static func clamp(_ progress: Double) -> Double { min(max(progress.isNaN ? 0 : progress, 0), 1) }
}

extension UnitCurve.Kind {
  fileprivate func value(at x: Double) -> Double {
    switch self {
    case .linear: x
    case .bezier(let curve): curve.value(at: x)
    case .circularEaseIn: 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      x < 0.5 ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    }
  }

  fileprivate func velocity(at x: Double) -> Double {
    switch self {
    case .linear: 1
    case .bezier(let curve): curve.slope(at: x)
    case .circularEaseIn: x / (1 - x * x).squareRoot()
    case .circularEaseOut: (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      x < 0.5
        ? 2 * x / (1 - 4 * x * x).squareRoot()
        : 2 * (1 - x) / (1 - 4 * (1 - x) * (1 - x)).squareRoot()
    }
  }

  fileprivate func inverseValue(at y: Double) -> Double {
    switch self {
    case .linear: y
    case .bezier(let curve): curve.transposed.value(at: y)
    case .circularEaseIn: UnitCurve.Kind.circularEaseOut.value(at: y)
    case .circularEaseOut: UnitCurve.Kind.circularEaseIn.value(at: y)
    case .circularEaseInOut:
      y < 0.5
        ? (1 - (1 - 2 * y) * (1 - 2 * y)).squareRoot() / 2
        : 1 - (1 - (2 * y - 1) * (2 * y - 1)).squareRoot() / 2
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of its x.
struct CubicTiming: Hashable, Sendable {
  let x1, y1, x2, y2: Double

  /// NaN and infinite coordinates count as 0. The x coordinates are clamped to 0...1, so that the curve has
  /// one y for each x.
  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    func number(_ value: Double) -> Double { value.isFinite ? value : 0 }
    (self.x1, self.x2) = (min(max(number(x1), 0), 1), min(max(number(x2), 0), 1))
    (self.y1, self.y2) = (number(y1), number(y2))
  }

  /// The curve with x and y exchanged.
  var transposed: CubicTiming { CubicTiming(x1: y1, y1: x1, x2: y2, y2: x2) }

  /// The y coordinate for an x in 0...1.
  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return CubicTiming.point(parameter(at: x), y1, y2)
  }

  /// The slope dy/dx for an x in 0...1.
  func slope(at x: Double) -> Double {
    let t = parameter(at: x)
    let (dx, dy) = (CubicTiming.derivative(t, x1, x2), CubicTiming.derivative(t, y1, y2))
    if dx != 0 { return dy / dx }
    return dy == 0 ? secantSlope(at: x) : dy < 0 ? -.infinity : .infinity
  }

  /// The slope of a short secant, for points where both derivatives vanish, such as an end that coincides
  /// with a control point.
  private func secantSlope(at x: Double) -> Double {
    let step = 1e-6
    let (low, high) = (max(x - step, 0), min(x + step, 1))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  /// The parameter of the point with a given x: Newton's method, with bisection for steps that leave the
  /// bracket.
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

/// Progress along a timing curve in a fixed time.
struct CurveAnimation: TimedAnimation {
  let curve: UnitCurve
  /// Seconds; at 0 or less the value changes at once.
  let length: TimeInterval

  var duration: TimeInterval? { max(length, 0) }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < length else { return nil }
    return value.scaled(by: curve.value(at: time / length))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard time < length else { return nil }
    return value.scaled(by: curve.velocity(at: time / length) / length)
  }
}
