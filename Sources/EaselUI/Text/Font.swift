import EaselTypography

/// A description of a typeface and a size. The font file is chosen when text is laid out.
///
/// ```swift
/// VStack {
///   Text("Title").font(.title.bold())
///   Text("Code").font(.system(size: 13, design: .monospaced))
/// }
/// ```
public struct Font: Hashable, Sendable {
  /// The thickness of strokes.
  ///
  /// ```swift
  /// Text("Hello").fontWeight(.semibold)
  /// ```
  public struct Weight: Hashable, Sendable {
    let value: FontWeight

    /// The weight 100.
    public static let ultraLight = Weight(value: .ultraLight)
    /// The weight 200.
    public static let thin = Weight(value: .thin)
    /// The weight 300.
    public static let light = Weight(value: .light)
    /// The weight 400.
    public static let regular = Weight(value: .regular)
    /// The weight 500.
    public static let medium = Weight(value: .medium)
    /// The weight 600.
    public static let semibold = Weight(value: .semibold)
    /// The weight 700.
    public static let bold = Weight(value: .bold)
    /// The weight 800.
    public static let heavy = Weight(value: .heavy)
    /// The weight 900.
    public static let black = Weight(value: .black)
  }

  /// The width of letters.
  ///
  /// ```swift
  /// Text("Hello").fontWidth(.condensed)
  /// ```
  public struct Width: Hashable, Sendable {
    /// The factor of the normal width.
    public let value: CGFloat

    /// Creates a width from a factor of the normal width. When a font is matched, the
    /// factor is clamped to 0.5...2 and NaN counts as 1.
    public init(_ value: CGFloat) { self.value = value }

    /// A factor of 0.7.
    public static let compressed = Width(0.7)
    /// A factor of 0.85.
    public static let condensed = Width(0.85)
    /// The normal width.
    public static let standard = Width(1)
    /// A factor of 1.2.
    public static let expanded = Width(1.2)

    /// The percentage of the normal width, 50...200.
    var percent: Int { value.isNaN ? 100 : Int((max(0.5, min(2, value)) * 100).rounded()) }
  }

  /// A design of the system font.
  public enum Design: Hashable, Sendable {
    /// The default, serif, rounded and monospaced designs.
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

  /// The purpose of a text, which determines its size, weight and line height.
  ///
  /// The sizes are those of iOS, with body text of 17 points at the default
  /// `EnvironmentValues.dynamicTypeSize`. If `EnvironmentValues.interfaceIdiom` is `desktop`, they are those
  /// of macOS, with body text of 13 points.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// A purpose of text, as in Apple's Human Interface Guidelines.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  private let box: Box

  /// A reference, because fonts are large and are copied with each text and style.
  private final class Box: Sendable {
    let request: FontRequest
    /// The descriptor in the standard context, which most texts use.
    let descriptor: FontDescriptor

    init(_ request: FontRequest) {
      self.request = request
      descriptor = request.descriptor(in: .standard)
    }
  }

  init(_ request: FontRequest) { box = Box(request) }

  /// The descriptor for font matching in a context.
  func descriptor(in context: FontContext) -> FontDescriptor {
    context == .standard ? box.descriptor : box.request.descriptor(in: context)
  }

  public static func == (lhs: Font, rhs: Font) -> Bool {
    lhs.box === rhs.box || lhs.box.request == rhs.box.request
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(box.descriptor) }

  // MARK: Fonts by name and size

  /// A font by family, full or PostScript name, whose size scales with body text. If the font is missing, a
  /// font of the same kind or the system font replaces it. The size is in points per em at the default type
  /// size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A font by name with a fixed size in points per em, which ignores the type size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(FontRequest(descriptor: FontDescriptor(family: name, size: fixedSize)))
  }

  /// A font by name whose size scales with a text style. The size is in points per em at the default type
  /// size.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(FontRequest(descriptor: FontDescriptor(family: name, size: size), scale: .relative(textStyle)))
  }

  /// The system font with a fixed size in points per em, which ignores the type size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(
      FontRequest(
        descriptor: FontDescriptor(design: (design ?? .default).descriptorDesign, size: size),
        weight: weight?.value))
  }

  /// The system font for a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(
      FontRequest(
        descriptor: FontDescriptor(design: (design ?? .default).descriptorDesign), scale: .style(style),
        weight: weight?.value))
  }

  /// The font for large titles.
  public static let largeTitle = system(.largeTitle)
  /// The font for titles of the first level.
  public static let title = system(.title)
  /// The font for titles of the second level.
  public static let title2 = system(.title2)
  /// The font for titles of the third level.
  public static let title3 = system(.title3)
  /// The font for headlines.
  public static let headline = system(.headline)
  /// The font for subheadlines.
  public static let subheadline = system(.subheadline)
  /// The font for body text.
  public static let body = system(.body)
  /// The font for callouts.
  public static let callout = system(.callout)
  /// The font for footnotes.
  public static let footnote = system(.footnote)
  /// The font for captions.
  public static let caption = system(.caption)
  /// The font for secondary captions.
  public static let caption2 = system(.caption2)

  /// Registers the fonts in a file, so that `custom` finds them by name. Texts that are already shown keep
  /// their fonts until they change.
  ///
  /// - Returns: False if the file contains no fonts; a message is then written to standard error.
  @discardableResult
  public static func registerFile(at url: URL) -> Bool { FontLibrary.shared.register(file: url.path) }

  // MARK: Variants

  private func changing(_ change: (inout FontRequest) -> Void) -> Font {
    var request = box.request
    change(&request)
    return Font(request)
  }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight.value } }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in a width.
  public func width(_ width: Width) -> Font { changing { $0.descriptor.width = width.percent } }

  /// The font in italics.
  public func italic() -> Font { changing { $0.descriptor.isItalic = true } }

  /// The font with digits of equal width.
  public func monospacedDigit() -> Font { changing { $0.descriptor.usesMonospacedDigits = true } }

  /// The font with small capitals for lowercase letters, if it has them.
  public func lowercaseSmallCaps() -> Font { changing { $0.descriptor.smallCaps.insert(.lowercase) } }

  /// The font with small capitals for uppercase letters, if it has them.
  public func uppercaseSmallCaps() -> Font { changing { $0.descriptor.smallCaps.insert(.uppercase) } }

  /// The font with small capitals for all letters, if it has them.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

  /// The space between lines.
  public enum Leading: Hashable, Sendable {
    /// The space of the font, less or more space.
    case standard, tight, loose

    /// The additional space in points.
    var addition: CGFloat {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  /// The font with a line height that is 2 points smaller or larger.
  public func leading(_ leading: Leading) -> Font { changing { $0.leading = leading } }

  /// The monospaced system font in the same size and weight.
  public func monospaced() -> Font {
    changing {
      $0.descriptor.family = nil
      $0.descriptor.design = .monospaced
    }
  }
}

extension EnvironmentValues {
  /// The font of text without its own font; nil for body text.
  @Entry public var font: Font?
}

/// A font as a program requests it. The matched font also depends on the interface idiom and the type size.
struct FontRequest: Hashable, Sendable {
  /// The type size dependence of the font size.
  enum Scale: Hashable, Sendable {
    /// A fixed size.
    case fixed
    /// The size of a text style.
    case style(Font.TextStyle)
    /// A size that scales with a text style.
    case relative(Font.TextStyle)
  }

  /// All properties except those below.
  var descriptor: FontDescriptor
  var scale = Scale.fixed
  /// Nil for the weight of the text style, or regular.
  var weight: FontWeight?
  var leading = Font.Leading.standard

  /// The descriptor for font matching in a context.
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
