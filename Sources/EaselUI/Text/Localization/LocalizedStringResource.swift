/// The key of a translation with the place where it is looked up.
///
/// ```swift
/// let title: LocalizedStringResource = "Settings"
/// let text = Text(title)
/// ```
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A bundle with translations.
  public enum BundleDescription: Equatable, Sendable {
    /// The bundle of the program.
    case main
    /// The bundle of a folder.
    case atURL(URL)
  }

  /// The key in string tables.
  public let key: String
  /// The text that is shown without a translation, with the inserted values.
  public let defaultValue: String.LocalizationValue
  /// The name of the file without its ending; nil for `Localizable`.
  public let table: String?
  /// The locale of the translation and of inserted numbers. `Text` takes that of its environment instead.
  public var locale: Locale
  /// The bundle whose folder is searched first.
  public let bundle: BundleDescription

  /// Creates a resource whose key is the literal itself.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue) = (keyAndValue.key.text, keyAndValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Creates a resource with a key and what is shown without a translation.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue) = ("\(key)", defaultValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Creates a resource from a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The folder of the bundle; nil for that of the main bundle.
  var folder: String? {
    guard case .atURL(let url) = bundle else { return nil }
    return Bundle(url: url)?.resourcePath ?? url.path
  }

  /// The text with the translation in the tables of a folder.
  func string(in folder: String?) -> String {
    sources(in: folder, locale).map(\.string).joined()
  }

  fileprivate func sources(in folder: String?, _ locale: Locale) -> [InlineMarkdown.Source] {
    let translation =
      folder == nil && !StringTables.exist
      ? nil
      : StringTables.shared.translation(of: key, table: table, folder: folder, locale: locale)
    return defaultValue.key.sources(translation, in: locale)
  }
}

extension Text {
  /// Creates a text from a resource with inline Markdown, translated for the locale of the environment.
  // Disfavored, because literals are localized keys.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    let text = LocalizedText(
      key: resource.defaultValue.key, name: resource.key, table: resource.table, folder: resource.folder,
      original: LocalizedStringKey.pieces(of: resource.defaultValue.key.sources(nil, in: resource.locale)))
    self.init(pieces: [Piece(content: .localized(text))])
  }
}

extension InlineMarkdown.Source {
  /// The characters.
  fileprivate var string: String {
    switch self {
    case .literal(let string), .string(let string): string
    case .piece(let piece): piece.string
    }
  }
}
