import CHarfBuzz
import CUnicodeShims
import Synchronization

extension Unicode.Scalar {
  /// Whether the character has neither ink nor width: control characters, joiners, directional marks,
  /// variation selectors.
  var isInvisible: Bool {
    if value < 0x7f { return value < 0x20 }
    if value < 0xa0 { return true }
    return value == 0xad || value > 0x300 && properties.isDefaultIgnorableCodePoint
  }

  /// Whether the character is in the control blocks C0 and C1, for which fonts have no glyphs.
  var isControl: Bool { value < 0x20 || 0x7f..<0xa0 ~= value }

  /// Whether the character is a blank that allows a line break and has no width there; false for no-break
  /// spaces.
  var isBreakingBlank: Bool {
    switch value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200b, 0x205f, 0x3000: true
    default: false
    }
  }

  /// Whether the character has emoji presentation unless a variation selector requests text presentation.
  var isShownAsEmoji: Bool { mayBeEmoji && properties.isEmojiPresentation }

  /// Whether a variation selector or skin tone modifier can give the character emoji presentation.
  var canBeShownAsEmoji: Bool { isASCII || mayBeEmoji ? properties.isEmoji : false }

  /// A fast test: false for most characters that are not emoji, without a lookup of their properties.
  private var mayBeEmoji: Bool {
    value >= 0xa9 && (value < 0xaf || value >= 0x203c) && !(0x3300..<0x1f000 ~= value)
  }
}

/// A script, as HarfBuzz identifies it.
struct Script: Equatable, Sendable {
  private let tag: UInt32

  /// The script of text without letters.
  static let common = Script(HB_SCRIPT_COMMON)
  static let latin = Script(HB_SCRIPT_LATIN)

  private init(_ script: hb_script_t) { tag = script.rawValue }

  /// The script of a character; nil for characters that are common to all scripts, and for marks, which
  /// inherit the script of their base character.
  init?(of scalar: Unicode.Scalar) {
    if scalar.isASCII {
      guard UInt8(truncatingIfNeeded: scalar.value).isASCIILetter else { return nil }
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

/// Line break opportunities (https://www.unicode.org/reports/tr14/) from ICU, which uses dictionaries to find
/// word boundaries in Thai, Lao, Khmer and Burmese.
enum LineBreaks {
  /// The shared line breaker: creating one in ICU takes longer than breaking most texts.
  private static let breaker = Mutex(Breaker())

  private struct Breaker: ~Copyable {
    private let handle = easel_line_breaker_open()

    deinit { if let handle { easel_line_breaker_close(handle) } }

    /// Marks the break opportunities. If ICU has no rules or fails, lines may be broken after spaces only.
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

  /// Whether two adjacent bytes of a text are never separated: letters and digits of ASCII (rules LB23, LB25 and LB28),
  /// with a comma or full stop after them (LB13) or, as ICU has it, before a digit. A fast test, for words and numbers
  /// whose opportunities are then not needed.
  static func areInseparable(_ first: UInt8, _ second: UInt8) -> Bool {
    first.isASCIILetterOrDigit
      ? second.isASCIILetterOrDigit || second.isCommaOrFullStop
      : first.isCommaOrFullStop && second.isASCIIDigit
  }

  /// For each byte of valid UTF-8, 1 if a line may or must be broken before it, else 0.
  static func opportunities(in text: [UInt8]) -> [UInt8] {
    var marks = [UInt8](repeating: 0, count: text.count)
    guard !text.isEmpty else { return marks }
    breaker.withLock { $0.mark(text, &marks) }
    return marks
  }
}

extension UInt8 {
  /// The bytes of the space and of the visible characters of ASCII.
  static let printableASCII: Range<UInt8> = 0x20..<0x7f

  /// Whether the byte is A to Z or a to z in ASCII.
  var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  fileprivate var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }

  fileprivate var isCommaOrFullStop: Bool { self == UInt8(ascii: ",") || self == UInt8(ascii: ".") }
}

/// Decodes the scalars of a range of valid UTF-8.
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
    // The lead byte of n > 1 bytes contains 7 - n bits of the value, each following byte 6.
    var value = count == 1 ? lead : lead & (0x7f >> UInt32(count))
    for index in (start + 1)..<max(start + 1, offset) { value = value << 6 | UInt32(text[index] & 0x3f) }
    return (start, Unicode.Scalar(value) ?? "\u{FFFD}")
  }
}
