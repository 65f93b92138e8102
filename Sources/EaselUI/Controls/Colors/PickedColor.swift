/// The components of a color in sRGB, each 0...1.
struct PickedColor: Equatable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity = 1.0
}

extension PickedColor {
  /// The components of a color in an environment, clamped to 0...1; NaN counts as 0.
  init(_ color: Color, in environment: EnvironmentValues) {
    let resolved = color.resolve(in: environment)
    func component(_ value: Float) -> Double { Double(value).clampedToUnitInterval }
    self.init(
      red: component(resolved.red), green: component(resolved.green), blue: component(resolved.blue),
      opacity: component(resolved.opacity))
  }

  /// A color of a hue, 0...1 around the wheel, a saturation and a brightness.
  init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ shift: Double) -> Double {
      let sextant = (hue * 6 + shift).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sextant, 4 - sextant, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity) }

  /// The hue, the saturation and the brightness, each 0...1. The hue of grays is 0.
  var hueComponents: (hue: Double, saturation: Double, brightness: Double) {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    guard range > 0 else { return (0, 0, high) }
    let sextant =
      switch high {
      case red: (green - blue) / range
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    return ((sextant < 0 ? sextant + 6 : sextant) / 6, range / high, high)
  }

  /// The opaque color with six hexadecimal digits.
  var hexadecimal: String {
    [red, green, blue].map { component in
      let byte = Int((component.clampedToUnitInterval * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// Whether a color looks the same apart from its opacity.
  func isLike(_ other: PickedColor) -> Bool { hexadecimal == other.hexadecimal }

  func with(opacity: Double) -> PickedColor {
    var color = self
    color.opacity = opacity
    return color
  }
}
