/// A modifier that changes how one element is drawn and nothing else.
@MainActor
protocol DrawingModifier: DrawingEffect, ElementModifier {}

extension DrawingModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> DrawingEffectElement<Self> {
    DrawingEffectElement(self, around: content, inputs)
  }

  func update(_ element: DrawingEffectElement<Self>) { element.effect = self }
}
