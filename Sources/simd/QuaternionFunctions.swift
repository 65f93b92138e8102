// Quaternion functions with their C names.

/// Interpolates between two rotations along the shorter arc, with constant angular velocity: `q0` at `t` = 0,
/// `q1` at `t` = 1.
public func simd_slerp<S>(_ q0: SIMDQuaternion<S>, _ q1: SIMDQuaternion<S>, _ t: S) -> SIMDQuaternion<S> {
  slerp(q0, dot(q0.vector, q1.vector) < 0 ? -q1 : q1, t)
}

/// Interpolates between two rotations along the longer arc, with constant angular velocity.
public func simd_slerp_longest<S>(
  _ q0: SIMDQuaternion<S>, _ q1: SIMDQuaternion<S>, _ t: S
) -> SIMDQuaternion<S> {
  slerp(q0, dot(q0.vector, q1.vector) < 0 ? q1 : -q1, t)
}

private func slerp<S>(_ q0: SIMDQuaternion<S>, _ q1: SIMDQuaternion<S>, _ t: S) -> SIMDQuaternion<S> {
  // The angle from the lengths of the sum and the difference, which is accurate for small angles too.
  let angle = 2 * atan2(Double((q1 - q0).length), Double((q1 + q0).length))
  let sine = sin(angle)
  guard Swift.abs(sine) > 1e-9 else {
    return SIMDQuaternion(vector: mix(q0.vector, q1.vector, t: t)).normalized
  }
  let (a, b) = (S(sin((1 - Double(t)) * angle) / sine), S(sin(Double(t) * angle) / sine))
  return (q0 * a + q1 * b).normalized
}

/// Creates a rotation by an angle in radians about a unit axis.
public func simd_quaternion<S>(_ angle: S, _ axis: SIMD3<S>) -> SIMDQuaternion<S> {
  SIMDQuaternion(angle: angle, axis: axis)
}

/// Creates the shortest rotation from one unit vector to another.
public func simd_quaternion<S>(_ from: SIMD3<S>, _ to: SIMD3<S>) -> SIMDQuaternion<S> {
  SIMDQuaternion(from: from, to: to)
}

/// Creates a quaternion from its components.
public func simd_quaternion<S>(_ ix: S, _ iy: S, _ iz: S, _ r: S) -> SIMDQuaternion<S> {
  SIMDQuaternion(ix: ix, iy: iy, iz: iz, r: r)
}

/// Creates the rotation of a matrix with orthonormal columns.
public func simd_quaternion<S>(_ matrix: SIMDMatrix3<SIMD3<S>>) -> SIMDQuaternion<S> {
  SIMDQuaternion(matrix)
}
/// Creates the rotation of the upper left 3 x 3 part of a matrix.
public func simd_quaternion<S>(_ matrix: SIMDMatrix4<SIMD4<S>>) -> SIMDQuaternion<S> {
  SIMDQuaternion(matrix)
}
/// Creates a quaternion from its components, the real one last.
public func simd_quaternion<S>(_ vector: SIMD4<S>) -> SIMDQuaternion<S> { SIMDQuaternion(vector: vector) }

/// The quaternion with every component multiplied by a number.
public func simd_act<S>(_ q: SIMDQuaternion<S>, _ v: SIMD3<S>) -> SIMD3<S> { q.act(v) }
/// The quaternion with every component multiplied by a number.
public func simd_mul<S>(_ p: SIMDQuaternion<S>, _ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { p * q }
/// The quaternion with every component multiplied by a number.
public func simd_mul<S>(_ p: SIMDQuaternion<S>, _ a: S) -> SIMDQuaternion<S> { p * a }
/// The sum.
public func simd_add<S>(_ p: SIMDQuaternion<S>, _ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { p + q }
/// The difference.
public func simd_sub<S>(_ p: SIMDQuaternion<S>, _ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { p - q }
/// The negated quaternion, which is the same rotation.
public func simd_negate<S>(_ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { -q }
/// The dot product of the components.
public func simd_dot<S>(_ p: SIMDQuaternion<S>, _ q: SIMDQuaternion<S>) -> S { dot(p.vector, q.vector) }
/// The length (norm).
public func simd_length<S>(_ q: SIMDQuaternion<S>) -> S { q.length }
/// The quaternion divided by its length; NaN if the length is 0.
public func simd_normalize<S>(_ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { q.normalized }
/// The conjugate, which for a unit quaternion is the inverse rotation.
public func simd_conjugate<S>(_ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { q.conjugate }
/// The multiplicative inverse; NaN for zero.
public func simd_inverse<S>(_ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { q.inverse }
/// The angle of the rotation in radians, 0...2π.
public func simd_angle<S>(_ q: SIMDQuaternion<S>) -> S { q.angle }
/// The unit axis of the rotation; NaN if the quaternion is real.
public func simd_axis<S>(_ q: SIMDQuaternion<S>) -> SIMD3<S> { q.axis }
/// The real part.
public func simd_real<S>(_ q: SIMDQuaternion<S>) -> S { q.real }
/// The imaginary part as a vector.
public func simd_imag<S>(_ q: SIMDQuaternion<S>) -> SIMD3<S> { q.imag }
