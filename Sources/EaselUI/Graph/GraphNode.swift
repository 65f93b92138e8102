/// A node of the retained view graph, which represents one view for the lifetime of its identity.
///
/// Nodes form the structure: they hold view values, state and children, and decide which bodies run again.
/// Layout and drawing are done by `LayoutElement`s; a node contributes zero, one or several of them to its
/// container.
@MainActor
class GraphNode {
  final unowned let graph: ViewGraph
  final unowned let parent: GraphNode?
  /// The number of levels above this one: the sum of the `levels` of the nodes above. Nodes closer to the root are
  /// updated first.
  final let depth: Int
  final private(set) var isMounted = true
  /// Whether the node is in the graph's queue.
  final var needsUpdate = false
  /// Counts the removals with a transition, and their cancellations, so that the end of an earlier one is not taken for the
  /// end of the latest.
  final var departures: UInt32 = 0

  init(_ inputs: _NodeInputs) {
    graph = inputs.graph
    parent = inputs.parent
    depth = inputs.depth
  }

  /// The number of levels of the graph that the node takes up, in proportion to the stack that it needs: 1 for a
  /// modifier, 2 for a body or a list of views, 4 for a container. See `ViewGraph.maximumDepth`.
  var levels: Int { 1 }

  /// Evaluates the node if it is stale.
  func updateIfNeeded() {}

  /// Schedules an update before the next frame.
  final func setNeedsUpdate() {
    guard isMounted, !needsUpdate else { return }
    needsUpdate = true
    graph.enqueue(self)
  }

  /// Adds the elements that the view contributes to its container, in order.
  func collectElements(into elements: inout [LayoutElement]) {}

  /// Adds the subviews that the node lists for its container, in order.
  func collectSubviews(into parts: inout [SubviewPart]) { forEachChild { $0.collectSubviews(into: &parts) } }

  /// Called when the result of `collectElements` has changed; the container collects the elements again.
  func elementsDidChange() { parent?.elementsDidChange() }

  func forEachChild(_ visit: (GraphNode) -> Void) {}

  /// Adds the nodes that perform the transitions of the views in this node, down to the first container.
  func collectTransitions(into performers: inout [any TransitionAnimator]) {
    forEachChild { $0.collectTransitions(into: &performers) }
  }

  /// Combines the preference values of this node and its descendants with those of earlier views.
  func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    forEachChild { $0.collectPreference(key, into: &value) }
  }

  /// Whether the elements of the node are those of its children, so that a lazy container can ask the children
  /// for them one by one.
  var isTransparent: Bool { false }

  /// Whether the elements of the node are those of its children, and the children stay for its lifetime, so that their
  /// creation can be deferred.
  var hasFixedChildren: Bool { false }

  /// Creates the next view whose creation is deferred. Returns `false` if there is none.
  func createDeferredView() -> Bool {
    guard hasFixedChildren else { return false }
    var isCreated = false
    forEachChild { child in
      if !isCreated { isCreated = child.createDeferredView() }
    }
    return isCreated
  }

  /// Adds the parts of the view that a lazy container creates as needed, in order.
  func collectLazyParts(into parts: inout [LazyPart]) {
    if isTransparent {
      forEachChild { $0.collectLazyParts(into: &parts) }
    } else {
      parts.append(.elements(contributedElements.filter { !$0.isLeaving }))
    }
  }

  /// The place of the first view with an id in this node and its descendants, for `ScrollViewProxy`.
  func scrollTarget(of id: AnyHashable) -> ScrollDestination? {
    var target: ScrollDestination?
    forEachChild { child in
      if target == nil { target = child.scrollTarget(of: id) }
    }
    return target
  }

  /// Adds the views with ids in this node, down to those in containers inside of the first one.
  func collectScrollTargets(into query: ScrollTargetQuery) {
    forEachChild { $0.collectScrollTargets(into: query) }
  }

  /// Called when an enclosing container may show different views.
  func shownViewsDidChange() { forEachChild { $0.shownViewsDidChange() } }

  /// Whether the view is shown. `false` if it is only measured and another view is shown in its place.
  final var isShown: Bool {
    guard graph.hasHiddenViews else { return true }
    let elements = contributedElements
    return elements.isEmpty || elements.contains { $0.isShown }
  }

  /// The elements that the view contributes to its container, in order.
  final var contributedElements: [LayoutElement] {
    var elements: [LayoutElement] = []
    collectElements(into: &elements)
    return elements
  }

  /// Unmounts the node and all of its descendants.
  final func unmount() {
    guard isMounted else { return }
    isMounted = false
    forEachChild { $0.unmount() }
    didUnmount()
  }

  /// Removes the node's registrations. Its children are already unmounted.
  func didUnmount() {}
}

/// A node for a statically known view type, which receives new values without boxes or casts.
///
/// The base class represents a view without contents.
@MainActor
class ViewNode<V: View>: GraphNode {
  /// Updates the node with the new value of the view.
  func update(_ view: V) {}
}

/// The node of a view that is nested too deeply: empty space that takes the proposed size.
final class OmittedNode<V: View>: ViewNode<V> {
  private let element: LayoutElement

  override init(_ inputs: _NodeInputs) {
    element = LayoutElement(inputs)
    super.init(inputs)
    graph.noteOmittedView()
  }

  override func collectElements(into elements: inout [LayoutElement]) { elements.append(element) }

  override func didUnmount() { element.detach() }
}

/// The node of a view that its container creates when it needs it. Until then, the view has no elements.
final class DeferredNode<V: View>: ViewNode<V> {
  /// The view until it is created.
  private var view: V?
  private var content: ViewNode<V>?
  private let inputs: _NodeInputs

  init(_ view: V, _ inputs: _NodeInputs) {
    (self.view, self.inputs) = (view, inputs)
    super.init(inputs)
  }

  override func update(_ newView: V) {
    if let content { content.update(newView) } else { view = newView }
  }

  override func createDeferredView() -> Bool {
    guard isMounted, let view else { return super.createDeferredView() }
    self.view = nil
    content = V.makeNode(view, inputs.child(of: self))
    return true
  }

  override var isTransparent: Bool { true }

  override var hasFixedChildren: Bool { true }

  override func collectElements(into elements: inout [LayoutElement]) {
    content?.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    if let content { visit(content) }
  }
}

extension View {
  /// Creates the node for a view; a node of empty space if the view is nested too deeply.
  ///
  /// Not specialized, like the default implementations that it calls: otherwise the compiler generates the nodes of every
  /// view of this module, with all views inside, which doubles the time of a release build. Views of other modules are never
  /// specialized.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> ViewNode<Self> {
    guard inputs.depth <= ViewGraph.maximumDepth else { return OmittedNode<Self>(inputs) }
    return (inputs.listsSubviews ? _makeListedNode(view, inputs) : _makeNode(view, inputs)).node
  }

  /// Creates the node for one of several views, whose creation the container may defer.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  static func makeMember(_ view: Self, _ inputs: _NodeInputs) -> ViewNode<Self> {
    inputs.defersViews ? DeferredNode<Self>(view, inputs) : makeNode(view, inputs)
  }
}

/// The inputs for the creation of a node: its position in the graph and the values that it inherits.
///
/// Public because the hidden requirement of `View` names it; only the library creates and reads it.
@MainActor
public struct _NodeInputs {
  unowned private(set) var parent: GraphNode?
  private(set) var depth: Int
  private(set) var environment: EnvironmentScope
  /// The axis of the enclosing stack, along which spacers grow; `nil` outside of stacks.
  private(set) var stackAxis: Axis?
  /// The container that creates the elements of the node as needed; `nil` if the node creates all of them.
  private(set) weak var lazyContainer: LazyContainerElement?
  /// Whether the container creates the views of the node one by one, when it needs them.
  private(set) var defersViews = false
  /// Whether the container lists the subviews of the node instead of showing its elements.
  private(set) var listsSubviews = false
  /// Whether the container shows the listed subviews as rows.
  private(set) var listsRows = false
  /// Provides the transactions for changes of the node.
  private(set) var transactions: TransactionScope
  /// The transactions outside of an animated body, for the view that its modifiers are applied to.
  private var outerTransactions: TransactionScope?

  var graph: ViewGraph { transactions.graph }

  /// The inputs of the root node.
  init(graph: ViewGraph, environment: EnvironmentScope) {
    self.environment = environment
    transactions = TransactionScope(graph: graph)
    depth = 0
  }

  /// The inputs of a child of `parent`.
  func child(of parent: GraphNode) -> _NodeInputs {
    var inputs = self
    inputs.parent = parent
    inputs.depth = parent.depth + parent.levels
    if lazyContainer != nil, !parent.isTransparent { inputs.lazyContainer = nil }
    if defersViews, !parent.hasFixedChildren { inputs.defersViews = false }
    return inputs
  }

  /// The inputs of a child of `parent` whose subviews are listed.
  func listing(in parent: GraphNode, asRows: Bool) -> _NodeInputs {
    var inputs = child(of: parent)
    (inputs.lazyContainer, inputs.listsSubviews, inputs.listsRows) = (nil, true, asRows)
    return inputs
  }

  /// The inputs of nodes that belong to an element of the node, one level deeper.
  var deeper: _NodeInputs {
    var inputs = self
    inputs.depth += 1
    return inputs
  }

  /// The inputs of a child of `parent` with another environment.
  func child(of parent: GraphNode, environment: EnvironmentScope) -> _NodeInputs {
    var inputs = child(of: parent)
    inputs.environment = environment
    return inputs
  }

  /// The inputs of a child of `parent` with other transactions.
  func child(of parent: GraphNode, transactions: TransactionScope) -> _NodeInputs {
    var inputs = child(of: parent)
    inputs.transactions = transactions
    return inputs
  }

  /// Enters an animated body: its modifiers have other transactions than the view that they modify.
  mutating func enterAnimatedBody() { outerTransactions = transactions }

  /// Restores the transactions outside of the animated body.
  mutating func leaveAnimatedBody() {
    transactions = outerTransactions ?? transactions
    outerTransactions = nil
  }

  /// The inputs of the content of a container.
  func child(of parent: GraphNode, stackAxis: Axis?) -> _NodeInputs {
    var inputs = child(of: parent)
    inputs.stackAxis = stackAxis
    return inputs
  }

  /// The inputs of the content of a container that creates its views one by one, when it needs them.
  func deferring(in parent: GraphNode) -> _NodeInputs {
    var inputs = child(of: parent, stackAxis: nil)
    inputs.defersViews = true
    return inputs
  }

  /// The inputs of the content of a container that creates it as needed, or at once if it is `nil`.
  func child(of parent: GraphNode, lazyContainer: LazyContainerElement?, stackAxis: Axis?) -> _NodeInputs {
    var inputs = child(of: parent, stackAxis: stackAxis)
    inputs.lazyContainer = lazyContainer
    return inputs
  }
}

/// The node created for a view.
///
/// Public because the hidden requirement of `View` names it; only the library creates and reads it.
@MainActor
public struct _NodeOutput<V: View> {
  let node: ViewNode<V>

  init(_ node: ViewNode<V>) { self.node = node }
}
