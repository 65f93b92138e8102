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

  /// What a text is for; decides on size, weight and the distance of lines.
  ///
  /// The sizes are those of iOS for `EnvironmentValues.dynamicTypeSize`, body text having 17 points at the default one, or
  /// those of macOS where `EnvironmentValues.interfaceIdiom` is `desktop`, with body text of 13 points.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  private let box: Box

  /// By reference: fonts are copied with each text and each style, and are large.
  private final class Box: Sendable {
    let request: FontRequest
    /// The font in the standard context, which is that of most texts.
    let descriptor: FontDescriptor

    init(_ request: FontRequest) {
      self.request = request
      descriptor = request.descriptor(in: .standard)
    }
  }

  init(_ request: FontRequest) { box = Box(request) }

  /// What is looked for in a context.
  func descriptor(in context: FontContext) -> FontDescriptor {
    context == .standard ? box.descriptor : box.request.descriptor(in: context)
  }

  public static func == (lhs: Font, rhs: Font) -> Bool {
    lhs.box === rhs.box || lhs.box.request == rhs.box.request
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(box.descriptor) }

  // MARK: Fonts by name and size

  /// A font by family, full or PostScript name, whose size grows and shrinks as that of body text does; a font of the
  /// same kind, or the system font, where it is missing. Points per em at the default type size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A font by name whose size does not depend on the user's text size. Points per em.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(FontRequest(descriptor: FontDescriptor(family: name, size: fixedSize)))
  }

  /// A font by name whose size grows and shrinks as that of a text style does. Points per em at the default type size.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(FontRequest(descriptor: FontDescriptor(family: name, size: size), scale: .relative(textStyle)))
  }

  /// The system font in a size, which does not depend on the user's text size. Points per em.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(
      FontRequest(
        descriptor: FontDescriptor(design: (design ?? .default).descriptorDesign, size: size),
        weight: weight?.value))
  }

  /// The system font for a purpose.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(
      FontRequest(
        descriptor: FontDescriptor(design: (design ?? .default).descriptorDesign), scale: .style(style),
        weight: weight?.value))
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

  private func changing(_ change: (inout FontRequest) -> Void) -> Font {
    var request = box.request
    change(&request)
    return Font(request)
  }

  public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight.value } }

  public func bold() -> Font { weight(.bold) }

  public func width(_ width: Width) -> Font { changing { $0.descriptor.width = width.percent } }

  public func italic() -> Font { changing { $0.descriptor.isItalic = true } }

  /// All digits as wide as each other.
  public func monospacedDigit() -> Font { changing { $0.descriptor.usesMonospacedDigits = true } }

  /// Small letters as small capitals, in fonts that have such.
  public func lowercaseSmallCaps() -> Font { changing { $0.descriptor.smallCaps.insert(.lowercase) } }

  /// Capitals as small capitals, in fonts that have such.
  public func uppercaseSmallCaps() -> Font { changing { $0.descriptor.smallCaps.insert(.uppercase) } }

  /// All letters as small capitals, in fonts that have such.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

  /// How far lines stand apart.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose

    /// Points.
    var addition: CGFloat {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  /// The font with lines that stand 2 points nearer to each other or further apart.
  public func leading(_ leading: Leading) -> Font { changing { $0.leading = leading } }

  /// The monospaced system font in the same size and weight.
  public func monospaced() -> Font {
    changing {
      $0.descriptor.family = nil
      $0.descriptor.design = .monospaced
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

/// A font as code asks for it: what is looked for depends on the platform and the type size as well.
struct FontRequest: Hashable, Sendable {
  /// What the size depends on.
  enum Scale: Hashable, Sendable {
    /// On nothing.
    case fixed
    /// It is that of a text style.
    case style(Font.TextStyle)
    /// It grows and shrinks as that of a text style does.
    case relative(Font.TextStyle)
  }

  /// All but what the members below say.
  var descriptor: FontDescriptor
  var scale = Scale.fixed
  /// Nil for that of the text style, or regular.
  var weight: FontWeight?
  var leading = Font.Leading.standard

  /// What is looked for in a context.
  func descriptor(in context: FontContext) -> FontDescriptor {
    var result = descriptor
    result.weight = weight ?? .regular
    result.isTrackedForDesktop = context.idiom == .desktop
    switch scale {
    case .fixed: break
    case .style(let style):
      let metrics = TextStyleMetrics(style, in: context)
      result = result.withSize(metrics.size)
      result.addedLeading = metrics.leading
      result.weight = weight ?? style.weight(in: context.idiom)
    case .relative(let style):
      let standard = TextStyleMetrics(style, in: FontContext(idiom: context.idiom))
      result = result.withSize(result.size * TextStyleMetrics(style, in: context).size / standard.size)
    }
    if leading != .standard, result.size > 0 {
      result.addedLeading = max(-1, min(1, result.addedLeading + leading.addition / result.size))
    }
    return result
  }
}
