import EaselTypography

/// Places of carets, in points of the laid-out text.
extension InputTextLayout {
  /// A line of the text.
  struct Line: Equatable {
    var paragraph: Int
    var number: Int
  }

  /// The lines of a paragraph.
  func lines(_ paragraph: Int) -> [CaretLine] { shape(paragraph).lines }

  func caretLine(_ line: Line) -> CaretLine { lines(line.paragraph)[line.number] }

  /// The line that shows the caret of a position, and the position in its paragraph.
  func line(of position: TextPosition) -> (line: Line, local: TextPosition) {
    let number = paragraph(at: position.offset)
    let local = TextPosition(
      min(position.offset, range(number).upperBound) - offset(number), position.affinity)
    let lines = lines(number)
    var index = lines.lastIndex { $0.bytes.lowerBound <= local.offset } ?? 0
    if local.affinity == .upstream, index > 0, lines[index].bytes.lowerBound == local.offset { index -= 1 }
    return (Line(paragraph: number, number: index), local)
  }

  /// The line of a caret without width, from the top of its line to the bottom.
  func caret(at position: TextPosition) -> CGRect {
    let (line, local) = line(of: position)
    let caretLine = caretLine(line)
    let shape = shape(line.paragraph)
    let x = caretLine.caretX(at: local) + shape.indent
    return CGRect(x: x, y: top(line.paragraph) + caretLine.top, width: 0, height: caretLine.height)
  }

  /// The position nearest to a point.
  func position(at point: CGPoint) -> TextPosition {
    guard point.y >= 0 else { return TextPosition(0) }
    let number = paragraph(atHeight: point.y)
    let lines = lines(number)
    let y = point.y - top(number)
    let index = lines.lastIndex { $0.top <= y } ?? 0
    return position(at: point.x, in: Line(paragraph: number, number: index))
  }

  /// The position in a line that is nearest to a horizontal place.
  func position(at x: CGFloat, in line: Line) -> TextPosition {
    let caretLine = caretLine(line)
    let local = caretLine.position(at: x - shape(line.paragraph).indent)
    return TextPosition(local.offset + offset(line.paragraph), local.affinity)
  }

  /// The start and the end of the line of a position.
  func edges(ofLineAt position: TextPosition) -> (start: TextPosition, end: TextPosition) {
    let (line, _) = line(of: position)
    let (bytes, start) = (caretLine(line).bytes, offset(line.paragraph))
    let isLast = line.number + 1 == lines(line.paragraph).count
    return (
      TextPosition(start + bytes.lowerBound),
      TextPosition(start + bytes.upperBound, isLast ? .downstream : .upstream)
    )
  }

  /// Whether the paragraph of a position runs from right to left.
  func isRightToLeft(at position: TextPosition) -> Bool { caretLine(line(of: position).line).isRightToLeft }

  /// The rectangles of a part of the text that lie between two distances from the top. Where the part contains the end of
  /// a line, it extends to `width`.
  func rectangles(of part: Range<Int>, width: CGFloat, from top: CGFloat, to bottom: CGFloat) -> [CGRect] {
    var result: [CGRect] = []
    var number = max(paragraph(at: part.lowerBound), paragraph(atHeight: top))
    while number < paragraphCount, self.top(number) < bottom, offset(number) < max(part.upperBound, 1) {
      let start = offset(number)
      let local = max(0, part.lowerBound - start)..<max(0, max(part.lowerBound, part.upperBound) - start)
      for line in lines(number) {
        let y = self.top(number) + line.top
        guard y < bottom, y + line.height > top else { continue }
        result += line.spans(of: local, end: range(number).count, width: width, indent: shape(number).indent)
          .map {
            CGRect(x: $0.lowerBound, y: y, width: $0.upperBound - $0.lowerBound, height: line.height)
          }
      }
      number += 1
    }
    return result
  }
}

extension CaretBox {
  /// The position at the left edge of the character.
  fileprivate var leftEdge: TextPosition {
    isRightToLeft ? TextPosition(bytes.upperBound, .upstream) : TextPosition(bytes.lowerBound)
  }

  /// The position at the right edge of the character.
  fileprivate var rightEdge: TextPosition {
    isRightToLeft ? TextPosition(bytes.lowerBound) : TextPosition(bytes.upperBound, .upstream)
  }

  /// The position after crossing the character.
  fileprivate func edge(toLeft: Bool) -> TextPosition { toLeft ? leftEdge : rightEdge }
}

/// Positions by offset in the paragraph.
extension CaretLine {
  /// The number of characters to the left of a caret.
  func gap(at position: TextPosition) -> Int {
    let before = boxes.firstIndex { $0.bytes.upperBound == position.offset }
    let after = boxes.firstIndex { $0.bytes.lowerBound == position.offset }
    if let before, position.affinity == .upstream || after == nil {
      return boxes[before].isRightToLeft ? before : before + 1
    }
    if let after { return boxes[after].isRightToLeft ? after + 1 : after }
    let isAtStart = position.offset <= bytes.lowerBound
    return isAtStart != isRightToLeft ? 0 : boxes.count
  }

  func caretX(at position: TextPosition) -> CGFloat {
    guard !boxes.isEmpty else { return left }
    let gap = gap(at: position)
    return gap < boxes.count ? boxes[gap].left : boxes[gap - 1].right
  }

  /// The position nearest to a horizontal place.
  func position(at x: CGFloat) -> TextPosition {
    guard let first = boxes.first, let last = boxes.last else { return TextPosition(bytes.lowerBound) }
    if x <= first.left { return first.leftEdge }
    guard x < last.right, let box = boxes.first(where: { x < $0.right }) else { return last.rightEdge }
    return x < (box.left + box.right) / 2 ? box.leftEdge : box.rightEdge
  }

  /// The position after moving over one character; nil at the edge of the line.
  func position(from position: TextPosition, toLeft: Bool) -> TextPosition? {
    let gap = gap(at: position)
    let index = toLeft ? gap - 1 : gap
    return boxes.indices.contains(index) ? boxes[index].edge(toLeft: toLeft) : nil
  }

  /// The horizontal spans of a part of the paragraph in this line. `end` is the length of the paragraph.
  fileprivate func spans(of part: Range<Int>, end: Int, width: CGFloat, indent: CGFloat) -> [ClosedRange<
    CGFloat
  >] {
    var spans: [ClosedRange<CGFloat>] = []
    for box in boxes where part.contains(box.bytes.lowerBound) {
      let (left, right) = (box.left + indent, max(box.left, box.right) + indent)
      if let last = spans.last, left - last.upperBound < 0.01 {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, right)
      } else {
        spans.append(left...right)
      }
    }
    // The line break belongs to the part, or the part goes on in the next line.
    guard part.lowerBound <= bytes.upperBound, part.upperBound > bytes.upperBound, width.isFinite else {
      return spans
    }
    guard part.lowerBound < bytes.upperBound || bytes.upperBound == end else { return spans }
    if isRightToLeft {
      let edge = max(0, (boxes.first?.left ?? left) + indent)
      return [0...edge] + spans
    }
    let edge = (boxes.last?.right ?? left) + indent
    if let last = spans.last, edge - last.upperBound < 0.01 {
      spans[spans.count - 1] = last.lowerBound...max(width, last.upperBound)
      return spans
    }
    return spans + (edge < width ? [edge...width] : [])
  }
}
