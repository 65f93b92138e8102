import CHarfBuzz
import CUnicodeShims
import Synchronization

extension Unicode.Scalar {
  /// True for what never has ink or room of its own: control characters, joiners, direction marks, variation selectors.
  var isInvisible: Bool {
    if value < 0x7f { return value < 0x20 }
    if value < 0xa0 { return true }
    return value == 0xad || value > 0x300 && properties.isDefaultIgnorableCodePoint
  }

  /// True for characters of the control blocks C0 and C1, which no font knows.
  var isControl: Bool { value < 0x20 || 0x7f..<0xa0 ~= value }

  /// True for blanks at which a line may end and which then take no room; not for those that hold words together.
  var isBreakingBlank: Bool {
    switch value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200b, 0x205f, 0x3000: true
    default: false
    }
  }

  /// True for characters that are shown as coloured pictures unless a variation selector says otherwise.
  var isShownAsEmoji: Bool { mayBeEmoji && properties.isEmojiPresentation }

  /// True for characters that a variation selector or skin tone makes a coloured picture.
  var canBeShownAsEmoji: Bool { isASCII || mayBeEmoji ? properties.isEmoji : false }

  /// False for most of those that are no emoji, without a look at their properties.
  private var mayBeEmoji: Bool {
    value >= 0xa9 && (value < 0xaf || value >= 0x203c) && !(0x3300..<0x1f000 ~= value)
  }
}

/// A writing system, as HarfBuzz numbers them.
struct Script: Equatable, Sendable {
  private let tag: UInt32

  /// What stands for text without letters.
  static let common = Script(HB_SCRIPT_COMMON)
  private static let latin = Script(HB_SCRIPT_LATIN)

  private init(_ script: hb_script_t) { tag = script.rawValue }

  /// The script of a character; nil for those that all scripts share, and marks that take that of their base.
  init?(of scalar: Unicode.Scalar) {
    if scalar.isASCII {
      guard scalar.properties.isAlphabetic else { return nil }
      self = .latin
      return
    }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    if script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN {
      return nil
    }
    self.init(script)
  }

  var value: hb_script_t { hb_script_t(rawValue: tag) }
}

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

/// Reads the scalars of a part of valid UTF-8.
struct ScalarReader {
  private let text: [UInt8]
  private var offset: Int
  private let end: Int

  init(_ text: [UInt8], _ part: Range<Int>) {
    self.text = text
    offset = part.lowerBound
    end = part.upperBound
  }

  /// The next scalar and the offset at which it starts; nil at the end.
  mutating func next() -> (offset: Int, scalar: Unicode.Scalar)? {
    guard offset < end else { return nil }
    let start = offset
    let lead = UInt32(text[start])
    let count = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
    offset = min(end, start + count)
    // The lead byte of n > 1 bytes has 7 - n bits of the value, each byte after it 6.
    var value = count == 1 ? lead : lead & (0x7f >> UInt32(count))
    for index in (start + 1)..<max(start + 1, offset) { value = value << 6 | UInt32(text[index] & 0x3f) }
    return (start, Unicode.Scalar(value) ?? "\u{FFFD}")
  }
}
