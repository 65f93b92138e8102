import Foundation

/// Conversions between sRGB-encoded, linear-light and Oklab components, in `Float` or `Double`.
///
/// Encoded components outside of 0...1 are valid: the sRGB curve continues beyond 1, and negative components are
/// mirrored. Colors are not premultiplied. Alpha, the fourth component, does not change.
///
/// sRGB: IEC 61966-2-1. Oklab: https://bottosson.github.io/posts/oklab/, with the constants published there.
package enum ColorConversion {
  /// The linear light of an sRGB-encoded component.
  package static func linear<Value: ColorComponent>(_ encoded: Value) -> Value {
    let magnitude = abs(encoded)
    let result = magnitude <= 0.04045 ? magnitude / 12.92 : Value.power((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -result : result
  }

  /// The sRGB encoding of a component in linear light.
  package static func encoded<Value: ColorComponent>(_ linear: Value) -> Value {
    let magnitude = abs(linear)
    let result =
      magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * Value.power(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -result : result
  }

  /// The linear light of an sRGB-encoded color.
  package static func linear<Value: ColorComponent>(_ color: SIMD4<Value>) -> SIMD4<Value> {
    SIMD4(linear(color.x), linear(color.y), linear(color.z), color.w)
  }

  /// The sRGB encoding of a color in linear light.
  package static func encoded<Value: ColorComponent>(_ color: SIMD4<Value>) -> SIMD4<Value> {
    SIMD4(encoded(color.x), encoded(color.y), encoded(color.z), color.w)
  }

  /// The Oklab components of a color in linear light: lightness and two opponent axes. A straight line between two
  /// colors looks even in this space.
  package static func oklab<Value: ColorComponent>(fromLinear c: SIMD4<Value>) -> SIMD4<Value> {
    let l = Value.cubeRoot(0.4122214708 * c.x + 0.5363325363 * c.y + 0.0514459929 * c.z)
    let m = Value.cubeRoot(0.2119034982 * c.x + 0.6806995451 * c.y + 0.1073969566 * c.z)
    let s = Value.cubeRoot(0.0883024619 * c.x + 0.2817188376 * c.y + 0.6299787005 * c.z)
    let lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    let a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    return SIMD4(lightness, a, b, c.w)
  }

  /// The linear light of Oklab components.
  package static func linear<Value: ColorComponent>(fromOklab c: SIMD4<Value>) -> SIMD4<Value> {
    let l = cube(c.x + 0.3963377774 * c.y + 0.2158037573 * c.z)
    let m = cube(c.x - 0.1055613458 * c.y - 0.0638541728 * c.z)
    let s = cube(c.x - 0.0894841775 * c.y - 1.2914855480 * c.z)
    let red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
    let green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
    let blue = -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    return SIMD4(red, green, blue, c.w)
  }

  private static func cube<Value: ColorComponent>(_ value: Value) -> Value { value * value * value }
}

/// A floating-point type that colors can be converted in.
package protocol ColorComponent: BinaryFloatingPoint, SIMDScalar {
  /// `base` raised to `exponent`.
  static func power(_ base: Self, _ exponent: Self) -> Self

  static func cubeRoot(_ value: Self) -> Self
}

extension Float: ColorComponent {
  package static func power(_ base: Float, _ exponent: Float) -> Float { powf(base, exponent) }
  package static func cubeRoot(_ value: Float) -> Float { cbrtf(value) }
}

extension Double: ColorComponent {
  package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  package static func cubeRoot(_ value: Double) -> Double { cbrt(value) }
}
