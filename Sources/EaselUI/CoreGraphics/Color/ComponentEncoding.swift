/// How the components of a colour space stand for light. Negative components mirror positive ones.
enum ComponentEncoding: Equatable, Sendable {
  /// As sRGB does (IEC 61966-2-1).
  case standard
  /// Proportional to light.
  case linear
  /// A power of the component.
  case power(Double)
  /// The encoding of BT.709 and BT.2020.
  case television
  /// The encoding of ROMM RGB (ISO 22028-2).
  case romm

  /// Encoded to linear light.
  func decode(_ encoded: Double) -> Double {
    let magnitude = abs(encoded)
    let linear: Double
    switch self {
    case .standard: linear = Double(TransferFunction.decode(Float(magnitude)))
    case .linear: linear = magnitude
    case .power(let exponent): linear = pow(magnitude, exponent)
    case .television:
      linear = magnitude < 0.081 ? magnitude / 4.5 : pow((magnitude + 0.099) / 1.099, 1 / 0.45)
    case .romm: linear = magnitude < 16.0 / 512 ? magnitude / 16 : pow(magnitude, 1.8)
    }
    return encoded < 0 ? -linear : linear
  }

  /// Linear light to encoded.
  func encode(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    let encoded: Double
    switch self {
    case .standard: encoded = Double(TransferFunction.encode(Float(magnitude)))
    case .linear: encoded = magnitude
    case .power(let exponent): encoded = pow(magnitude, 1 / exponent)
    case .television: encoded = magnitude < 0.018 ? magnitude * 4.5 : 1.099 * pow(magnitude, 0.45) - 0.099
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
