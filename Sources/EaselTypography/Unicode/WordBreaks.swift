import CUnicodeShims
import Synchronization

/// Boundaries of words (https://www.unicode.org/reports/tr29/) from ICU, which uses dictionaries for scripts without spaces.
package enum WordBreaks {
  /// A property of a place between two characters of a text.
  package struct Mark: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A word, or a part between words, ends here.
    package static let boundary = Mark(rawValue: 1)
    /// The part that ends here has letters or digits.
    package static let endOfWord = Mark(rawValue: 2)
  }

  /// The shared breaker: creating one in ICU takes longer than its use.
  private static let breaker = Mutex(Breaker())

  private struct Breaker: ~Copyable {
    private let handle = easel_word_breaker_open()

    deinit { if let handle { easel_word_breaker_close(handle) } }

    /// Returns false if ICU has no rules or fails.
    func mark(_ text: [UInt8], _ marks: inout [UInt8]) -> Bool {
      text.withUnsafeBytes { bytes in
        guard let handle, let start = bytes.baseAddress else { return false }
        return easel_word_breaker_mark(
          handle, start.assumingMemoryBound(to: CChar.self), Int64(bytes.count), &marks) == 0
      }
    }
  }

  /// The marks of each place of a text, by offset in its UTF-8, and of its end. Without the rules of ICU, parts end at
  /// blanks.
  package static func marks(in string: String) -> [Mark] {
    let text = Array(string.utf8)
    var marks = [UInt8](repeating: 0, count: text.count + 1)
    if !text.isEmpty, !breaker.withLock({ $0.mark(text, &marks) }) { markBlanks(of: text, &marks) }
    return marks.map(Mark.init)
  }

  private static func markBlanks(of text: [UInt8], _ marks: inout [UInt8]) {
    for index in 1...text.count {
      let (isBlank, endsPart) = (text[index - 1] == 0x20, index == text.count || text[index] == 0x20)
      if isBlank || endsPart { marks[index] = isBlank ? 1 : 3 }
    }
  }
}
