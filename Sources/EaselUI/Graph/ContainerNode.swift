/// A view that arranges its content with one of the library's layouts.
@MainActor
protocol ContainerView: View where Body == Never {
  associatedtype Layout: ContainerLayout
  associatedtype Content: View

  var layout: Layout { get }
  var content: Content { get }
}

extension ContainerView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _NodeOutput(ContainerNode(view, inputs))
  }
}

/// The node of a container.
final class ContainerNode<V: ContainerView>: ViewNode<V> {
  private let element: LayoutContainerElement<V.Layout>
  private var content: ViewNode<V.Content>!
  private var layout: V.Layout
  private let comparison = ValueComparison<V.Layout>.shared

  init(_ view: V, _ inputs: _NodeInputs) {
    layout = view.layout
    element = LayoutContainerElement(layout, inputs)
    super.init(inputs)
    content = V.Content.makeNode(view.content, inputs.child(of: self, stackAxis: V.Layout.axis))
    element.setSource(content)
  }

  override func update(_ view: V) {
    content.update(view.content)
    guard !comparison.areEqual(layout, view.layout) else { return }
    layout = view.layout
    element.layout = layout
  }

  override func collectElements(into elements: inout [LayoutElement]) { elements.append(element) }

  override func elementsDidChange() { element.childrenDidChange() }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func collectTransitions(into performers: inout [any TransitionPerformer]) {}

  override func didUnmount() { element.detach() }
}
