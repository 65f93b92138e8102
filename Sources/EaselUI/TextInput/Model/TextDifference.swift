/// The part in which two texts differ: all before and after it is equal.
struct TextDifference: Equatable, Sendable {
  /// The bytes of the old text that were replaced.
  var old: Range<Int>
  /// The bytes of the new text that replace them.
  var new: Range<Int>

  init(from first: String, to second: String) {
    let found = first.utf8.withContiguousStorageIfAvailable { old in
      second.utf8.withContiguousStorageIfAvailable { new in TextDifference.ranges(old, new) }
    }
    (old, new) = (found ?? nil) ?? (0..<first.utf8.count, 0..<second.utf8.count)
  }

  private static func ranges(
    _ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>
  ) -> (Range<Int>, Range<Int>) {
    let shorter = min(old.count, new.count)
    var start = equalLength(old, new, upTo: shorter)
    // Not inside of a scalar, whose bytes after the first one are 10xxxxxx.
    while start > 0,
      start < old.count && old[start] & 0xc0 == 0x80 || start < new.count && new[start] & 0xc0 == 0x80
    {
      start -= 1
    }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    while end > 0, old[old.count - end] & 0xc0 == 0x80 { end -= 1 }
    return (start..<old.count - end, start..<new.count - end)
  }

  /// The number of equal bytes at the start. Compares blocks first.
  private static func equalLength(
    _ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>, upTo count: Int
  ) -> Int {
    guard count > 0, let first = old.baseAddress, let second = new.baseAddress else { return 0 }
    var (start, block) = (0, 4096)
    while block > 0 {
      while start + block <= count, memcmp(first + start, second + start, block) == 0 { start += block }
      block /= 8
    }
    return start
  }

  /// The place of an offset of the old text in the new one.
  func moved(_ offset: Int) -> Int {
    if offset <= old.lowerBound { return offset }
    if offset >= old.upperBound { return offset + new.count - old.count }
    return new.upperBound
  }
}
