import EaselTypography

extension UIImage {
  /// Details of how an image is shown. Bitmaps ignore them; see `SymbolConfiguration`.
  ///
  /// Deviation: configurations have no traits and no locale.
  public class Configuration: @unchecked Sendable, Hashable {
    // Subclasses add no storage, so that objects stay immutable.
    let options: SymbolOptions

    init(_ options: SymbolOptions) { self.options = options }

    /// Whether both have the same values.
    public static func == (lhs: Configuration, rhs: Configuration) -> Bool { lhs.options == rhs.options }

    public func hash(into hasher: inout Hasher) { hasher.combine(options) }
  }

  /// The size, the weight and the scale of a symbol. The defaults are those of text of 17 points in the regular weight, at
  /// medium scale.
  ///
  /// ```swift
  /// let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
  /// let star = UIImage(systemName: "star.fill", withConfiguration: large)
  /// ```
  ///
  /// Deviation: there are no colors in configurations; see `withTintColor(_:)`.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// A configuration that states nothing.
    public static let unspecified = SymbolConfiguration(SymbolOptions())

    /// Creates a configuration of the size of text, in points, clamped to 0.01...100,000. A size that is not finite and
    /// positive states nothing.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// Creates a configuration of the size of text in points, as `init(pointSize:)`, and of a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration of the size of text in points, as `init(pointSize:)`, of a weight and of a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      let isStated = pointSize.isFinite && pointSize > 0
      self.init(
        SymbolOptions(
          pointSize: isStated ? min(max(pointSize, 0.01), 100_000) : nil, weight: weight.value,
          scale: scale.value))
    }

    /// Creates a configuration of a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: 0, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration of a scale.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: 0, weight: .unspecified, scale: scale)
    }

    /// Creates a configuration of the size and the weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration of the size and the weight of a font, and of a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      let size = SymbolConfiguration(pointSize: font.pointSize, weight: .unspecified, scale: scale)
      self.init(size.options.applying(SymbolOptions(weight: font.request.weight)))
    }

    /// Creates a configuration of the size and the weight of the font of a text style; see
    /// `UIFont.preferredFont(forTextStyle:)`.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Creates a configuration of the size and the weight of the font of a text style, and of a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Returns the configuration with what another one states in place of its own values.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      otherConfiguration.map { SymbolConfiguration(options.applying($0.options)) } ?? self
    }
  }

  /// The thickness of the lines of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// No statement.
    case unspecified
    /// The weights of fonts of the same names.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight on OpenType's scale, where ultra-light is 100; nil for `unspecified`.
    fileprivate var value: FontWeight? { self == .unspecified ? nil : FontWeight(rawValue * 100) }
  }

  /// The size of a symbol relative to text of the same size.
  public enum SymbolScale: Int, Sendable {
    /// The medium scale.
    case `default` = -1
    /// No statement.
    case unspecified
    /// A factor of 0.78, 1 or 1.28.
    case small, medium, large

    /// The scale as SwiftUI has it; nil for `unspecified`.
    fileprivate var value: Image.Scale? {
      switch self {
      case .unspecified: nil
      case .small: .small
      case .default, .medium: .medium
      case .large: .large
      }
    }
  }
}

extension UIImage {
  /// Creates an image of a symbol with the size and the weight of a configuration, or the standard ones if it is nil. Returns
  /// nil if Easel has no symbol of that name; see `Image(systemName:)`.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let outline = SymbolOutline(name, configuration?.options ?? SymbolOptions()) else { return nil }
    self.init(symbol: outline)
  }

  /// The configuration of the symbol; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? {
    if case .symbol(let outline) = content { SymbolConfiguration(outline.options) } else { nil }
  }

  /// Returns the symbol with the values of a configuration, and the standard ones where it states none. Other images are
  /// returned unchanged.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let outline) = content else { return self }
    return changing(.symbol(outline.with(configuration.options)))
  }

  /// Returns the symbol with what a configuration states in place of the values of its own configuration; nil for other
  /// images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let outline) = content else { return nil }
    return changing(.symbol(outline.with(outline.options.applying(configuration.options))))
  }
}
