// Vector functions with their C names.

/// The dot product.
@inlinable
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, y) }

/// The length.
@inlinable
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }

/// The square of the length.
@inlinable
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length_squared(x)
}

/// The distance between two points.
@inlinable
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  distance(x, y)
}

/// The square of the distance between two points.
@inlinable
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  distance_squared(x, y)
}

/// The sum of the components' absolute values.
@inlinable
public func simd_norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { norm_one(x) }

/// The largest absolute value of the components.
@inlinable
public func simd_norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { norm_inf(x) }

/// The unit vector in the same direction; NaN if the length is 0.
@inlinable
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }

/// The projection of `x` onto `y`.
@inlinable
public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { project(x, y) }

/// The absolute value of each component.
@inlinable
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { abs(x) }

/// Each component minus its floor, 0..<1.
@inlinable
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { fract(x) }

/// The sign of each component: -1, 0 or 1.
@inlinable
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { sign(x) }

/// The reciprocal of each component.
@inlinable
public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { recip(x) }

/// The reciprocal of the square root of each component.
@inlinable
public func simd_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { rsqrt(x) }

/// The length, as precise as `simd_length`.
@inlinable
public func simd_fast_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }

/// The length.
@inlinable
public func simd_precise_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }

/// The distance between two points, as precise as `simd_distance`.
@inlinable
public func simd_fast_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  distance(x, y)
}

/// The unit vector in the same direction, as precise as `simd_normalize`.
@inlinable
public func simd_fast_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }

/// The unit vector in the same direction; NaN if the length is 0.
@inlinable
public func simd_precise_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }

/// The cross product.
@inlinable
public func simd_cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { cross(x, y) }

/// The cross product of two vectors in the plane, along the z axis.
@inlinable
public func simd_cross<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> { cross(x, y) }

/// Positive if the turn from `x` to `y` is counterclockwise with the y axis up.
@inlinable
public func simd_orient<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> S { orient(x, y) }

/// The reflection of `x` at a surface with the unit normal `n`.
@inlinable
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint { reflect(x, n: n) }

/// The refraction of the unit vector `x` at a surface with the unit normal `n`; zero for total reflection.
@inlinable
public func simd_refract<V: SIMD>(
  _ x: V, _ n: V, _ eta: V.Scalar
) -> V where V.Scalar: FloatingPoint {
  refract(x, n: n, eta: eta)
}

/// The smaller of each pair of components.
@inlinable
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }

/// The larger of each pair of components.
@inlinable
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }

/// Each component clamped to the range between those of `min` and `max`.
@inlinable
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  clamp(x, min: min, max: max)
}

/// The number clamped to `min...max`.
@inlinable
public func simd_clamp<S: FloatingPoint>(_ x: S, _ min: S, _ max: S) -> S { clamp(x, min: min, max: max) }

/// Linear interpolation: `x` at `t` = 0, `y` at `t` = 1.
@inlinable
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { mix(x, y, t: t) }

/// Linear interpolation: `x` at `t` = 0, `y` at `t` = 1.
@inlinable
public func simd_mix<S: FloatingPoint>(_ x: S, _ y: S, _ t: S) -> S { mix(x, y, t: t) }

/// 0 for components below `edge`, 1 otherwise.
@inlinable
public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V
where V.Scalar: FloatingPoint {
  step(x, edge: edge)
}

/// 0 below `edge`, 1 otherwise.
@inlinable
public func simd_step<S: FloatingPoint>(_ edge: S, _ x: S) -> S { step(x, edge: edge) }

/// 0 below `edge0`, 1 above `edge1`, and a cubic Hermite curve between them.
@inlinable
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V where V.Scalar: FloatingPoint {
  smoothstep(x, edge0: edge0, edge1: edge1)
}

/// 0 below `edge0`, 1 above `edge1`, and a cubic Hermite curve between them.
@inlinable
public func simd_smoothstep<S: FloatingPoint>(_ edge0: S, _ edge1: S, _ x: S) -> S {
  smoothstep(x, edge0: edge0, edge1: edge1)
}

/// The sum of the components.
@inlinable
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }

/// The sum of the components; overflow wraps around.
@inlinable
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger {
  x.wrappedSum()
}

/// The smallest component.
@inlinable
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }

/// The largest component.
@inlinable
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

/// The components of `y` where the mask is negative, those of `x` elsewhere.
@inlinable
public func simd_select<V: SIMD>(_ x: V, _ y: V, _ mask: V.MaskStorage) -> V {
  var result = x
  for index in x.indices where mask[index] < 0 { result[index] = y[index] }
  return result
}

/// Whether all components are equal.
@inlinable
public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool { x == y }
