/// The modifier that runs an action for each turn of the wheel over a view.
struct WheelModifier {
  /// Handles a number of notches along an axis, and returns whether it used them.
  let action: (CGFloat, Axis) -> Bool
}

@MainActor extension WheelModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> WheelElement {
    WheelElement(self, around: content, inputs)
  }

  func update(_ element: WheelElement) { element.modifier = self }
}

/// The element of a view that handles the wheel.
final class WheelElement: InteractionElement, WheelResponder {
  var modifier: WheelModifier

  init(_ modifier: WheelModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
  }

  func scroll(byNotches notches: CGFloat, along axis: Axis, at date: Date) -> Bool {
    notches != 0 && modifier.action(notches, axis)
  }
}
