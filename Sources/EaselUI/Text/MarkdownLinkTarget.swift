/// The part after the text of a link: in parentheses an address, and a title that is not shown, by the rules of CommonMark
/// (https://spec.commonmark.org/0.31.2/#links). An address has no blanks unless it stands in angle brackets.
///
/// Reading takes linear time also where many links begin and none ends: what is read ends at the next opening sign of its
/// kind, or after a bounded number of them.
struct MarkdownLinkTarget {
  /// The address, with escaped characters but without their backslashes.
  let address: String
  /// The index after the closing parenthesis.
  let end: Int

  /// Reads from an opening parenthesis on. Nil if what follows is no address, or does not end before an interpolated piece.
  init?(in characters: [Character?], at start: Int) {
    var reader = Reader(characters: characters, index: start + 1)
    reader.skipBlanks()
    guard let address = reader.next == "<" ? reader.readEnclosed(by: ">") : reader.readAddress() else {
      return nil
    }
    if reader.skipBlanks(), let sign = reader.next, let closing = Reader.closingSigns[sign] {
      guard reader.readEnclosed(by: closing) != nil else { return nil }
      reader.skipBlanks()
    }
    guard reader.next == ")" else { return nil }
    (self.address, end) = (address, reader.index + 1)
  }

  private struct Reader {
    /// The text; nil for an interpolated piece.
    let characters: [Character?]
    private(set) var index: Int

    /// The largest depth of parentheses in an address.
    private static let maximumDepth = 32
    /// The signs around a title.
    static let closingSigns: [Character: Character] = ["\"": "\"", "'": "'", "(": ")"]

    init(characters: [Character?], index: Int) { (self.characters, self.index) = (characters, index) }

    /// The next character; nil at an interpolated piece and at the end.
    var next: Character? { index < characters.count ? characters[index] : nil }

    /// Skips blanks. Returns whether there were any.
    @discardableResult
    mutating func skipBlanks() -> Bool {
      let start = index
      while let character = next, character.isWhitespace { index += 1 }
      return index > start
    }

    /// Reads a character, or the punctuation character after a backslash, which is no sign.
    private mutating func read() -> (character: Character, isSign: Bool)? {
      guard let character = next else { return nil }
      index += 1
      guard character == "\\", let escaped = next, escaped.isASCII, escaped.isPunctuation || escaped.isSymbol
      else { return (character, true) }
      index += 1
      return (escaped, false)
    }

    /// Reads an address without brackets, which may be empty. Nil if its parentheses are not balanced.
    mutating func readAddress() -> String? {
      var (address, depth) = ("", 0)
      while let sign = next, !sign.isWhitespace, sign != ")" || depth > 0, let (character, isSign) = read() {
        if isSign, character == "(" { depth += 1 }
        if isSign, character == ")" { depth -= 1 }
        guard depth <= Reader.maximumDepth else { return nil }
        address.append(character)
      }
      return depth == 0 ? address : nil
    }

    /// Reads from an opening sign to a closing one. Nil if the opening sign occurs again before that.
    mutating func readEnclosed(by closing: Character) -> String? {
      let opening = next
      index += 1
      var text = ""
      while let (character, isSign) = read() {
        if isSign, character == closing { return text }
        if isSign, character == opening { return nil }
        text.append(character)
      }
      return nil
    }
  }
}
