/// The node of a view that shows one of several.
final class ViewThatFitsNode<Content: View>: ViewNode<ViewThatFits<Content>> {
  private let element: ViewThatFitsElement
  private var content: ViewNode<Content>!

  init(_ view: ViewThatFits<Content>, _ inputs: _NodeInputs) {
    element = ViewThatFitsElement(axes: view.axes, inputs)
    super.init(inputs)
    content = Content.makeNode(view.content, inputs.child(of: self, stackAxis: nil))
    element.setSource(content)
    element.choiceDidChange = { [unowned self] in graph.shownViewsDidChange(in: self) }
  }

  override func update(_ view: ViewThatFits<Content>) {
    content.update(view.content)
    if element.axes != view.axes { element.axes = view.axes }
  }

  override func collectElements(into elements: inout [LayoutElement]) { elements.append(element) }

  override func elementsDidChange() { element.childrenDidChange() }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func collectTransitions(into performers: inout [any TransitionPerformer]) {}

  override func didUnmount() { element.detach() }
}
