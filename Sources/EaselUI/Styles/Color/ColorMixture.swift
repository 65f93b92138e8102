import EaselDrawing
import EaselPixels

/// A mixture of two colors.
final class ColorMixture: Hashable, Sendable {
  let first: Color
  let second: Color
  /// The share of the second color, 0...1.
  let fraction: Double
  let space: Gradient.ColorSpace

  init(first: Color, second: Color, fraction: Double, space: Gradient.ColorSpace) {
    self.first = first
    self.second = second
    self.fraction = fraction
    self.space = space
  }

  static func == (lhs: ColorMixture, rhs: ColorMixture) -> Bool {
    lhs === rhs
      || (lhs.first == rhs.first && lhs.second == rhs.second && lhs.fraction == rhs.fraction
        && lhs.space == rhs.space)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
    hasher.combine(fraction)
    hasher.combine(space)
  }

  /// The mixture of the premultiplied components, so that the hue of a clear color has no effect.
  func paintColor(in theme: ColorTheme) -> PaintColor {
    let t = Float(min(max(fraction, 0), 1))
    let a = mixable(first.paintColor(in: theme).components)
    let b = mixable(second.paintColor(in: theme).components)
    let mixed = a + (b - a) * t
    return PaintColor(components: unmixed(mixed))
  }

  private func mixable(_ encoded: SIMD4<Float>) -> SIMD4<Float> {
    let color =
      space == .perceptual ? ColorConversion.oklab(fromLinear: TransferFunction.decode(encoded)) : encoded
    return SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
  }

  private func unmixed(_ mixed: SIMD4<Float>) -> SIMD4<Float> {
    guard mixed.w > 0 else { return SIMD4(repeating: 0) }
    let color = SIMD4(mixed.x / mixed.w, mixed.y / mixed.w, mixed.z / mixed.w, mixed.w)
    return space == .perceptual ? TransferFunction.encode(ColorConversion.linear(fromOklab: color)) : color
  }
}

extension Color {
  /// Returns this color mixed with another.
  ///
  /// - Parameter rhs: The other color.
  /// - Parameter fraction: The share of the other color, clamped to 0...1.
  /// - Parameter colorSpace: The color space in which the colors are interpolated.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let mixture = ColorMixture(first: self, second: rhs, fraction: fraction, space: colorSpace)
    return Color(base: .mixture(mixture, opacity: 1))
  }
}

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
