import Testing
import simd

/// Quaternions as rotations.
struct QuaternionTests {
  private let axis = normalize(SIMD3<Double>(1, -2, 0.5))

  @Test(
    "A quaternion rotates vectors like its matrix, and is recovered from it", arguments: [0.3, 1.9, 3, 4.5])
  func matrices(angle: Double) {
    let q = simd_quatd(angle: angle, axis: axis)
    let v = SIMD3<Double>(3, 4, -5)
    #expect(distance(simd_act(q, v), simd_double3x3(q) * v) < 1e-12)
    let four = simd_matrix4x4(q) * SIMD4(v, 1)
    #expect(distance(four, SIMD4(q.act(v), 1)) < 1e-12)
    for again in [simd_quaternion(simd_double3x3(q)), simd_quatd(simd_double4x4(q))] {
      #expect(abs(abs(simd_dot(again, q)) - 1) < 1e-12)
    }
    // Rodrigues' formula.
    let turned = v * cos(angle) + cross(axis, v) * sin(angle) + axis * (dot(axis, v) * (1 - cos(angle)))
    #expect(distance(q.act(v), turned) < 1e-12)
  }

  @Test("Rotations of half a turn and more about each axis are recovered from their matrices")
  func axes() {
    for axis in [SIMD3<Double>(3, 1, 1), SIMD3(1, 3, -1), SIMD3(-1, 1, 3)].map(normalize) {
      for angle in [2.5, .pi, 4] {
        let q = simd_quatd(angle: angle, axis: axis)
        #expect(abs(abs(simd_dot(simd_quatd(simd_double3x3(q)), q)) - 1) < 1e-12)
      }
    }
  }

  @Test("Angle and axis are those of the initializer")
  func parts() {
    let q = simd_quatf(angle: 1.25, axis: SIMD3(0, 1, 0))
    #expect(abs(q.angle - 1.25) < 1e-6 && distance(q.axis, SIMD3(0, 1, 0)) < 1e-6)
    #expect(abs(simd_length(q) - 1) < 1e-6 && q.real == simd_real(q) && q.imag == simd_imag(q))
  }

  @Test("Products concatenate rotations, quotients invert them")
  func products() {
    let (p, q) = (simd_quatd(angle: 0.7, axis: axis), simd_quatd(angle: 1.1, axis: SIMD3(0, 0, 1)))
    let v = SIMD3<Double>(1, 2, 3)
    #expect(distance((p * q).act(v), p.act(q.act(v))) < 1e-12)
    #expect(distance(((p * q) / q).vector, p.vector) < 1e-12)
    #expect(distance(simd_inverse(p * 2).vector, p.conjugate.vector / 2) < 1e-12)
  }

  @Test("A quaternion between directions rotates one to the other, also for opposite directions")
  func directions() {
    let from = SIMD3<Double>(1, 0, 0)
    for to in [SIMD3(0, 1, 0), axis, SIMD3(-1, 0, 0), SIMD3(1, 0, 0)] {
      let q = simd_quatd(from: from, to: to)
      #expect(distance(q.act(from), to) < 1e-12 && abs(q.length - 1) < 1e-12)
    }
  }

  @Test("slerp rotates evenly, along the shorter or the longer arc")
  func slerp() {
    let start = simd_quatd(angle: 0.2, axis: axis)
    let end = simd_quatd(angle: 1.4, axis: axis)
    for t in [0, 0.25, 0.5, 1] {
      let between = simd_slerp(start, end, t)
      #expect(abs(between.angle - (0.2 + 1.2 * t)) < 1e-12)
      #expect(distance(simd_slerp(start, -end, t).vector, between.vector) < 1e-12)
    }
    // The longer arc passes the opposite side: half of 2π - 1.2 back from the start.
    let far = simd_slerp_longest(start, end, 0.5)
    let back = simd_quatd(angle: 0.2 - (2 * .pi - 1.2) / 2, axis: axis)
    #expect(abs(abs(simd_dot(far, back)) - 1) < 1e-12)
    #expect(simd_slerp(start, start, 0.5) == start.normalized)
  }
}
