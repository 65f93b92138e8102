import EaselGeometry

/// A font as it is asked for: what `FontLibrary` finds a face for.
public struct FontDescriptor: Hashable, Sendable {
  /// The kind of system font, where no family is named.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// Which letters are shown as small capitals, in fonts that have such.
  public struct SmallCaps: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let lowercase = SmallCaps(rawValue: 1)
    public static let uppercase = SmallCaps(rawValue: 2)
  }

  /// Points per em of body text, as on iOS at the default text size.
  public static let bodySize: CGFloat = 17

  /// The largest size that is taken, in points; outlines keep their precision in pixels up to here.
  static let maximumSize: CGFloat = 100_000

  /// A family, full or PostScript name, in any case; nil for the system font of `design`.
  public var family: String?
  public var design: Design
  /// Points per em, 0...100,000.
  public private(set) var size: CGFloat
  public var weight: FontWeight
  public var isItalic: Bool
  /// The width of the letters in percent of the family's normal one: below 100 is condensed, above expanded.
  public var width: Int
  /// True: all digits take the same room.
  public var usesMonospacedDigits: Bool
  public var smallCaps: SmallCaps = []
  /// Added to the leading between lines, in ems; at most 1 either way.
  public var addedLeading: CGFloat = 0
  /// True: the system font is tracked as on macOS, which is more loosely below 20 points, else as on iOS.
  public var isTrackedForDesktop = false

  /// A size that is not a number counts as 0, others are clamped to 0...100,000.
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

  /// The same font at another size, in points per em.
  public func withSize(_ size: CGFloat) -> FontDescriptor {
    var copy = self
    copy.size = FontDescriptor.clamp(size)
    return copy
  }

  private static func clamp(_ size: CGFloat) -> CGFloat {
    size.isNaN ? 0 : max(0, min(maximumSize, size))
  }

  /// Hashes what most often tells two descriptors apart: text is looked up by its font thousands of times a frame.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(family)
    hasher.combine(size)
    hasher.combine(weight.value)
  }
}

/// How heavy a font is, on OpenType's scale from 1 to 1000: 400 is regular, 700 bold.
public struct FontWeight: Hashable, Comparable, Sendable {
  /// 1...1000.
  public let value: Int

  public static let ultraLight = FontWeight(100)
  public static let thin = FontWeight(200)
  public static let light = FontWeight(300)
  public static let regular = FontWeight(400)
  public static let medium = FontWeight(500)
  public static let semibold = FontWeight(600)
  public static let bold = FontWeight(700)
  public static let heavy = FontWeight(800)
  public static let black = FontWeight(900)

  /// A weight on OpenType's scale; values outside 1...1000 are clamped.
  public init(_ value: Int) { self.value = max(1, min(1000, value)) }

  public static func < (lhs: FontWeight, rhs: FontWeight) -> Bool { lhs.value < rhs.value }
}
