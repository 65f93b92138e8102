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
final class ContainerNode<V: ContainerView>: ViewNode<V>, AnimationOwner {
  private let element: LayoutContainerElement<V.Layout>
  private var content: ViewNode<V.Content>!
  private var layout: AnimatedValue<V.Layout>
  private let comparison = ValueComparison<V.Layout>.shared

  init(_ view: V, _ inputs: _NodeInputs) {
    layout = AnimatedValue(view.layout)
    element = LayoutContainerElement(layout.model, inputs)
    super.init(inputs)
    content = V.Content.makeNode(view.content, inputs.child(of: self, stackAxis: V.Layout.axis))
    element.setSource(content)
  }

  override func update(_ view: V) {
    content.update(view.content)
    guard !comparison.areEqual(layout.model, view.layout) else { return }
    layout = layout.changed(to: view.layout, for: self)
    element.layout = layout.shown
  }

  override func collectElements(into elements: inout [LayoutElement]) { elements.append(element) }

  override func elementsDidChange() { element.childrenDidChange() }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func collectTransitions(into performers: inout [any TransitionPerformer]) {}

  override func didUnmount() { element.detach() }

  // MARK: Animation

  var environment: EnvironmentScope { element.environment }
  var transactions: TransactionScope { element.transactions }
  var isAlive: Bool { isMounted }

  func advanceAnimation(to date: Date) -> Bool {
    let isRunning = layout.advance(to: date, in: graph)
    if !isRunning { layout.endAnimation() }
    element.layout = layout.shown
    return isRunning
  }

  func quietTime(after date: Date) -> TimeInterval { layout.quietTime(after: date) }

  func cancelAnimation() {
    layout.cancel(in: graph)
    layout.endAnimation()
  }
}
