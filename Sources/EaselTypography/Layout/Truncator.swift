import EaselGeometry

/// Replaces the part of a text that does not fit in its last line by an ellipsis.
struct Truncator {
  private let text: ShapedText
  private let width: CGFloat
  private let truncation: TextTruncation
  private let signs: InsertedSigns

  init(fitter: LineFitter, style: ParagraphStyle, signs: InsertedSigns) {
    text = fitter.text
    width = fitter.room.width
    truncation = style.truncation
    self.signs = signs
  }

  /// Returns the truncated line that replaces `line` and all text after it.
  func truncate(_ line: LineFitter.Line) -> LineAssembler.Line {
    let level = text.paragraphs[line.paragraph].level
    var run = run(of: line)
    var ellipsis = signs.ellipsis(for: run)
    var kept = keep(line, besides: ellipsis)
    // The ellipsis has the style of the text beside it, which only a first cut tells. A second cut leaves room for it.
    if let neighbor = self.run(beside: kept), neighbor != run {
      run = neighbor
      ellipsis = signs.ellipsis(for: run)
      kept = keep(line, besides: ellipsis)
    }
    var parts: [LinePart] = []
    if let head = kept.head, !head.isEmpty { parts.append(LinePart(text: text, span: head)) }
    parts.append(LinePart(text: ellipsis, span: ellipsis.span(of: 0), role: (run, level)))
    if let tail = kept.tail, !tail.isEmpty { parts.append(LinePart(text: text, span: tail)) }
    return assemble(parts, level: level, top: line.top)
  }

  /// The run of the text before the ellipsis, or else after it; nil if no text is kept.
  private func run(beside kept: Kept) -> Int? {
    if let head = kept.head, !head.isEmpty { return text.segments[head.end.segment].run }
    if let tail = kept.tail, !tail.isEmpty { return text.segments[tail.start.segment].run }
    return nil
  }

  private func assemble(_ parts: [LinePart], level: UInt8, top: CGFloat) -> LineAssembler.Line {
    var line = LineAssembler.Line(
      contents: .parts(parts), level: level, width: 0, metrics: LineMetrics(), top: top)
    for part in parts {
      line.width += part.text.width(of: part.span, from: line.width)
      line.metrics.include(part.text, part.span)
    }
    return line
  }

  /// The spans that are kept before and after the ellipsis.
  private typealias Kept = (head: GlyphSpan?, tail: GlyphSpan?)

  private func keep(_ line: LineFitter.Line, besides ellipsis: ShapedText) -> Kept {
    let start = line.span.start
    let room = max(0, width - ellipsis.width(of: ellipsis.span(of: 0)))
    switch truncation {
    case .tail: return (head(from: start, line.paragraph, room: room), nil)
    case .head: return (nil, tail(from: start, room: room))
    case .middle:
      let head = head(from: start, line.paragraph, room: room / 2)
      return (head, tail(from: head.end, room: room - text.width(of: head)))
    }
  }

  /// The longest part of a paragraph that starts at a position and fits, without trailing blanks.
  private func head(from start: GlyphPlace, _ paragraph: Int, room: CGFloat) -> GlyphSpan {
    var cursor = CharacterCursor(
      text: text, place: start, end: text.paragraphs[paragraph].glyphs.upperBound)
    var x: CGFloat = 0
    var end = start
    while let character = cursor.next(at: x) {
      x += character.advance
      if x > room + TextLayout.tolerance { break }
      if !character.marks.contains(.blank) { end = cursor.place }
    }
    return GlyphSpan(start: start, end: end)
  }

  /// The longest part of the end of the last paragraph that starts at or after a position and fits, without
  /// leading blanks.
  private func tail(from start: GlyphPlace, room: CGFloat) -> GlyphSpan {
    var whole = text.span(of: text.paragraphs.count - 1)
    if start.glyph > whole.start.glyph { whole.start = start }
    let total = text.width(of: whole)
    var cursor = CharacterCursor(text: text, place: whole.start, end: whole.end.glyph)
    var x: CGFloat = 0
    while let character = cursor.next(at: x) {
      if total - x <= room + TextLayout.tolerance, !character.marks.contains(.blank) {
        return GlyphSpan(start: character.start, end: whole.end)
      }
      x += character.advance
    }
    return GlyphSpan(start: whole.end, end: whole.end)
  }

  private func run(of line: LineFitter.Line) -> Int {
    let paragraph = text.paragraphs[line.paragraph]
    guard !line.span.isEmpty else { return paragraph.run }
    var cursor = CharacterCursor(text: text, place: line.span.start, end: line.span.end.glyph)
    let first = cursor.next(at: 0)?.start.segment ?? paragraph.segments.lowerBound
    return text.segments[first].run
  }
}
