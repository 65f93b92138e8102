import EaselGeometry

/// How high a line is: the greatest measures of all that stands in it. Points.
struct LineMetrics: Sendable {
  /// From the baseline up.
  var ascent: CGFloat = -.infinity
  /// From the baseline down.
  var descent: CGFloat = -.infinity
  /// Between the line and the next; negative where they overlap.
  var leading: CGFloat = -.infinity

  /// Without the leading.
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
