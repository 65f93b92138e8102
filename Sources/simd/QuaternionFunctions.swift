// The functions of quaternions by their names in C.

/// The rotation on the shorter way from `q0`, where `t` is 0, to `q1`, where it is 1, with an angle that changes evenly.
public func simd_slerp<S>(_ q0: SIMDQuaternion<S>, _ q1: SIMDQuaternion<S>, _ t: S) -> SIMDQuaternion<S> {
  slerp(q0, dot(q0.vector, q1.vector) < 0 ? -q1 : q1, t)
}

/// The same on the longer way.
public func simd_slerp_longest<S>(
  _ q0: SIMDQuaternion<S>, _ q1: SIMDQuaternion<S>, _ t: S
) -> SIMDQuaternion<S> {
  slerp(q0, dot(q0.vector, q1.vector) < 0 ? q1 : -q1, t)
}

private func slerp<S>(_ q0: SIMDQuaternion<S>, _ q1: SIMDQuaternion<S>, _ t: S) -> SIMDQuaternion<S> {
  // The angle by the lengths of sum and difference, which is exact for small ones too.
  let angle = 2 * atan2(Double((q1 - q0).length), Double((q1 + q0).length))
  let sine = sin(angle)
  guard Swift.abs(sine) > 1e-9 else {
    return SIMDQuaternion(vector: mix(q0.vector, q1.vector, t: t)).normalized
  }
  let (a, b) = (S(sin((1 - Double(t)) * angle) / sine), S(sin(Double(t) * angle) / sine))
  return (q0 * a + q1 * b).normalized
}

public func simd_quaternion<S>(_ angle: S, _ axis: SIMD3<S>) -> SIMDQuaternion<S> {
  SIMDQuaternion(angle: angle, axis: axis)
}

public func simd_quaternion<S>(_ from: SIMD3<S>, _ to: SIMD3<S>) -> SIMDQuaternion<S> {
  SIMDQuaternion(from: from, to: to)
}

public func simd_quaternion<S>(_ ix: S, _ iy: S, _ iz: S, _ r: S) -> SIMDQuaternion<S> {
  SIMDQuaternion(ix: ix, iy: iy, iz: iz, r: r)
}

public func simd_quaternion<S>(_ matrix: SIMDMatrix3<SIMD3<S>>) -> SIMDQuaternion<S> {
  SIMDQuaternion(matrix)
}
public func simd_quaternion<S>(_ matrix: SIMDMatrix4<SIMD4<S>>) -> SIMDQuaternion<S> {
  SIMDQuaternion(matrix)
}
public func simd_quaternion<S>(_ vector: SIMD4<S>) -> SIMDQuaternion<S> { SIMDQuaternion(vector: vector) }

public func simd_act<S>(_ q: SIMDQuaternion<S>, _ v: SIMD3<S>) -> SIMD3<S> { q.act(v) }
public func simd_mul<S>(_ p: SIMDQuaternion<S>, _ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { p * q }
public func simd_mul<S>(_ p: SIMDQuaternion<S>, _ a: S) -> SIMDQuaternion<S> { p * a }
public func simd_add<S>(_ p: SIMDQuaternion<S>, _ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { p + q }
public func simd_sub<S>(_ p: SIMDQuaternion<S>, _ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { p - q }
public func simd_negate<S>(_ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { -q }
public func simd_dot<S>(_ p: SIMDQuaternion<S>, _ q: SIMDQuaternion<S>) -> S { dot(p.vector, q.vector) }
public func simd_length<S>(_ q: SIMDQuaternion<S>) -> S { q.length }
public func simd_normalize<S>(_ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { q.normalized }
public func simd_conjugate<S>(_ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { q.conjugate }
public func simd_inverse<S>(_ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { q.inverse }
public func simd_angle<S>(_ q: SIMDQuaternion<S>) -> S { q.angle }
public func simd_axis<S>(_ q: SIMDQuaternion<S>) -> SIMD3<S> { q.axis }
public func simd_real<S>(_ q: SIMDQuaternion<S>) -> S { q.real }
public func simd_imag<S>(_ q: SIMDQuaternion<S>) -> SIMD3<S> { q.imag }
