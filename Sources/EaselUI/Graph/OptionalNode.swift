/// The node of a view that may be absent.
final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
  private var content: ViewNode<Wrapped>?
  /// The view that is gone and still seen.
  private var leaving: ViewNode<Wrapped>?
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
    case (let node?, nil): remove(node)
    case (nil, let view?): insert(view)
    }
    elementsDidChange()
  }

  private func insert(_ view: Wrapped) {
    if let node = leaving {
      (content, leaving) = (node, nil)
      node.update(view)
      Presentation.stay(node, in: inputs.transactions)
    } else {
      let node = Wrapped.makeNode(view, inputs.child(of: self))
      content = node
      Presentation.enter(node, in: inputs.transactions)
    }
  }

  private func remove(_ node: ViewNode<Wrapped>) {
    content = nil
    let isSeen = Presentation.leave(node, in: inputs.transactions) { [weak self, weak node] in
      guard let self, let node, leaving === node else { return }
      leaving = nil
      node.unmount()
      elementsDidChange()
    }
    if isSeen { leaving = node } else { node.unmount() }
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    content?.collectElements(into: &elements)
    leaving?.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    if let content { visit(content) }
    if let leaving { visit(leaving) }
  }
}
