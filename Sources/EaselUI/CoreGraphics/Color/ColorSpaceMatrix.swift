/// A linear map between the components of two colour spaces, by columns.
struct ColorSpaceMatrix: Equatable, Sendable {
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var z: SIMD3<Double>

  init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) { (self.x, self.y, self.z) = (x, y, z) }

  /// The map that multiplies each component by a factor.
  init(diagonal: SIMD3<Double>) {
    self.init(SIMD3(diagonal.x, 0, 0), SIMD3(0, diagonal.y, 0), SIMD3(0, 0, diagonal.z))
  }

  /// The inverse, by the adjugate. The map must have one.
  var inverse: ColorSpaceMatrix {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let (u, v, w) = (cross(y, z), cross(z, x), cross(x, y))
    let scale = 1 / (x * u).sum()
    return ColorSpaceMatrix(
      SIMD3(u.x, v.x, w.x) * scale, SIMD3(u.y, v.y, w.y) * scale, SIMD3(u.z, v.z, w.z) * scale)
  }

  static func * (map: ColorSpaceMatrix, color: SIMD3<Double>) -> SIMD3<Double> {
    map.x * color.x + map.y * color.y + map.z * color.z
  }

  /// The map that applies `first` and then `second`.
  static func * (second: ColorSpaceMatrix, first: ColorSpaceMatrix) -> ColorSpaceMatrix {
    ColorSpaceMatrix(second * first.x, second * first.y, second * first.z)
  }
}
