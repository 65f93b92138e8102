extension SIMD2<Double> {
  /// The angle between two unit vectors, 0...pi, to within 7e-5.
  ///
  /// arccos after Abramowitz and Stegun, Handbook of Mathematical Functions, 4.4.45.
  @inline(__always)
  func angle(to other: SIMD2<Double>) -> Double {
    let cosine = dot(other)
    let x = Swift.min(Swift.abs(cosine), 1)
    let positive =
      (1 - x).squareRoot() * (1.570_728_8 + x * (-0.212_114_4 + x * (0.074_261_0 - x * 0.018_729_3)))
    return cosine < 0 ? .pi - positive : positive
  }
}

/// A rotation as the cosine and sine of its angle.
struct Rotation {
  let cosine: Double
  let sine: Double

  init(cosine: Double, sine: Double) { (self.cosine, self.sine) = (cosine, sine) }

  /// A turn by `angle` radians within -pi/2...pi/2, to within 4e-6: the same bits on every machine, unlike
  /// the C library's.
  @inline(__always)
  init(angle: Double) {
    let x = angle * angle
    cosine =
      1 + x * (-1 / 2.0 + x * (1 / 24.0 + x * (-1 / 720.0 + x * (1 / 40320.0 - x * (1 / 3_628_800.0)))))
    sine = angle * (1 + x * (-1 / 6.0 + x * (1 / 120.0 + x * (-1 / 5040.0 + x * (1 / 362_880.0)))))
  }

  @inline(__always)
  func callAsFunction(_ v: Vector) -> Vector {
    Vector(v.x * cosine - v.y * sine, v.x * sine + v.y * cosine)
  }
}
