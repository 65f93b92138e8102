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
    /// The difference from the node before.
    var nesting = Nesting()
  }

  /// The numbers of pairs of delimiters around a node.
  private struct Nesting {
    private var strong = 0
    private var emphasized = 0
    private var struckOut = 0

    mutating func add(_ count: Int, of marks: Marks) {
      if marks == .strong { strong += count }
      if marks == .emphasized { emphasized += count }
      if marks == .struckOut { struckOut += count }
    }

    mutating func add(_ other: Nesting) {
      strong += other.strong
      emphasized += other.emphasized
      struckOut += other.struckOut
    }

    var marks: Marks {
      var marks: Marks = []
      if strong > 0 { marks.insert(.strong) }
      if emphasized > 0 { marks.insert(.emphasized) }
      if struckOut > 0 { marks.insert(.struckOut) }
      return marks
    }
  }

  /// The input; nil for an interpolated piece.
  private var characters: [Character?] = []
  private var pieces: [Text.Piece] = []
  private var index = 0
  private var nodes: [Node] = []
  /// The indices of the nodes at which link texts may begin.
  private var brackets: [Int] = []
  private var addresses: [URL?] = []
  /// The index of the last parenthesis or interpolated piece that was searched for as the end of attributes.
  private var attributesEnd = -1
  /// The start of the last run of backticks of each length, before `backtickEnd`.
  private var lastBackticks: [Int: Int] = [:]
  /// The index of the interpolated piece, or the end, up to which backticks were searched for.
  private var backtickEnd = -1

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
    guard let end = backticks(ofLength: count, from: index + count) else {
      for _ in 0..<count { append("`") }
      return
    }
    for position in index + count..<end {
      nodes.append(Node(content: .character(characters[position]!), marks: .code))
    }
    index = end + count
  }

  /// The start of the first run of backticks of a length from `start` on, which is behind a run; nil if there is
  /// none before the next interpolated piece.
  private mutating func backticks(ofLength count: Int, from start: Int) -> Int? {
    if start > backtickEnd { findBackticks(from: start) }
    guard let last = lastBackticks[count], last >= start else { return nil }
    var position = start
    while position < last {
      let run = characters[position] == "`" ? runLength(at: position) : 0
      if run == count { break }
      position += max(run, 1)
    }
    return position
  }

  /// Records the runs of backticks up to the next interpolated piece, so that a run without a counterpart is not
  /// searched for again.
  private mutating func findBackticks(from start: Int) {
    lastBackticks = [:]
    backtickEnd = start
    while backtickEnd < characters.count, characters[backtickEnd] != nil {
      let run = characters[backtickEnd] == "`" ? runLength(at: backtickEnd) : 0
      if run > 0 { lastBackticks[run] = backtickEnd }
      backtickEnd += max(run, 1)
    }
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
    guard let start = brackets.popLast(), character(at: index + 1) == "(" else { return append("]") }
    if start > 0, case .character("^") = nodes[start - 1].content {
      guard let end = endOfAttributes() else { return append("]") }
      emphasize(from: start + 1)
      nodes.removeSubrange(start - 1...start)
      index = end + 1
    } else {
      guard let target = MarkdownLinkTarget(in: characters, at: index + 1) else { return append("]") }
      emphasize(from: start + 1)
      markLink(from: start + 1, to: target.address)
      nodes.remove(at: start)
      index = target.end
    }
    brackets = []
  }

  private mutating func markLink(from start: Int, to address: String) {
    addresses.append(URL(string: address))
    for number in start..<nodes.count {
      nodes[number].marks.insert(.link)
      nodes[number].address = addresses.count - 1
    }
  }

  /// The index of the next closing parenthesis; nil if there is none before the next interpolated piece.
  private mutating func endOfAttributes() -> Int? {
    if attributesEnd < index {
      attributesEnd = characters[index...].firstIndex { $0 == nil || $0 == ")" } ?? characters.count
    }
    return character(at: attributesEnd) == ")" ? attributesEnd : nil
  }

  // MARK: Emphasis

  /// Pairs the delimiters from a node on: each closer with the nearest opener before it.
  private mutating func emphasize(from start: Int) {
    // For each kind of closer, the position before which there is no opener, so that no part is searched
    // twice.
    var bottoms: [Bottom: Int] = [:]
    // The delimiters so far that may still pair.
    var waiting: [Int] = []
    for number in start..<nodes.count where mayPair(number) {
      close(number, &waiting, &bottoms, from: start)
      if mayPair(number) { waiting.append(number) }
    }
  }

  private func mayPair(_ number: Int) -> Bool {
    guard case .delimiter(_, let count) = nodes[number].content, count > 0 else { return false }
    return nodes[number].canOpen || nodes[number].canClose
  }

  /// Pairs a closer with openers until it is used up or there is no opener.
  private mutating func close(
    _ closer: Int, _ waiting: inout [Int], _ bottoms: inout [Bottom: Int], from start: Int
  ) {
    while case .delimiter(let sign, let count) = nodes[closer].content, count > 0, nodes[closer].canClose {
      let bottom = Bottom(
        sign: sign, count: sign == "~" ? min(count, 3) : count % 3, canOpen: nodes[closer].canOpen)
      guard let place = opener(for: closer, sign, in: waiting, from: bottoms[bottom] ?? start) else {
        bottoms[bottom] = closer
        return
      }
      pair(waiting[place], closer)
      // Delimiters inside a pair do not pair with delimiters outside.
      for number in waiting[(place + 1)...] {
        nodes[number].canOpen = false
        nodes[number].canClose = false
      }
      waiting.removeSubrange((mayPair(waiting[place]) ? place + 1 : place)...)
    }
  }

  /// The properties of a closer that determine its openers.
  private struct Bottom: Hashable {
    var sign: Character
    var count: Int
    var canOpen: Bool
  }

  /// The place of the opener among the waiting delimiters; nil if there is none from the node `bottom` on.
  private func opener(for closer: Int, _ sign: Character, in waiting: [Int], from bottom: Int) -> Int? {
    for place in waiting.indices.reversed() {
      let number = waiting[place]
      guard number >= bottom else { return nil }
      if case .delimiter(sign, _) = nodes[number].content, nodes[number].canOpen,
        agrees(nodes[number], nodes[closer], sign)
      {
        return place
      }
    }
    return nil
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
    nodes[opener + 1].nesting.add(1, of: marks)
    nodes[closer].nesting.add(-1, of: marks)
    nodes[opener].content = .delimiter(sign, count: first - used)
    nodes[closer].content = .delimiter(sign, count: second - used)
  }

  // MARK: Pieces

  private func makePieces() -> [Text.Piece] {
    var result: [Text.Piece] = []
    var nesting = Nesting()
    // Characters of the same style.
    var (text, textMarks, textAddress) = ("", Marks(), nil as Int?)
    func endText() {
      if !text.isEmpty { result.append(styled(Text.Piece(string: text), textMarks, textAddress)) }
      text = ""
    }
    for node in nodes {
      nesting.add(node.nesting)
      let marks = node.marks.union(nesting.marks)
      let added: String
      switch node.content {
      case .piece(let piece):
        endText()
        result.append(styled(piece, marks, node.address))
        continue
      case .character(let character): added = String(character)
      case .delimiter(let sign, let count): added = String(repeating: sign, count: count)
      }
      guard !added.isEmpty else { continue }
      if marks != textMarks || node.address != textAddress { endText() }
      text += added
      (textMarks, textAddress) = (marks, node.address)
    }
    endText()
    return result.isEmpty ? [Text.Piece(string: "")] : result
  }

  /// The piece with the styles of its marks. Properties that the piece sets itself win.
  private func styled(_ piece: Text.Piece, _ marks: Marks, _ address: Int?) -> Text.Piece {
    var style = Text.PieceStyle()
    if marks.contains(.strong) { style.weight = .bold }
    if marks.contains(.emphasized) { style.isItalic = true }
    if marks.contains(.struckOut) { style.strikethrough = .single }
    if marks.contains(.code) { style.design = .monospaced }
    if marks.contains(.link) { style.foreground = .link }
    style.link = address.flatMap { addresses[$0] }
    var copy = piece
    copy.style = piece.style.filled(from: style)
    return copy
  }
}
