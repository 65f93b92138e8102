import EaselGeometry

/// A glyph as it follows from its characters: font units, y down, independent of size and place.
struct ShapedGlyph: Equatable, Sendable {
  /// The glyph's number in its face.
  var identifier: UInt32
  /// Where its character starts: an offset in the text's UTF-8. Glyphs of one character share it.
  var cluster: UInt32
  /// How far the pen moves.
  var advance: Int32
  /// From the pen to the glyph's origin.
  var offsetX: Int32 = 0
  var offsetY: Int32 = 0
}

/// What is known about a place in a text, one for each byte of its UTF-8.
struct TextMarks: OptionSet, Sendable {
  let rawValue: UInt8

  /// A character, as users see them, starts here.
  static let character = TextMarks(rawValue: 1)
  /// A line may be broken before this place.
  static let breakOpportunity = TextMarks(rawValue: 2)
  /// The character is blank: at the end of a broken line it takes no room.
  static let blank = TextMarks(rawValue: 4)
}

/// A text as glyphs in reading order, before it is broken into lines.
final class ShapedText: Sendable {
  /// A stretch of glyphs of one run in one face, within a paragraph.
  struct Segment: Sendable {
    /// The number of the run.
    var run: Int
    var font: ResolvedFont
    var glyphs: Range<Int>
    /// True for a tab: its one glyph has no ink, and its advance depends on where it stands.
    var isTab: Bool
    /// Points after each character.
    var spacing: CGFloat
    /// By how many points it stands above the baseline.
    var baselineOffset: CGFloat
    /// Points per font unit.
    var scale: CGFloat

    /// Points from one tab stop to the next.
    static let tabInterval: CGFloat = 28
  }

  /// What stands between two explicit line ends.
  struct Paragraph: Sendable {
    var segments: Range<Int>
    var glyphs: Range<Int>
    /// The font that gives an empty paragraph its height.
    var font: ResolvedFont
    var run: Int
    var baselineOffset: CGFloat
  }

  let glyphs: [ShapedGlyph]
  let segments: [Segment]
  /// At least one.
  let paragraphs: [Paragraph]
  /// By offset in the text's UTF-8.
  let marks: [TextMarks]

  init(glyphs: [ShapedGlyph], segments: [Segment], paragraphs: [Paragraph], marks: [TextMarks]) {
    self.glyphs = glyphs
    self.segments = segments
    self.paragraphs = paragraphs
    self.marks = marks
  }

  /// Bytes, nearly.
  var cost: Int {
    256 + glyphs.count * MemoryLayout<ShapedGlyph>.stride + segments.count * MemoryLayout<Segment>.stride
      + paragraphs.count * MemoryLayout<Paragraph>.stride + marks.count * 2
  }
}
