import EaselGeometry

extension TextLayout {
  /// A part of a line together with the characters in it.
  package struct CharacterRun: Sendable {
    /// The part as a whole.
    package let piece: Piece
    /// Whether the characters are read from right to left.
    package let isRightToLeft: Bool
    /// The characters from left to right.
    package let characters: [PlacedCharacter]
  }

  /// The glyphs of one character, or of a ligature of several.
  package struct PlacedCharacter: Sendable {
    /// The glyphs.
    package let piece: Piece
    /// The position of the character in the whole text, in UTF-16 code units. For a sign that layout inserted,
    /// the position after the preceding character.
    package let index: Int
  }
}

/// Determines the positions of characters in a text.
struct CharacterIndexer {
  private let text: ShapedText
  /// The number of UTF-16 code units before each byte.
  private let units: [Int]
  private var last = -1

  /// - Parameter excerpt: The excerpt of a longer text that `text` is, if it is one.
  init(_ text: ShapedText, _ excerpt: TextExcerpt?) {
    self.text = text
    var (units, count) = ([Int](), 0)
    units.reserveCapacity(text.text.count)
    for (offset, byte) in text.text.enumerated() {
      if let excerpt, offset == excerpt.cut { count += excerpt.omittedUnits }
      units.append(count)
      // Bytes that continue a character do not count, and a character of four bytes has two units.
      count += byte & 0xc0 == 0x80 ? 0 : byte >= 0xf0 ? 2 : 1
    }
    self.units = units
  }

  /// The position of a character of a stretch whose first glyph has a number.
  mutating func index(ofGlyph number: Int, in stretch: VisualRun) -> Int {
    guard stretch.text === text else { return last + 1 }
    last = units[Int(text.glyphs[number].cluster)]
    return last
  }
}

extension VisualRun {
  /// The stretch with its characters; `origin` is its left end on the line's baseline.
  func characterRun(at origin: CGPoint, _ index: inout CharacterIndexer) -> TextLayout.CharacterRun {
    let isRightToLeft = level & 1 == 1
    var x = isRightToLeft ? origin.x + width : origin.x
    var characters: [TextLayout.PlacedCharacter] = []
    for range in characterRanges {
      var character = self
      character.glyphs = range
      character.width = range == glyphs ? width : text.width(of: range, in: segment, from: 0)
      if isRightToLeft { x -= character.width }
      characters.append(
        TextLayout.PlacedCharacter(
          piece: character.piece(at: CGPoint(x: x, y: origin.y)),
          index: index.index(ofGlyph: range.lowerBound, in: self)))
      if !isRightToLeft { x += character.width }
    }
    return TextLayout.CharacterRun(
      piece: piece(at: origin), isRightToLeft: isRightToLeft,
      characters: isRightToLeft ? characters.reversed() : characters)
  }

  /// The glyphs of each character, in logical order.
  private var characterRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = glyphs.lowerBound
    for number in glyphs where number > start && text.glyphs[number].cluster != text.glyphs[start].cluster {
      ranges.append(start..<number)
      start = number
    }
    if start < glyphs.upperBound { ranges.append(start..<glyphs.upperBound) }
    return ranges
  }
}
