/// The element of a view that acts on the pointer where the view is hit.
class InteractionElement: WrapperElement {
  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    guard super.hitTest(point, &hits) else { return false }
    if environment.values.isEnabled { join(&hits) }
    return true
  }

  /// Takes its place after those inside.
  func join(_ hits: inout [InteractionElement]) { hits.append(self) }

  /// A recognizer for a press that begins, if the view waits for one.
  func makeRecognizer() -> PressRecognizer? { nil }

  // MARK: Hover

  /// The pointer has come, or moved, in the root's space.
  func pointerMoved(to location: CGPoint) {}

  func pointerLeft() {}
}
