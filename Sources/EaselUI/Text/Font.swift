import EaselTypography

/// A typeface at a size, as text asks for it; which face it is, is found when the text is laid out.
public struct Font: Hashable, Sendable {
  /// How heavy strokes are.
  public struct Weight: Hashable, Sendable {
    let value: FontWeight

    public static let ultraLight = Weight(value: .ultraLight)
    public static let thin = Weight(value: .thin)
    public static let light = Weight(value: .light)
    public static let regular = Weight(value: .regular)
    public static let medium = Weight(value: .medium)
    public static let semibold = Weight(value: .semibold)
    public static let bold = Weight(value: .bold)
    public static let heavy = Weight(value: .heavy)
    public static let black = Weight(value: .black)
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// The share of the normal width.
    public let value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(0.7)
    public static let condensed = Width(0.85)
    public static let standard = Width(1)
    public static let expanded = Width(1.2)

    /// Percent of the normal width, 50...200.
    var percent: Int { value.isNaN ? 100 : Int((max(0.5, min(2, value)) * 100).rounded()) }
  }

  /// The kind of a system font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var descriptorDesign: FontDescriptor.Design {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// What a text is for; decides on size and weight. Sizes are those of macOS, since this is a desktop.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var size: CGFloat {
      switch self {
      case .largeTitle: 26
      case .title: 22
      case .title2: 17
      case .title3: 15
      case .headline, .body: 13
      case .callout: 12
      case .subheadline: 11
      case .footnote, .caption, .caption2: 10
      }
    }

    var weight: FontWeight {
      switch self {
      case .headline: .bold
      case .caption2: .medium
      default: .regular
      }
    }
  }

  private let box: Box

  /// By reference: fonts are copied with each text and each style, and are large.
  private final class Box: Sendable {
    let descriptor: FontDescriptor

    init(_ descriptor: FontDescriptor) { self.descriptor = descriptor }
  }

  init(_ descriptor: FontDescriptor) { box = Box(descriptor) }

  var descriptor: FontDescriptor { box.descriptor }

  public static func == (lhs: Font, rhs: Font) -> Bool {
    lhs.box === rhs.box || lhs.box.descriptor == rhs.box.descriptor
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(descriptor) }

  // MARK: Fonts by name and size

  /// A font by family, full or PostScript name; the system font where it is missing. Points per em.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(FontDescriptor(family: name, size: size))
  }

  /// A font by name whose size never follows the user's text size; neither do the others here.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }

  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    custom(name, size: size)
  }

  /// The system font in a size, points per em.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(
      FontDescriptor(
        design: (design ?? .default).descriptorDesign, size: size, weight: weight?.value ?? .regular))
  }

  /// The system font for a purpose.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(
      FontDescriptor(
        design: (design ?? .default).descriptorDesign, size: style.size, weight: weight?.value ?? style.weight
      ))
  }

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  /// Adds the fonts of a file of the application, to be found by name from now on; false, and a line on standard error,
  /// when there are none in it. Texts that are shown already keep their fonts until they change.
  @discardableResult
  public static func registerFile(at url: URL) -> Bool { FontLibrary.shared.register(file: url.path) }

  // MARK: Variants

  private func changing(_ change: (inout FontDescriptor) -> Void) -> Font {
    var descriptor = descriptor
    change(&descriptor)
    return Font(descriptor)
  }

  public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight.value } }

  public func bold() -> Font { weight(.bold) }

  public func width(_ width: Width) -> Font { changing { $0.width = width.percent } }

  public func italic() -> Font { changing { $0.isItalic = true } }

  /// All digits as wide as each other.
  public func monospacedDigit() -> Font { changing { $0.usesMonospacedDigits = true } }

  /// Small letters as small capitals, in fonts that have such.
  public func lowercaseSmallCaps() -> Font { changing { $0.smallCaps.insert(.lowercase) } }

  /// Capitals as small capitals, in fonts that have such.
  public func uppercaseSmallCaps() -> Font { changing { $0.smallCaps.insert(.uppercase) } }

  /// All letters as small capitals, in fonts that have such.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

  /// How far lines stand apart.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose

    /// Ems; what the styles of Apple's systems differ by, 2 points in 17.
    fileprivate var addition: CGFloat {
      switch self {
      case .standard: 0
      case .tight: -2.0 / 17
      case .loose: 2.0 / 17
      }
    }
  }

  /// The font with lines that stand nearer or further apart.
  public func leading(_ leading: Leading) -> Font { changing { $0.addedLeading = leading.addition } }

  /// The monospaced system font in the same size and weight.
  public func monospaced() -> Font {
    changing {
      $0.family = nil
      $0.design = .monospaced
    }
  }
}

private enum FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

extension EnvironmentValues {
  /// The font of text that names none; nil for body text.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}
