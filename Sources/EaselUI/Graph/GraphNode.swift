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
