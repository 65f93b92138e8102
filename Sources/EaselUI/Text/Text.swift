/// One or more lines of read-only text: pieces of a string, each with a style of its own.
public struct Text: Equatable, Sendable {
  /// A stretch of one style.
  struct Piece: Equatable, Sendable {
    enum Content: Equatable, Sendable {
      case string(String)
      // In boxes, since they are large and rare.
      indirect case time(TimeReading)
      indirect case image(Image)
    }

    var content: Content
    var style = PieceStyle()
  }

  var pieces: [Piece]

  init(pieces: [Piece]) { self.pieces = pieces }

  /// A text as it stands.
  public init(verbatim content: String) { pieces = [Piece(string: content)] }

  /// A string that is no literal, as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// A literal. There are no tables of translations here: the key is the text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    pieces = key.pieces
  }

  /// An image in the line: a symbol in the size of the text, any other on the baseline in its own size.
  public init(_ image: Image) { pieces = [Piece(content: .image(image))] }

  /// A value as a format style writes it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Both texts, one after the other, each in its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(pieces: lhs.pieces + rhs.pieces) }
}

extension Text {
  /// Whether two texts are the same byte by byte, other than by `==`, for which it is enough that their strings mean the
  /// same characters.
  func isIdentical(to other: Text) -> Bool {
    guard pieces.count == other.pieces.count else { return false }
    // By number: comparing in pairs would copy each piece more often.
    for number in pieces.indices where !pieces[number].isIdentical(to: other.pieces[number]) { return false }
    return true
  }
}
