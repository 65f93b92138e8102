import EaselTypography

/// Movements of the caret.
extension InputTextLayout {
  /// The position after a movement.
  ///
  /// - Parameters:
  ///   - goal: The horizontal place to which moves between lines return; nil for that of the position.
  ///   - pageHeight: The distance of a page.
  func position(
    after movement: CaretMovement, from position: TextPosition, goal: CGFloat?, pageHeight: CGFloat
  ) -> TextPosition {
    switch movement {
    case .left: return neighbor(of: position, toLeft: true)
    case .right: return neighbor(of: position, toLeft: false)
    case .wordLeft, .wordRight:
      let isForward = (movement == .wordRight) != isRightToLeft(at: position)
      return TextPosition(
        isForward ? text.wordBoundary(after: position.offset) : text.wordBoundary(before: position.offset))
    case .lineStart: return edges(ofLineAt: position).start
    case .lineEnd: return edges(ofLineAt: position).end
    case .documentStart: return TextPosition(0)
    case .documentEnd: return TextPosition(text.utf8.count)
    case .up: return vertical(from: position, goal: goal, down: false)
    case .down: return vertical(from: position, goal: goal, down: true)
    case .pageUp: return page(from: position, goal: goal, by: -pageHeight)
    case .pageDown: return page(from: position, goal: goal, by: pageHeight)
    }
  }

  /// The position one character to the left or right on the screen. Beyond the edge of a line, the next or the last
  /// position of the neighboring line.
  private func neighbor(of position: TextPosition, toLeft: Bool) -> TextPosition {
    let (line, local) = line(of: position)
    let caretLine = caretLine(line)
    if let next = caretLine.position(from: local, toLeft: toLeft) {
      return settled(TextPosition(next.offset + offset(line.paragraph), next.affinity), in: line)
    }
    let isForward = toLeft == caretLine.isRightToLeft
    guard let other = self.line(after: line, isForward: isForward) else { return position }
    let (otherLine, start) = (self.caretLine(other), offset(other.paragraph))
    let localEntry = otherLine.edge(isFirst: isForward)
    let entry = TextPosition(start + localEntry.offset, localEntry.affinity)
    // Two lines of one paragraph share the place between them, so that entering the other line is no move.
    guard other.paragraph == line.paragraph, entry.offset == position.offset else { return entry }
    let step = otherLine.position(from: localEntry, toLeft: isForward == otherLine.isRightToLeft)
    return step.map { settled(TextPosition($0.offset + start, $0.affinity), in: other) } ?? entry
  }

  /// The position at the end of a wrapped line is shown at the start of the next one, unless that one begins with text of
  /// the other direction, whose first character is not at the edge of the line.
  private func settled(_ position: TextPosition, in line: Line) -> TextPosition {
    let lines = lines(line.paragraph)
    let local = position.offset - offset(line.paragraph)
    guard local == lines[line.number].bytes.upperBound, line.number + 1 < lines.count,
      lines[line.number + 1].edge(isFirst: true).offset == local
    else { return position }
    return TextPosition(position.offset)
  }

  /// The line before or after another one; nil at the ends of the text.
  private func line(after line: Line, isForward: Bool) -> Line? {
    if isForward {
      if line.number + 1 < lines(line.paragraph).count {
        return Line(paragraph: line.paragraph, number: line.number + 1)
      }
      return line.paragraph + 1 < paragraphCount ? Line(paragraph: line.paragraph + 1, number: 0) : nil
    }
    if line.number > 0 { return Line(paragraph: line.paragraph, number: line.number - 1) }
    guard line.paragraph > 0 else { return nil }
    return Line(paragraph: line.paragraph - 1, number: lines(line.paragraph - 1).count - 1)
  }

  /// The position in the line above or below; the start or the end of the text beyond the first and the last line.
  private func vertical(from position: TextPosition, goal: CGFloat?, down: Bool) -> TextPosition {
    guard let next = line(after: line(of: position).line, isForward: down) else {
      return TextPosition(down ? text.utf8.count : 0)
    }
    return self.position(at: goal ?? caret(at: position).minX, in: next)
  }

  private func page(from position: TextPosition, goal: CGFloat?, by distance: CGFloat) -> TextPosition {
    let caret = caret(at: position)
    let y = caret.midY + distance
    if y < 0 { return TextPosition(0) }
    if y > height { return TextPosition(text.utf8.count) }
    return self.position(at: CGPoint(x: goal ?? caret.minX, y: y))
  }
}

extension CaretLine {
  /// The position at the edge where a caret that moves forward enters the line, or at the opposite edge.
  fileprivate func edge(isFirst: Bool) -> TextPosition {
    let far = CGFloat.greatestFiniteMagnitude
    return position(at: isFirst == isRightToLeft ? far : -far)
  }
}
