import EaselGeometry

/// A position between glyphs of a text.
struct GlyphPlace: Sendable {
  /// The index of the glyph after the position.
  var glyph: Int
  /// The index of that glyph's segment, or of an earlier one.
  var segment: Int
}

/// A range of glyphs.
struct GlyphSpan: Sendable {
  var start: GlyphPlace
  var end: GlyphPlace

  var isEmpty: Bool { start.glyph >= end.glyph }
}

/// Iterates over a shaped text, one character at a time.
struct CharacterCursor {
  /// All glyphs of one character.
  struct Step {
    var start: GlyphPlace
    /// The byte offset of the character in the text.
    var offset: Int
    var marks: TextMarks
    /// The sum of the advances, in points.
    var advance: CGFloat
  }

  let text: ShapedText
  /// The start of the next character.
  private(set) var place: GlyphPlace
  /// The index of the glyph before which the iteration ends.
  let end: Int

  init(text: ShapedText, place: GlyphPlace, end: Int) {
    self.text = text
    self.place = place
    self.end = end
  }

  /// Returns the next character, for a pen position `x` points from the start of the line; nil at the end.
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
    let advance =
      segment.fixedAdvance(at: x).map { $0 + segment.spacing }
      ?? CGFloat(units) * segment.scale + segment.spacing(afterAdvance: units)
    return Step(start: start, offset: Int(cluster), marks: text.marks[Int(cluster)], advance: advance)
  }
}

extension ShapedText.Segment {
  /// The advance of a segment without glyphs: the width of an attachment, or the distance from `x` to the
  /// next tab stop. Nil for glyphs.
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
