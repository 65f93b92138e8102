/// A view value without its type.
class AnyViewStorage {
  @MainActor func makeNode(_ inputs: _NodeInputs) -> GraphNode {
    fatalError("storage without a view")
  }

  /// Gives the value to a node of its type; false when the node is of another type.
  @MainActor func update(_ node: GraphNode) -> Bool { false }
}

final class TypedViewStorage<V: View>: AnyViewStorage {
  private let view: V

  init(_ view: V) { self.view = view }

  override func makeNode(_ inputs: _NodeInputs) -> GraphNode { V.makeNode(view, inputs) }

  override func update(_ node: GraphNode) -> Bool {
    guard let node = node as? ViewNode<V> else { return false }
    node.update(view)
    return true
  }
}

/// The node of a type-erased view: a new type inside is a new identity.
final class AnyViewNode: ViewNode<AnyView> {
  private var storage: AnyViewStorage
  private var content: GraphNode!
  private let inputs: _NodeInputs

  init(_ view: AnyView, _ inputs: _NodeInputs) {
    storage = view.storage
    self.inputs = inputs
    super.init(inputs)
    content = storage.makeNode(inputs.child(of: self))
  }

  override func update(_ view: AnyView) {
    guard view.storage !== storage else { return }
    storage = view.storage
    guard !storage.update(content) else { return }
    content.unmount()
    content = storage.makeNode(inputs.child(of: self))
    elementsDidChange()
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }
}
