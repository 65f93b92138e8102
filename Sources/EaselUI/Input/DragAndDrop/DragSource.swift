/// A view that the user can drag.
struct DragSource<Preview: View> {
  /// Whether a press can start a drag. A view keeps its state when this changes, as it would not in a condition.
  let isEnabled: Bool
  /// Makes the items when a drag begins.
  let makeItems: () -> [NSItemProvider]
  /// What the views of the library drag besides.
  var payload: Any?
  /// The view at the pointer; nil for a picture of the dragged view.
  let preview: Preview?
  @State private var isDragged = false

  init(
    isEnabled: Bool = true, preview: Preview?, payload: Any? = nil,
    makeItems: @escaping () -> [NSItemProvider]
  ) {
    (self.isEnabled, self.makeItems, self.payload, self.preview) = (isEnabled, makeItems, payload, preview)
  }
}

extension DragSource: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      DragSourceModifier(
        isEnabled: isEnabled, makeItems: makeItems, payload: payload, preview: isDragged ? preview : nil,
        setDragged: preview == nil ? nil : { isDragged = $0 }))
  }
}

/// The modifier of a view that the user can drag, with the preview as long as it is dragged.
struct DragSourceModifier<Preview: View> {
  let isEnabled: Bool
  let makeItems: () -> [NSItemProvider]
  let payload: Any?
  let preview: Preview?
  /// Tells that a drag begins or ends; nil if that changes nothing.
  let setDragged: ((Bool) -> Void)?
}

@MainActor extension DragSourceModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> PreviewedDragSourceElement<
    Preview
  > {
    PreviewedDragSourceElement(self, around: content, inputs)
  }

  func update(_ element: PreviewedDragSourceElement<Preview>) { element.update(self) }
}
