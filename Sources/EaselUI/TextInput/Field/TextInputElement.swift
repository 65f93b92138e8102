import EaselDrawing
import EaselTypography

/// The modifier that edits a text over its content, the placeholder.
struct TextInputModifier {
  let controller: TextInputController
  let configuration: TextInputConfiguration
  /// The text at the time of the view's evaluation.
  let text: String
  /// The selection at that time, which the view reads so that a change of it evaluates the view again.
  let selection: TextSelection?
}

@MainActor extension TextInputModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> TextInputElement {
    TextInputElement(self, around: content, inputs)
  }

  func update(_ element: TextInputElement) { element.update(self) }
}

/// The element of a text field: measures and draws the text, the selection and the caret, and finds places in them.
final class TextInputElement: InteractionElement {
  private(set) var controller: TextInputController
  private var configuration: TextInputConfiguration
  private var cachedDisplay: InputDisplay?
  private var cachedLayout: InputTextLayout?
  /// The distance by which the text is scrolled to the left and up.
  private(set) var scrollOffset = CGPoint.zero
  private var needsReveal = false
  /// The date at which the caret began to blink; nil to begin with the next drawing.
  private var blinkStart: Date?
  /// The last press, which the next one may continue to a double click.
  var lastClick: TextClick?

  init(_ modifier: TextInputModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    (controller, configuration) = (modifier.controller, modifier.configuration)
    super.init(content, inputs)
    controller.element = self
    updateController(modifier)
  }

  func update(_ modifier: TextInputModifier) {
    controller = modifier.controller
    controller.element = self
    if configuration.insets != modifier.configuration.insets
      || configuration.kind != modifier.configuration.kind
      || configuration.isSecure != modifier.configuration.isSecure
    {
      cachedDisplay = nil
      invalidateLayout()
    }
    configuration = modifier.configuration
    updateController(modifier)
  }

  private func updateController(_ modifier: TextInputModifier) {
    controller.update(
      modifier.configuration, text: modifier.text, submitActions: environment.values.submitActions,
      isEditable: true)
  }

  // MARK: Focus

  private var focusElement: FocusElement? {
    sequence(first: superelement, next: { $0?.superelement }).lazy.compactMap { $0 as? FocusElement }.first
  }

  var isFocused: Bool {
    guard let focused = graph.keys.focused else { return false }
    return sequence(first: superelement, next: { $0?.superelement }).contains { $0 === focused }
  }

  var canEdit: Bool { environment.values.isEnabled }

  func takeFocus() {
    guard !isFocused, let focusElement, focusElement.canFocus else { return }
    graph.keys.focus(focusElement)
  }

  func resignFocus() { if isFocused { graph.keys.focus(nil) } }

  /// A field of a desktop that the Tab key moves to selects its text.
  func focusDidChange(_ isFocused: Bool) {
    blinkStart = nil
    graph.textInput = isFocused ? self : (graph.textInput === self ? nil : graph.textInput)
    if isFocused, graph.keys.isFocusVisible, configuration.kind == .line,
      environment.values.interfaceIdiom == .desktop
    {
      controller.select(SelectedRange(0..<controller.edit.count), reveals: false)
    }
    if isFocused { revealCaret() } else if configuration.kind == .line { scrollOffset = .zero }
    cachedDisplay = nil
    invalidateDrawing()
  }

  // MARK: Changes

  /// The text is another one.
  func textDidChange() {
    cachedDisplay = nil
    invalidateLayout()
    invalidateDrawing()
  }

  /// The text or the selection was edited.
  func editDidChange(isTextChanged: Bool) {
    blinkStart = nil
    // The text of an input method follows the caret.
    if isTextChanged || controller.marked != nil { textDidChange() } else { invalidateDrawing() }
  }

  // MARK: Layout

  var display: InputDisplay {
    if let cachedDisplay { return cachedDisplay }
    let text = controller.edit.text
    var display: InputDisplay
    if configuration.isSecure {
      display = InputDisplay(hiding: text)
    } else {
      display = configuration.kind == .line ? InputDisplay(inOneLine: text) : InputDisplay(text)
      if let marked = controller.marked {
        display = InputDisplay(display, marked: marked.text, at: controller.edit.selection.head.offset)
      }
    }
    cachedDisplay = display
    return display
  }

  private var markedRange: Range<Int>? {
    guard let marked = controller.marked else { return nil }
    let start = controller.edit.selection.head.offset
    return start..<start + marked.text.utf8.count
  }

  /// The layout for a width of the text, made again if the environment changed.
  private func layout(width: CGFloat, _ environment: EnvironmentValues) -> InputTextLayout {
    let style = InputTextStyle(environment, width: width, wraps: configuration.wraps)
    if let cachedLayout, cachedLayout.style.hasSameLayout(as: style) {
      cachedLayout.update(display.string, marked: markedRange)
      return cachedLayout
    }
    let layout = InputTextLayout(display.string, style, marked: markedRange)
    cachedLayout = layout
    return layout
  }

  /// The layout of the placed element.
  private var placedLayout: InputTextLayout { layout(width: textBox.width, environment.values) }

  /// The frame of the visible text.
  var textBox: CGRect {
    let insets = configuration.insets
    return CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = configuration.insets
    let (dx, dy) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    if configuration.kind == .box {
      return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 100))
    }
    return readForLayout { environment in
      let width = proposal.width.map { max(0, $0 - dx) }
      let layout = layout(width: width ?? .infinity, environment)
      let lineHeight = layout.lineHeight.roundedUp(for: environment.displayScale)
      let ideal = max(TextInputElement.smallestWidth, (width ?? .infinity).isFinite ? 0 : layout.idealWidth)
      let height = configuration.kind == .line ? lineHeight : limitedHeight(of: layout, environment)
      return CGSize(width: proposal.width ?? ideal + dx, height: height + dy)
    }
  }

  /// Points of a field without a proposed width.
  private static let smallestWidth: CGFloat = 100

  /// The height of a field that grows, within the limits of lines.
  private func limitedHeight(of layout: InputTextLayout, _ environment: EnvironmentValues) -> CGFloat {
    let least = layout.height(ofLines: environment.reservedLines ?? 1)
    let most = environment.lineLimit.map { layout.height(ofLines: $0) } ?? .infinity
    return max(least, min(layout.height, most)).roundedUp(for: environment.displayScale)
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    let box = textBox
    content.place(at: box.origin, proposal: ProposedViewSize(box.size))
    if needsReveal { scrollToCaret() }
    limitScrollOffset()
  }

  override var hasExplicitAlignment: Bool { true }

  override func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    guard key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
    let insets = configuration.insets
    return readForLayout { environment in
      let layout = layout(width: max(0, size.value.width - insets.leading - insets.trailing), environment)
      return insets.top
        + (key == .firstTextBaseline || configuration.kind == .line
          ? layout.emptyBaseline : layout.lastBaseline)
    }
  }

  // MARK: Places

  /// The origin of the text in the element's space.
  private func textOrigin(_ layout: InputTextLayout) -> CGPoint {
    let shift = configuration.kind == .line ? layout.emptyBaseline - layout.firstBaseline : 0
    return CGPoint(x: textBox.minX - scrollOffset.x, y: textBox.minY - scrollOffset.y + shift)
  }

  func position(at point: CGPoint) -> TextPosition {
    let layout = placedLayout
    let origin = textOrigin(layout)
    let y = configuration.kind == .line ? layout.lineHeight / 2 : point.y - origin.y
    return display.position(layout.position(at: CGPoint(x: point.x - origin.x, y: y)))
  }

  func position(after movement: CaretMovement, from position: TextPosition, goal: CGFloat?) -> TextPosition {
    let next = placedLayout.position(
      after: configuration.isSecure ? movement.withoutWords : movement, from: display.displayed(position),
      goal: goal,
      pageHeight: max(0, textBox.height - placedLayout.lineHeight))
    return display.position(next)
  }

  func caretPlace(at position: TextPosition) -> CGFloat {
    placedLayout.caret(at: display.displayed(position)).minX
  }

  /// The end of a selection to which a key without Shift moves the caret.
  func edge(of range: Range<Int>, toLeft: Bool) -> TextPosition {
    let start = TextPosition(range.lowerBound)
    let isStart = toLeft != placedLayout.isRightToLeft(at: display.displayed(start))
    return isStart ? start : TextPosition(range.upperBound, .upstream)
  }

  /// The caret in the text's own space.
  private func caret(_ layout: InputTextLayout) -> CGRect {
    var position = display.displayed(controller.edit.selection.head)
    if let marked = controller.marked { position = TextPosition(position.offset + marked.caret, .upstream) }
    return layout.caret(at: position)
  }

  /// The caret in points of the window; nil while the element is not shown.
  var caretInWindow: CGRect? {
    guard isAttached, placedProposal != nil else { return nil }
    let layout = placedLayout
    let origin = textOrigin(layout)
    let caret = caret(layout).offsetBy(dx: origin.x, dy: origin.y)
    let start = convert(caret.origin, to: .global)
    let end = convert(CGPoint(x: caret.maxX, y: caret.maxY), to: .global)
    return CGRect(x: start.x, y: start.y, width: abs(end.x - start.x), height: abs(end.y - start.y))
  }

  // MARK: Scrolling

  /// Scrolls so that the caret is visible, at the latest when the element is placed.
  func revealCaret() {
    needsReveal = true
    setNeedsPlacement()
  }

  private func scrollToCaret() {
    needsReveal = false
    guard isFocused else { return }
    let layout = placedLayout
    let (caret, box) = (caret(layout), textBox)
    // The caret itself is wider than its place.
    let margin: CGFloat = 2
    var offset = scrollOffset
    if configuration.kind == .line {
      offset.x = min(max(offset.x, caret.minX + margin - box.width), max(0, caret.minX - margin))
    } else {
      offset.y = min(max(offset.y, caret.maxY - box.height), caret.minY)
    }
    setScrollOffset(offset)
  }

  private func limitScrollOffset() { setScrollOffset(scrollOffset) }

  private func setScrollOffset(_ offset: CGPoint) {
    let layout = placedLayout
    let width = configuration.kind == .line ? layout.contentWidth + 2 : 0
    let limit = CGPoint(
      x: max(0, width - textBox.width),
      y: configuration.kind == .line ? 0 : max(0, layout.height - textBox.height))
    let scale = environment.values.displayScale
    let valid = CGPoint(
      x: (max(0, min(offset.x, limit.x)) * scale).rounded() / scale,
      y: (max(0, min(offset.y, limit.y)) * scale).rounded() / scale)
    guard valid != scrollOffset else { return }
    scrollOffset = valid
    invalidateDrawing()
  }

  /// Scrolls by a distance. Returns whether the text moved.
  @discardableResult
  func scroll(by distance: CGSize) -> Bool {
    let old = scrollOffset
    setScrollOffset(CGPoint(x: old.x + distance.width, y: old.y + distance.height))
    return scrollOffset != old
  }

  // MARK: Drawing

  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    if display.string.isEmpty { super.drawContents(into: recorder, on: phase) }
    readForDrawing { drawText(into: recorder, $0) }
  }

  override func record(into recorder: FragmentRecorder, at origin: CGPoint, on phase: PixelPhase) {
    recordFragment(into: recorder, at: origin, on: phase)
  }

  private func drawText(into recorder: FragmentRecorder, _ environment: EnvironmentValues) {
    let layout = layout(width: textBox.width, environment)
    let (origin, isFocused) = (textOrigin(layout), isFocused)
    let clip =
      configuration.kind == .box ? CGRect(origin: .zero, size: size) : textBox.insetBy(dx: -1, dy: -2)
    let state = DrawingState(
      clip: ClipNode(parent: nil, shape: .path(Path(clip), FillStyle()), transform: .identity))
    let drawing = TextInputDrawing(
      layout: layout, origin: origin, top: clip.minY - origin.y, bottom: clip.maxY - origin.y,
      width: textBox.width,
      environment: environment, state: state)
    if isFocused { drawing.drawSelection(displayedSelection, into: recorder) }
    drawing.drawText(box: textBox, into: recorder)
    guard isFocused, controller.edit.selection.isCaret, isCaretShown(environment) else { return }
    drawing.drawCaret(caret(layout), into: recorder)
  }

  private var displayedSelection: Range<Int> {
    let (range, display) = (controller.edit.selection.range, display)
    return display.displayed(
      range.lowerBound)..<max(display.displayed(range.lowerBound), display.displayed(range.upperBound))
  }

  /// The caret blinks after each change for a while, and then stays.
  private func isCaretShown(_ environment: EnvironmentValues) -> Bool {
    environment.readDate { now in
      let start = min(blinkStart ?? now, now)
      blinkStart = start
      return CaretBlink.state(after: now.timeIntervalSince(start), since: start)
    }
  }

  // MARK: Pointer

  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    if environment.values.isEnabled { join(&hits) }
    return true
  }

  override func makeRecognizer() -> PressRecognizer? { TextInputRecognizer(self) }

  override func detach() {
    if graph.textInput === self { graph.textInput = nil }
    super.detach()
  }
}

/// The blinking of a caret.
enum CaretBlink {
  /// Seconds for which the caret is shown, and hidden.
  static let interval: TimeInterval = 0.53
  /// Seconds after which the caret stops to blink, so that an idle window costs nothing.
  static let duration: TimeInterval = 10

  /// Whether the caret is shown a time after its last change, and the date at which that changes.
  static func state(after elapsed: TimeInterval, since start: Date) -> (Bool, expiry: Date?) {
    guard elapsed < duration else { return (true, nil) }
    let phase = (elapsed / interval).rounded(.down)
    return (phase.truncatingRemainder(dividingBy: 2) == 0, start + (phase + 1) * interval)
  }
}

extension CaretMovement {
  /// The movement in a text whose words are secret.
  fileprivate var withoutWords: CaretMovement {
    switch self {
    case .wordLeft: .lineStart
    case .wordRight: .lineEnd
    default: self
    }
  }
}

extension CGFloat {
  /// The length rounded up to whole pixels.
  fileprivate func roundedUp(for scale: CGFloat) -> CGFloat { ((self * scale) - 0.01).rounded(.up) / scale }
}
