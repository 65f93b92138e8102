import SwiftUI
import simd

// A user's file about vectors, matrices and rotations; compiled in both language modes.

/// A point of space as a camera sees it.
struct Camera {
  var position: simd_float3 = SIMD3(0, 0, 5)
  var rotation = simd_quatf(angle: 0, axis: SIMD3(0, 1, 0))
  var scale: simd_float4x4 = matrix_identity_float4x4

  var view: float4x4 {
    var translation = matrix_identity_float4x4
    translation.columns.3 = float4(-position.x, -position.y, -position.z, 1)
    return simd_mul(simd_float4x4(rotation).inverse, translation) * scale
  }

  func project(_ point: vector_float3) -> CGPoint {
    let seen = view * simd_float4(point, 1)
    return CGPoint(x: CGFloat(seen.x / -seen.z), y: CGFloat(seen.y / -seen.z))
  }

  mutating func turn(towards other: simd_quatf, by fraction: Float) {
    rotation = simd_slerp(rotation, other, fraction)
    position = simd_act(rotation, position) + rotation.act(SIMD3(0, 0, 0))
  }
}

extension simd_float4x4 {
  static func perspective(near: Float, far: Float) -> simd_float4x4 {
    simd_float4x4(
      columns: (
        SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, far / (near - far), -1),
        SIMD4(0, 0, near * far / (near - far), 0)
      ))
  }
}

func declaredVectorFacts() -> [Double] {
  let (a, b): (simd_double3, simd_double3) = (SIMD3(1, 2, 2), SIMD3(0, 3, -4))
  let turn = simd_quatd(angle: .pi / 2, axis: normalize(cross(a, b)))
  let square = simd_double3x3(a, b, simd_cross(a, b))
  let flat = simd_float2x2(simd_float2(1, 2), simd_float2(3, 4)) * simd_float3x3(1).determinant
  return [
    dot(a, b), simd_dot(a, b), length(a), simd_length(b), distance(a, b), simd_distance(a, b),
    simd_normalize(a).x, mix(a, b, t: 0.5).y, simd_mix(a, b, SIMD3(repeating: 0.5)).y,
    simd_clamp(2.5, 0, 1), simd_smoothstep(0.0, 1.0, 0.5), fract(1.25), step(0.5, edge: 1),
    reflect(a, n: SIMD3(0, 1, 0)).y, refract(normalize(a), n: SIMD3(0, -1, 0), eta: 1).x,
    simd_determinant(square), simd_inverse(square)[0, 0], simd_transpose(square)[0, 1],
    square.transpose.determinant, turn.act(a).x, Double(simd_determinant(flat)), Double(simd_int2(1, 2).y),
  ]
}
