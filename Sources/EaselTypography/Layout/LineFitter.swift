import EaselGeometry

/// Breaks a shaped text into lines that fit a given space.
struct LineFitter {
  /// The space for the lines, in points, and their maximum number.
  struct Room {
    var width: CGFloat
    var height: CGFloat
    var lineLimit: Int
    var lineSpacing: CGFloat
  }

  /// A line before its glyphs are positioned.
  struct Line {
    /// The visible glyphs, without the blanks at the line break.
    var span: GlyphSpan
    /// The start of the next line.
    var end: GlyphPlace
    /// The index of its paragraph.
    var paragraph: Int
    /// The width in points.
    var width: CGFloat
    var metrics: LineMetrics
    /// The distance from the top of the text, in points.
    var top: CGFloat
    /// The hyphen that is shown if the line ends at a soft hyphen; else empty. An array, because it is small and lines are
    /// copied.
    var hyphen: [LinePart]
    /// What another width must have room for to give the same line; nil if another width may give another one.
    var extent: LineExtent?

    var bottom: CGFloat { top + metrics.height }
  }

  let text: ShapedText
  let room: Room
  private let signs: InsertedSigns
  /// The break opportunities by byte offset, once they are needed.
  private var opportunities: [UInt8]?
  private(set) var lines = CompactArray<Line>()
  /// The line that must end in an ellipsis because the text after it does not fit; nil if everything fits.
  private(set) var rest: Line?
  /// The widths and heights for which the lines are the same.
  private(set) var domain: LayoutDomain

  init(text: ShapedText, room: Room, signs: InsertedSigns) {
    self.text = text
    self.room = room
    self.signs = signs
    domain = LayoutDomain(of: room)
  }

  /// Breaks the text. If not all lines fit, the last fitting one becomes `rest` and is not in `lines`.
  mutating func fit() {
    for number in text.paragraphs.indices {
      let paragraph = text.paragraphs[number]
      var start = GlyphPlace(glyph: paragraph.glyphs.lowerBound, segment: paragraph.segments.lowerBound)
      repeat {
        var line = line(from: start, paragraph: number)
        line.top = lines.last.map { $0.bottom + $0.metrics.leading + room.lineSpacing } ?? 0
        guard fits(line) else {
          domain.omit(line, isTooLow: lines.count < room.lineLimit)
          rest = lines.removeLast()
          return
        }
        domain.add(line, isFirst: lines.isEmpty)
        lines.append(line)
        start = line.end
      } while start.glyph < paragraph.glyphs.upperBound
    }
  }

  private func fits(_ line: Line) -> Bool {
    if lines.isEmpty { return true }
    return lines.count < room.lineLimit && line.bottom <= room.height + TextLayout.tolerance
  }

  /// A possible end of the line.
  private struct End {
    /// The first glyph of the next line.
    var next: GlyphPlace
    /// The end of the visible glyphs, before the blanks.
    var shown: GlyphPlace
    var width: CGFloat
    var hyphen: [LinePart] = []
  }

  /// Returns the line that starts at a position. It ends at the last break opportunity within the available
  /// width; if there is none, after the last character that fits, but at least after one character.
  private mutating func line(from start: GlyphPlace, paragraph number: Int) -> Line {
    let paragraph = text.paragraphs[number]
    let limit = room.width + TextLayout.tolerance
    var cursor = CharacterCursor(text: text, place: start, end: paragraph.glyphs.upperBound)
    var x: CGFloat = 0
    var shown = End(next: start, shown: start, width: 0)
    var opportunity: End?
    var extent = LineExtent()
    while let character = cursor.next(at: x) {
      let isFirst = character.start.glyph == start.glyph
      if !isFirst, allowsBreak(character.offset), let end = end(at: character, shown, limit) {
        opportunity = end
      }
      x += character.advance
      if character.marks.contains(.blank) { continue }
      if !isFirst {
        guard x <= limit else {
          shown.next = character.start
          return makeLine(from: start, to: opportunity ?? shown, number)
        }
        extent.visible = max(extent.visible, x)
      }
      shown.shown = cursor.place
      shown.width = x
    }
    let width = min(x, max(shown.width, room.width))
    var line = makeLine(from: start, to: End(next: cursor.place, shown: cursor.place, width: width), number)
    if shown.width < x { extent.blank = x }
    if width == x { line.extent = extent }
    return line
  }

  /// Whether a line may be broken before the character at an offset.
  private mutating func allowsBreak(_ offset: Int) -> Bool {
    guard room.width.isFinite, offset > 0,
      !LineBreaks.areInseparable(text.text[offset - 1], text.text[offset])
    else { return false }
    if opportunities == nil { opportunities = text.breakOpportunities }
    return opportunities?[offset] == 1
  }

  /// The end of a line before a character at which a break is allowed; nil if the hyphen does not fit.
  private func end(at character: CharacterCursor.Step, _ shown: End, _ limit: CGFloat) -> End? {
    var end = shown
    end.next = character.start
    guard text.followsSoftHyphen(character.offset) else { return end }
    let segment = text.segments[character.start.segment]
    let hyphen = signs.hyphen(for: segment.run)
    let part = LinePart(text: hyphen, span: hyphen.span(of: 0), role: (segment.run, segment.level))
    end.width += hyphen.width(of: part.span)
    end.hyphen = [part]
    return end.width <= limit ? end : nil
  }

  private func makeLine(from start: GlyphPlace, to end: End, _ number: Int) -> Line {
    let span = GlyphSpan(start: start, end: end.shown)
    var metrics = LineMetrics()
    metrics.include(text, span)
    if span.isEmpty { metrics.include(text.paragraphs[number]) }
    return Line(
      span: span, end: end.next, paragraph: number, width: end.width, metrics: metrics, top: 0,
      hyphen: end.hyphen)
  }
}
