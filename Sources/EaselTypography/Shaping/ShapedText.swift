import EaselGeometry
import Synchronization

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
  /// The character is blank: at the end of a broken line it takes no room.
  static let blank = TextMarks(rawValue: 2)
}

/// A text as glyphs in reading order, before it is broken into lines.
final class ShapedText: Sendable {
  /// A stretch of glyphs of one run, face, script and direction, within a paragraph.
  struct Segment: Sendable {
    /// The number of the run.
    var run: Int
    var font: ResolvedFont
    var glyphs: Range<Int>
    var kind = Kind.glyphs
    /// Points after each character.
    var spacing: CGFloat
    /// By how many points it stands above the baseline.
    var baselineOffset: CGFloat
    /// Points per font unit.
    var scale: CGFloat
    /// The embedding level: odd for glyphs that are shown from right to left.
    var level: UInt8

    var isRightToLeft: Bool { level & 1 == 1 }

    /// What is shown. Tabs and attachments have one glyph, without ink.
    enum Kind: Sendable {
      case glyphs
      /// Its advance depends on where it stands.
      case tab
      case attachment(TextRun.Attachment)
    }

    /// The attachment that stands here, if one does.
    var attachment: TextRun.Attachment? {
      if case .attachment(let attachment) = kind { attachment } else { nil }
    }

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
    /// The embedding level of the paragraph as a whole.
    var level: UInt8
  }

  /// The text in UTF-8.
  let text: [UInt8]
  let glyphs: [ShapedGlyph]
  let segments: [Segment]
  /// At least one.
  let paragraphs: [Paragraph]
  /// By offset in the text's UTF-8.
  let marks: [TextMarks]
  private let opportunities = Mutex<[UInt8]?>(nil)

  init(
    text: [UInt8], glyphs: [ShapedGlyph], segments: [Segment], paragraphs: [Paragraph], marks: [TextMarks]
  ) {
    self.text = text
    self.glyphs = glyphs
    self.segments = segments
    self.paragraphs = paragraphs
    self.marks = marks
  }

  /// By offset in the text's UTF-8, whether a line may be broken there. Found when it is first asked for: lines without
  /// a limit need it not.
  var breakOpportunities: [UInt8] {
    opportunities.withLock { known in
      if let known { return known }
      let found = LineBreaks.opportunities(in: text)
      known = found
      return found
    }
  }

  /// True where the character that ends before an offset in the text is a soft hyphen, which is seen at the end of a
  /// line alone.
  func followsSoftHyphen(_ offset: Int) -> Bool {
    offset >= 2 && text[offset - 1] == 0xad && text[offset - 2] == 0xc2
  }

  /// Bytes, nearly.
  var cost: Int {
    256 + glyphs.count * MemoryLayout<ShapedGlyph>.stride + segments.count * MemoryLayout<Segment>.stride
      + paragraphs.count * MemoryLayout<Paragraph>.stride + text.count * 4
  }
}
