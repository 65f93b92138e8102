/// CIE L*a*b* of white D50: lightness 0...100, and two axes that are 0 for greys.
enum LabColor {
  /// The ends of the components' ranges.
  static let lowest: SIMD3<Double> = [0, -128, -128]
  static let highest: SIMD3<Double> = [100, 128, 128]

  private static let bend = 6.0 / 29

  static func xyz(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    func light(_ value: Double) -> Double {
      value > bend ? value * value * value : 3 * bend * bend * (value - 4.0 / 29)
    }
    let y = (lab.x + 16) / 116
    return RGBPrimaries.whiteD50 * SIMD3(light(y + lab.y / 500), light(y), light(y - lab.z / 200))
  }

  static func lab(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    func root(_ light: Double) -> Double {
      light > bend * bend * bend ? cbrt(light) : light / (3 * bend * bend) + 4.0 / 29
    }
    let light = xyz / RGBPrimaries.whiteD50
    let (x, y, z) = (root(light.x), root(light.y), root(light.z))
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }
}
