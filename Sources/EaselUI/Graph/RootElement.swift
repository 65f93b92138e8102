/// The element at the top of a graph: proposes the host's size to its content and centres it.
final class RootElement: WrapperElement {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.size(for: proposal)
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    let frame = proposal.replacingUnspecifiedDimensions(by: size)
    let contentSize = content.size(for: proposal).finite
    content.place(
      at: CGPoint(x: (frame.width - contentSize.width) / 2, y: (frame.height - contentSize.height) / 2),
      proposal: proposal)
  }

  override func drawingDidBecomeStale() { graph.setStale() }
}

/// The node at the top of a graph. Several views at the top form a column.
final class RootNode<Content: View>: GraphNode {
  private let column: LayoutContainerElement<StackArrangement<VerticalDirection>>
  let element: RootElement
  private var content: ViewNode<Content>!

  init(_ view: Content, _ inputs: _NodeInputs) {
    column = LayoutContainerElement(
      StackArrangement(alignment: HorizontalAlignment.center.key, spacing: nil), inputs)
    element = RootElement(column, inputs)
    super.init(inputs)
    content = Content.makeNode(view, inputs.child(of: self))
    column.setSource(content)
  }

  func update(_ view: Content) { content.update(view) }

  override func elementsDidChange() { column.childrenDidChange() }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }
}
