import EaselGeometry

/// Breaks a shaped text into lines that fit into a room.
struct LineFitter {
  /// What the lines have to fit into; points.
  struct Room {
    var width: CGFloat
    var height: CGFloat
    var lineLimit: Int
    var lineSpacing: CGFloat
  }

  /// One line before its glyphs are placed.
  struct Line {
    var span: GlyphSpan
    /// The number of its paragraph.
    var paragraph: Int
    /// Points, without the blanks at which the line was broken.
    var width: CGFloat
    var metrics: LineMetrics
    /// Points from the top of the text.
    var top: CGFloat
  }

  let text: ShapedText
  let room: Room
  private(set) var lines: [Line] = []
  /// The line that has to end in an ellipsis because what follows it has no room; nil when all fits.
  private(set) var rest: Line?

  init(text: ShapedText, room: Room) {
    self.text = text
    self.room = room
  }

  /// Breaks the text. Of lines that do not all fit, the last one becomes `rest` and is not among `lines`.
  mutating func fit() {
    for number in text.paragraphs.indices {
      let paragraph = text.paragraphs[number]
      var start = GlyphPlace(glyph: paragraph.glyphs.lowerBound, segment: paragraph.segments.lowerBound)
      repeat {
        var line = line(from: start, paragraph: number)
        line.top = lines.last.map { $0.top + $0.metrics.lineHeight + room.lineSpacing } ?? 0
        guard fits(line) else {
          rest = lines.removeLast()
          return
        }
        lines.append(line)
        start = line.span.end
      } while start.glyph < paragraph.glyphs.upperBound
    }
  }

  private func fits(_ line: Line) -> Bool {
    if lines.isEmpty { return true }
    let bottom = line.top + line.metrics.lineHeight
    return lines.count < room.lineLimit && bottom <= room.height + TextLayout.tolerance
  }

  /// The line that starts at a place: up to the last opportunity before the room's width is exceeded, else up to the
  /// last character before it, else one character.
  private func line(from start: GlyphPlace, paragraph number: Int) -> Line {
    let paragraph = text.paragraphs[number]
    let limit = room.width + TextLayout.tolerance
    var cursor = CharacterCursor(text: text, place: start, end: paragraph.glyphs.upperBound)
    var (x, inkEnd): (CGFloat, CGFloat) = (0, 0)
    var opportunity: (place: GlyphPlace, width: CGFloat)?
    while let character = cursor.next(at: x) {
      let isFirst = character.start.glyph == start.glyph
      if character.marks.contains(.breakOpportunity), !isFirst { opportunity = (character.start, inkEnd) }
      x += character.advance
      if character.marks.contains(.blank) { continue }
      if x > limit, !isFirst {
        let end = opportunity ?? (character.start, inkEnd)
        return makeLine(GlyphSpan(start: start, end: end.place), number, width: end.width)
      }
      inkEnd = x
    }
    let span = GlyphSpan(start: start, end: cursor.place)
    return makeLine(span, number, width: min(x, max(inkEnd, room.width)))
  }

  private func makeLine(_ span: GlyphSpan, _ number: Int, width: CGFloat) -> Line {
    var metrics = LineMetrics()
    metrics.include(text, span)
    if span.isEmpty { metrics.include(text.paragraphs[number]) }
    return Line(span: span, paragraph: number, width: width, metrics: metrics, top: 0)
  }
}
