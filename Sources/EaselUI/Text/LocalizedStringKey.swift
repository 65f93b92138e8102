/// The key of a localized string, created from a literal.
///
/// `Text` shows its translation in the locale of the environment, or the key itself if there is none. See
/// ``Text/init(_:tableName:bundle:comment:)`` for the files with translations. Both may contain inline Markdown:
/// **strong**, *emphasized*, ~~struck-out~~ and `code` text and [links](https://swift.org).
///
/// Inserted values are replaced by C formats in the key of a translation: `%@` stands for a string, a text or an image,
/// `%lld` for an `Int`, `%lf` for a `Double`. The key of the example is `You have **%lld** messages`.
///
/// ```swift
/// let count = 3
/// let key: LocalizedStringKey = "You have **\(count)** messages"
/// let text = Text(key)
/// ```
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The parts without a translation.
  let pieces: [Text.Piece]
  /// The key for string tables; nil if there are none.
  private let key: LocalizedKey?

  /// Creates a key from a string with inline Markdown.
  public init(_ value: String) {
    pieces = LocalizedStringKey.pieces(of: .literal(value))
    key = StringTables.exist ? LocalizedKey(value) : nil
  }

  /// Creates a key from a literal with inline Markdown.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from an interpolated literal with inline Markdown. Interpolated values are not parsed.
  public init(stringInterpolation: StringInterpolation) {
    let (first, others) = (stringInterpolation.first, stringInterpolation.others)
    key = stringInterpolation.key
    pieces =
      others.isEmpty
      ? LocalizedStringKey.pieces(of: first ?? .string(""))
      : LocalizedStringKey.pieces(of: (first.map { [$0] } ?? []) + others)
  }

  private static func pieces(of source: InlineMarkdown.Source) -> [Text.Piece] {
    source.hasMarkdown ? InlineMarkdown.pieces(of: [source]) : [source.piece]
  }

  /// The parts of a text with this key.
  func localizedPieces(_ table: String?, _ bundle: Bundle?) -> [Text.Piece] {
    guard let key else { return pieces }
    let text = LocalizedText(
      key: key, table: table, folder: bundle.map { $0.resourcePath ?? $0.bundlePath }, original: pieces)
    return [Text.Piece(content: .localized(text))]
  }

  static func pieces(of sources: [InlineMarkdown.Source]) -> [Text.Piece] {
    sources.contains { $0.hasMarkdown } ? InlineMarkdown.pieces(of: sources) : join(sources)
  }

  /// The pieces of a text without Markdown. Adjacent pieces without style are joined.
  private static func join(_ sources: [InlineMarkdown.Source]) -> [Text.Piece] {
    var pieces: [Text.Piece] = []
    for source in sources {
      let piece = source.piece
      if pieces.isEmpty || !pieces[pieces.count - 1].append(piece) { pieces.append(piece) }
    }
    return pieces
  }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Stored apart from the others, because most literals have one part and then need no array.
    fileprivate private(set) var first: InlineMarkdown.Source?
    fileprivate private(set) var others: [InlineMarkdown.Source] = []
    /// The key for string tables; nil if there are none.
    fileprivate private(set) var key: LocalizedKey? = StringTables.exist ? LocalizedKey() : nil

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func append(_ source: InlineMarkdown.Source) {
      if first == nil { first = source } else { others.append(source) }
    }

    private mutating func append(_ text: String) {
      append(.string(text))
      key?.append(text)
    }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      append(.literal(literal))
      key?.append(literal: literal)
    }

    /// Inserts a string.
    public mutating func appendInterpolation(_ string: String) { append(string) }

    /// Inserts a substring.
    public mutating func appendInterpolation(_ substring: Substring) { append(String(substring)) }

    /// Inserts a value with a formatter of Foundation, which determines the locale.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(formatter.string(for: subject) ?? "")
    }

    /// Inserts a text with its own style.
    public mutating func appendInterpolation(_ text: Text) {
      for piece in text.pieces { append(.piece(piece)) }
      key?.append(text)
    }

    /// Inserts a string with attributes. See `Text.init(_:)`.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// Inserts an inline image. See `Text.init(_:)`.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// Inserts a whole number in the format of the current locale, including its grouping separators.
    public mutating func appendInterpolation(_ value: Int) {
      append(.string(WholeNumberText.string(for: value)))
      key?.append(value)
    }

    /// Inserts a whole number in the format of the current locale, including its grouping separators.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      append(.string(WholeNumberText.string(for: value)))
      key?.append(value)
    }

    private mutating func append(_ value: Double, specifier: String) {
      append(.string(String(format: specifier, value)))
      key?.append(.number(value, specifier: specifier))
    }

    /// Inserts a number with six decimals, like `%lf`. Pass a `specifier` or a `format` for other formats.
    public mutating func appendInterpolation(_ value: Double) { append(value, specifier: "%lf") }

    /// Inserts a number with six decimals, like `%f`. Pass a `specifier` or a `format` for other formats.
    public mutating func appendInterpolation(_ value: Float) { append(Double(value), specifier: "%f") }

    /// Inserts a number with six decimals, like `%lf`. Pass a `specifier` or a `format` for other formats.
    public mutating func appendInterpolation(_ value: CGFloat) { append(Double(value), specifier: "%lf") }

    /// Inserts the description of a value.
    public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value)) }

    /// Inserts a value with a format specifier, for instance `"%.2f"`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      let text = String(format: specifier, value)
      append(.string(text))
      key?.append(LocalizedKey.Argument(value, specifier: specifier, text: text))
    }

    /// Inserts a value in a format style.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.format(input))
    }
  }
}

extension InlineMarkdown.Source {
  fileprivate var hasMarkdown: Bool {
    if case .literal(let text) = self { !InlineMarkdown.isPlain(text) } else { false }
  }

  fileprivate var piece: Text.Piece {
    switch self {
    case .literal(let text), .string(let text): Text.Piece(string: text)
    case .piece(let piece): piece
    }
  }
}
