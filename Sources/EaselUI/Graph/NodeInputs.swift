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
