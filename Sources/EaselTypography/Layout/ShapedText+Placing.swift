import EaselDrawing
import EaselGeometry

extension ShapedText {
  /// All glyphs of a paragraph.
  func span(of paragraph: Int) -> GlyphSpan {
    let paragraph = paragraphs[paragraph]
    return GlyphSpan(
      start: GlyphPlace(glyph: paragraph.glyphs.lowerBound, segment: paragraph.segments.lowerBound),
      end: GlyphPlace(glyph: paragraph.glyphs.upperBound, segment: paragraph.segments.upperBound))
  }

  /// The sum of the advances of a span that starts `x` points from the start of its line.
  func width(of span: GlyphSpan, from x: CGFloat = 0) -> CGFloat {
    var cursor = CharacterCursor(text: self, place: span.start, end: span.end.glyph)
    var pen = x
    while let character = cursor.next(at: pen) { pen += character.advance }
    return pen - x
  }

  /// Calls `body` for each stretch of one segment in a span, with its glyphs placed, where it starts and how wide it is.
  /// `pen` is where the span starts and, afterwards, ends.
  func place(
    _ span: GlyphSpan, at pen: inout CGFloat,
    _ body: (_ segment: Segment, _ glyphs: GlyphRun, _ start: CGFloat, _ advance: CGFloat) -> Void
  ) {
    var number = span.start.segment
    while number < segments.count, segments[number].glyphs.lowerBound < span.end.glyph {
      let segment = segments[number]
      let range = segment.glyphs.clamped(to: span.start.glyph..<span.end.glyph)
      number += 1
      if range.isEmpty { continue }
      var placer = GlyphPlacer(segment: segment)
      if segment.isTab {
        placer.pen = segment.tabAdvance(at: pen) + segment.spacing
      } else {
        placer.place(glyphs[range])
      }
      body(segment, placer.run(), pen, placer.pen)
      pen += placer.pen
    }
  }
}

/// Turns glyphs of a segment into a run of glyphs at places.
private struct GlyphPlacer {
  let segment: ShapedText.Segment
  /// Points from the start of the run.
  var pen: CGFloat = 0
  private var glyphs: [GlyphRun.Glyph] = []
  /// The union of the boxes of all glyphs.
  private var ink = CGRect.null

  init(segment: ShapedText.Segment) { self.segment = segment }

  mutating func place(_ shaped: ArraySlice<ShapedGlyph>) {
    glyphs.reserveCapacity(shaped.count)
    for index in shaped.indices {
      let glyph = shaped[index]
      let box = segment.font.face.box(of: glyph.identifier)
      if !box.isNull { add(glyph, box) }
      pen += CGFloat(glyph.advance) * segment.scale
      let isLast = index + 1 == shaped.endIndex || shaped[index + 1].cluster != glyph.cluster
      if isLast { pen += segment.spacing }
    }
  }

  private mutating func add(_ glyph: ShapedGlyph, _ box: CGRect) {
    let position = CGPoint(
      x: pen + CGFloat(glyph.offsetX) * segment.scale, y: CGFloat(glyph.offsetY) * segment.scale)
    glyphs.append(GlyphRun.Glyph(identifier: glyph.identifier, position: position))
    let size = segment.font.size
    ink = ink.union(
      CGRect(
        x: position.x + box.minX * size, y: position.y + box.minY * size, width: box.width * size,
        height: box.height * size))
  }

  func run() -> GlyphRun {
    let font = segment.font
    return GlyphRun(
      face: font.face, size: font.size, slant: font.slant, embolden: font.embolden, glyphs: glyphs,
      inkBounds: glyphs.isEmpty ? .zero : font.inkBounds(ofUpright: ink))
  }
}

extension ResolvedFont {
  /// The box that holds what `box` holds once it was leaned and thickened. Baselines of the glyphs in it are at 0.
  func inkBounds(ofUpright box: CGRect) -> CGRect {
    let (toLeft, toRight) = (min(0, -box.maxY * slant), max(0, -box.minY * slant))
    let leaned = CGRect(
      x: box.minX + toLeft, y: box.minY, width: box.width + toRight - toLeft, height: box.height)
    return leaned.insetBy(dx: -embolden, dy: -embolden)
  }
}
