/// The encoding of sRGB (IEC 61966-2-1), continued to negative values by its mirror image and beyond 1 as it is.
enum TransferFunction {
  /// Linear light to encoded.
  static func encode(_ linear: Float) -> Float {
    let magnitude = abs(linear)
    let encoded =
      magnitude <= 0.003_130_8 ? 12.92 * magnitude : Float(1.055 * pow(Double(magnitude), 1 / 2.4) - 0.055)
    return linear < 0 ? -encoded : encoded
  }

  /// Encoded to linear light.
  static func decode(_ encoded: Float) -> Float {
    let magnitude = abs(encoded)
    let linear =
      magnitude <= 0.040_45 ? magnitude / 12.92 : Float(pow((Double(magnitude) + 0.055) / 1.055, 2.4))
    return encoded < 0 ? -linear : linear
  }

  /// Red, green and blue encoded; alpha unchanged.
  static func encode(_ color: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(encode(color.x), encode(color.y), encode(color.z), color.w)
  }

  /// Red, green and blue as linear light; alpha unchanged.
  static func decode(_ color: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(decode(color.x), decode(color.y), decode(color.z), color.w)
  }
}
