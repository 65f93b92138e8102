/// The node of a view that may be absent.
final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
  private var content: ViewNode<Wrapped>?
  private let inputs: _NodeInputs

  init(_ view: Wrapped?, _ inputs: _NodeInputs) {
    self.inputs = inputs
    super.init(inputs)
    content = view.map { Wrapped.makeNode($0, inputs.child(of: self)) }
  }

  override func update(_ view: Wrapped?) {
    switch (content, view) {
    case (nil, nil): return
    case (let node?, let view?): return node.update(view)
    case (let node?, nil):
      node.unmount()
      content = nil
    case (nil, let view?):
      content = Wrapped.makeNode(view, inputs.child(of: self))
    }
    elementsDidChange()
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    content?.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    if let content { visit(content) }
  }
}
