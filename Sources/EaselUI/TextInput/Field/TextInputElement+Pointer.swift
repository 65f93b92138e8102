/// The wheel and the middle button of the mouse.
extension TextInputElement: WheelResponder {
  func scroll(byNotches notches: CGFloat, along axis: Axis, at date: Date) -> Bool {
    let distance = notches * ScrollElement.notch
    return scroll(
      by: axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0))
  }

  /// Moves the caret to a point of the window, and inserts the text there that is selected in this or another program.
  func pasteSelection(at location: CGPoint) {
    guard canEdit, let point = convertFromRoot(location) else { return }
    takeFocus()
    // The program's own selection must be read before the caret moves.
    let place = position(at: point)
    controller.paste(from: .primary, at: place)
  }

  /// Whether the text is hidden, so that its words must not be found.
  var isSecret: Bool { controller.configuration?.isSecure ?? false }
}
