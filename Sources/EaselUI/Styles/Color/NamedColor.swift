import EaselDrawing

/// A color of an asset catalog. A class, to keep `Color` small.
final class NamedColor: Hashable, Sendable {
  let name: ResourceName

  init(_ name: ResourceName) { self.name = name }

  static func == (lhs: NamedColor, rhs: NamedColor) -> Bool { lhs === rhs || lhs.name == rhs.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A cache of the colors of asset catalogs. Each name is looked up once.
final class NamedColors: Sendable {
  static let shared = NamedColors()

  /// The color sets by name; nil values stand for names that were not found.
  private let sets = LockedValue<[ResourceName: ColorSet?]>([:])
  private let report: @Sendable (String) -> Void

  /// Creates a cache. `report` receives a message for each color that is not found.
  init(report: @escaping @Sendable (String) -> Void = StandardError.report) { self.report = report }

  /// The color of a name in a color scheme; clear if the name is not found.
  func paintColor(_ name: ResourceName, in scheme: ColorScheme) -> PaintColor {
    guard let set = set(name) else { return .clear }
    return scheme == .dark ? set.dark : set.light
  }

  /// Whether a catalog has the color. If not, a message is reported once.
  func contains(_ name: ResourceName) -> Bool { set(name) != nil }

  private func set(_ name: ResourceName) -> ColorSet? {
    sets.withLock { sets in
      if let known = sets[name] { return known }
      let found = name.folders.lazy.flatMap { name.catalogSets(ofKind: "colorset", in: $0) }
        .compactMap { ColorSet(contentsOf: $0 + "/Contents.json") }.first
      sets[name] = found
      if found == nil { report("no color \"\(name.name)\" in the asset catalogs of the resources") }
      return found
    }
  }
}

/// The name of a color in an asset catalog. The plugin `EaselAssets` generates a constant for
/// each color set of a target.
///
/// ```swift
/// let resource = ColorResource(name: "Brand/Accent", bundle: .main)
/// let color = Color(resource)
/// ```
public struct ColorResource: Hashable, Sendable {
  let name: ResourceName

  /// Creates a reference to the color set with a name in a bundle's resources. Folders that provide a
  /// namespace are part of the name, as in "folder/name".
  public init(name: String, bundle: Bundle) { self.name = ResourceName(name, bundle) }
}

extension Color {
  /// Creates a color from an asset catalog. If it is not found, the color is clear and a message is
  /// written to standard error.
  public init(_ resource: ColorResource) { base = .named(NamedColor(resource.name), opacity: 1) }
}

/// A color set of an asset catalog: a color and optionally a variant for the dark color scheme.
struct ColorSet: Equatable, Sendable {
  let light: PaintColor
  let dark: PaintColor

  /// Reads a `Contents.json` file. Returns nil if it has no color.
  init?(contentsOf path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let description = try? JSONDecoder().decode(Description.self, from: data)
    else { return nil }
    let plain = description.colors.first { $0.appearances == nil && $0.color != nil }
    guard let light = (plain ?? description.colors.first)?.color?.paintColor else { return nil }
    self.light = light
    dark = description.colors.first { $0.isDark }?.color?.paintColor ?? light
  }

  // MARK: The format of Contents.json

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

  /// Parses a component: `0xFF` and `255` are bytes, `1.000` is a fraction.
  private static func component(_ text: String) -> Float? {
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
    let number = Float(text).flatMap { $0.isFinite ? $0 : nil }
    return text.contains(".") ? number : number.map { $0 / 255 }
  }
}
