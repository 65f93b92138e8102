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
