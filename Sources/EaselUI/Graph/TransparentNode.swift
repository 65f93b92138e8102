/// The node of a view that is nothing but another one.
final class TransparentNode<V: View, Content: View>: ViewNode<V> {
  private let contentOf: (V) -> Content
  private var content: ViewNode<Content>!

  init(_ view: V, _ inputs: _NodeInputs, content contentOf: @escaping (V) -> Content) {
    self.contentOf = contentOf
    super.init(inputs)
    content = Content.makeNode(contentOf(view), inputs.child(of: self))
  }

  override func update(_ view: V) { content.update(contentOf(view)) }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }
}
