extension String {
  /// A literal that is the key of a translation, with its inserted values.
  ///
  /// ```swift
  /// let count = 3
  /// let title = String(localized: "\(count) files")
  /// ```
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: LocalizedKey

    /// Creates a value from a string, whose percent signs are no formats.
    public init(_ value: String) { key = LocalizedKey(value) }

    /// Creates a value from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) { key = stringInterpolation.key }

    /// Collects the parts of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate private(set) var key = LocalizedKey()

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends a part of the literal.
      public mutating func appendLiteral(_ literal: String) { key.append(literal: literal) }

      /// Inserts a string: `%@` in the key.
      public mutating func appendInterpolation(_ string: String) { key.append(string) }

      /// Inserts a substring: `%@` in the key.
      public mutating func appendInterpolation(_ substring: Substring) { key.append(String(substring)) }

      /// Inserts the description of a value: `%@` in the key.
      public mutating func appendInterpolation<T>(_ value: T) { key.append(String(describing: value)) }

      /// Inserts a whole number in the format of the locale: `%lld` in the key for an `Int`.
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) { key.append(value) }

      /// Inserts a number with six decimals: `%lf` in the key.
      public mutating func appendInterpolation(_ value: Double) {
        key.append(.number(value, specifier: "%lf"))
      }

      /// Inserts a number with six decimals: `%f` in the key.
      public mutating func appendInterpolation(_ value: Float) {
        key.append(.number(Double(value), specifier: "%f"))
      }

      /// Inserts a value with a format, which is a part of the key, for instance `"%.2f"`.
      public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
        let text = String(format: specifier, value)
        key.append(LocalizedKey.Argument(value, specifier: specifier, text: text))
      }

      /// Inserts a value in a format style: `%@` in the key.
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        key.append(format.format(input))
      }
    }
  }

  /// Creates the translation of a literal. Without one, the string is the literal itself.
  ///
  /// The files with translations are those of `Text`. The locale is that of the process: the environment of views has no
  /// effect.
  ///
  /// - Parameters:
  ///   - keyAndValue: The literal.
  ///   - table: The name of the file without its ending; nil for `Localizable`.
  ///   - bundle: The bundle whose folder is searched first; nil for the main bundle.
  ///   - locale: The locale of the translation and of inserted numbers.
  ///   - comment: A remark for translators, which is ignored.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let resource = LocalizedStringResource(keyAndValue, table: table, locale: locale)
    self = resource.string(in: bundle.map { $0.resourcePath ?? $0.bundlePath })
  }

  /// Creates the translation of a key. Without one, the string is the default value.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let resource = LocalizedStringResource(key, defaultValue: defaultValue, table: table, locale: locale)
    self = resource.string(in: bundle.map { $0.resourcePath ?? $0.bundlePath })
  }

  /// Creates the translation of a resource.
  public init(localized resource: LocalizedStringResource) { self = resource.string(in: resource.folder) }
}
