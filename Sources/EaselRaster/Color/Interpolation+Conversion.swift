import EaselDrawing
import EaselPixels

/// Conversions between the color space of a paint's interpolation and sRGB.
extension GradientPaint.Interpolation {
  /// The components of a color in the space of interpolation, premultiplied with `alpha`, which replaces its own.
  func encode(_ color: PaintColor, alpha: Float) -> SIMD4<Float> {
    let c = PixelBlend.finite(color.components)
    let mixed: SIMD4<Float>
    switch self {
    case .encoded: mixed = c
    case .linearLight: mixed = ColorConversion.linear(c)
    case .perceptual: mixed = ColorConversion.oklab(fromLinear: ColorConversion.linear(c))
    }
    return SIMD4(mixed.x * alpha, mixed.y * alpha, mixed.z * alpha, alpha)
  }

  /// The sRGB-encoded, premultiplied components of a premultiplied color of the space of interpolation.
  func decode(_ mixed: SIMD4<Float>) -> SIMD4<Float> {
    guard self != .encoded else { return mixed }
    guard mixed.w > 0 else { return SIMD4() }
    return PixelBlend.withStraight(mixed) { straight in
      ColorConversion.encoded(self == .perceptual ? ColorConversion.linear(fromOklab: straight) : straight)
    }
  }
}
