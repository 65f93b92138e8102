/// Dispatches pointer input to the views under the pointer.
///
/// The recognizers of all views under a press receive its samples until each has ended or failed. Simultaneous
/// recognizers aside, one of them wins: the first one that has not failed, as soon as it begins. Inner views
/// take precedence over outer ones, and high-priority gestures over all others. A press, such as that of a
/// button, yields to a gesture that begins later, when the pointer moves: a drag scrolls a list of buttons. When a
/// view is dragged, all recognizers end, and the `DragController` has the pointer until the drop.
@MainActor
final class PointerDispatcher: GraphTimeline {
  private unowned let graph: ViewGraph
  private var hovered: [InteractionElement] = []
  /// Where the pointer is, in the root's space; nil if it has left the host.
  private var location: CGPoint?
  private var inputCount = 0
  private var press: PressSession?
  private var isPressed = false
  /// The time of the latest input, or of the latest frame that moved views under the pointer.
  private(set) var time = Date.distantPast

  init(graph: ViewGraph) { self.graph = graph }

  /// Processes input. Returns whether a view that handles input is under the pointer, or a press is in
  /// progress; for the wheel, whether a scroll view uses it.
  func handle(_ input: PointerInput, root: LayoutElement) -> Bool {
    time = input.time
    location = input.action == .exited ? nil : input.location
    inputCount += 1
    if graph.drags.handle(input, root: root) {
      if input.action == .released { isPressed = false }
      return true
    }
    let hits = hits(in: root)
    if !isPressed { hover(hits, at: input.location) }
    switch input.action {
    case .pressed: begin(input, hits)
    case .moved: if isPressed { press?.process(.moved, input) }
    case .released: end(input)
    case .middlePressed: pasteSelection(input, hits)
    case .secondaryPressed: return pressSecondary(input, hits)
    case .scrolled(let x, let y): return scroll(x: x, y: y, input, hits)
    case .exited: break
    }
    endPressIfNeeded()
    if input.action == .released { follow(in: root) }
    return !hits.isEmpty || press != nil
  }

  /// A press is over when all recognizers have ended, or when something is dragged.
  private func endPressIfNeeded() {
    if graph.drags.drag != nil { press?.cancel() }
    if press?.isOver == true { press = nil }
  }

  private func begin(_ input: PointerInput, _ hits: [InteractionElement]) {
    isPressed = true
    // No frame may have noticed that a further press comes too late.
    advance(to: input.time)
    press?.expire(outside: hits)
    endPressIfNeeded()
    if let press { press.add(hits) } else { press = PressSession(hits) }
    if let element = hits.lazy.compactMap({ $0 as? FocusElement }).first { graph.keys.focus(element) }
    press?.process(.pressed, input)
  }

  private func end(_ input: PointerInput) {
    isPressed = false
    press?.process(.released, input)
  }

  /// The middle button inserts the selected text of this or another program at the pointer.
  private func pasteSelection(_ input: PointerInput, _ hits: [InteractionElement]) {
    hits.lazy.compactMap { $0 as? TextInputElement }.first?.pasteSelection(at: input.location)
  }

  /// A press of the secondary button goes to the innermost view that handles it.
  private func pressSecondary(_ input: PointerInput, _ hits: [InteractionElement]) -> Bool {
    guard let element = hits.lazy.compactMap({ $0 as? SecondaryClickElement }).first else {
      return !hits.isEmpty
    }
    element.modifier.action(element.convertFromRoot(input.location, to: .local))
    return true
  }

  /// Turns of the wheel go to the innermost scroll view that can move in their direction. Shift exchanges the
  /// axes.
  private func scroll(x: CGFloat, y: CGFloat, _ input: PointerInput, _ hits: [InteractionElement]) -> Bool {
    let isExchanged = input.modifiers.contains(.shift)
    let notches = isExchanged ? CGSize(width: y, height: x) : CGSize(width: x, height: y)
    let responders = hits.compactMap { $0 as? any WheelResponder }
    let isUsed = Axis.allCases.map { axis in
      responders.contains { $0.scroll(byNotches: notches[axis], along: axis, at: input.time) }
    }
    return isUsed.contains(true)
  }

  /// Continues the press of an element in the one that succeeds it, for instance if a button looks different while it is
  /// pressed.
  func replace(_ former: InteractionElement, by element: InteractionElement) {
    press?.replace(former, by: element)
  }

  /// The elements under the pointer, innermost first.
  private func hits(in root: LayoutElement) -> [InteractionElement] {
    graph.elementsHaveMoved = false
    var hits: [InteractionElement] = []
    if let location { _ = graph.read { root.hitTest(location, &hits) } }
    return hits
  }

  // MARK: Hover

  private func hover(_ hits: [InteractionElement], at location: CGPoint) {
    leave(allBut: hits)
    hovered = hits
    for element in hits { element.pointerMoved(to: location) }
  }

  /// Leaves the hovered elements that are no longer hit, and returns them.
  @discardableResult
  private func leave(allBut hits: [InteractionElement]) -> [InteractionElement] {
    let left = hovered.filter { element in !hits.contains { $0 === element } }
    for element in left { element.pointerLeft() }
    return left
  }

  /// Hovers the views that a frame has moved under the resting pointer, for instance by scrolling, and leaves those that
  /// it has moved away or removed.
  ///
  /// A view that has moved away since the latest input is not entered again: one that moves away while it is hovered would
  /// come and go with each frame.
  func follow(in root: LayoutElement) {
    guard let location, !isPressed, graph.drags.drag == nil else { return }
    let hits = hits(in: root).filter { $0.inputOfEscape != inputCount }
    let entered = hits.filter { hit in !hovered.contains { $0 === hit } }
    guard !entered.isEmpty || hits.count != hovered.count else { return }
    time = max(time, graph.date)
    for element in leave(allBut: hits) { element.inputOfEscape = inputCount }
    hovered = hits
    for element in entered { element.pointerMoved(to: location) }
  }

  // MARK: Deadlines

  var nextUpdate: NextUpdate? { press?.deadline.map { .date($0) } }

  var isMounted: Bool { true }

  func advance(to date: Date) {
    guard let deadline = press?.deadline, deadline <= date else { return }
    press?.process(.waited, PointerInput(.moved, at: press?.location ?? .zero, time: date))
    endPressIfNeeded()
  }
}

/// The recognizers of the views under a press.
@MainActor
final class PressSession {
  private final class Entry {
    let recognizer: PressRecognizer
    weak var element: InteractionElement?
    var state = PressRecognizer.State.possible
    /// Whether the recognizer had begun when another one won that may still fail, as a long press does on release.
    var isInReserve = false

    init(_ recognizer: PressRecognizer, _ element: InteractionElement) {
      (self.recognizer, self.element) = (recognizer, element)
    }

    var isOpen: Bool { state.isOpen }
  }

  private var entries: [Entry] = []
  private var winner: Entry?
  private(set) var location = CGPoint.zero

  /// Creates a session for hit views in order from the innermost.
  init(_ hits: [InteractionElement]) { add(hits) }

  /// Adds the recognizers of hit views to those that wait for a further press, unless one of them has won. High-priority
  /// recognizers come first, the outermost before the inner ones.
  func add(_ hits: [InteractionElement]) {
    guard winner == nil else { return }
    let waiting = entries.filter { $0.isOpen }
    let all = PressSession.unmasked(hits).compactMap { element in
      waiting.first { $0.element === element } ?? element.makeRecognizer().map { Entry($0, element) }
    }
    entries =
      all.filter { $0.recognizer.priority == .high }.reversed()
      + all.filter { $0.recognizer.priority != .high }
  }

  /// Leaves out the elements inside of one that disables the gestures of its content.
  private static func unmasked(_ hits: [InteractionElement]) -> [InteractionElement] {
    let masks = hits.filter(\.disablesInnerGestures)
    guard !masks.isEmpty else { return hits }
    return hits.filter { hit in
      !sequence(first: hit as LayoutElement, next: \.superelement).dropFirst().contains { outer in
        masks.contains { $0 === outer }
      }
    }
  }

  var isOver: Bool { !entries.contains { $0.isOpen } }

  /// The earliest deadline of a recognizer that is still possible or active.
  var deadline: Date? { entries.compactMap { $0.isOpen ? $0.recognizer.deadline : nil }.min() }

  func process(_ change: PressSample.Change, _ input: PointerInput) {
    location = input.location
    for entry in entries where entry.isOpen {
      if let element = entry.element { process(change, input, entry, element) } else { fail(entry) }
    }
    decide(after: change)
  }

  private func process(
    _ change: PressSample.Change, _ input: PointerInput, _ entry: Entry, _ element: InteractionElement
  ) {
    guard element.isAttached, element.environment.values.isEnabled else { return fail(entry) }
    entry.state = entry.recognizer.process(PressSample(change: change, input: input, element: element))
    if entry.recognizer.priority == .simultaneous || entry === winner { entry.recognizer.deliver() }
  }

  /// Ends the recognizers of the views that a further press does not hit, as after the time limit for a further press.
  func expire(outside hits: [InteractionElement]) {
    for entry in entries where entry.isOpen {
      if !hits.contains(where: { $0 === entry.element }) { expire(entry) }
    }
    decide(after: .waited)
  }

  /// Ends a recognizer that waits. A part of it may have recognized the presses so far.
  private func expire(_ entry: Entry) {
    if let element = entry.element, let deadline = entry.recognizer.deadline {
      process(.waited, PointerInput(.moved, at: location, time: deadline), entry, element)
    }
    if entry.isOpen { fail(entry) }
  }

  /// Ends all recognizers, because the pointer belongs to a drag from now on.
  func cancel() {
    for entry in entries where entry.isOpen { fail(entry) }
  }

  private func decide(after change: PressSample.Change) {
    if let current = winner, !canChange(from: current, after: change) { return }
    let candidates = entries.filter { $0.recognizer.priority != .simultaneous && $0.state != .failed }
    let next =
      winner == nil
      ? candidates.first { $0.recognizer.takesOver && $0.state == .active } ?? candidates.first
      : candidates.first { $0 !== winner && $0.state != .possible && !$0.isInReserve }
    guard let next, next.state != .possible else { return }
    let isYielding = next.recognizer.yields && next.isOpen
    for entry in candidates where entry !== next {
      if isYielding, entry.isOpen { entry.isInReserve = entry.state == .active } else { fail(entry) }
    }
    winner = next
    next.recognizer.deliver()
  }

  /// Whether another recognizer may win instead: if the current one has only begun a press, and fails or the
  /// pointer has moved or rested. Once it has ended, no other one may.
  private func canChange(from current: Entry, after change: PressSample.Change) -> Bool {
    guard current.recognizer.yields else { return false }
    switch current.state {
    case .failed: winner = nil
    case .ended:
      for entry in entries where entry !== current && entry.recognizer.priority != .simultaneous {
        if entry.isOpen { fail(entry) }
      }
      return false
    case .possible, .active: break
    }
    return winner == nil || change == .moved || change == .waited
  }

  func replace(_ former: InteractionElement, by element: InteractionElement) {
    for entry in entries where entry.element === former { entry.element = element }
  }

  private func fail(_ entry: Entry) {
    entry.state = .failed
    entry.recognizer.cancel()
  }
}

/// An element that turns of the wheel scroll.
@MainActor
protocol WheelResponder: InteractionElement {
  /// Scrolls by notches of the wheel. Returns whether the content can move.
  func scroll(byNotches notches: CGFloat, along axis: Axis, at date: Date) -> Bool
}

extension ScrollElement: WheelResponder {}
