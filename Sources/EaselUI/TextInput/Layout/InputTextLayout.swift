import EaselTypography

/// The layout of a text that is being edited: one layout for each paragraph, made when it is needed and kept until the
/// paragraph changes.
///
/// The heights of paragraphs that were never shown are estimated, so that long texts open and change at once.
@MainActor
final class InputTextLayout {
  private(set) var text = ""
  private(set) var style: InputTextStyle
  private var paragraphs = [InputParagraph(length: 0, breakLength: 0)]
  /// The offset and the top of each paragraph, and of the end.
  private var places: [(offset: Int, top: CGFloat)]?
  private let emptyShape: InputParagraph.Shape
  /// A part of the text that an input method has not committed, which is underlined.
  private(set) var marked: Range<Int>?

  /// Texts with at most this number of paragraphs have no estimated heights.
  private static let exactCount = 200

  init(_ text: String, _ style: InputTextStyle, marked: Range<Int>? = nil) {
    self.style = style
    emptyShape = style.shape(Text(verbatim: ""))
    self.text = text
    self.marked = marked
    paragraphs = InputParagraph.paragraphs(of: text, in: 0..<text.utf8.count, isLast: true)
  }

  /// The height of a line without text.
  var lineHeight: CGFloat { emptyShape.height }

  /// The height of a number of lines without text, of which there is at least one.
  func height(ofLines count: Int) -> CGFloat {
    max(lineHeight, lineHeight + (CGFloat(count) - 1) * (lineHeight + style.lineSpacing))
  }

  /// The distance from the top of a line without text to its baseline.
  var emptyBaseline: CGFloat { emptyShape.layout.firstBaseline }

  /// The distance from the top of the first line to its baseline.
  var firstBaseline: CGFloat { shape(0).layout.firstBaseline }

  var lastBaseline: CGFloat {
    let last = paragraphs.count - 1
    return top(last) + shape(last).layout.lastBaseline
  }

  /// Adopts another text. Only paragraphs that differ lose their layouts.
  func update(_ newText: String, marked newMarked: Range<Int>? = nil) {
    let isSame = newText.hasSameBytes(as: text)
    guard !isSame || newMarked != marked else { return }
    let difference = TextDifference(from: text, to: newText)
    var (old, new) = (difference.old, difference.new)
    // The underlines change where a part was or is marked.
    for range in [marked, newMarked].compactMap({ $0 }) where !range.isEmpty {
      (old, new) = (
        min(old.lowerBound, range.lowerBound)..<old.upperBound,
        min(new.lowerBound, range.lowerBound)..<new.upperBound
      )
    }
    // With the bytes next to them, because CR LF is one line break.
    let first = paragraph(at: max(0, old.lowerBound - 1))
    let last = paragraph(at: min(text.utf8.count, old.upperBound + 1))
    let start = offset(first)
    let end = offset(last) + paragraphs[last].totalLength + newText.utf8.count - text.utf8.count
    text = newText
    marked = newMarked
    // An empty last paragraph begins where the text ends, and may lie outside of the changed ones.
    let changed = InputParagraph.paragraphs(
      of: newText, in: start..<max(start, end), isLast: last == paragraphs.count - 1)
    paragraphs.replaceSubrange(first...last, with: changed)
    places = nil
  }

  /// The number of paragraphs that have a layout.
  var shapedCount: Int { paragraphs.count { $0.shape != nil } }

  var paragraphCount: Int { paragraphs.count }

  // MARK: Paragraphs

  /// The laid-out paragraph of a number.
  func shape(_ number: Int) -> InputParagraph.Shape {
    if let shape = paragraphs[number].shape { return shape }
    let start = offset(number)
    let range = start..<start + paragraphs[number].length
    let shape = range.isEmpty ? emptyShape : style.shape(markedText(in: range))
    let isEstimateRight = shape.height == estimatedHeight(number)
    paragraphs[number].shape = shape
    if !isEstimateRight { moveParagraphs(after: number) }
    return shape
  }

  /// The text of a paragraph, with its marked part underlined.
  private func markedText(in range: Range<Int>) -> Text {
    guard let marked = marked?.clamped(to: range), !marked.isEmpty else {
      return Text(verbatim: text.part(range))
    }
    return Text(verbatim: text.part(range.lowerBound..<marked.lowerBound))
      + Text(verbatim: text.part(marked)).underline()
      + Text(verbatim: text.part(marked.upperBound..<range.upperBound))
  }

  private func height(_ number: Int) -> CGFloat {
    paragraphs[number].shape?.height ?? estimatedHeight(number)
  }

  private func estimatedHeight(_ number: Int) -> CGFloat {
    guard let width = style.wrapWidth, width > 0 else { return lineHeight }
    // A character is about half as wide as a line is high.
    let lines = (CGFloat(paragraphs[number].length) * lineHeight * 0.4 / width).rounded(.up)
    return lineHeight * max(1, min(lines, CGFloat(paragraphs[number].length)))
  }

  private func placed() -> [(offset: Int, top: CGFloat)] {
    if let places { return places }
    if paragraphs.count <= InputTextLayout.exactCount { shapeAll() }
    var (result, offset, top) = ([(offset: Int, top: CGFloat)](), 0, CGFloat(0))
    result.reserveCapacity(paragraphs.count + 1)
    for number in paragraphs.indices {
      result.append((offset, top))
      offset += paragraphs[number].totalLength
      top += height(number) + style.lineSpacing
    }
    result.append((offset, top))
    places = result
    return result
  }

  private func shapeAll() {
    var offset = 0
    for number in paragraphs.indices {
      if paragraphs[number].shape == nil {
        let range = offset..<offset + paragraphs[number].length
        paragraphs[number].shape = range.isEmpty ? emptyShape : style.shape(markedText(in: range))
      }
      offset += paragraphs[number].totalLength
    }
  }

  private func moveParagraphs(after number: Int) {
    guard var places else { return }
    let change = places[number].top + height(number) + style.lineSpacing - places[number + 1].top
    self.places = nil
    for index in number + 1..<places.count { places[index].top += change }
    self.places = places
  }

  func offset(_ number: Int) -> Int { placed()[number].offset }

  func top(_ number: Int) -> CGFloat { placed()[number].top }

  func range(_ number: Int) -> Range<Int> { offset(number)..<offset(number) + paragraphs[number].length }

  /// The height of all paragraphs.
  var height: CGFloat { (placed().last?.top ?? 0) - style.lineSpacing }

  /// The width of the widest paragraph that has a layout.
  var contentWidth: CGFloat { paragraphs.reduce(0) { max($0, $1.shape?.layout.size.width ?? 0) } }

  /// The width of the text if no line is wrapped.
  var idealWidth: CGFloat {
    _ = placed()
    return contentWidth
  }

  /// The number of the paragraph with an offset.
  func paragraph(at offset: Int) -> Int { last { $0.offset <= offset } }

  /// The number of the paragraph at a distance from the top.
  func paragraph(atHeight y: CGFloat) -> Int { last { $0.top <= y } }

  private func last(where isBefore: ((offset: Int, top: CGFloat)) -> Bool) -> Int {
    let places = placed()
    var (low, high) = (0, paragraphs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isBefore(places[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}
