// Vectors as arrows. All are as in the shading languages of graphics processors.

/// The sum of the products of the components.
@inlinable
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }

/// The vector at right angles to both.
@inlinable
public func cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  let positive = SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y)
  return positive - SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
}

/// The vector along z whose length is the area that both span.
@inlinable
public func cross<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

@inlinable
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }

@inlinable
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x).squareRoot() }

@inlinable
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length_squared(x - y)
}

@inlinable
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x - y) }

/// The sum of the components' magnitudes.
@inlinable
public func norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { abs(x).sum() }

/// The largest of the components' magnitudes.
@inlinable
public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { abs(x).max() }

/// The vector of length 1 in the same direction; of numbers that are none where the length is 0.
@inlinable
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }

/// The part of `x` along `y`.
@inlinable
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y * (dot(x, y) / dot(y, y))
}

/// The direction in which `x` leaves a mirror whose normal of length 1 is `n`.
@inlinable
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { x - n * (2 * dot(x, n)) }

/// The direction in which `x`, of length 1, goes on behind a surface whose normal of length 1 is `n`; zero where all is
/// reflected.
///
/// - Parameter eta: The index of refraction before the surface, divided by that behind it.
@inlinable
public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
  let cosine = dot(x, n)
  let k = 1 - eta * eta * (1 - cosine * cosine)
  return k >= 0 ? x * eta - n * (eta * cosine + k.squareRoot()) : .zero
}

/// Positive where the angle between the vectors, or the order of three, is counter-clockwise with y upwards.
@inlinable
public func orient<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> S { x.x * y.y - x.y * y.x }
