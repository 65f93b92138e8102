/// Dispatches key presses: to the focused view, the views around it, and all others. An unhandled Tab moves
/// the focus.
@MainActor
final class KeyDispatcher {
  private(set) weak var focused: FocusElement?
  /// The focused view and the views around it that bind its focus: those that know that they have it.
  private var chain: [WeakElement] = []
  /// Whether the focus was moved by the keyboard, in which case the focused view draws a focus ring.
  private(set) var isFocusVisible = false
  /// Whether Tab moves the focus from the last view to the first. If false, the last view loses the focus, and the key is
  /// not handled.
  var wrapsFocus = true
  private unowned let graph: ViewGraph

  private struct WeakElement {
    weak var element: FocusElement?
  }

  init(graph: ViewGraph) { self.graph = graph }

  func handle(_ press: KeyPress, root: LayoutElement) -> Bool {
    let hasFocus = focused != nil
    var asked: Set<ObjectIdentifier> = []
    var responders: [any KeyResponder] = []
    var current: LayoutElement? = focused
    var isAtField = focused?.isTextInput == true
    while let element = current {
      if element is ContainerElement { isAtField = false }
      if let responder = element as? any KeyResponder {
        // The actions of a text field itself run before the field handles the key.
        responders.insert(responder, at: isAtField && element is KeyPressElement ? 0 : responders.count)
      }
      current = element.superelement
    }
    var others: [any KeyResponder] = []
    root.forEachDescendant { element in
      guard let responder = element as? any KeyResponder, !(element is FocusElement) else { return }
      if !hasFocus || !(element is CommandElement) { others.append(responder) }
    }
    for responder in responders + others.reversed() where asked.insert(ObjectIdentifier(responder)).inserted {
      if responder.isAttached, responder.handle(press) == .handled { return true }
    }
    return moveFocus(press, root)
  }

  private func moveFocus(_ press: KeyPress, _ root: LayoutElement) -> Bool {
    guard press.key == .tab, press.phase != .up else { return false }
    return moveFocus(by: press.modifiers.contains(.shift) ? -1 : 1, in: root)
  }

  /// Moves the focus to the next or the previous view in an element. Returns whether there is one.
  func moveFocus(by step: Int, in root: LayoutElement) -> Bool {
    var elements: [FocusElement] = []
    root.forEachDescendant { element in
      if let element = element as? FocusElement, element.canFocus { elements.append(element) }
    }
    guard !elements.isEmpty else { return false }
    let start = elements.firstIndex { $0 === focused } ?? (step > 0 ? -1 : elements.count)
    guard wrapsFocus || elements.indices.contains(start + step) else {
      focus(nil)
      return false
    }
    enter(elements[(start + step + elements.count) % elements.count])
    return true
  }

  /// Moves the focus to an element by a key. A view around it that the focus was not in before may choose another part.
  private func enter(_ element: FocusElement) {
    let old =
      focused.map {
        Set(sequence(first: $0 as LayoutElement, next: \.superelement).map(ObjectIdentifier.init))
      } ?? []
    let entries = sequence(first: element as LayoutElement, next: \.superelement).compactMap {
      $0 as? FocusEntryElement
    }
    focus(element, isVisible: true)
    for entry in entries where !old.contains(ObjectIdentifier(entry)) { entry.modifier.setFocus?() }
  }

  /// Moves the focus to an element; nil removes it.
  func focus(_ element: FocusElement?, isVisible: Bool = false) {
    let old = focused
    (focused, isFocusVisible) = (element, isVisible)
    old?.invalidateDrawing()
    element?.invalidateDrawing()
    guard old !== element else { return }
    graph.focusedValues.focusDidChange()
    let (oldChain, newChain) = (knownChain(of: old), element?.focusChain ?? [])
    chain = newChain.map { WeakElement(element: $0) }
    for lost in oldChain where !newChain.contains(where: { $0 === lost }) { lost.focusChanged(false) }
    for found in newChain where !oldChain.contains(where: { $0 === found }) { found.focusChanged(true) }
  }

  /// Takes the focus from a view that is no longer in the window.
  func focusedViewWasRemoved() { focus(nil, isVisible: isFocusVisible) }

  /// The focused view and those around it that bind its focus, also those that it is no longer in because it was removed.
  private func knownChain(of element: FocusElement?) -> [FocusElement] {
    let known = chain.compactMap(\.element)
    return known + (element?.focusChain ?? []).filter { link in !known.contains { $0 === link } }
  }
}

/// The default focus.
extension KeyDispatcher {
  /// Moves the focus to the element that succeeds another one of the same view. The view does not notice.
  func replace(_ former: FocusElement, by element: FocusElement) {
    if focused === former { focused = element }
    for index in chain.indices where chain[index].element === former { chain[index].element = element }
  }

  /// Whether a view that appears may take the focus: no view has it, or one that is covered by a presentation.
  var acceptsDefault: Bool {
    guard let focused else { return true }
    guard let front = graph.presentations.keyRoot else { return false }
    return !sequence(first: focused as LayoutElement, next: \.superelement).contains { $0 === front }
  }

  /// Moves the focus to the preferred view of a scope, if there is one.
  func resetFocus(in namespace: Namespace.ID) {
    var target: FocusElement?
    graph.presentations.element.superelement?.forEachDescendant { element in
      guard target == nil, let scope = element as? FocusScopeElement, scope.namespace == namespace else {
        return
      }
      target = scope.preferred
    }
    if let target { focus(target, isVisible: isFocusVisible) }
  }
}
