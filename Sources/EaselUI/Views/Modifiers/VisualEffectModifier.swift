/// Changes how a view looks by an effect that is made of the view's geometry.
struct VisualEffectModifier<Effect: VisualEffect> {
  let makeEffect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
}

@MainActor extension VisualEffectModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> VisualEffectElement<Effect> {
    VisualEffectElement(makeEffect, around: content, inputs)
  }

  func update(_ element: VisualEffectElement<Effect>) { element.setEffect(makeEffect) }
}

nonisolated extension View {
  /// The view changed in looks by an effect that may depend on its size and place; its layout, and that of the views
  /// around it, does not change.
  ///
  /// The effect's changes are animated as the transaction says.
  ///
  /// - Parameter effect: Makes the effect of an empty one and of the view's geometry, in points. It runs when the view has
  ///   been placed, and again when what it read has changed.
  public func visualEffect(
    _ effect: @escaping @Sendable (_ content: EmptyVisualEffect, _ proxy: GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier(makeEffect: effect))
  }
}
