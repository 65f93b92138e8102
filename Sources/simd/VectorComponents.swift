// Functions that act on each component.

/// The absolute value of each component.
@inlinable
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.replacing(with: 0 - x, where: x .< 0)
}

/// The absolute value of each component; that of the smallest integer wraps around.
@inlinable
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: SignedInteger & FixedWidthInteger {
  x.replacing(with: 0 &- x, where: x .< 0)
}

/// The smaller of each pair of components.
@inlinable
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }

/// The larger of each pair of components.
@inlinable
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }

/// The smaller of each component and a number.
@inlinable
public func min<V: SIMD>(_ vector: V, _ scalar: V.Scalar) -> V where V.Scalar: Comparable {
  pointwiseMin(vector, V(repeating: scalar))
}

/// The larger of each component and a number.
@inlinable
public func max<V: SIMD>(_ vector: V, _ scalar: V.Scalar) -> V where V.Scalar: Comparable {
  pointwiseMax(vector, V(repeating: scalar))
}

/// Each component clamped to the range between those of `min` and `max`.
@inlinable
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}

/// Each component clamped to `min...max`.
@inlinable
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable {
  clamp(x, min: V(repeating: min), max: V(repeating: max))
}

/// The number clamped to `min...max`.
@inlinable
public func clamp<S: FloatingPoint>(_ x: S, min: S, max: S) -> S { S.minimum(S.maximum(x, min), max) }

/// Linear interpolation: `x` at `t` = 0, `y` at `t` = 1. Other values of `t` extrapolate.
@inlinable
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }

/// Linear interpolation: `x` at `t` = 0, `y` at `t` = 1. Other values of `t` extrapolate.
@inlinable
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// Linear interpolation: `x` at `t` = 0, `y` at `t` = 1. Other values of `t` extrapolate.
@inlinable
public func mix<S: FloatingPoint>(_ x: S, _ y: S, t: S) -> S { x + t * (y - x) }

/// 0 for components below `edge`, 1 otherwise.
@inlinable
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// 0 below `edge`, 1 otherwise.
@inlinable
public func step<S: FloatingPoint>(_ x: S, edge: S) -> S { x < edge ? 0 : 1 }

/// 0 below `edge0`, 1 above `edge1`, and a cubic Hermite curve between them.
@inlinable
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
  let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
  return t * t * (V(repeating: 3) - t * 2)
}

/// 0 below `edge0`, 1 above `edge1`, and a cubic Hermite curve between them.
@inlinable
public func smoothstep<S: FloatingPoint>(_ x: S, edge0: S, edge1: S) -> S {
  let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
  return t * t * (3 - 2 * t)
}

/// Each component minus its floor, 0..<1.
@inlinable
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }

/// The number minus its floor, 0..<1.
@inlinable
public func fract<S: FloatingPoint>(_ x: S) -> S { x - x.rounded(.down) }

/// The sign of each component: -1, 0 or 1.
@inlinable
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  V.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}

/// The sign of a number: -1, 0 or 1.
@inlinable
public func sign<S: FloatingPoint>(_ x: S) -> S { x > 0 ? 1 : x < 0 ? -1 : 0 }

/// The reciprocal of each component.
@inlinable
public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { V(repeating: 1) / x }

/// The reciprocal of the square root of each component.
@inlinable
public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { V(repeating: 1) / x.squareRoot() }

/// The square root of each component.
@inlinable
public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.squareRoot() }

/// Each component rounded down.
@inlinable
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }

/// Each component rounded up.
@inlinable
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }

/// Each component rounded to the nearest integer, halves away from zero.
@inlinable
public func round<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.toNearestOrAwayFromZero) }

/// Each component rounded toward zero.
@inlinable
public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.towardZero) }

/// The sum of the components.
@inlinable
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }

/// The smallest component.
@inlinable
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }

/// The largest component.
@inlinable
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

// Functions of the C library, for each component.

extension SIMD where Scalar: BinaryFloatingPoint {
  func each(_ function: (Double) -> Double) -> Self {
    var result = Self()
    for index in indices { result[index] = Scalar(function(Double(self[index]))) }
    return result
  }
}

/// The sine of each component, which is in radians.
public func sin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { sin($0) } }
/// The cosine of each component, which is in radians.
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { cos($0) } }
/// The tangent of each component, which is in radians.
public func tan<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { tan($0) } }
/// The arcsine of each component, in radians.
public func asin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { asin($0) } }
/// The arccosine of each component, in radians.
public func acos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { acos($0) } }
/// The arctangent of each component, in radians.
public func atan<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { atan($0) } }
/// e to the power of each component.
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { exp($0) } }
/// 2 to the power of each component.
public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { exp2($0) } }
/// The natural logarithm of each component.
public func log<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { log($0) } }
/// The base-2 logarithm of each component.
public func log2<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { log2($0) } }
/// The base-10 logarithm of each component.
public func log10<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { log10($0) } }

/// Each component of `x` raised to the power of that of `y`.
public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  var result = V()
  for index in x.indices { result[index] = V.Scalar(pow(Double(x[index]), Double(y[index]))) }
  return result
}

/// The angle of each point (`x`, `y`) in radians.
public func atan2<V: SIMD>(_ y: V, _ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  var result = V()
  for index in x.indices { result[index] = V.Scalar(atan2(Double(y[index]), Double(x[index]))) }
  return result
}
