/// The insertion or removal of an element: whether the element still takes up space in the layout, and its
/// opacity if the view has no other transition.
@MainActor
final class Presence: AnimatedValueOwner {
  /// Whether the element is being removed and no longer takes up space.
  var isLeaving = false
  var animated: AnimatedValue<Double>
  private weak var element: LayoutElement?

  unowned let graph: ViewGraph
  let environment: EnvironmentScope
  let transactions: TransactionScope

  init(_ element: LayoutElement, opacity: Double) {
    animated = AnimatedValue(opacity)
    self.element = element
    (graph, environment, transactions) = (element.graph, element.environment, element.transactions)
    graph.notePresence()
  }

  /// The current opacity, 0...1.
  var shownOpacity: Double { min(max(animated.shown, 0), 1) }

  func fade(to value: Double, in scope: TransactionScope) {
    animated = animated.changed(to: value, for: self, in: scope)
  }

  var isAlive: Bool { element?.isAttached == true }

  func animatedValueDidChange() { element?.presenceDidChange() }
}

/// Animates the insertion and removal of views with their transitions, or with a fade if they have none.
@MainActor
enum Presentation {
  /// Animates the insertion of a new node, if the transaction is animated.
  static func enter(_ node: GraphNode, in scope: TransactionScope) {
    let performers = node.transitionPerformers
    guard performers.isEmpty else { return performers.forEach { $0.enter() } }
    guard scope.current.animation != nil else { return }
    for element in node.contributedElements {
      let presence = Presence(element, opacity: 0)
      element.presence = presence
      presence.fade(to: 1, in: scope)
    }
  }

  /// Animates the removal of a node. `finish` runs when the node may be unmounted, unless the removal is cancelled.
  ///
  /// - Returns: False if nothing is animated; the caller then unmounts the node at once and `finish` does not
  ///   run.
  static func leave(_ node: GraphNode, in scope: TransactionScope, finish: @escaping () -> Void) -> Bool {
    node.departures &+= 1
    let departure = node.departures
    let completion = AnimationCompletion(criteria: .removed) { [weak node] in
      if node?.departures == departure { finish() }
    }
    let performers = node.transitionPerformers
    for performer in performers { performer.leave(completion) }
    for element in node.contributedElements {
      let presence = element.presence ?? Presence(element, opacity: 1)
      element.presence = presence
      if performers.isEmpty { presence.fade(to: 0, in: CompletionScope(completion, parent: scope)) }
      presence.isLeaving = true
    }
    guard completion.seal() == nil else { return false }
    node.graph.noteLeavingElement()
    return true
  }

  /// Cancels the removal of a node and animates it back.
  static func stay(_ node: GraphNode, in scope: TransactionScope) {
    node.departures &+= 1
    let performers = node.transitionPerformers
    performers.forEach { $0.stay() }
    for element in node.contributedElements {
      element.presence?.isLeaving = false
      if performers.isEmpty { element.presence?.fade(to: 1, in: scope) }
    }
  }
}

/// Adds a completion to the transactions of a parent scope.
final class CompletionScope: TransactionScope {
  private let parent: TransactionScope
  private let completion: AnimationCompletion

  init(_ completion: AnimationCompletion, parent: TransactionScope) {
    (self.completion, self.parent) = (completion, parent)
    super.init(graph: parent.graph)
  }

  override var current: Transaction {
    var transaction = parent.current
    transaction.add(completion)
    return transaction
  }
}

extension GraphNode {
  fileprivate var transitionPerformers: [any TransitionAnimator] {
    var performers: [any TransitionAnimator] = []
    collectTransitions(into: &performers)
    return performers
  }
}
