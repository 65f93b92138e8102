import EaselPixels

/// The sRGB curve (IEC 61966-2-1) of `ColorConversion`, computed in double precision.
enum TransferFunction {
  /// The sRGB encoding of a component in linear light.
  static func encode(_ linear: Float) -> Float { Float(ColorConversion.encoded(Double(linear))) }

  /// The linear light of an sRGB-encoded component.
  static func decode(_ encoded: Float) -> Float { Float(ColorConversion.linear(Double(encoded))) }

  /// The sRGB encoding of a color. Alpha does not change.
  static func encode(_ color: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(encode(color.x), encode(color.y), encode(color.z), color.w)
  }

  /// The linear light of a color. Alpha does not change.
  static func decode(_ color: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(decode(color.x), decode(color.y), decode(color.z), color.w)
  }
}
