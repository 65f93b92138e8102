import Testing
import simd

/// Matrices stored by columns.
struct MatrixTests {
  private let m = simd_double4x4(
    SIMD4(2, 0, 1, -1), SIMD4(0, 3, 0.5, 2), SIMD4(1, -2, 4, 0), SIMD4(5, 1, 0, 1))

  private func largest(_ m: simd_double4x4) -> Double {
    (0..<4).map { norm_inf(m[$0]) }.max() ?? .nan
  }

  @Test("A matrix times its inverse is the identity, for two, three and four columns")
  func inverses() {
    #expect(largest(m * m.inverse - matrix_identity_double4x4) < 1e-12)
    #expect(largest(simd_inverse(m) * m - matrix_identity_double4x4) < 1e-12)
    let three = simd_double3x3(SIMD3(2, 0, 1), SIMD3(0, 3, 0.5), SIMD3(1, -2, 4))
    let product = three * three.inverse - matrix_identity_double3x3
    #expect((0..<3).allSatisfy { norm_inf(product[$0]) < 1e-12 })
    let two = simd_float2x2(SIMD2(2, 1), SIMD2(-1, 4))
    #expect(distance(two.inverse[0], SIMD2(4, -1) / 9) + distance(two.inverse[1], SIMD2(1, 2) / 9) < 1e-6)
  }

  @Test("Determinants equal hand-computed ones, and are zero for singular matrices")
  func determinants() {
    #expect(simd_float2x2(SIMD2(2, 1), SIMD2(-1, 4)).determinant == 9)
    let three = simd_float3x3(SIMD3(2, 0, 1), SIMD3(0, 3, 0.5), SIMD3(1, -2, 4))
    #expect(determinant(three) == 23)
    #expect(abs(m.determinant - 94.5) < 1e-12)
    #expect(simd_determinant(simd_double3x3(SIMD3(1, 2, 3), SIMD3(2, 4, 6), SIMD3(0, 1, 0))) == 0)
    #expect(!simd_float2x2().inverse[0, 0].isFinite)
  }

  @Test("Columns and rows are read where they were set")
  func parts() {
    let wide = simd_float3x2(SIMD2(1, 2), SIMD2(3, 4), SIMD2(5, 6))
    #expect(wide[1] == SIMD2(3, 4) && wide[2, 0] == 5 && wide.columns.0 == SIMD2(1, 2))
    #expect(wide.transpose == simd_float2x3(SIMD3(1, 3, 5), SIMD3(2, 4, 6)))
    #expect(simd_float3x2(rows: [SIMD3(1, 3, 5), SIMD3(2, 4, 6)]) == wide)
    #expect(float4x4(diagonal: SIMD4(1, 1, 1, 1)) == matrix_identity_float4x4)
    #expect(simd_float2x2([SIMD2(1, 2)]) == simd_float2x2(SIMD2(1, 2), .zero))
    var changed = wide
    changed[1, 1] = 9
    #expect(changed.columns.1 == SIMD2(3, 9) && changed != wide)
  }

  @Test("Products transform vectors and concatenate matrices")
  func products() {
    let wide = simd_float3x2(SIMD2(1, 2), SIMD2(3, 4), SIMD2(5, 6))
    #expect(wide * SIMD3(1, 10, 100) == SIMD2(531, 642))
    #expect(SIMD2(1, 10) * wide == SIMD3(21, 43, 65))
    let tall = simd_float2x3(SIMD3(1, 0, 2), SIMD3(0, 1, -1))
    let both: simd_float2x2 = wide * tall
    #expect(both == simd_float2x2(SIMD2(11, 14), SIMD2(-2, -2)))
    #expect(simd_mul(wide, tall) * SIMD2(3, 4) == wide * (tall * SIMD2(3, 4)))
    #expect(2 * wide - wide == wide && -wide + wide == simd_float3x2())
  }
}
