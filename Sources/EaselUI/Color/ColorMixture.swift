import EaselDrawing
import EaselPixels

/// Two colours and how much of the second is in their mixture.
final class ColorMixture: Hashable, Sendable {
  let first: Color
  let second: Color
  /// 0 is the first colour alone, 1 the second.
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

  /// The mixture of premultiplied components, so that a clear colour lends no hue.
  func paintColor(in theme: ColorTheme) -> PaintColor {
    let t = Float(min(max(fraction, 0), 1))
    let a = mixable(first.paintColor(in: theme).components)
    let b = mixable(second.paintColor(in: theme).components)
    let mixed = a + (b - a) * t
    return PaintColor(components: unmixed(mixed))
  }

  private func mixable(_ encoded: SIMD4<Float>) -> SIMD4<Float> {
    let color =
      space == .perceptual
      ? ColorConversion.oklab(fromLinear: TransferFunction.decode(encoded)) : encoded
    return SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
  }

  private func unmixed(_ mixed: SIMD4<Float>) -> SIMD4<Float> {
    guard mixed.w > 0 else { return SIMD4(repeating: 0) }
    let color = SIMD4(mixed.x / mixed.w, mixed.y / mixed.w, mixed.z / mixed.w, mixed.w)
    return space == .perceptual ? TransferFunction.encode(ColorConversion.linear(fromOklab: color)) : color
  }
}

extension Color {
  /// This colour with a fraction (0...1) of another mixed in.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let mixture = ColorMixture(first: self, second: rhs, fraction: fraction, space: colorSpace)
    return Color(base: .mixture(mixture, opacity: 1))
  }
}
