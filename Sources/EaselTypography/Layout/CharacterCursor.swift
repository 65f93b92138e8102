import EaselGeometry

/// A place between glyphs of a text.
struct GlyphPlace: Sendable {
  /// The number of the glyph after it.
  var glyph: Int
  /// The number of that glyph's segment, or of one before it.
  var segment: Int
}

/// Glyphs from one place up to another.
struct GlyphSpan: Sendable {
  var start: GlyphPlace
  var end: GlyphPlace

  var isEmpty: Bool { start.glyph >= end.glyph }
}

/// Walks over a shaped text character by character.
struct CharacterCursor {
  /// All glyphs of a character together.
  struct Step {
    var start: GlyphPlace
    /// Where it starts in the text, in bytes.
    var offset: Int
    var marks: TextMarks
    /// Points.
    var advance: CGFloat
  }

  let text: ShapedText
  /// Where the next character starts.
  private(set) var place: GlyphPlace
  /// The number of the glyph to stop at.
  let end: Int

  init(text: ShapedText, place: GlyphPlace, end: Int) {
    self.text = text
    self.place = place
    self.end = end
  }

  /// The next character, for a pen that stands `x` points from the start of the line; nil at the end.
  mutating func next(at x: CGFloat) -> Step? {
    guard place.glyph < end else { return nil }
    while text.segments[place.segment].glyphs.upperBound <= place.glyph { place.segment += 1 }
    let start = place
    let segment = text.segments[start.segment]
    let cluster = text.glyphs[start.glyph].cluster
    var units = 0
    repeat {
      units += Int(text.glyphs[place.glyph].advance)
      place.glyph += 1
    } while place.glyph < min(end, segment.glyphs.upperBound) && text.glyphs[place.glyph].cluster == cluster
    let advance = segment.fixedAdvance(at: x) ?? CGFloat(units) * segment.scale
    return Step(
      start: start, offset: Int(cluster), marks: text.marks[Int(cluster)], advance: advance + segment.spacing)
  }
}

extension ShapedText.Segment {
  /// The advance of what has no glyphs: an attachment's width, or points from `x` to the next tab stop.
  func fixedAdvance(at x: CGFloat) -> CGFloat? {
    switch kind {
    case .glyphs: return nil
    case .attachment(let attachment): return attachment.width
    case .tab:
      let interval = ShapedText.Segment.tabInterval
      return ((x / interval).rounded(.down) + 1) * interval - x
    }
  }
}
