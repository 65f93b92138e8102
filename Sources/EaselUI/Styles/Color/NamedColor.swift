import EaselDrawing

/// A colour of the application's resources, by reference so that colours stay small.
final class NamedColor: Hashable, Sendable {
  let name: ResourceName

  init(_ name: ResourceName) { self.name = name }

  static func == (lhs: NamedColor, rhs: NamedColor) -> Bool { lhs === rhs || lhs.name == rhs.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The colours of the application's resources that were asked for, each looked for once.
final class NamedColors: Sendable {
  static let shared = NamedColors()

  /// Nil for names that are not found.
  private let sets = LockedValue<[ResourceName: ColorSet?]>([:])
  private let report: @Sendable (String) -> Void

  /// - Parameter report: Takes one line for each colour that is not found.
  init(report: @escaping @Sendable (String) -> Void = StandardError.write) { self.report = report }

  /// The colour of a name in one scheme; clear when there is none.
  func paintColor(_ name: ResourceName, in scheme: ColorScheme) -> PaintColor {
    guard let set = set(name) else { return .clear }
    return scheme == .dark ? set.dark : set.light
  }

  private func set(_ name: ResourceName) -> ColorSet? {
    sets.withLock { sets in
      if let known = sets[name] { return known }
      let found = name.folders.lazy.flatMap { name.catalogSets(ofKind: "colorset", in: $0) }
        .compactMap { ColorSet(contentsOf: $0 + "/Contents.json") }.first
      sets[name] = found
      if found == nil { report("no colour \"\(name.name)\" in the asset catalogs of the resources") }
      return found
    }
  }
}

/// A colour of an asset catalog. The plugin `EaselAssets` makes one of each colour set of a target, under its name.
public struct ColorResource: Hashable, Sendable {
  let name: ResourceName

  /// The colour set of a name in the resources of a bundle. Folders that provide a namespace are part of the name, as in
  /// "folder/name".
  public init(name: String, bundle: Bundle) { self.name = ResourceName(name, bundle) }
}

extension Color {
  /// A colour of an asset catalog; clear, and a line on standard error, where there is none.
  public init(_ resource: ColorResource) { base = .named(NamedColor(resource.name), opacity: 1) }
}

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
