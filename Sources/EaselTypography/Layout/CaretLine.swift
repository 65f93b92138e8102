import EaselGeometry

/// A line of a laid-out text with the place of each character: what is needed to show a caret and to find the character at a
/// point. Lengths are in points, y grows down, and the origin is that of the layout.
package struct CaretLine: Sendable {
  /// The characters of the line, with the blanks at its end, by offset in the text's UTF-8.
  package var bytes: Range<Int>
  package var top: CGFloat
  package var height: CGFloat
  package var baseline: CGFloat
  /// The left end of the line, without blanks at its end.
  package var left: CGFloat
  /// The width of the line, without blanks at its end.
  package var width: CGFloat
  /// Whether the paragraph runs from right to left.
  package var isRightToLeft: Bool
  /// The characters from left to right.
  package var boxes: [CaretBox]
}

/// The place of a character (grapheme cluster) in its line.
package struct CaretBox: Equatable, Sendable {
  /// The character, by offset in the text's UTF-8.
  package var bytes: Range<Int>
  package var left: CGFloat
  package var right: CGFloat
  package var isRightToLeft: Bool
}

extension TextLayout {
  /// The lines of a text without line breaks, from top to bottom. A text that is truncated or has several paragraphs has
  /// no defined places of carets.
  package var caretLines: [CaretLine] {
    builder.lines.indices.compactMap { CaretLineBuilder(builder, line: $0)?.caretLine() }
  }
}

/// Finds the places of the characters of a line.
private struct CaretLineBuilder {
  private let text: ShapedText
  private let line: LineAssembler.Line
  private let left: CGFloat
  private let span: GlyphSpan
  /// The end of the glyphs, with the blanks at the end of the line.
  private let end: Int
  private let bytes: Range<Int>

  /// The glyphs of a character, or of several that form a ligature.
  private struct Cluster {
    var bytes: Range<Int>
    var advance: CGFloat
    var level: UInt8
  }

  init?(_ builder: LineAssembler, line number: Int) {
    line = builder.lines[number]
    guard let part = builder.parts(of: line).first else { return nil }
    (text, span) = (part.text, part.span)
    left = (builder.size.width - line.width) * builder.alignment.fraction
    let next =
      number + 1 < builder.lines.count
      ? builder.parts(of: builder.lines[number + 1]).first?.span.start.glyph : nil
    end = min(next ?? text.glyphs.count, text.glyphs.count)
    let start = number == 0 ? 0 : text.offset(ofGlyph: span.start.glyph)
    bytes = start..<max(start, text.offset(ofGlyph: end))
  }

  func caretLine() -> CaretLine {
    let clusters = clusters()
    let total = clusters.reduce(0) { $0 + $1.advance }
    let isRightToLeft = line.level & 1 == 1
    var boxes: [CaretBox] = []
    boxes.reserveCapacity(clusters.count)
    var x = isRightToLeft ? left + line.width - total : left
    let order = clusters.contains { $0.level != 0 } ? BidiLevels.visualOrder(of: clusters.map(\.level)) : nil
    for position in clusters.indices {
      let cluster = clusters[order?[position] ?? position]
      append(cluster, at: x, to: &boxes)
      x += cluster.advance
    }
    return CaretLine(
      bytes: bytes, top: line.top, height: line.metrics.height, baseline: line.baseline, left: left,
      width: line.width,
      isRightToLeft: isRightToLeft, boxes: boxes)
  }

  /// The clusters in logical order. Blanks at the end of the line have the direction of the paragraph.
  private func clusters() -> [Cluster] {
    var cursor = CharacterCursor(text: text, place: span.start, end: end)
    var clusters: [Cluster] = []
    var x: CGFloat = 0
    while let step = cursor.next(at: x) {
      let isTail = step.start.glyph >= span.end.glyph
      let start = clusters.isEmpty ? bytes.lowerBound : step.offset
      if !clusters.isEmpty {
        clusters[clusters.count - 1].bytes =
          clusters[clusters.count - 1].bytes
          .lowerBound..<max(start, clusters[clusters.count - 1].bytes.lowerBound)
      }
      clusters.append(
        Cluster(
          bytes: start..<max(start, bytes.upperBound), advance: step.advance,
          level: isTail ? line.level : text.segments[step.start.segment].level))
      x += step.advance
    }
    return clusters
  }

  /// Appends the boxes of the characters of a cluster: each has the same share of its width.
  private func append(_ cluster: Cluster, at x: CGFloat, to boxes: inout [CaretBox]) {
    var starts = [cluster.bytes.lowerBound]
    if cluster.bytes.count > 1 {
      starts += (cluster.bytes.lowerBound + 1..<cluster.bytes.upperBound).filter {
        text.marks[$0].contains(.character)
      }
    }
    let isRightToLeft = cluster.level & 1 == 1
    let share = cluster.advance / CGFloat(starts.count)
    for position in starts.indices {
      let number = isRightToLeft ? starts.count - 1 - position : position
      let end = number + 1 < starts.count ? starts[number + 1] : cluster.bytes.upperBound
      let left = x + CGFloat(position) * share
      boxes.append(
        CaretBox(bytes: starts[number]..<end, left: left, right: left + share, isRightToLeft: isRightToLeft))
    }
  }
}

extension ShapedText {
  /// The offset of a glyph's character in the text; the length of the text for the end of the glyphs.
  fileprivate func offset(ofGlyph glyph: Int) -> Int {
    glyphs.indices.contains(glyph) ? Int(glyphs[glyph].cluster) : text.count
  }
}
