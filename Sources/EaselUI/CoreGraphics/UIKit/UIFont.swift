import EaselTypography

/// A font as AppKit has it. It is UIKit's type.
///
/// ```swift
/// let font = NSFont.systemFont(ofSize: 13)
/// ```
public typealias NSFont = UIFont

/// A font as UIKit has it: a typeface and a fixed size, for text that is drawn into the current context, and for
/// `Font(_:)`.
///
/// ```swift
/// let title = UIFont.systemFont(ofSize: 20, weight: .semibold)
/// "Hello".draw(at: CGPoint(x: 8, y: 8), withAttributes: [.font: title])
/// ```
///
/// Deviation: this type is a structure. The font file is chosen when text is laid out; there are no descriptors.
public struct UIFont: Hashable, Sendable {
  let request: FontRequest

  private init(_ request: FontRequest) { self.request = request }

  private init(_ descriptor: FontDescriptor, weight: FontWeight) {
    self.init(FontRequest(descriptor: descriptor, weight: weight))
  }

  /// Creates a font by family, full or PostScript name. Nil for an empty name.
  ///
  /// Deviation: the result is not nil if the font is not installed. A font of the same kind or the system font replaces
  /// it, with a line on standard error, as with `Font.custom(_:fixedSize:)`.
  ///
  /// - Parameters:
  ///   - name: The name of the font.
  ///   - size: The size in points per em.
  public init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(FontRequest(descriptor: FontDescriptor(family: name, size: size)))
  }

  /// The system font in the regular weight.
  ///
  /// - Parameter size: The size in points per em, clamped to 0...100,000; NaN counts as 0.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

  /// The system font in a weight; see `systemFont(ofSize:)`.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescriptor(size: size), weight: weight.value)
  }

  /// The system font in bold; see `systemFont(ofSize:)`.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system font in italics; see `systemFont(ofSize:)`.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescriptor(size: size, isItalic: true), weight: .regular)
  }

  /// The monospaced system font in a weight; see `systemFont(ofSize:)`.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescriptor(design: .monospaced, size: size), weight: weight.value)
  }

  /// The system font in a weight with digits of equal width; see `systemFont(ofSize:)`.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescriptor(size: size, usesMonospacedDigits: true), weight: weight.value)
  }

  /// The font of a text style in the size that it has on iOS at the default type size.
  ///
  /// Deviation: the size does not follow the settings of the user.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let metrics = TextStyleMetrics(style.style, in: .standard)
    return UIFont(FontDescriptor(size: metrics.size), weight: style.style.weight(in: .phone))
  }

  /// The size in points per em.
  public var pointSize: CGFloat { request.descriptor.size }

  /// Returns the font in another size, in points per em.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var request = request
    request.descriptor = request.descriptor.withSize(fontSize)
    return UIFont(request)
  }
}

/// The metrics of the installed font that is nearest to the font.
extension UIFont {
  /// The distance from the baseline up to the top of a line, in points.
  public var ascender: CGFloat { metrics.ascent }
  /// The distance from the baseline up to the bottom of a line, in points; it is negative.
  public var descender: CGFloat { -metrics.descent }
  /// The distance between the bottom of a line and the top of the next one, in points.
  public var leading: CGFloat { metrics.leading }
  /// The height of a line in points, without the leading.
  public var lineHeight: CGFloat { metrics.ascent + metrics.descent }
  /// The height of a flat capital letter in points.
  public var capHeight: CGFloat { metrics.capHeight }
  /// The height of a lowercase letter without ascender, in points.
  public var xHeight: CGFloat { metrics.xHeight }

  private var metrics: FontMetrics {
    FontLibrary.shared.font(for: request.descriptor(in: .standard)).metrics
  }
}

extension Font {
  /// Creates a font from one of UIKit. Its size is fixed: it does not follow the type size of the environment.
  public init(_ font: UIFont) { self.init(font.request) }
}
