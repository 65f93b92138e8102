import EaselGeometry
import Synchronization

/// A glyph as shaping returns it: in font units, y down, independent of size and position.
struct ShapedGlyph: Equatable, Sendable {
  /// The glyph number in the face.
  var identifier: UInt32
  /// The offset of its character in the text's UTF-8. Glyphs of one character have the same cluster.
  var cluster: UInt32
  /// The horizontal advance.
  var advance: Int32
  /// The offset from the pen position to the glyph's origin.
  var offsetX: Int32 = 0
  var offsetY: Int32 = 0
}

/// Properties of a position in a text, one set for each byte of its UTF-8.
struct TextMarks: OptionSet, Sendable {
  let rawValue: UInt8

  /// A character (grapheme cluster) starts here.
  static let character = TextMarks(rawValue: 1)
  /// The character is a blank that has no width at a line break.
  static let blank = TextMarks(rawValue: 2)
}

/// A text as glyphs in logical order, before it is broken into lines.
final class ShapedText: Sendable {
  /// Glyphs of one run, face, script and direction within a paragraph.
  struct Segment: Sendable {
    /// The index of the run.
    var run: Int
    var font: ResolvedFont
    var glyphs: Range<Int>
    var kind = Kind.glyphs
    /// The space after each character with a width, in points.
    var spacing: CGFloat
    /// The offset above the baseline, in points.
    var baselineOffset: CGFloat
    /// The number of points per font unit.
    var scale: CGFloat
    /// The embedding level; odd for right-to-left glyphs.
    var level: UInt8

    var isRightToLeft: Bool { level & 1 == 1 }

    /// The space after a character of glyphs, given the sum of their advances. Characters without width, such as joiners and
    /// places where a line may break, have none.
    func spacing(afterAdvance units: Int) -> CGFloat { Self.hasSpacing(afterAdvance: units) ? spacing : 0 }

    /// Whether there is a space after a character of glyphs.
    static func hasSpacing(afterAdvance units: Int) -> Bool { units != 0 }

    /// The content. Tabs and attachments have one glyph without ink.
    enum Kind: Sendable {
      case glyphs
      /// A tab, whose advance depends on its position.
      case tab
      case attachment(TextRun.Attachment)
    }

    /// The attachment, if the segment is one.
    var attachment: TextRun.Attachment? {
      if case .attachment(let attachment) = kind { attachment } else { nil }
    }

    /// The distance between tab stops, in points.
    static let tabInterval: CGFloat = 28
  }

  /// The text between two explicit line breaks.
  struct Paragraph: Sendable {
    var segments: Range<Int>
    var glyphs: Range<Int>
    /// The font that determines the height of an empty paragraph.
    var font: ResolvedFont
    var run: Int
    var baselineOffset: CGFloat
    /// The embedding level of the paragraph as a whole.
    var level: UInt8
  }

  /// The text in UTF-8.
  let text: [UInt8]
  let glyphs: [ShapedGlyph]
  let segments: CompactArray<Segment>
  /// The paragraphs; at least one.
  let paragraphs: CompactArray<Paragraph>
  /// The marks by offset in the text's UTF-8.
  let marks: [TextMarks]
  private let opportunities = Mutex<[UInt8]?>(nil)

  init(
    text: [UInt8], glyphs: [ShapedGlyph], segments: CompactArray<Segment>,
    paragraphs: CompactArray<Paragraph>, marks: [TextMarks]
  ) {
    self.text = text
    self.glyphs = glyphs
    self.segments = segments
    self.paragraphs = paragraphs
    self.marks = marks
  }

  /// Whether a line may be broken before each byte of the text's UTF-8 (1 or 0). Computed on first access,
  /// because lines of unlimited width do not need it.
  var breakOpportunities: [UInt8] {
    opportunities.withLock { known in
      if let known { return known }
      let found = LineBreaks.opportunities(in: text)
      known = found
      return found
    }
  }

  /// Whether the character before an offset in the text is a soft hyphen, which is visible only at the end of
  /// a line.
  func followsSoftHyphen(_ offset: Int) -> Bool {
    offset >= 2 && text[offset - 1] == 0xad && text[offset - 2] == 0xc2
  }

  /// The approximate size in bytes.
  var cost: Int {
    256 + glyphs.count * MemoryLayout<ShapedGlyph>.stride + segments.count * MemoryLayout<Segment>.stride
      + paragraphs.count * MemoryLayout<Paragraph>.stride + text.count * 4
  }
}
