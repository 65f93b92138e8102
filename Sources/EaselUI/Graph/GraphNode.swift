/// A place in the retained view graph: what stands for one view as long as its identity lasts.
///
/// Nodes are the structure: they hold view values, state and children, and decide which bodies run again. What is laid
/// out and drawn are `LayoutElement`s, of which a node contributes none, one or many to the container around it.
@MainActor
class GraphNode {
  final unowned let graph: ViewGraph
  final unowned let parent: GraphNode?
  /// The number of nodes above this one; what is above is brought up to date first.
  final let depth: Int
  final private(set) var isMounted = true
  /// True while the node waits in the graph's queue.
  final var needsUpdate = false

  init(_ inputs: _NodeInputs) {
    graph = inputs.graph
    parent = inputs.parent
    depth = inputs.depth
  }

  /// Evaluates again what the node was queued for.
  func updateIfNeeded() {}

  /// Asks to be updated before the next frame.
  final func setNeedsUpdate() {
    guard isMounted, !needsUpdate else { return }
    needsUpdate = true
    graph.enqueue(self)
  }

  /// Adds the elements that the view contributes to its container, in order.
  func collectElements(into elements: inout [LayoutElement]) {}

  /// Says that `collectElements` would give other elements now; the container around the node collects anew.
  func elementsDidChange() { parent?.elementsDidChange() }

  func forEachChild(_ visit: (GraphNode) -> Void) {}

  /// Adds the nodes that know how what this one shows comes and goes, down to the first container.
  func collectTransitions(into performers: inout [any TransitionPerformer]) {
    forEachChild { $0.collectTransitions(into: &performers) }
  }

  /// Combines what the views of this node and below tell of a kind with what was told before them.
  func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    forEachChild { $0.collectPreference(key, into: &value) }
  }

  /// Takes note that other views than before may be seen in a container around the node.
  func shownViewsDidChange() { forEachChild { $0.shownViewsDidChange() } }

  /// False when the view is there to be measured, and another one is seen in its place.
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

  /// Ends the life of the node and of all below it.
  final func unmount() {
    guard isMounted else { return }
    isMounted = false
    forEachChild { $0.unmount() }
    didUnmount()
  }

  /// Gives back what the node registered elsewhere. Its children are unmounted already.
  func didUnmount() {}
}

/// A node for a view of a type that is known where it is compiled, so that new values reach it without boxes or casts.
///
/// By itself it stands for a view without contents.
@MainActor
class ViewNode<V: View>: GraphNode {
  /// Takes the value that the parent has for the view now.
  func update(_ view: V) {}
}

extension View {
  /// The node for a view.
  static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> ViewNode<Self> { _makeNode(view, inputs).node }
}

/// What a node is made with: its place in the graph and what it inherits.
///
/// Public because the hidden requirement of `View` names it; only the library makes and reads it.
@MainActor
public struct _NodeInputs {
  unowned private(set) var parent: GraphNode?
  private(set) var depth: Int
  private(set) var environment: EnvironmentScope
  /// The direction of the stack around the node, in which spacers grow; nil outside stacks.
  private(set) var stackAxis: Axis?
  /// Which transactions hold for changes of the node.
  private(set) var transactions: TransactionScope
  /// Those outside the modifiers that have transactions of their own, for the view that they are applied to.
  private var outerTransactions: TransactionScope?

  var graph: ViewGraph { transactions.graph }

  /// The inputs of a graph's first node.
  init(graph: ViewGraph, environment: EnvironmentScope) {
    self.environment = environment
    transactions = TransactionScope(graph: graph)
    depth = 0
  }

  /// The inputs of a child of `parent`, which inherits all else.
  func child(of parent: GraphNode) -> _NodeInputs {
    var inputs = self
    inputs.parent = parent
    inputs.depth = parent.depth + 1
    return inputs
  }

  /// The inputs of what belongs to an element of the node and lies below it.
  var deeper: _NodeInputs {
    var inputs = self
    inputs.depth += 1
    return inputs
  }

  /// The inputs of a child of `parent` in another environment.
  func child(of parent: GraphNode, environment: EnvironmentScope) -> _NodeInputs {
    var inputs = child(of: parent)
    inputs.environment = environment
    return inputs
  }

  /// The inputs of a child of `parent` for which other transactions hold.
  func child(of parent: GraphNode, transactions: TransactionScope) -> _NodeInputs {
    var inputs = child(of: parent)
    inputs.transactions = transactions
    return inputs
  }

  /// Notes that what follows are modifiers with transactions of their own.
  mutating func enterAnimatedBody() { outerTransactions = transactions }

  /// Goes back to the transactions outside of such modifiers.
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
}

/// The node that was made for a view.
///
/// Public because the hidden requirement of `View` names it; only the library makes and reads it.
@MainActor
public struct _NodeOutput<V: View> {
  let node: ViewNode<V>

  init(_ node: ViewNode<V>) { self.node = node }
}
