import Foundation

/// Between sRGB-encoded, linear-light and Oklab components; the fourth component passes through.
///
/// sRGB: IEC 61966-2-1. Oklab: https://bottosson.github.io/posts/oklab/.
enum ColorSpaceConversion {
  static func linear(_ c: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(linear(c.x), linear(c.y), linear(c.z), c.w)
  }

  static func encoded(_ c: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(encoded(c.x), encoded(c.y), encoded(c.z), c.w)
  }

  private static func linear(_ value: Float) -> Float {
    let magnitude = abs(value)
    let result = magnitude <= 0.04045 ? magnitude / 12.92 : powf((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func encoded(_ value: Float) -> Float {
    let magnitude = abs(value)
    let result = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * powf(magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }

  static func oklab(fromLinear c: SIMD4<Float>) -> SIMD4<Float> {
    let l = cbrtf(0.412_221_47 * c.x + 0.536_332_54 * c.y + 0.051_445_993 * c.z)
    let m = cbrtf(0.211_903_5 * c.x + 0.680_699_55 * c.y + 0.107_396_96 * c.z)
    let s = cbrtf(0.088_302_46 * c.x + 0.281_718_84 * c.y + 0.629_978_7 * c.z)
    return SIMD4(
      0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
      1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
      0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s, c.w)
  }

  static func linear(fromOklab c: SIMD4<Float>) -> SIMD4<Float> {
    let l = cube(c.x + 0.396_337_78 * c.y + 0.215_803_76 * c.z)
    let m = cube(c.x - 0.105_561_346 * c.y - 0.063_854_17 * c.z)
    let s = cube(c.x - 0.089_484_18 * c.y - 1.291_485_5 * c.z)
    return SIMD4(
      4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_93 * s,
      -1.268_438 * l + 2.609_757_4 * m - 0.341_319_4 * s,
      -0.004_196_086_3 * l - 0.703_418_6 * m + 1.707_614_7 * s, c.w)
  }

  private static func cube(_ value: Float) -> Float { value * value * value }
}
