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
final class ContainerNode<V: ContainerView>: ViewNode<V>, AnimatedValueOwner {
  private let element: LayoutContainerElement<V.Layout>
  private var content: ViewNode<V.Content>!
  var animated: AnimatedValue<V.Layout>
  private let comparison = ValueComparison<V.Layout>.shared

  init(_ view: V, _ inputs: _NodeInputs) {
    animated = AnimatedValue(view.layout)
    element = LayoutContainerElement(animated.model, inputs)
    super.init(inputs)
    content = V.Content.makeNode(view.content, inputs.child(of: self, stackAxis: V.Layout.axis))
    element.setSource(content)
  }

  override func update(_ view: V) {
    content.update(view.content)
    guard !comparison.areEqual(animated.model, view.layout) else { return }
    animated = animated.changed(to: view.layout, for: self)
    element.layout = animated.shown
  }

  override var levels: Int { 4 }

  override func collectElements(into elements: inout [LayoutElement]) { elements.append(element) }

  override func elementsDidChange() { element.childrenDidChange() }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func collectTransitions(into performers: inout [any TransitionAnimator]) {}

  override func collectScrollTargets(into query: ScrollTargetQuery) {
    query.enterContainer { super.collectScrollTargets(into: query) }
  }

  override func didUnmount() { element.detach() }

  // MARK: Animation

  var environment: EnvironmentScope { element.environment }
  var transactions: TransactionScope { element.transactions }
  var isAlive: Bool { isMounted }

  func animatedValueDidChange() { element.layout = animated.shown }
}

/// The node of a block of views.
final class TupleNode<T>: ViewNode<TupleView<T>> {
  private var nodes: TupleNodes<T>!

  init(_ view: TupleView<T>, _ inputs: _NodeInputs) {
    super.init(inputs)
    nodes = view.nodes.init(view, inputs.child(of: self))
  }

  override func update(_ view: TupleView<T>) { nodes.update(view) }

  override var levels: Int { 2 }

  override var isTransparent: Bool { true }

  override var hasFixedChildren: Bool { true }

  override func collectElements(into elements: inout [LayoutElement]) {
    nodes.forEach { $0.collectElements(into: &elements) }
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { nodes.forEach(visit) }
}

/// The nodes of the elements of a tuple view. A `TupleView` stores the subclass for the types of its
/// elements.
@MainActor
class TupleNodes<T> {
  required init(_ view: TupleView<T>, _ inputs: _NodeInputs) {}

  func update(_ view: TupleView<T>) {}

  func forEach(_ visit: (GraphNode) -> Void) {}
}

/// The nodes of elements whose types are statically known to be views.
final class PackNodes<each Content: View>: TupleNodes<(repeat each Content)> {
  private let nodes: (repeat ViewNode<each Content>)

  required init(_ view: TupleView<(repeat each Content)>, _ inputs: _NodeInputs) {
    nodes = (repeat (each Content).makeMember(each view.value, inputs))
    super.init(view, inputs)
  }

  override func update(_ view: TupleView<(repeat each Content)>) {
    repeat (each nodes).update(each view.value)
  }

  override func forEach(_ visit: (GraphNode) -> Void) {
    for node in repeat each nodes { visit(node) }
  }
}

/// The nodes of elements that are found to be views at run time.
final class ReflectedNodes<T>: TupleNodes<T> {
  private var nodes: [ViewNode<AnyView>] = []

  required init(_ view: TupleView<T>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    nodes = parts(of: view).map { AnyView.makeMember($0, inputs) }
  }

  override func update(_ view: TupleView<T>) {
    for (node, part) in zip(nodes, parts(of: view)) { node.update(part) }
  }

  override func forEach(_ visit: (GraphNode) -> Void) { nodes.forEach(visit) }

  private func parts(of view: TupleView<T>) -> [AnyView] {
    if let whole = view.value as? any View { return [AnyView(whole)] }
    return Mirror(reflecting: view.value).children.map { part in
      (part.value as? any View).map { AnyView($0) } ?? AnyView(EmptyView())
    }
  }
}
