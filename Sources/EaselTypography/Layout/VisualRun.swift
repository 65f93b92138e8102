import EaselDrawing
import EaselGeometry

/// Glyphs of one segment within a line.
struct VisualRun {
  var text: ShapedText
  var segment: ShapedText.Segment
  var glyphs: Range<Int>
  /// The index of the run to which the glyphs belong.
  var run: Int
  var level: UInt8
  /// The width in points.
  var width: CGFloat

  /// Calls `body` with stretches in visual order, from left to right.
  static func forEachInVisualOrder(_ stretches: [VisualRun], _ body: (VisualRun) -> Void) {
    if stretches.allSatisfy({ $0.level == 0 }) { return stretches.forEach(body) }
    for number in BidiLevels.visualOrder(of: stretches.map(\.level)) { body(stretches[number]) }
  }

  /// The stretch with positioned glyphs; `origin` is its left end on the line's baseline.
  func piece(at origin: CGPoint) -> TextLayout.Piece {
    var placer = GlyphPlacer(segment: segment)
    if case .glyphs = segment.kind { placer.place(text.glyphs[glyphs]) }
    return TextLayout.Piece(
      run: run, font: segment.font, glyphs: placer.run(source: (text, glyphs)), colored: placer.colored,
      attachment: segment.attachment,
      origin: CGPoint(x: origin.x, y: origin.y - segment.baselineOffset), width: width)
  }
}

extension LinePart {
  /// Appends the stretches of the part in logical order, and advances `pen` from the start of the part to its
  /// end.
  func cut(at pen: inout CGFloat, into stretches: inout [VisualRun]) {
    var number = span.start.segment
    while number < text.segments.count, text.segments[number].glyphs.lowerBound < span.end.glyph {
      let range = text.segments[number].glyphs.clamped(to: span.start.glyph..<span.end.glyph)
      if !range.isEmpty {
        let stretch = stretch(of: range, inSegment: number, from: pen)
        stretches.append(stretch)
        pen += stretch.width
      }
      number += 1
    }
  }

  /// The only stretch of the part; nil if there are several, or none.
  var singleStretch: VisualRun? {
    let (number, range) = (span.start.segment, span.start.glyph..<span.end.glyph)
    guard !range.isEmpty, text.segments.indices.contains(number),
      text.segments[number].glyphs.clamped(to: range) == range
    else { return nil }
    return stretch(of: range, inSegment: number, from: 0)
  }

  private func stretch(of glyphs: Range<Int>, inSegment number: Int, from pen: CGFloat) -> VisualRun {
    let segment = text.segments[number]
    return VisualRun(
      text: text, segment: segment, glyphs: glyphs, run: role?.run ?? segment.run,
      level: role?.level ?? segment.level, width: text.width(of: glyphs, in: segment, from: pen))
  }
}

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

  /// The sum of the advances of glyphs of one segment.
  func width(of range: Range<Int>, in segment: Segment, from x: CGFloat) -> CGFloat {
    if let advance = segment.fixedAdvance(at: x) { return advance + segment.spacing }
    var (units, character, spaces) = (0, 0, 0)
    for index in range {
      character += Int(glyphs[index].advance)
      guard index + 1 == range.upperBound || glyphs[index].cluster != glyphs[index + 1].cluster else {
        continue
      }
      if Segment.hasSpacing(afterAdvance: character) { spaces += 1 }
      units += character
      character = 0
    }
    return CGFloat(units) * segment.scale + CGFloat(spaces) * segment.spacing
  }
}
