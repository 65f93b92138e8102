import EaselGeometry

/// A font request, which `FontLibrary` resolves to a face.
///
/// ```swift
/// import EaselTypography
///
/// func heading() -> ResolvedFont {
///   FontLibrary.shared.font(for: FontDescriptor(design: .serif, size: 28, weight: .bold))
/// }
/// ```
public struct FontDescriptor: Hashable, Sendable {
  /// The design of the system font, for descriptors without a family.
  public enum Design: Hashable, Sendable {
    /// The stand-ins for San Francisco, New York, San Francisco Rounded and SF Mono.
    case `default`, serif, rounded, monospaced
  }

  /// The letters that are shown as small capitals, if the font has them.
  ///
  /// ```swift
  /// import EaselTypography
  ///
  /// func withSmallCaps(_ font: FontDescriptor) -> FontDescriptor {
  ///   var font = font
  ///   font.smallCaps = [.lowercase, .uppercase]
  ///   return font
  /// }
  /// ```
  public struct SmallCaps: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Lowercase letters.
    public static let lowercase = SmallCaps(rawValue: 1)
    /// Uppercase letters.
    public static let uppercase = SmallCaps(rawValue: 2)
  }

  /// The size of body text in points per em: 17, as on iOS at the default text size.
  public static let bodySize: CGFloat = 17

  /// The maximum size in points; up to this size, outlines are precise in pixels.
  static let maximumSize: CGFloat = 100_000

  /// A family, full or PostScript name, ignoring case; nil for the system font of `design`.
  public var family: String?
  /// The design of the system font; it has no effect if the font of `family` is found.
  public var design: Design
  /// The size in points per em, in 0...100,000.
  public private(set) var size: CGFloat
  /// The weight. If the family has no bold face, outlines are emboldened.
  public var weight: FontWeight
  /// Whether the font is italic. If the family has no italic face, glyphs are slanted.
  public var isItalic: Bool
  /// The width of the letters in percent of the family's normal width: values below 100 are condensed, above
  /// expanded.
  public var width: Int
  /// Whether all digits have the same width.
  public var usesMonospacedDigits: Bool
  /// The letters that are shown as small capitals.
  public var smallCaps: SmallCaps = []
  /// The leading that is added between lines, in ems; at most 1 in either direction.
  public var addedLeading: CGFloat = 0
  /// Whether the system font is tracked as on macOS, which is looser below 20 points, instead of as on iOS.
  public var isTrackedForDesktop = false

  /// Creates a descriptor. The size is clamped to 0...100,000 points, with 0 for NaN, and the width to
  /// 50...200 percent.
  public init(
    family: String? = nil, design: Design = .default, size: CGFloat = FontDescriptor.bodySize,
    weight: FontWeight = .regular, isItalic: Bool = false, width: Int = 100,
    usesMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.design = design
    self.size = FontDescriptor.clamp(size)
    self.weight = weight
    self.isItalic = isItalic
    self.width = max(50, min(200, width))
    self.usesMonospacedDigits = usesMonospacedDigits
  }

  /// Returns the descriptor with another size, in points per em.
  public func withSize(_ size: CGFloat) -> FontDescriptor {
    var copy = self
    copy.size = FontDescriptor.clamp(size)
    return copy
  }

  private static func clamp(_ size: CGFloat) -> CGFloat {
    size.isNaN ? 0 : max(0, min(maximumSize, size))
  }

  /// Hashes the properties that differ most often between descriptors: text is looked up by its font
  /// thousands of times per frame.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(family)
    hasher.combine(size)
    hasher.combine(weight.value)
  }
}

/// The weight of a font on OpenType's scale from 1 to 1000: 400 is regular, 700 bold.
///
/// ```swift
/// import EaselTypography
///
/// func isBold(_ weight: FontWeight) -> Bool {
///   weight >= .bold
/// }
/// ```
public struct FontWeight: Hashable, Comparable, Sendable {
  /// The weight, in 1...1000.
  public let value: Int

  /// The ultra-light weight: 100.
  public static let ultraLight = FontWeight(100)
  /// The thin weight: 200.
  public static let thin = FontWeight(200)
  /// The light weight: 300.
  public static let light = FontWeight(300)
  /// The regular weight: 400.
  public static let regular = FontWeight(400)
  /// The medium weight: 500.
  public static let medium = FontWeight(500)
  /// The semibold weight: 600.
  public static let semibold = FontWeight(600)
  /// The bold weight: 700.
  public static let bold = FontWeight(700)
  /// The heavy weight: 800.
  public static let heavy = FontWeight(800)
  /// The black weight: 900.
  public static let black = FontWeight(900)

  /// Creates a weight; values outside 1...1000 are clamped.
  public init(_ value: Int) { self.value = max(1, min(1000, value)) }

  /// Whether the first weight is lighter.
  public static func < (lhs: FontWeight, rhs: FontWeight) -> Bool { lhs.value < rhs.value }
}
