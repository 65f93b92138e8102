/// The light of an RGB space's components, and its conversion from and to CIE XYZ of white D50.
struct RGBPrimaries: Equatable, Sendable {
  let toXYZ: ColorSpaceMatrix
  let fromXYZ: ColorSpaceMatrix

  /// - Parameters: Chromaticities (CIE 1931 x and y) of the components, and of their sum.
  init(red: SIMD2<Double>, green: SIMD2<Double>, blue: SIMD2<Double>, white: SIMD2<Double>) {
    let corners = ColorSpaceMatrix(
      RGBPrimaries.light(red), RGBPrimaries.light(green), RGBPrimaries.light(blue))
    let amounts = corners.inverse * RGBPrimaries.light(white)
    toXYZ = RGBPrimaries.adaptation(of: white) * corners * ColorSpaceMatrix(diagonal: amounts)
    fromXYZ = toXYZ.inverse
  }

  static let sRGB = RGBPrimaries(
    red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06], white: d65)
  static let adobeRGB = RGBPrimaries(
    red: [0.64, 0.33], green: [0.21, 0.71], blue: [0.15, 0.06], white: d65)
  static let itur2020 = RGBPrimaries(
    red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046], white: d65)
  static let cinemaP3 = RGBPrimaries(
    red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06], white: [0.314, 0.351])
  static let romm = RGBPrimaries(
    red: [0.7347, 0.2653], green: [0.1596, 0.8404], blue: [0.0366, 0.0001], white: d50)
  static let acescg = RGBPrimaries(
    red: [0.713, 0.293], green: [0.165, 0.83], blue: [0.128, 0.044], white: [0.321_68, 0.337_67])

  private static let d65: SIMD2<Double> = [0.3127, 0.329]
  private static let d50: SIMD2<Double> = [0.3457, 0.3585]

  /// XYZ of white D50 as ICC profiles have it; Lab refers to it.
  static let whiteD50: SIMD3<Double> = [0.9642, 1, 0.8249]

  /// XYZ of a chromaticity, of luminance 1.
  private static func light(_ chromaticity: SIMD2<Double>) -> SIMD3<Double> {
    let (x, y) = (chromaticity.x, chromaticity.y)
    return SIMD3(x / y, 1, (1 - x - y) / y)
  }

  /// What colours under a white are under D50 (Bradford's method).
  private static func adaptation(of white: SIMD2<Double>) -> ColorSpaceMatrix {
    let cones = ColorSpaceMatrix(
      [0.8951, -0.7502, 0.0389], [0.2664, 1.7135, -0.0685], [-0.1614, 0.0367, 1.0296])
    let factors = (cones * whiteD50) / (cones * light(white))
    return cones.inverse * ColorSpaceMatrix(diagonal: factors) * cones
  }
}
