import EaselTypography

/// A paragraph of a text that is being edited, with its layout once it is needed.
struct InputParagraph {
  /// The length in bytes, without the line break at its end.
  let length: Int
  /// The length in bytes of the line break at its end; 0 for the last paragraph.
  let breakLength: Int
  /// The layout; nil before the paragraph was shown.
  var shape: Shape?

  /// The laid-out text of a paragraph.
  final class Shape {
    let content: TextContent
    let layout: TextLayout
    /// The shift of the lines to the right, which aligns them in the width of the text.
    let indent: CGFloat
    private(set) lazy var lines: [CaretLine] = layout.caretLines

    init(_ content: TextContent, _ layout: TextLayout, indent: CGFloat) {
      (self.content, self.layout, self.indent) = (content, layout, indent)
    }

    /// The height with the space to the next line.
    var height: CGFloat { lines.last.map { $0.top + $0.height + leading } ?? layout.size.height }

    private var leading: CGFloat { max(0, layout.lines.last?.leading ?? 0) }
  }

  var totalLength: Int { length + breakLength }

  /// The paragraphs of a part of a text. The last one has no line break if `isLast`, which is that the part contains the
  /// last paragraph of the text.
  static func paragraphs(of text: String, in range: Range<Int>, isLast: Bool) -> [InputParagraph] {
    let found = text.utf8.withContiguousStorageIfAvailable { bytes -> [InputParagraph] in
      var (result, start, index) = ([InputParagraph](), range.lowerBound, range.lowerBound)
      while index < range.upperBound {
        let breakLength = bytes.lineBreakLength(at: index)
        if breakLength > 0 {
          result.append(InputParagraph(length: index - start, breakLength: breakLength))
          start = index + breakLength
        }
        index += max(1, breakLength)
      }
      if isLast { result.append(InputParagraph(length: range.upperBound - start, breakLength: 0)) }
      return result
    }
    return found ?? [InputParagraph(length: range.count, breakLength: 0)]
  }
}
