/// A view with an explicit identity: another id is another view, with new state.
struct IdentifiedView<Content, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: View where Content: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _NodeOutput(IdentifiedNode(view, inputs))
  }
}

/// The node of a view with an explicit identity.
final class IdentifiedNode<Content: View, ID: Hashable>: ViewNode<IdentifiedView<Content, ID>> {
  private var id: ID
  private var content: ViewNode<Content>!
  /// Views of older identities that are still seen.
  private var leaving: [ViewNode<Content>] = []
  private let inputs: _NodeInputs

  init(_ view: IdentifiedView<Content, ID>, _ inputs: _NodeInputs) {
    id = view.id
    self.inputs = inputs
    super.init(inputs)
    content = Content.makeNode(view.content, inputs.child(of: self))
  }

  override func update(_ view: IdentifiedView<Content, ID>) {
    guard view.id != id else { return content.update(view.content) }
    id = view.id
    remove(content)
    content = Content.makeNode(view.content, inputs.child(of: self))
    Presentation.enter(content, in: inputs.transactions)
    elementsDidChange()
  }

  private func remove(_ node: ViewNode<Content>) {
    let isSeen = Presentation.leave(node, in: inputs.transactions) { [weak self, weak node] in
      guard let self, let node else { return }
      leaving.removeAll { $0 === node }
      node.unmount()
      elementsDidChange()
    }
    if isSeen { leaving.append(node) } else { node.unmount() }
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    forEachChild { $0.collectElements(into: &elements) }
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    for node in leaving { visit(node) }
    visit(content)
  }
}

nonisolated extension View {
  /// Binds the view's identity to a value: with another value the view begins anew.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
