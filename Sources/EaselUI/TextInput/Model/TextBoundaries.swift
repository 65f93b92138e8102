import EaselTypography

/// Boundaries of characters, words and paragraphs, by offset in the UTF-8 of a text.
///
/// Every function accepts every offset: those outside of the text count as its start or end, and those inside of a
/// character as the end of the character.
extension String {
  private func index(at offset: Int) -> Index {
    utf8.index(startIndex, offsetBy: Swift.max(0, Swift.min(offset, utf8.count)))
  }

  private func offset(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  /// The first boundary of characters at or after an offset.
  func characterBoundary(from offset: Int) -> Int {
    let place = index(at: offset)
    guard place > startIndex, place < endIndex else { return self.offset(of: place) }
    // `index(after:)` accepts an index inside of a character, and leads to the end of the character.
    let end = index(after: place)
    return self.offset(of: index(before: end) == place ? place : end)
  }

  /// The boundary after the character at an offset; the end of the text at its end.
  func characterBoundary(after offset: Int) -> Int {
    let place = index(at: characterBoundary(from: offset))
    return place < endIndex ? self.offset(of: index(after: place)) : utf8.count
  }

  /// The boundary before the character that ends at an offset; 0 at the start.
  func characterBoundary(before offset: Int) -> Int {
    let place = index(at: characterBoundary(from: offset))
    return place > startIndex ? self.offset(of: index(before: place)) : 0
  }

  /// The part of a text, given by offsets at boundaries of characters.
  func part(_ range: Range<Int>) -> String {
    String(self[index(at: range.lowerBound)..<index(at: range.upperBound)])
  }

  mutating func replacePart(_ range: Range<Int>, with replacement: String) {
    replaceSubrange(index(at: range.lowerBound)..<index(at: range.upperBound), with: replacement)
  }

  /// The paragraph around an offset, without the line break at its end.
  func paragraphRange(around offset: Int) -> Range<Int> {
    let place = Swift.max(0, Swift.min(offset, utf8.count))
    let breaks = utf8.withContiguousStorageIfAvailable { bytes -> Range<Int> in
      var (start, end) = (place, place)
      while start > 0, bytes.lineBreakLength(endingAt: start) == 0 { start -= 1 }
      while end < bytes.count, bytes.lineBreakLength(at: end) == 0 { end += 1 }
      return start..<end
    }
    return breaks ?? 0..<utf8.count
  }

  /// The word around an offset, or the part between two words.
  func wordRange(around offset: Int) -> Range<Int> {
    let paragraph = paragraphRange(around: offset)
    guard !paragraph.isEmpty else { return paragraph }
    let marks = WordBreaks.marks(in: part(paragraph))
    // At the end of a paragraph, its last part.
    let place = Swift.min(offset, paragraph.upperBound - 1) - paragraph.lowerBound
    let start = (0...place).last { marks[$0].contains(.boundary) } ?? 0
    let end = (place + 1..<marks.count).first { marks[$0].contains(.boundary) } ?? marks.count - 1
    return paragraph.lowerBound + start..<paragraph.lowerBound + end
  }

  /// The end of the next word after an offset; the end of the text after the last one.
  func wordBoundary(after offset: Int) -> Int {
    var start = characterBoundary(from: offset)
    while start < utf8.count {
      let paragraph = paragraphRange(around: start)
      let marks = WordBreaks.marks(in: part(paragraph))
      let local = start - paragraph.lowerBound
      if let end = (local + 1..<Swift.max(local + 1, marks.count)).first(where: {
        marks[$0].contains(.endOfWord)
      }) {
        return paragraph.lowerBound + end
      }
      start = characterBoundary(after: paragraph.upperBound)
    }
    return utf8.count
  }

  /// The start of the last word before an offset; 0 before the first one.
  func wordBoundary(before offset: Int) -> Int {
    var end = characterBoundary(from: offset)
    while end > 0 {
      let paragraph = paragraphRange(around: end)
      let marks = WordBreaks.marks(in: part(paragraph))
      let boundaries = marks.indices.filter { $0 == 0 || marks[$0].contains(.boundary) }
      let starts = zip(boundaries, boundaries.dropFirst()).filter { marks[$0.1].contains(.endOfWord) }.map(
        \.0)
      if let start = starts.last(where: { $0 < end - paragraph.lowerBound }) {
        return paragraph.lowerBound + start
      }
      end = characterBoundary(before: paragraph.lowerBound)
    }
    return 0
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The length in bytes of the line break at an offset; 0 if there is none. CR LF is one line break.
  func lineBreakLength(at offset: Int) -> Int {
    switch self[offset] {
    case 0x0d: offset + 1 < count && self[offset + 1] == 0x0a ? 2 : 1
    case 0x0a...0x0c: 1
    case 0xc2: offset + 1 < count && self[offset + 1] == 0x85 ? 2 : 0
    case 0xe2:
      offset + 2 < count && self[offset + 1] == 0x80 && (0xa8...0xa9).contains(self[offset + 2]) ? 3 : 0
    default: 0
    }
  }

  /// The length in bytes of the line break that ends at an offset; 0 if there is none.
  func lineBreakLength(endingAt offset: Int) -> Int {
    if offset >= 2, self[offset - 2] == 0x0d, self[offset - 1] == 0x0a { return 2 }
    for length in 1...3 where offset >= length && lineBreakLength(at: offset - length) == length {
      return length
    }
    return 0
  }
}
