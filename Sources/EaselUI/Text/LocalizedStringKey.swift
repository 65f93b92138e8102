/// The key of a localized string, created from a literal.
///
/// Unlike in SwiftUI, there are no translations: the key itself is shown. It may contain inline Markdown:
/// **strong**, *emphasized*, ~~struck-out~~ and `code` text and [links](https://swift.org).
///
/// ```swift
/// let count = 3
/// let key: LocalizedStringKey = "You have **\(count)** messages"
/// let text = Text(key)
/// ```
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let pieces: [Text.Piece]

  /// Creates a key from a string with inline Markdown.
  public init(_ value: String) { pieces = LocalizedStringKey.pieces(of: .literal(value)) }

  /// Creates a key from a literal with inline Markdown.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from an interpolated literal with inline Markdown. Interpolated values are not parsed.
  public init(stringInterpolation: StringInterpolation) {
    let (first, others) = (stringInterpolation.first, stringInterpolation.others)
    pieces =
      others.isEmpty
      ? LocalizedStringKey.pieces(of: first ?? .string(""))
      : LocalizedStringKey.pieces(of: (first.map { [$0] } ?? []) + others)
  }

  private static func pieces(of source: InlineMarkdown.Source) -> [Text.Piece] {
    source.hasMarkdown ? InlineMarkdown.pieces(of: [source]) : [source.piece]
  }

  private static func pieces(of sources: [InlineMarkdown.Source]) -> [Text.Piece] {
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

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func append(_ source: InlineMarkdown.Source) {
      if first == nil { first = source } else { others.append(source) }
    }

    private mutating func append(_ text: String) { append(.string(text)) }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { append(.literal(literal)) }
    }

    /// Inserts a string.
    public mutating func appendInterpolation(_ string: String) { append(string) }

    /// Inserts a substring.
    public mutating func appendInterpolation(_ substring: Substring) { append(String(substring)) }

    /// Inserts a text with its own style.
    public mutating func appendInterpolation(_ text: Text) {
      for piece in text.pieces { append(.piece(piece)) }
    }

    /// Inserts an inline image. See `Text.init(_:)`.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// Inserts a whole number in the format of the current locale, including its grouping separators.
    public mutating func appendInterpolation(_ value: Int) { append(WholeNumberText.string(for: value)) }

    /// Inserts a whole number in the format of the current locale, including its grouping separators.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      append(WholeNumberText.string(for: value))
    }

    /// Inserts a number with six decimals, like `%lf`. Pass a `specifier` or a `format` for other formats.
    public mutating func appendInterpolation(_ value: Double) { append(String(format: "%lf", value)) }

    /// Inserts a number with six decimals, like `%f`. Pass a `specifier` or a `format` for other formats.
    public mutating func appendInterpolation(_ value: Float) { append(String(format: "%f", value)) }

    /// Inserts a number with six decimals, like `%lf`. Pass a `specifier` or a `format` for other formats.
    public mutating func appendInterpolation(_ value: CGFloat) {
      append(String(format: "%lf", Double(value)))
    }

    /// Inserts the description of a value.
    public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value)) }

    /// Inserts a value with a format specifier, for instance `"%.2f"`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value))
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
