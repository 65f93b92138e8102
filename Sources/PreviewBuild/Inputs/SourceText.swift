/// The text of a Swift file without its comments and the contents of its string literals, so that what is left
/// can be read line by line.
struct SourceText {
  private let source: [UInt8]
  private var place = 0
  private var kept: [UInt8] = []

  /// The lines of a file, with comments and the contents of strings removed.
  static func lines(of text: String) -> [Substring] {
    var source = SourceText(source: Array(text.utf8))
    source.removeCommentsAndStrings()
    return String(decoding: source.kept, as: UTF8.self).split(whereSeparator: \.isNewline)
  }

  private init(source: [UInt8]) { self.source = source }

  private mutating func removeCommentsAndStrings() {
    kept.reserveCapacity(source.count)
    while place < source.count {
      if starts(with: "//") {
        skipLine()
      } else if starts(with: "/*") {
        skipBlockComment()
      } else if source[place] == UInt8(ascii: "\"") || source[place] == UInt8(ascii: "#") {
        skipStringOrKeep()
      } else {
        kept.append(source[place])
        place += 1
      }
    }
  }

  private func starts(with text: StaticString, at offset: Int = 0) -> Bool {
    let first = place + offset
    guard first + text.utf8CodeUnitCount <= source.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { source[first + $0] == text.utf8Start[$0] }
  }

  private mutating func skipLine() {
    while place < source.count, source[place] != UInt8(ascii: "\n") { place += 1 }
  }

  /// Skips a comment in which others may be nested. Keeps a space, which separates words as the comment does.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        place += 2
      } else if starts(with: "*/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < source.count
    kept.append(UInt8(ascii: " "))
  }

  /// Skips a string literal, which may begin with number signs. Keeps a directive such as `#if`.
  private mutating func skipStringOrKeep() {
    var signs = 0
    while place + signs < source.count, source[place + signs] == UInt8(ascii: "#") { signs += 1 }
    guard starts(with: "\"", at: signs) else {
      kept += source[place..<place + signs]
      place += signs
      return
    }
    let quotes = starts(with: "\"\"\"", at: signs) ? 3 : 1
    place += signs + quotes
    while place < source.count {
      if isDelimiter(quotes: quotes, signs: signs) {
        place += quotes + signs
        break
      }
      // The end of a line ends a string that is not closed.
      if quotes == 1, source[place] == UInt8(ascii: "\n") { break }
      place += signs == 0 && source[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    kept += [UInt8(ascii: "\""), UInt8(ascii: "\"")]
  }

  private func isDelimiter(quotes: Int, signs: Int) -> Bool {
    (0..<quotes).allSatisfy { starts(with: "\"", at: $0) }
      && (0..<signs).allSatisfy { starts(with: "#", at: quotes + $0) }
  }
}
