/// An element that acts on keys.
@MainActor
protocol KeyResponder: LayoutElement {
  func handle(_ press: KeyPress) -> KeyPress.Result
}

/// Hands keys to the view with the focus, then to those around it, then to all others; Tab moves the focus.
@MainActor
final class KeyDispatcher {
  private(set) weak var focused: FocusElement?
  /// True when the focus was moved by the keyboard, so that it is shown where it is.
  private(set) var isFocusVisible = false

  func handle(_ press: KeyPress, root: LayoutElement) -> Bool {
    if focused?.isAttached == false { focused = nil }
    var asked: Set<ObjectIdentifier> = []
    var responders: [any KeyResponder] = []
    var current: LayoutElement? = focused
    while let element = current {
      if let responder = element as? any KeyResponder { responders.append(responder) }
      current = element.superelement
    }
    var others: [any KeyResponder] = []
    root.forEachDescendant { element in
      if let responder = element as? any KeyResponder, !(element is FocusElement) { others.append(responder) }
    }
    for responder in responders + others.reversed() where asked.insert(ObjectIdentifier(responder)).inserted {
      if responder.isAttached, responder.handle(press) == .handled { return true }
    }
    return moveFocus(press, root)
  }

  private func moveFocus(_ press: KeyPress, _ root: LayoutElement) -> Bool {
    guard press.key == .tab, press.phase != .up else { return false }
    var elements: [FocusElement] = []
    root.forEachDescendant { element in
      if let element = element as? FocusElement, element.canFocus { elements.append(element) }
    }
    guard !elements.isEmpty else { return false }
    let step = press.modifiers.contains(.shift) ? -1 : 1
    let start = elements.firstIndex { $0 === focused } ?? (step > 0 ? -1 : 0)
    focus(elements[(start + step + elements.count) % elements.count], isVisible: true)
    return true
  }

  /// Gives an element the focus; nil takes it from all.
  func focus(_ element: FocusElement?, isVisible: Bool = false) {
    let old = focused
    (focused, isFocusVisible) = (element, isVisible)
    old?.invalidateDrawing()
    element?.invalidateDrawing()
    guard old !== element else { return }
    old?.focusChanged(false)
    element?.focusChanged(true)
  }
}
