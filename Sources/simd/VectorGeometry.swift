// Geometric functions, defined as in shading languages.

/// The dot product.
@inlinable
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }

/// The cross product.
@inlinable
public func cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  let positive = SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y)
  return positive - SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
}

/// The cross product of two vectors in the plane, along the z axis.
@inlinable
public func cross<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

/// The square of the length.
@inlinable
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }

/// The length.
@inlinable
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x).squareRoot() }

/// The square of the distance between two points.
@inlinable
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length_squared(x - y)
}

/// The distance between two points.
@inlinable
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x - y) }

/// The sum of the components' absolute values.
@inlinable
public func norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { abs(x).sum() }

/// The largest absolute value of the components.
@inlinable
public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { abs(x).max() }

/// The unit vector in the same direction; NaN if the length is 0.
@inlinable
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }

/// The projection of `x` onto `y`.
@inlinable
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y * (dot(x, y) / dot(y, y))
}

/// The reflection of `x` at a surface with the unit normal `n`.
@inlinable
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { x - n * (2 * dot(x, n)) }

/// The refraction of the unit vector `x` at a surface with the unit normal `n`; zero for total reflection.
///
/// - Parameter eta: The index of refraction of the medium that `x` comes from, divided by that of the other
///   medium.
@inlinable
public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
  let cosine = dot(x, n)
  let k = 1 - eta * eta * (1 - cosine * cosine)
  return k >= 0 ? x * eta - n * (eta * cosine + k.squareRoot()) : .zero
}

/// The z component of the cross product: positive if the turn from `x` to `y` is counterclockwise with the y
/// axis up.
@inlinable
public func orient<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> S { x.x * y.y - x.y * y.x }
