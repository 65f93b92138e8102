/// A curve from (0, 0) to (1, 1): what progress becomes of progress.
public struct UnitCurve: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear
    case bezier(CubicTiming)
    case circularEaseIn, circularEaseOut, circularEaseInOut
  }

  let kind: Kind
  /// True when x and y have changed places.
  var isInverse = false

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
  /// Two quarters of circles: starts and ends slowly.
  public static let circularEaseInOut = UnitCurve(kind: .circularEaseInOut)

  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: UnitCurve { easeInOut }

  /// A cubic Bézier curve with the given control points, whose x are clamped to 0...1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      kind: .bezier(
        CubicTiming(
          x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x, y2: endControlPoint.y)))
  }

  /// The curve with x and y in each other's place.
  public var inverse: UnitCurve {
    var curve = self
    curve.isInverse.toggle()
    return curve
  }

  /// The height of the curve at a progress, which is clamped to 0...1.
  public func value(at progress: Double) -> Double {
    let progress = UnitCurve.clamp(progress)
    return isInverse ? kind.inverseValue(at: progress) : kind.value(at: progress)
  }

  /// The slope of the curve at a progress, which is clamped to 0...1. Infinite where the curve is upright.
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
