import EaselDrawing

/// A mixture of two colours.
final class ColorMixture: Hashable, Sendable {
  let first: Color
  let second: Color
  /// The share of the second colour, 0...1.
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

  /// The mixture of the premultiplied components, so that the hue of a clear colour has no effect.
  func paintColor(in theme: ColorTheme) -> PaintColor {
    let t = Float(min(max(fraction, 0), 1))
    let a = mixable(first.paintColor(in: theme).components)
    let b = mixable(second.paintColor(in: theme).components)
    let mixed = a + (b - a) * t
    return PaintColor(components: unmixed(mixed))
  }

  private func mixable(_ encoded: SIMD4<Float>) -> SIMD4<Float> {
    let color = space == .perceptual ? Oklab.fromLinear(TransferFunction.decode(encoded)) : encoded
    return SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
  }

  private func unmixed(_ mixed: SIMD4<Float>) -> SIMD4<Float> {
    guard mixed.w > 0 else { return SIMD4(repeating: 0) }
    let color = SIMD4(mixed.x / mixed.w, mixed.y / mixed.w, mixed.z / mixed.w, mixed.w)
    return space == .perceptual ? TransferFunction.encode(Oklab.toLinear(color)) : color
  }
}

extension Color {
  /// Returns this colour mixed with another.
  ///
  /// - Parameter rhs: The other colour.
  /// - Parameter fraction: The share of the other colour, clamped to 0...1.
  /// - Parameter colorSpace: The colour space in which the colours are interpolated.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let mixture = ColorMixture(first: self, second: rhs, fraction: fraction, space: colorSpace)
    return Color(base: .mixture(mixture, opacity: 1))
  }
}

/// The perceptual colour space of Björn Ottosson (https://bottosson.github.io/posts/oklab/): lightness and two opponent
/// axes, in which a straight line between two colours looks even. The fourth component is alpha, unchanged.
enum Oklab {
  static func fromLinear(_ c: SIMD4<Float>) -> SIMD4<Float> {
    let l = cbrt(0.412_221_47 * c.x + 0.536_332_54 * c.y + 0.051_445_995 * c.z)
    let m = cbrt(0.211_903_5 * c.x + 0.680_699_55 * c.y + 0.107_396_96 * c.z)
    let s = cbrt(0.088_302_46 * c.x + 0.281_718_84 * c.y + 0.629_978_7 * c.z)
    return SIMD4(
      0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
      1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
      0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s,
      c.w)
  }

  static func toLinear(_ lab: SIMD4<Float>) -> SIMD4<Float> {
    func cube(_ x: Float) -> Float { x * x * x }
    let l = cube(lab.x + 0.396_337_78 * lab.y + 0.215_803_76 * lab.z)
    let m = cube(lab.x - 0.105_561_346 * lab.y - 0.063_854_17 * lab.z)
    let s = cube(lab.x - 0.089_484_18 * lab.y - 1.291_485_5 * lab.z)
    return SIMD4(
      4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s,
      -1.268_438 * l + 2.609_757_4 * m - 0.341_319_38 * s,
      -0.004_196_086 * l - 0.703_418_6 * m + 1.707_614_7 * s,
      lab.w)
  }
}

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
