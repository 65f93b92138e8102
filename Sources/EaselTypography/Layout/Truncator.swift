import EaselGeometry

/// Puts an ellipsis in place of what has no room in a text's last line.
struct Truncator {
  /// A line that is put together from parts of the text and the ellipsis.
  struct Line: Sendable {
    /// Glyphs from left to right; those of the ellipsis count for a run of the text.
    var parts: [(text: ShapedText, span: GlyphSpan, run: Int?)]
    var width: CGFloat
    var metrics: LineMetrics
    var top: CGFloat
  }

  private let text: ShapedText
  private let width: CGFloat
  private let runs: [TextRun]
  private let style: ParagraphStyle
  private let engine: TextLayoutEngine

  init(fitter: LineFitter, runs: [TextRun], style: ParagraphStyle, engine: TextLayoutEngine) {
    text = fitter.text
    width = fitter.room.width
    self.runs = runs
    self.style = style
    self.engine = engine
  }

  /// The line that starts where `line` does and stands for all the text from there on.
  func truncate(_ line: LineFitter.Line) -> Line {
    let run = run(of: line)
    let ellipsis = ellipsis(for: run)
    let ellipsisSpan = ellipsis.span(of: 0)
    let room = max(0, width - ellipsis.width(of: ellipsisSpan))
    let (head, tail) = keep(line, room: room)
    var parts: [(text: ShapedText, span: GlyphSpan, run: Int?)] = []
    if let head, !head.isEmpty { parts.append((text, head, nil)) }
    parts.append((ellipsis, ellipsisSpan, run))
    if let tail, !tail.isEmpty { parts.append((text, tail, nil)) }
    return assemble(parts, top: line.top)
  }

  private func assemble(_ parts: [(text: ShapedText, span: GlyphSpan, run: Int?)], top: CGFloat) -> Line {
    var line = Line(parts: parts, width: 0, metrics: LineMetrics(), top: top)
    for part in parts {
      line.width += part.text.width(of: part.span, from: line.width)
      line.metrics.include(part.text, part.span)
    }
    return line
  }

  /// What is kept before and after the ellipsis.
  private func keep(_ line: LineFitter.Line, room: CGFloat) -> (head: GlyphSpan?, tail: GlyphSpan?) {
    let start = line.span.start
    switch style.truncation {
    case .tail: return (head(from: start, line.paragraph, room: room), nil)
    case .head: return (nil, tail(from: start, room: room))
    case .middle:
      let head = head(from: start, line.paragraph, room: room / 2)
      return (head, tail(from: head.end, room: room - text.width(of: head)))
    }
  }

  /// As much of a paragraph from a place on as fits, without blanks at the end.
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

  /// As much of the end of the last paragraph as fits, nothing before a place, without blanks at the start.
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

  /// The ellipsis in the font of a run, as three full stops where no font has it as one character.
  private func ellipsis(for run: Int) -> ShapedText {
    var ellipsis = runs.indices.contains(run) ? runs[run] : TextRun("")
    ellipsis.text = "\u{2026}"
    let shaped = engine.shape([ellipsis])
    if shaped.glyphs.contains(where: { $0.identifier != 0 }) { return shaped }
    ellipsis.text = "..."
    return engine.shape([ellipsis])
  }
}
