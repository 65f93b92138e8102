// Functions of each component by itself.

@inlinable
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.replacing(with: 0 - x, where: x .< 0)
}

@inlinable
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: SignedInteger & FixedWidthInteger {
  x.replacing(with: 0 &- x, where: x .< 0)
}

@inlinable
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }

@inlinable
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }

@inlinable
public func min<V: SIMD>(_ vector: V, _ scalar: V.Scalar) -> V where V.Scalar: Comparable {
  pointwiseMin(vector, V(repeating: scalar))
}

@inlinable
public func max<V: SIMD>(_ vector: V, _ scalar: V.Scalar) -> V where V.Scalar: Comparable {
  pointwiseMax(vector, V(repeating: scalar))
}

/// The nearest vector whose components lie between those of two others.
@inlinable
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}

/// The nearest vector whose components lie between two numbers.
@inlinable
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable {
  clamp(x, min: V(repeating: min), max: V(repeating: max))
}

/// The nearest number between two others.
@inlinable
public func clamp<S: FloatingPoint>(_ x: S, min: S, max: S) -> S { S.minimum(S.maximum(x, min), max) }

/// The point on the way from `x`, where `t` is 0, to `y`, where it is 1.
@inlinable
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }

/// The point on the way from `x`, where `t` is 0, to `y`, where it is 1.
@inlinable
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// The number on the way from `x`, where `t` is 0, to `y`, where it is 1.
@inlinable
public func mix<S: FloatingPoint>(_ x: S, _ y: S, t: S) -> S { x + t * (y - x) }

/// 0 below the edge, 1 from it on.
@inlinable
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// 0 below the edge, 1 from it on.
@inlinable
public func step<S: FloatingPoint>(_ x: S, edge: S) -> S { x < edge ? 0 : 1 }

/// 0 below one edge, 1 above the other, and a smooth curve between them (Hermite).
@inlinable
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
  let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
  return t * t * (V(repeating: 3) - t * 2)
}

/// 0 below one edge, 1 above the other, and a smooth curve between them (Hermite).
@inlinable
public func smoothstep<S: FloatingPoint>(_ x: S, edge0: S, edge1: S) -> S {
  let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
  return t * t * (3 - 2 * t)
}

/// What is left above the next whole number below.
@inlinable
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }

/// What is left above the next whole number below.
@inlinable
public func fract<S: FloatingPoint>(_ x: S) -> S { x - x.rounded(.down) }

/// -1, 0 or 1.
@inlinable
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  V.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}

/// -1, 0 or 1.
@inlinable
public func sign<S: FloatingPoint>(_ x: S) -> S { x > 0 ? 1 : x < 0 ? -1 : 0 }

@inlinable
public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { V(repeating: 1) / x }

@inlinable
public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { V(repeating: 1) / x.squareRoot() }

@inlinable
public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.squareRoot() }

@inlinable
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }

@inlinable
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }

@inlinable
public func round<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.toNearestOrAwayFromZero) }

@inlinable
public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.towardZero) }

@inlinable
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }

@inlinable
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }

@inlinable
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

// Functions of the C library, of each component.

extension SIMD where Scalar: BinaryFloatingPoint {
  func each(_ function: (Double) -> Double) -> Self {
    var result = Self()
    for index in indices { result[index] = Scalar(function(Double(self[index]))) }
    return result
  }
}

public func sin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { sin($0) } }
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { cos($0) } }
public func tan<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { tan($0) } }
public func asin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { asin($0) } }
public func acos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { acos($0) } }
public func atan<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { atan($0) } }
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { exp($0) } }
public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { exp2($0) } }
public func log<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { log($0) } }
public func log2<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { log2($0) } }
public func log10<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { log10($0) } }

/// Each component of `x` to the power of that of `y`.
public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  var result = V()
  for index in x.indices { result[index] = V.Scalar(pow(Double(x[index]), Double(y[index]))) }
  return result
}

/// The angle of each pair of components, radians.
public func atan2<V: SIMD>(_ y: V, _ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  var result = V()
  for index in x.indices { result[index] = V.Scalar(atan2(Double(y[index]), Double(x[index]))) }
  return result
}
