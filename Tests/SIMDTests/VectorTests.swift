import Testing
import simd

/// Vectors: geometry and component-wise functions.
struct VectorTests {
  @Test("Lengths, products and directions")
  func geometry() {
    let (a, b): (simd_float3, simd_float3) = (SIMD3(1, 2, 2), SIMD3(2, -1, 0))
    #expect(simd_length(a) == 3 && length_squared(a) == 9 && simd_dot(a, b) == 0)
    #expect(normalize(a) == a / 3)
    #expect(cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
    #expect(simd_cross(a, b) == SIMD3(2, 4, -5))
    #expect(distance(a, b) == Float(14).squareRoot() && simd_distance_squared(a, b) == 14)
    #expect(norm_one(b) == 3 && norm_inf(b) == 2)
    #expect(project(SIMD2<Double>(3, 4), SIMD2(2, 0)) == SIMD2(3, 0))
  }

  @Test("Vectors are reflected, refracted by Snell's law or totally reflected")
  func optics() {
    #expect(reflect(SIMD2<Double>(1, -1), n: SIMD2(0, 1)) == SIMD2(1, 1))
    let incoming = SIMD2<Double>(0.5.squareRoot(), -(0.5.squareRoot()))
    let refracted = simd_refract(incoming, SIMD2(0, 1), 0.5)
    #expect(abs(refracted.x - 0.5 * incoming.x) < 1e-12 && abs(length(refracted) - 1) < 1e-12)
    #expect(refract(incoming, n: SIMD2(0, 1), eta: 2) == .zero)
  }

  @Test("Mixing, steps and clamping")
  func components() {
    let (a, b) = (SIMD2<Float>(1, -2), SIMD2<Float>(3, 2))
    #expect(mix(a, b, t: 0.25) == SIMD2(1.5, -1) && simd_mix(a, b, SIMD2(0, 1)) == SIMD2(1, 2))
    #expect(simd_clamp(SIMD2<Float>(-5, 5), a, b) == SIMD2(1, 2))
    #expect(clamp(SIMD2<Float>(-5, 5), min: 0, max: 1) == SIMD2(0, 1) && simd_clamp(7.0, 0, 2) == 2)
    #expect(min(a, b) == a && simd_max(a, SIMD2(2, -3)) == SIMD2(2, -2) && abs(a) == SIMD2(1, 2))
    #expect(step(SIMD2<Float>(0.4, 0.6), edge: SIMD2(0.5, 0.5)) == SIMD2(0, 1))
    #expect(simd_smoothstep(0.0, 2.0, 0.5) == 0.15625)
    #expect(smoothstep(SIMD2<Float>(-1, 3), edge0: SIMD2(0, 0), edge1: SIMD2(1, 1)) == SIMD2(0, 1))
    #expect(fract(SIMD2<Double>(1.25, -0.25)) == SIMD2(0.25, 0.75) && sign(a) == SIMD2(1, -1))
    #expect(simd_reduce_add(b) == 5 && simd_reduce_max(a) == 1 && simd_reduce_min(a) == -2)
    #expect(abs(simd_int2(Int32.min, -3)) == simd_int2(Int32.min, 3))
    #expect(simd_select(a, b, SIMD2<Int32>(-1, 0)) == SIMD2(3, -2))
    let quarter = sin(SIMD2<Double>(0, .pi / 2))
    #expect(quarter == SIMD2(0, 1) && pow(SIMD2<Double>(2, 3), SIMD2(3, 2)) == SIMD2(8, 9))
  }

  @Test("Vectors are made from vectors of other lengths")
  func making() {
    let four = simd_make_float4(SIMD3(1, 2, 3), 4)
    #expect(four == vector_float4(1, 2, 3, 4) && simd_make_float3(four) == float3(1, 2, 3))
    #expect(simd_make_double2(SIMD3(1, 2, 3)) == double2(1, 2) && simd_make_int4(1, 2, 3, 4).w == 4)
  }
}
