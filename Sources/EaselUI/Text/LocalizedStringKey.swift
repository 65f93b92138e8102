/// A text given by a literal: the key under which a translation would be found. Here it is its own text, in which
/// **strong**, *emphasized*, ~~struck-out~~, `code` and [link](https://swift.org) text is marked as in Markdown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let pieces: [Text.Piece]

  public init(_ value: String) { pieces = LocalizedStringKey.pieces(of: .literal(value)) }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    let (first, others) = (stringInterpolation.first, stringInterpolation.others)
    pieces =
      others.isEmpty
      ? LocalizedStringKey.pieces(of: first ?? .string(""))
      : LocalizedStringKey.pieces(of: (first.map { [$0] } ?? []) + others)
  }

  private static func pieces(of source: InlineMarkdown.Source) -> [Text.Piece] {
    source.hasSigns ? InlineMarkdown.pieces(of: [source]) : [source.piece]
  }

  private static func pieces(of sources: [InlineMarkdown.Source]) -> [Text.Piece] {
    sources.contains { $0.hasSigns } ? InlineMarkdown.pieces(of: sources) : join(sources)
  }

  /// The pieces of a text without signs; neighbours of no style are one.
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
    /// Apart from the others, since it is mostly all there is, and then takes no memory.
    fileprivate private(set) var first: InlineMarkdown.Source?
    fileprivate private(set) var others: [InlineMarkdown.Source] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func append(_ source: InlineMarkdown.Source) {
      if first == nil { first = source } else { others.append(source) }
    }

    private mutating func append(_ text: String) { append(.string(text)) }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { append(.literal(literal)) }
    }

    public mutating func appendInterpolation(_ string: String) { append(string) }

    public mutating func appendInterpolation(_ substring: Substring) { append(String(substring)) }

    /// A text with its own style.
    public mutating func appendInterpolation(_ text: Text) {
      for piece in text.pieces { append(.piece(piece)) }
    }

    /// An image in the line; see `Text.init(_:)`.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// A whole number as the current locale writes it, so with separators between thousands where it has them.
    public mutating func appendInterpolation(_ value: Int) { append(WholeNumberText.string(for: value)) }

    /// A whole number as the current locale writes it, so with separators between thousands where it has them.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      append(WholeNumberText.string(for: value))
    }

    /// A number with six decimals, as `%lf` writes it; give a `specifier` or a `format` for others.
    public mutating func appendInterpolation(_ value: Double) { append(String(format: "%lf", value)) }

    /// A number with six decimals, as `%f` writes it; give a `specifier` or a `format` for others.
    public mutating func appendInterpolation(_ value: Float) { append(String(format: "%f", value)) }

    /// A number with six decimals, as `%lf` writes it; give a `specifier` or a `format` for others.
    public mutating func appendInterpolation(_ value: CGFloat) {
      append(String(format: "%lf", Double(value)))
    }

    public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value)) }

    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.format(input))
    }
  }
}

extension InlineMarkdown.Source {
  fileprivate var hasSigns: Bool {
    if case .literal(let text) = self { !InlineMarkdown.isPlain(text) } else { false }
  }

  fileprivate var piece: Text.Piece {
    switch self {
    case .literal(let text), .string(let text): Text.Piece(string: text)
    case .piece(let piece): piece
    }
  }
}
