/// The primaries of an RGB space, with the matrices from and to CIE XYZ with white D50.
struct RGBPrimaries: Equatable, Sendable {
  let toXYZ: ColorSpaceMatrix
  let fromXYZ: ColorSpaceMatrix

  /// Computes the matrices from the chromaticities (CIE 1931 x and y) of the primaries and the white point.
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

  /// XYZ of white D50 in ICC profiles, the reference white of L*a*b*.
  static let whiteD50: SIMD3<Double> = [0.9642, 1, 0.8249]

  /// XYZ of a chromaticity at luminance 1.
  private static func light(_ chromaticity: SIMD2<Double>) -> SIMD3<Double> {
    let (x, y) = (chromaticity.x, chromaticity.y)
    return SIMD3(x / y, 1, (1 - x - y) / y)
  }

  /// The chromatic adaptation from a white point to D50 (Bradford).
  private static func adaptation(of white: SIMD2<Double>) -> ColorSpaceMatrix {
    let cones = ColorSpaceMatrix(
      [0.8951, -0.7502, 0.0389], [0.2664, 1.7135, -0.0685], [-0.1614, 0.0367, 1.0296])
    let factors = (cones * whiteD50) / (cones * light(white))
    return cones.inverse * ColorSpaceMatrix(diagonal: factors) * cones
  }
}

/// A 3x3 matrix between the components of two color spaces, stored by columns.
struct ColorSpaceMatrix: Equatable, Sendable {
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var z: SIMD3<Double>

  init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) { (self.x, self.y, self.z) = (x, y, z) }

  /// A matrix that scales each component.
  init(diagonal: SIMD3<Double>) {
    self.init(SIMD3(diagonal.x, 0, 0), SIMD3(0, diagonal.y, 0), SIMD3(0, 0, diagonal.z))
  }

  /// The inverse, by the adjugate. The determinant must not be zero.
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

  /// The matrix that applies `first` and then `second`.
  static func * (second: ColorSpaceMatrix, first: ColorSpaceMatrix) -> ColorSpaceMatrix {
    ColorSpaceMatrix(second * first.x, second * first.y, second * first.z)
  }
}

/// The transfer function of a color space. Negative components mirror positive ones.
enum ComponentTransferFunction: Equatable, Sendable {
  /// sRGB (IEC 61966-2-1).
  case standard
  /// Linear light.
  case linear
  /// A power function with this exponent from encoded components to light.
  case power(Double)
  /// BT.709 and BT.2020.
  case ituTransfer
  /// ROMM RGB (ISO 22028-2).
  case romm

  /// Converts encoded components to linear light.
  func decode(_ encoded: Double) -> Double {
    let magnitude = abs(encoded)
    let linear: Double
    switch self {
    case .standard: linear = Double(TransferFunction.decode(Float(magnitude)))
    case .linear: linear = magnitude
    case .power(let exponent): linear = pow(magnitude, exponent)
    case .ituTransfer:
      linear = magnitude < 0.081 ? magnitude / 4.5 : pow((magnitude + 0.099) / 1.099, 1 / 0.45)
    case .romm: linear = magnitude < 16.0 / 512 ? magnitude / 16 : pow(magnitude, 1.8)
    }
    return encoded < 0 ? -linear : linear
  }

  /// Converts linear light to encoded components.
  func encode(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    let encoded: Double
    switch self {
    case .standard: encoded = Double(TransferFunction.encode(Float(magnitude)))
    case .linear: encoded = magnitude
    case .power(let exponent): encoded = pow(magnitude, 1 / exponent)
    case .ituTransfer: encoded = magnitude < 0.018 ? magnitude * 4.5 : 1.099 * pow(magnitude, 0.45) - 0.099
    case .romm: encoded = magnitude < 1.0 / 512 ? magnitude * 16 : pow(magnitude, 1 / 1.8)
    }
    return linear < 0 ? -encoded : encoded
  }

  func decode(_ color: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(decode(color.x), decode(color.y), decode(color.z))
  }

  func encode(_ color: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encode(color.x), encode(color.y), encode(color.z))
  }
}

/// Conversion between CIE L*a*b* and XYZ with white D50. Lightness is 0...100; a and b are 0 for grays.
enum LabColor {
  /// The minimum of each component.
  static let lowest: SIMD3<Double> = [0, -128, -128]
  /// The maximum of each component.
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
