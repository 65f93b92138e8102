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
