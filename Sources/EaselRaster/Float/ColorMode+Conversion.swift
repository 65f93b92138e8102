import EaselDrawing

extension DisplayList.ColorMode {
  /// A colour as premultiplied components of this mode; only the extended mode keeps what lies outside of 0...1.
  func components(of color: PaintColor) -> SIMD4<Float> {
    var straight = color.components.replacing(with: 0, where: color.components .!= color.components)
    if self != .extendedLinear { straight = PixelBlend.limited(straight) }
    let alpha = max(0, min(1, straight.w))
    if self != .nonLinear { straight = ColorSpaceConversion.linear(straight) }
    return SIMD4(straight.x * alpha, straight.y * alpha, straight.z * alpha, alpha)
  }

  /// From premultiplied encoded components to those of this mode.
  func fromEncoded(_ color: SIMD4<Float>) -> SIMD4<Float> {
    self == .nonLinear ? color : PixelBlend.linear(color)
  }

  /// From premultiplied components of this mode to encoded ones.
  func toEncoded(_ color: SIMD4<Float>) -> SIMD4<Float> {
    self == .nonLinear ? color : PixelBlend.encoded(color)
  }

  /// Straight components brought to what the mode can hold.
  func limited(_ straight: SIMD4<Float>) -> SIMD4<Float> {
    guard self == .extendedLinear else { return PixelBlend.limited(straight) }
    var color = straight.replacing(with: 0, where: straight .!= straight)
    color.w = max(0, min(1, color.w))
    return color
  }
}
