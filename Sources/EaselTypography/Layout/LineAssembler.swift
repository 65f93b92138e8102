import EaselDrawing
import EaselGeometry

/// Places the glyphs of fitted lines.
struct LineAssembler: Sendable {
  /// A line as parts in reading order.
  struct Line: Sendable {
    var parts: [LinePart]
    /// The embedding level of its paragraph.
    var level: UInt8
    var width: CGFloat
    var metrics: LineMetrics
    var top: CGFloat

    var baseline: CGFloat { top + metrics.ascent }
    var bottom: CGFloat { top + metrics.height }
  }

  private let lines: [Line]
  let isTruncated: Bool
  private let alignment: TextLineAlignment
  let size: CGSize
  /// Of the text without the glyphs of others.
  private let glyphCount: Int

  init(fitter: LineFitter, truncation: Line?, style: ParagraphStyle) {
    let text = fitter.text
    lines = fitter.lines.map { Line($0, of: text) } + (truncation.map { [$0] } ?? [])
    isTruncated = truncation != nil
    alignment = style.alignment
    size = CGSize(width: lines.map(\.width).max() ?? 0, height: max(0, lines.last?.bottom ?? 0))
    glyphCount = text.glyphs.count
  }

  var lineCount: Int { lines.count }
  var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// Bytes, nearly, of the lines and of the glyphs once they are placed.
  var cost: Int { 256 + lineCount * 256 + glyphCount * MemoryLayout<GlyphRun.Glyph>.stride }

  func assemble() -> [TextLayout.Line] { lines.map(place) }

  private func place(_ line: Line) -> TextLayout.Line {
    let left = (size.width - line.width) * alignment.fraction
    var stretches: [LineStretch] = []
    var pen: CGFloat = 0
    for part in line.parts { part.cut(at: &pen, into: &stretches) }
    // Blanks at the end of a paragraph may reach beyond the line: on the side where the paragraph ends.
    var x = line.level & 1 == 1 ? left + line.width - pen : left
    let pieces = LineStretch.visualOrder(of: stretches).map { number in
      defer { x += stretches[number].width }
      return stretches[number].piece(at: CGPoint(x: x, y: line.baseline))
    }
    return TextLayout.Line(
      origin: CGPoint(x: left, y: line.top), width: line.width, ascent: line.metrics.ascent,
      descent: line.metrics.descent, leading: line.metrics.leading, pieces: pieces)
  }
}

extension LineAssembler.Line {
  fileprivate init(_ line: LineFitter.Line, of text: ShapedText) {
    parts = [LinePart(text: text, span: line.span)]
    if let hyphen = line.hyphen { parts.append(hyphen) }
    level = text.paragraphs[line.paragraph].level
    width = line.width
    metrics = line.metrics
    top = line.top
  }
}
