import CUnicodeShims
import Synchronization

/// The places where lines may be broken (https://www.unicode.org/reports/tr14/), as ICU finds them: Thai, Lao, Khmer and
/// Burmese are broken between the words of a dictionary.
enum LineBreaks {
  /// The breaker in use; ICU needs longer to make one than to break most texts.
  private static let breaker = Mutex(Breaker())

  private struct Breaker: ~Copyable {
    private let handle = easel_line_breaker_open()

    deinit { if let handle { easel_line_breaker_close(handle) } }

    /// Without rules, or on failure, lines may be broken after blanks alone.
    func mark(_ text: [UInt8], _ marks: inout [UInt8]) {
      let isMarked = text.withUnsafeBytes { bytes in
        guard let handle, let start = bytes.baseAddress else { return false }
        let code = easel_line_breaker_mark(
          handle, start.assumingMemoryBound(to: CChar.self), Int64(bytes.count), &marks)
        return code == 0
      }
      if !isMarked {
        for index in marks.indices.dropFirst() where text[index - 1] == 0x20 { marks[index] = 1 }
      }
    }
  }

  /// For each byte of valid UTF-8 whether a line may, or must, be broken before it.
  static func opportunities(in text: [UInt8]) -> [UInt8] {
    var marks = [UInt8](repeating: 0, count: text.count)
    guard !text.isEmpty else { return marks }
    breaker.withLock { $0.mark(text, &marks) }
    return marks
  }
}
