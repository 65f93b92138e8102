/// The node of views that an element has besides its content, such as a background: they lie on top of each other.
final class SubgraphNode<Content: View>: GraphNode {
  let element: LayoutContainerElement<ZStackArrangement>
  private var content: ViewNode<Content>!

  /// `inputs` are those of the element.
  init(_ view: Content, alignment: Alignment, _ inputs: _NodeInputs) {
    let inputs = inputs.deeper
    element = LayoutContainerElement(ZStackArrangement(alignment: alignment), inputs)
    super.init(inputs)
    content = Content.makeNode(view, inputs.child(of: self, stackAxis: nil))
    element.setSource(content)
  }

  func update(_ view: Content, alignment: Alignment) {
    content.update(view)
    if element.layout.alignment != alignment { element.layout.alignment = alignment }
  }

  override func elementsDidChange() { element.childrenDidChange() }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func didUnmount() { element.detach() }
}
