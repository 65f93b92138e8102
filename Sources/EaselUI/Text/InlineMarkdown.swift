import Foundation

/// Parses emphasis, code, links and strikethrough in literals: the inline part of CommonMark
/// (https://spec.commonmark.org/0.31.2/#inlines) without images, references, HTML and entities.
struct InlineMarkdown {
  /// A part of a literal, or an interpolated value, which is not parsed.
  enum Source: Equatable, Sendable {
    case literal(String)
    case string(String)
    /// Boxed, because it is large and rare.
    indirect case piece(Text.Piece)
  }

  /// The styles of a character.
  private struct Marks: OptionSet {
    let rawValue: UInt8

    static let strong = Marks(rawValue: 1)
    static let emphasized = Marks(rawValue: 2)
    static let struckOut = Marks(rawValue: 4)
    static let code = Marks(rawValue: 8)
    static let link = Marks(rawValue: 16)
  }

  private enum Content {
    case character(Character)
    case piece(Text.Piece)
    /// A run of equal characters that may open or close emphasis, and the number of unused ones.
    case delimiter(Character, count: Int)
  }

  private struct Node {
    var content: Content
    var marks: Marks = []
    /// The address of a link, as an index of `addresses`.
    var address: Int?
    var canOpen = false
    var canClose = false
  }

  /// The input; nil for an interpolated piece.
  private var characters: [Character?] = []
  private var pieces: [Text.Piece] = []
  private var index = 0
  private var nodes: [Node] = []
  /// The indices of the nodes at which link texts may begin.
  private var brackets: [Int] = []
  private var addresses: [URL?] = []

  /// Parses the sources into styled pieces.
  static func pieces(of sources: [Source]) -> [Text.Piece] {
    var parser = InlineMarkdown()
    for source in sources {
      switch source {
      case .literal(let text): parser.characters += text.map { $0 }
      case .string(let string): parser.add(Text.Piece(string: string))
      case .piece(let piece): parser.add(piece)
      }
    }
    parser.read()
    parser.emphasize(from: 0)
    return parser.makePieces()
  }

  private mutating func add(_ piece: Text.Piece) {
    characters.append(nil)
    pieces.append(piece)
  }

  /// Whether a text contains no Markdown characters and need not be parsed.
  static func isPlain(_ text: String) -> Bool { !text.utf8.contains(where: isSign) }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
      UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  // MARK: Reading

  private mutating func read() {
    var nextPiece = 0
    while index < characters.count {
      guard let character = characters[index] else {
        nodes.append(Node(content: .piece(pieces[nextPiece])))
        nextPiece += 1
        index += 1
        continue
      }
      switch character {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readDelimiter(character)
      case "[":
        brackets.append(nodes.count)
        append(character)
      case "]": readLinkEnd()
      default: append(character)
      }
    }
  }

  private mutating func append(_ character: Character) {
    nodes.append(Node(content: .character(character)))
    index += 1
  }

  /// A punctuation character after a backslash is literal.
  private mutating func readEscape() {
    if let next = character(at: index + 1), next.isASCII, next.isPunctuation || next.isSymbol { index += 1 }
    append(characters[index]!)
  }

  private func character(at index: Int) -> Character? {
    characters.indices.contains(index) ? characters[index] : nil
  }

  private func runLength(at start: Int) -> Int {
    var end = start
    while end < characters.count, characters[end] == characters[start] { end += 1 }
    return end - start
  }

  /// Reads inline code, which ends at a run of backticks as long as the opening run. Without a closing run
  /// the backticks are literal.
  private mutating func readCode() {
    let count = runLength(at: index)
    var end = index + count
    while end < characters.count {
      guard let next = characters[end] else { break }
      let run = next == "`" ? runLength(at: end) : 1
      if next == "`", run == count { break }
      end += run
    }
    guard character(at: end) == "`" else {
      for _ in 0..<count { append("`") }
      return
    }
    for position in index + count..<end {
      nodes.append(Node(content: .character(characters[position]!), marks: .code))
    }
    index = end + count
  }

  /// Reads a delimiter run. A left-flanking run may open emphasis, a right-flanking run may close it.
  private mutating func readDelimiter(_ sign: Character) {
    let count = runLength(at: index)
    let (before, after) = (kind(at: index - 1), kind(at: index + count))
    let leansRight = after != .blank && (after == .letter || before != .letter)
    let leansLeft = before != .blank && (before == .letter || after != .letter)
    var node = Node(content: .delimiter(sign, count: count))
    node.canOpen = leansRight && (sign != "_" || !leansLeft || before == .punctuation)
    node.canClose = leansLeft && (sign != "_" || !leansRight || after == .punctuation)
    nodes.append(node)
    index += count
  }

  private enum Kind {
    case blank, punctuation, letter
  }

  private func kind(at index: Int) -> Kind {
    guard characters.indices.contains(index) else { return .blank }
    guard let character = characters[index] else { return .letter }
    if character.isWhitespace { return .blank }
    return character.isPunctuation || character.isSymbol ? .punctuation : .letter
  }

  /// Ends a link if an address in parentheses follows. Attributes as in `^[2 files](inflect: true)` are
  /// dropped, because there is no automatic grammar agreement here.
  private mutating func readLinkEnd() {
    guard let start = brackets.popLast(), character(at: index + 1) == "(",
      let end = characters[index...].firstIndex(of: ")"), !characters[index..<end].contains(nil)
    else { return append("]") }
    emphasize(from: start + 1)
    if start > 0, case .character("^") = nodes[start - 1].content {
      nodes.removeSubrange(start - 1...start)
    } else {
      addresses.append(address(in: characters[index + 2..<end]))
      for number in start + 1..<nodes.count {
        nodes[number].marks.insert(.link)
        nodes[number].address = addresses.count - 1
      }
      nodes.remove(at: start)
    }
    brackets = []
    index = end + 1
  }

  /// The address before the title of a link, if it has one.
  private func address(in characters: ArraySlice<Character?>) -> URL? {
    let text = String(characters.compactMap(\.self))
    return text.split(whereSeparator: \.isWhitespace).first
      .flatMap { URL(string: $0.trimmingCharacters(in: CharacterSet(charactersIn: "<>"))) }
  }

  // MARK: Emphasis

  /// Pairs the delimiters from a node on: each closer with the nearest opener before it.
  private mutating func emphasize(from start: Int) {
    // For each kind of closer, the position before which there is no opener, so that no part is searched
    // twice.
    var bottoms: [Bottom: Int] = [:]
    var closer = start
    while closer < nodes.count {
      guard case .delimiter(let sign, let count) = nodes[closer].content, count > 0, nodes[closer].canClose
      else {
        closer += 1
        continue
      }
      let bottom = Bottom(
        sign: sign, count: sign == "~" ? min(count, 3) : count % 3, canOpen: nodes[closer].canOpen)
      if let opener = opener(for: closer, sign, from: bottoms[bottom] ?? start) {
        pair(opener, closer)
      } else {
        bottoms[bottom] = closer
        closer += 1
      }
    }
  }

  /// The properties of a closer that determine its openers.
  private struct Bottom: Hashable {
    var sign: Character
    var count: Int
    var canOpen: Bool
  }

  private func opener(for closer: Int, _ sign: Character, from start: Int) -> Int? {
    (start..<closer).last { number in
      guard case .delimiter(sign, let count) = nodes[number].content, count > 0 else { return false }
      return nodes[number].canOpen && agrees(nodes[number], nodes[closer], sign)
    }
  }

  /// If one of the delimiters can both open and close, they pair only if the sum of their lengths is not a
  /// multiple of 3 or both lengths are. Tildes pair only with the same length, 1 or 2.
  private func agrees(_ opener: Node, _ closer: Node, _ sign: Character) -> Bool {
    guard case .delimiter(_, let first) = opener.content, case .delimiter(_, let second) = closer.content
    else {
      return false
    }
    if sign == "~" { return first == second && first <= 2 }
    guard opener.canClose || closer.canOpen else { return true }
    return (first + second) % 3 != 0 || first % 3 == 0 && second % 3 == 0
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    guard case .delimiter(let sign, let first) = nodes[opener].content,
      case .delimiter(_, let second) = nodes[closer].content
    else { return }
    let used = min(2, first, second)
    let marks: Marks = sign == "~" ? .struckOut : used == 2 ? .strong : .emphasized
    for number in opener + 1..<closer {
      nodes[number].marks.insert(marks)
      // Delimiters inside a pair do not pair with delimiters outside.
      nodes[number].canOpen = false
      nodes[number].canClose = false
    }
    nodes[opener].content = .delimiter(sign, count: first - used)
    nodes[closer].content = .delimiter(sign, count: second - used)
  }

  // MARK: Pieces

  private func makePieces() -> [Text.Piece] {
    var result: [Text.Piece] = []
    var lastMarks: Marks?
    var lastAddress: Int?
    for node in nodes {
      switch node.content {
      case .piece(let piece):
        result.append(InlineMarkdown.styled(piece, node.marks, node.address.flatMap { addresses[$0] }))
        lastMarks = nil
      case .character(let character): add(String(character))
      case .delimiter(let sign, let count): add(String(repeating: sign, count: count))
      }
      func add(_ text: String) {
        guard !text.isEmpty else { return }
        let piece = InlineMarkdown.styled(
          Text.Piece(string: text), node.marks, node.address.flatMap { addresses[$0] })
        let isSame = lastMarks == node.marks && lastAddress == node.address
        if !isSame || !result[result.count - 1].append(piece) { result.append(piece) }
        (lastMarks, lastAddress) = (node.marks, node.address)
      }
    }
    return result.isEmpty ? [Text.Piece(string: "")] : result
  }

  /// The piece with the styles of its marks. Properties that the piece sets itself win.
  private static func styled(_ piece: Text.Piece, _ marks: Marks, _ address: URL?) -> Text.Piece {
    var style = Text.PieceStyle()
    if marks.contains(.strong) { style.weight = .bold }
    if marks.contains(.emphasized) { style.isItalic = true }
    if marks.contains(.struckOut) { style.strikethrough = .single }
    if marks.contains(.code) { style.design = .monospaced }
    if marks.contains(.link) { style.foreground = .link }
    style.link = address
    var copy = piece
    copy.style = piece.style.filled(from: style)
    return copy
  }
}
