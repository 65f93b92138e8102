import EaselDrawing
import EaselGeometry

/// Places the glyphs of fitted lines.
struct LineAssembler: Sendable {
  let text: ShapedText
  /// All lines but the one that was truncated.
  let lines: [LineFitter.Line]
  let truncation: Truncator.Line?
  private let alignment: TextLineAlignment
  let size: CGSize

  init(fitter: LineFitter, truncation: Truncator.Line?, style: ParagraphStyle) {
    text = fitter.text
    lines = fitter.lines
    self.truncation = truncation
    alignment = style.alignment
    let widest = lines.reduce(truncation?.width ?? 0) { max($0, $1.width) }
    let bottom =
      truncation.map { $0.top + $0.metrics.lineHeight }
      ?? lines.last.map { $0.top + $0.metrics.lineHeight } ?? 0
    size = CGSize(width: widest, height: max(0, bottom))
  }

  var lineCount: Int { lines.count + (truncation == nil ? 0 : 1) }
  var firstBaseline: CGFloat { lines.first.map { $0.top + $0.metrics.ascent } ?? lastBaseline }
  var lastBaseline: CGFloat {
    truncation.map { $0.top + $0.metrics.ascent } ?? lines.last.map { $0.top + $0.metrics.ascent } ?? 0
  }

  /// Bytes, nearly, of the lines and of the glyphs once they are placed.
  var cost: Int {
    256 + lineCount * 256 + text.glyphs.count * MemoryLayout<GlyphRun.Glyph>.stride
  }

  func assemble() -> [TextLayout.Line] {
    var result = lines.map { line in
      makeLine([(text, line.span, nil)], width: line.width, metrics: line.metrics, top: line.top)
    }
    if let line = truncation {
      result.append(makeLine(line.parts, width: line.width, metrics: line.metrics, top: line.top))
    }
    return result
  }

  private func makeLine(
    _ parts: [(text: ShapedText, span: GlyphSpan, run: Int?)], width: CGFloat, metrics: LineMetrics,
    top: CGFloat
  ) -> TextLayout.Line {
    let left = (size.width - width) * alignment.fraction
    let baseline = top + metrics.ascent
    var pieces: [TextLayout.Piece] = []
    var x: CGFloat = 0
    for part in parts {
      part.text.place(part.span, at: &x) { segment, glyphs, start, advance in
        pieces.append(
          TextLayout.Piece(
            run: part.run ?? segment.run, font: segment.font, glyphs: glyphs,
            origin: CGPoint(x: left + start, y: baseline - segment.baselineOffset), width: advance))
      }
    }
    return TextLayout.Line(
      origin: CGPoint(x: left, y: top), width: width, ascent: metrics.ascent, descent: metrics.descent,
      leading: metrics.leading, pieces: pieces)
  }
}
