import EaselDrawing
import EaselGeometry

/// A part of a line: glyphs of the text, or of an inserted sign.
struct LinePart: Sendable {
  var text: ShapedText
  var span: GlyphSpan
  /// For an inserted sign, the run to which it belongs and the embedding level of its paragraph; nil for
  /// glyphs of the text.
  var role: (run: Int, level: UInt8)?
}

/// The signs that layout inserts into a text: in the font of one of its runs, in the first spelling for which
/// the font has glyphs.
struct InsertedSigns {
  let runs: [TextRun]
  let engine: TextLayoutEngine

  /// The ellipsis that replaces truncated text.
  func ellipsis(for run: Int) -> ShapedText { sign(["\u{2026}", "..."], run) }

  /// The visible hyphen of a soft hyphen at the end of a line.
  func hyphen(for run: Int) -> ShapedText { sign(["\u{2010}", "-"], run) }

  private func sign(_ spellings: [String], _ run: Int) -> ShapedText {
    var sign = runs.indices.contains(run) ? runs[run] : TextRun("")
    sign.attachment = nil
    var shaped: ShapedText?
    for spelling in spellings where shaped == nil || shaped!.hasMissingGlyphs {
      sign.text = spelling
      shaped = engine.shape([sign])
    }
    return shaped!
  }
}

extension ShapedText {
  fileprivate var hasMissingGlyphs: Bool { glyphs.allSatisfy { $0.identifier == 0 } }
}

/// Positions the glyphs of fitted lines.
struct LineAssembler: Sendable {
  /// A line before its glyphs are positioned.
  struct Line: Sendable {
    /// What a line consists of.
    enum Contents: Sendable {
      /// Glyphs of the text alone, as in most lines.
      case text(GlyphSpan)
      /// Parts in logical order, some of which are inserted signs.
      case parts([LinePart])
    }

    var contents: Contents
    /// The embedding level of its paragraph.
    var level: UInt8
    var width: CGFloat
    var metrics: LineMetrics
    var top: CGFloat

    var baseline: CGFloat { top + metrics.ascent }
    var bottom: CGFloat { top + metrics.height }
  }

  let lines: CompactArray<Line>
  let isTruncated: Bool
  let alignment: TextLineAlignment
  let size: CGSize
  /// The text of the lines, without inserted signs.
  private let text: ShapedText
  /// The excerpt of a longer text that `text` is; nil for a whole text.
  private let excerpt: TextExcerpt?

  init(
    text: ShapedText, lines fitted: CompactArray<LineFitter.Line>, truncation: Line?,
    alignment: TextLineAlignment, excerpt: TextExcerpt?
  ) {
    (self.text, self.alignment, self.excerpt) = (text, alignment, excerpt)
    var lines = CompactArray<Line>()
    for line in fitted { lines.append(Line(line, of: text)) }
    if let truncation { lines.append(truncation) }
    self.lines = lines
    isTruncated = truncation != nil
    size = LineAssembler.size(of: fitted, truncation)
  }

  /// The size of lines, of which the last one may be truncated, in points.
  static func size(of lines: CompactArray<LineFitter.Line>, _ truncation: Line?) -> CGSize {
    let width = lines.reduce(truncation?.width) { max($0 ?? -.infinity, $1.width) }
    return CGSize(width: width ?? 0, height: max(0, truncation?.bottom ?? lines.last?.bottom ?? 0))
  }

  var lineCount: Int { lines.count }
  var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// The approximate size in bytes of the lines and of their positioned glyphs.
  var cost: Int { 256 + lineCount * 256 + text.glyphs.count * MemoryLayout<GlyphRun.Glyph>.stride }

  func assemble() -> [TextLayout.Line] { lines.map(place) }

  /// The parts of each line with the glyphs of each character positioned separately.
  func assembleCharacters() -> [[TextLayout.CharacterRun]] {
    var index = CharacterIndexer(text, excerpt)
    return lines.map { line in
      var runs: [TextLayout.CharacterRun] = []
      forEachStretch(of: line) { runs.append($0.characterRun(at: $1, &index)) }
      return runs
    }
  }

  /// The parts of a line in logical order.
  func parts(of line: Line) -> [LinePart] {
    switch line.contents {
    case .text(let span): [LinePart(text: text, span: span)]
    case .parts(let parts): parts
    }
  }

  private func place(_ line: Line) -> TextLayout.Line {
    var pieces: [TextLayout.Piece] = []
    forEachStretch(of: line) { pieces.append($0.piece(at: $1)) }
    return TextLayout.Line(
      origin: CGPoint(x: left(of: line), y: line.top), width: line.width, ascent: line.metrics.ascent,
      descent: line.metrics.descent, leading: line.metrics.leading, pieces: pieces)
  }

  /// The piece of a text that is one line of glyphs of one run, face and script, as most texts are; nil for others.
  func singlePiece() -> TextLayout.Piece? {
    guard lines.count == 1, let stretch = singleStretch(of: lines[0]) else { return nil }
    return stretch.piece(at: CGPoint(x: left(of: lines[0], stretch.width), y: lines[0].baseline))
  }

  private func singleStretch(of line: Line) -> VisualRun? {
    if case .text(let span) = line.contents { LinePart(text: text, span: span).singleStretch } else { nil }
  }

  /// Calls `body` with the parts of a line from left to right, and with the left ends of their baselines.
  private func forEachStretch(of line: Line, _ body: (VisualRun, CGPoint) -> Void) {
    if let stretch = singleStretch(of: line) {
      return body(stretch, CGPoint(x: left(of: line, stretch.width), y: line.baseline))
    }
    var stretches: [VisualRun] = []
    var pen: CGFloat = 0
    for part in parts(of: line) { part.cut(at: &pen, into: &stretches) }
    var x = left(of: line, pen)
    VisualRun.forEachInVisualOrder(stretches) { stretch in
      body(stretch, CGPoint(x: x, y: line.baseline))
      x += stretch.width
    }
  }

  /// The left end of the parts of a line, whose widths have a sum.
  private func left(of line: Line, _ width: CGFloat) -> CGFloat {
    // Blanks at the end of a paragraph may extend beyond the line, on the side on which the paragraph ends.
    line.level & 1 == 1 ? left(of: line) + line.width - width : left(of: line)
  }

  private func left(of line: Line) -> CGFloat { (size.width - line.width) * alignment.fraction }
}

extension LineAssembler.Line {
  fileprivate init(_ line: LineFitter.Line, of text: ShapedText) {
    contents =
      line.hyphen.isEmpty
      ? .text(line.span) : .parts([LinePart(text: text, span: line.span)] + line.hyphen)
    level = text.paragraphs[line.paragraph].level
    width = line.width
    metrics = line.metrics
    top = line.top
  }
}

/// The vertical metrics of a line: the maxima over its contents, in points.
struct LineMetrics: Sendable {
  /// The distance from the baseline up to the top.
  var ascent: CGFloat = -.infinity
  /// The distance from the baseline down to the bottom.
  var descent: CGFloat = -.infinity
  /// The distance to the next line; negative if the lines overlap.
  var leading: CGFloat = -.infinity

  /// The height without the leading.
  var height: CGFloat { ascent + descent }

  mutating func include(_ metrics: FontMetrics, raisedBy offset: CGFloat) {
    ascent = max(ascent, metrics.ascent + offset)
    descent = max(descent, metrics.descent - offset)
    leading = max(leading, metrics.leading)
  }

  mutating func include(_ text: ShapedText, _ span: GlyphSpan) {
    var number = span.start.segment
    while number < text.segments.count, text.segments[number].glyphs.lowerBound < span.end.glyph {
      let segment = text.segments[number]
      if segment.glyphs.upperBound > span.start.glyph {
        include(segment)
      }
      number += 1
    }
  }

  private mutating func include(_ segment: ShapedText.Segment) {
    guard let attachment = segment.attachment else {
      return include(segment.font.metrics, raisedBy: segment.baselineOffset)
    }
    ascent = max(ascent, attachment.ascent + segment.baselineOffset)
    descent = max(descent, attachment.descent - segment.baselineOffset)
    leading = max(leading, 0)
  }

  mutating func include(_ paragraph: ShapedText.Paragraph) {
    include(paragraph.font.metrics, raisedBy: paragraph.baselineOffset)
  }
}
