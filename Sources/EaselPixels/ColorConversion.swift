import Foundation

/// Conversions between sRGB-encoded, linear-light and Oklab components.
///
/// Components outside of 0...1 are valid: the sRGB curve continues beyond 1, and negative components are mirrored. Colors
/// are not premultiplied. Alpha, the fourth component of a color, does not change.
///
/// sRGB: IEC 61966-2-1. Oklab: https://bottosson.github.io/posts/oklab/, with the constants published there.
package enum ColorConversion {
  // MARK: sRGB

  /// The linear light of an sRGB-encoded component.
  package static func linear(_ encoded: Double) -> Double { decode(encoded) }

  /// The sRGB encoding of a component in linear light.
  package static func encoded(_ linear: Double) -> Double { encode(linear) }

  /// The linear light of an sRGB-encoded color.
  package static func linear(_ color: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(decode(color.x), decode(color.y), decode(color.z), color.w)
  }

  /// The sRGB encoding of a color in linear light.
  package static func encoded(_ color: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(encode(color.x), encode(color.y), encode(color.z), color.w)
  }

  private static func decode<Value: Component>(_ encoded: Value) -> Value {
    let magnitude = abs(encoded)
    let linear = magnitude <= 0.04045 ? magnitude / 12.92 : Value.power((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  private static func encode<Value: Component>(_ linear: Value) -> Value {
    let magnitude = abs(linear)
    let encoded =
      magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * Value.power(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }

  // MARK: Oklab

  /// The Oklab components of a color in linear light: lightness and two opponent axes. A straight line between two
  /// colors looks even in this space.
  package static func oklab(fromLinear c: SIMD4<Float>) -> SIMD4<Float> {
    let l = cbrtf(0.4122214708 * c.x + 0.5363325363 * c.y + 0.0514459929 * c.z)
    let m = cbrtf(0.2119034982 * c.x + 0.6806995451 * c.y + 0.1073969566 * c.z)
    let s = cbrtf(0.0883024619 * c.x + 0.2817188376 * c.y + 0.6299787005 * c.z)
    return SIMD4(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s, c.w)
  }

  /// The linear light of Oklab components.
  package static func linear(fromOklab c: SIMD4<Float>) -> SIMD4<Float> {
    let l = cube(c.x + 0.3963377774 * c.y + 0.2158037573 * c.z)
    let m = cube(c.x - 0.1055613458 * c.y - 0.0638541728 * c.z)
    let s = cube(c.x - 0.0894841775 * c.y - 1.2914855480 * c.z)
    return SIMD4(
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s, c.w)
  }

  private static func cube(_ value: Float) -> Float { value * value * value }
}

/// The types that sRGB components are computed in: `Float` for pixels, `Double` for single colors.
private protocol Component: BinaryFloatingPoint {
  static func power(_ base: Self, _ exponent: Self) -> Self
}

extension Float: Component {
  fileprivate static func power(_ base: Float, _ exponent: Float) -> Float { powf(base, exponent) }
}

extension Double: Component {
  fileprivate static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}
