import EaselGeometry

/// A long text without its middle: what is shaped if only a part of the text can be visible.
struct TextExcerpt: Sendable {
  /// Texts of up to this length, in bytes, are always shaped as a whole.
  static let longText = 1 << 17
  /// The length in bytes of the beginning, and of the end, in the first excerpt of a text.
  static let firstLength = 1 << 15
  /// The factor between the lengths of two excerpts: shaping all of them takes little longer than the last one.
  static let growth = 8
  /// The width, in points, that lines of a long text with a line limit have if their width is not limited.
  static let widestLine: CGFloat = 0x1p20

  /// The runs of the excerpt. Those of the middle are empty, so that all runs keep their numbers.
  let runs: [TextRun]
  /// The offset in the UTF-8 of the excerpt at which the middle is left out.
  let cut: Int
  private let wholeRuns: [TextRun]

  /// - Parameters:
  ///   - length: The length in bytes of the beginning and of the end; less than half of the text.
  ///   - keepsEnd: Whether the excerpt has the end of the text.
  init(_ wholeRuns: [TextRun], length: Int, keepsEnd: Bool) {
    let end = keepsEnd ? wholeRuns.byteCount - length : Int.max
    var (runs, offset, cut) = (wholeRuns, 0, 0)
    for number in runs.indices {
      let count = runs[number].text.utf8.count
      let (low, high) = (min(max(0, length - offset), count), min(max(0, end - offset), count))
      let kept = low < high ? runs[number].removeBytes(low..<high) : low
      if offset < length { cut = offset + kept }
      offset += count
    }
    (self.runs, self.cut, self.wholeRuns) = (runs, cut, wholeRuns)
  }

  /// The length of the middle in UTF-16 code units.
  var omittedUnits: Int { wholeRuns.unitCount - runs.unitCount }

  /// Whether lines of the excerpt are those of the whole text: the last line is truncated, and the characters next to the
  /// middle are not visible.
  func determines(
    _ lastLine: LineFitter.Line?, _ truncation: LineAssembler.Line?, of text: ShapedText
  ) -> Bool {
    guard let lastLine, case .parts(let parts)? = truncation?.contents else { return false }
    let firstAfter = text.glyphs.firstIndex { Int($0.cluster) >= cut } ?? text.glyphs.count
    return lastLine.end.glyph < firstAfter
      && parts.allSatisfy { part in
        part.text !== text || part.span.end.glyph < firstAfter || part.span.start.glyph > firstAfter
      }
  }
}

extension [TextRun] {
  /// The length of the text in UTF-8.
  var byteCount: Int { reduce(0) { $0 + $1.text.utf8.count } }

  fileprivate var unitCount: Int { reduce(0) { $0 + $1.text.utf16.count } }
}

extension TextRun {
  /// Removes a part of the text, given by bytes. Its ends are moved back to boundaries of scalars; returns the new start.
  fileprivate mutating func removeBytes(_ part: Range<Int>) -> Int {
    let start = text.utf8.index(text.startIndex, offsetBy: part.lowerBound)
    let end = text.utf8.index(text.startIndex, offsetBy: part.upperBound)
    let head = String(text[..<text.scalarBoundary(start)])
    text = head + text[text.scalarBoundary(end)...]
    return head.utf8.count
  }
}

extension String {
  /// The last boundary of scalars at or before a byte.
  fileprivate func scalarBoundary(_ place: Index) -> Index {
    var place = place
    while place < endIndex, utf8[place] & 0xc0 == 0x80 { place = utf8.index(before: place) }
    return place
  }
}
