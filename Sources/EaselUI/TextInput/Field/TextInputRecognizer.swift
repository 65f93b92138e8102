/// A press in a text field, which the next one may continue to a double or triple click.
struct TextClick: Equatable {
  var location: CGPoint
  var time: Date
  /// The number of presses in a row.
  var count: Int

  /// Seconds and points between presses that count as one click.
  private static let (longestPause, farthest): (TimeInterval, CGFloat) = (0.4, 5)

  /// The press after this one.
  static func next(after last: TextClick?, at location: CGPoint, time: Date) -> TextClick {
    guard let last, time.timeIntervalSince(last.time) <= longestPause,
      abs(location.x - last.location.x) <= farthest, abs(location.y - last.location.y) <= farthest
    else { return TextClick(location: location, time: time, count: 1) }
    return TextClick(location: location, time: time, count: last.count + 1)
  }
}

/// Follows a press in a text field: it places the caret, and a drag selects characters, words after a double click, and
/// paragraphs after a triple click.
final class TextInputRecognizer: PressRecognizer {
  private enum Unit {
    case character, word, paragraph
  }

  private weak var element: TextInputElement?
  private var sample: PressSample?
  private var unit = Unit.character
  /// The part that the first press selected.
  private var start = 0..<0
  private var location = CGPoint.zero
  private var nextScroll: Date?

  init(_ element: TextInputElement) { self.element = element }

  override func process(_ sample: PressSample) -> State {
    guard element != nil else { return .failed }
    self.sample = sample
    return sample.change == .released ? .ended : .active
  }

  /// While the pointer is held outside of the field, the text scrolls under it.
  override var deadline: Date? { nextScroll }

  override func deliver() {
    guard let element, let sample else { return }
    self.sample = nil
    location = element.convertFromRoot(sample.input.location) ?? location
    switch sample.change {
    case .pressed: begin(sample, in: element)
    case .moved, .waited: extend(at: sample.time, in: element)
    case .released:
      nextScroll = nil
      element.controller.offerSelection()
    }
  }

  private func begin(_ sample: PressSample, in element: TextInputElement) {
    element.takeFocus()
    let click = TextClick.next(after: element.lastClick, at: location, time: sample.time)
    element.lastClick = click
    let position = element.position(at: location)
    let controller = element.controller
    unit = click.count == 1 ? .character : click.count == 2 ? .word : .paragraph
    start = part(around: position.offset, of: controller.edit.text)
    if sample.input.modifiers.contains(.shift), unit == .character {
      start = controller.edit.selection.anchor..<controller.edit.selection.anchor
      controller.select(SelectedRange(anchor: start.lowerBound, head: position), reveals: false)
    } else if unit == .character {
      controller.select(SelectedRange(at: position), reveals: false)
    } else {
      controller.select(SelectedRange(start), reveals: false)
    }
  }

  private func part(around offset: Int, of text: String) -> Range<Int> {
    switch unit {
    case .character: offset..<offset
    case .word: element?.isSecret == true ? 0..<text.utf8.count : text.wordRange(around: offset)
    case .paragraph: text.paragraphRange(around: offset)
    }
  }

  private func extend(at time: Date, in element: TextInputElement) {
    scroll(at: time, in: element)
    let controller = element.controller
    let position = element.position(at: location)
    let range = part(around: position.offset, of: controller.edit.text)
    if position.offset < start.lowerBound {
      let head = unit == .character ? position : TextPosition(range.lowerBound)
      controller.select(SelectedRange(anchor: start.upperBound, head: head), reveals: false)
    } else {
      let head =
        unit == .character ? position : TextPosition(max(range.upperBound, start.upperBound), .upstream)
      controller.select(SelectedRange(anchor: start.lowerBound, head: head), reveals: false)
    }
  }

  /// Seconds between two steps.
  private static let scrollInterval: TimeInterval = 0.03

  private func scroll(at time: Date, in element: TextInputElement) {
    let box = element.textBox
    func distance(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      place < low ? max(place - low, -60) : place > high ? min(place - high, 60) : 0
    }
    let step = CGSize(
      width: distance(location.x, box.minX, box.maxX) / 2,
      height: distance(location.y, box.minY, box.maxY) / 2)
    guard step != .zero, nextScroll.map({ $0 <= time }) ?? true else {
      if step == .zero { nextScroll = nil }
      return
    }
    nextScroll = element.scroll(by: step) ? time + TextInputRecognizer.scrollInterval : nil
  }
}
