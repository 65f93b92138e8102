/// Swift source text that is divided into tokens as far as the expansion of macros needs it: comments, string
/// literals, words, and single characters.
///
/// Regular expression literals without number signs are not recognized. One that contains an unbalanced bracket
/// or a quotation mark is read wrongly.
struct SwiftText {
  let bytes: [UInt8]

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// The text of a range.
  subscript(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether the text continues with `prefix` at `index`.
  func hasPrefix(_ prefix: String, at index: Int) -> Bool {
    index + prefix.utf8.count <= bytes.count
      && bytes[index..<index + prefix.utf8.count].elementsEqual(prefix.utf8)
  }

  /// The number of line breaks in a range.
  func lineBreaks(in range: Range<Int>) -> Int { bytes[range].count { $0 == UInt8(ascii: "\n") } }

  /// The end of the token that starts at `index`.
  func endOfToken(at index: Int) -> Int {
    if hasPrefix("//", at: index) { return endOfLine(at: index) }
    if hasPrefix("/*", at: index) { return endOfBlockComment(at: index) }
    if let end = endOfString(at: index) { return end }
    guard SwiftText.isWord(bytes[index]) else { return index + 1 }
    return bytes[index...].firstIndex { !SwiftText.isWord($0) } ?? bytes.count
  }

  /// The index of the first token at or after `index` that is neither white space nor a comment.
  func skippingBlanks(from index: Int) -> Int {
    var index = index
    while index < bytes.count, isBlank(at: index) { index = endOfToken(at: index) }
    return index
  }

  /// Whether white space or a comment starts at `index`.
  func isBlank(at index: Int) -> Bool {
    bytes[index] == UInt8(ascii: " ") || (9...13).contains(bytes[index])
      || hasPrefix("//", at: index) || hasPrefix("/*", at: index)
  }

  /// The end of the bracketed text whose opening bracket is at `index`; the end of the text if the bracket is
  /// not closed.
  func endOfBrackets(at index: Int) -> Int {
    var depth = 0
    var index = index
    while index < bytes.count {
      depth += depthChange(at: index)
      index = endOfToken(at: index)
      if depth == 0 { break }
    }
    return index
  }

  /// 1 for an opening bracket at `index`, -1 for a closing one, otherwise 0.
  func depthChange(at index: Int) -> Int {
    switch bytes[index] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): -1
    default: 0
    }
  }

  private func endOfLine(at index: Int) -> Int {
    bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  /// Block comments nest.
  private func endOfBlockComment(at start: Int) -> Int {
    var depth = 0
    var index = start
    while index < bytes.count {
      let isStart = hasPrefix("/*", at: index)
      let isEnd = !isStart && hasPrefix("*/", at: index)
      index += isStart || isEnd ? 2 : 1
      depth += isStart ? 1 : isEnd ? -1 : 0
      if depth == 0 { break }
    }
    return min(index, bytes.count)
  }

  /// The end of a string literal or extended regular expression literal at `start`; nil if there is none.
  private func endOfString(at start: Int) -> Int? {
    let quote = bytes[start...].firstIndex { $0 != UInt8(ascii: "#") } ?? bytes.count
    let signs = String(repeating: "#", count: quote - start)
    if hasPrefix("\"\"\"", at: quote) {
      return endOfString(at: quote + 3, delimiter: "\"\"\"" + signs, escape: "\\" + signs)
    }
    if hasPrefix("\"", at: quote) {
      return endOfString(at: quote + 1, delimiter: "\"" + signs, escape: "\\" + signs)
    }
    guard !signs.isEmpty, hasPrefix("/", at: quote) else { return nil }
    return endOfString(at: quote + 1, delimiter: "/" + signs, escape: "\\" + signs)
  }

  private func endOfString(at start: Int, delimiter: String, escape: String) -> Int {
    var index = start
    while index < bytes.count {
      if hasPrefix(delimiter, at: index) { return index + delimiter.utf8.count }
      if hasPrefix(escape + "(", at: index) {
        index = endOfBrackets(at: index + escape.utf8.count)
      } else {
        index += hasPrefix(escape, at: index) ? escape.utf8.count + 1 : 1
      }
    }
    return bytes.count
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"), 128...:
      true
    default: false
    }
  }
}
