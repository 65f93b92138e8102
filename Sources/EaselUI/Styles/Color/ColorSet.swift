import EaselDrawing

/// A colour set of an asset catalog: one colour, and perhaps another for the dark scheme.
struct ColorSet: Equatable, Sendable {
  let light: PaintColor
  let dark: PaintColor

  /// The set that a `Contents.json` describes; nil where it has no colour.
  init?(contentsOf path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let description = try? JSONDecoder().decode(Description.self, from: data)
    else { return nil }
    let plain = description.colors.first { $0.appearances == nil && $0.color != nil }
    guard let light = (plain ?? description.colors.first)?.color?.paintColor else { return nil }
    self.light = light
    dark = description.colors.first { $0.isDark }?.color?.paintColor ?? light
  }

  // MARK: The file's form

  private struct Description: Decodable {
    var colors: [Entry]
  }

  private struct Entry: Decodable {
    var color: Value?
    var appearances: [Appearance]?

    var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } == true }
  }

  private struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  private struct Value: Decodable {
    var space: String?
    var components: [String: String]?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components
    }

    var paintColor: PaintColor? {
      guard let components else { return nil }
      let numbers = components.compactMapValues(ColorSet.component)
      let alpha = numbers["alpha"] ?? 1
      guard let red = numbers["red"] ?? numbers["white"], let green = numbers["green"] ?? numbers["white"],
        let blue = numbers["blue"] ?? numbers["white"]
      else { return nil }
      return PaintColor(components: rgbSpace.encodedSRGB(SIMD4(red, green, blue, alpha)))
    }

    private var rgbSpace: Color.RGBColorSpace {
      switch space {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    }
  }

  /// A component as catalogs write it: `0xFF` and `255` are bytes, `1.000` is a fraction.
  private static func component(_ text: String) -> Float? {
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
    let number = Float(text).flatMap { $0.isFinite ? $0 : nil }
    return text.contains(".") ? number : number.map { $0 / 255 }
  }
}
