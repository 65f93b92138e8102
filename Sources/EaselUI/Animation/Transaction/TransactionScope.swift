/// Provides the transaction for a part of the graph: the transaction of the update, as changed by the
/// modifiers around the part.
@MainActor
class TransactionScope {
  unowned let graph: ViewGraph

  init(graph: ViewGraph) { self.graph = graph }

  /// The transaction of the running update.
  var current: Transaction { graph.transaction }
}

/// The scope of the views inside a modifier that changes transactions.
final class DerivedTransactionScope<Modifier: TransactionModifier>: TransactionScope {
  let parent: TransactionScope
  var modifier: Modifier
  /// The serial number of the latest update to which a conditional modifier applies.
  private var serial = 0

  init(_ modifier: Modifier, parent: TransactionScope) {
    (self.parent, self.modifier) = (parent, modifier)
    super.init(graph: parent.graph)
  }

  override var current: Transaction {
    var transaction = parent.current
    if graph.allowsAnimations, modifier.isUnconditional || serial == graph.transactionSerial {
      modifier.change(&transaction)
    }
    return transaction
  }

  /// Makes the modifier apply to the rest of this update.
  func applyToUpdate() { serial = graph.transactionSerial }
}

/// A modifier that changes the transactions of a view.
@MainActor
protocol TransactionModifier: ViewModifier where Body == Never {
  func change(_ transaction: inout Transaction)

  /// Whether the modifier applies to all updates. Otherwise `isTriggered(after:)` decides for each update.
  var isUnconditional: Bool { get }

  /// Whether the modifier applies to the update in which it replaces `old`.
  func isTriggered(after old: Self) -> Bool
}

extension TransactionModifier {
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    _NodeOutput(TransactionModifierNode(view, inputs))
  }
}

/// The node of a view with a transaction modifier.
final class TransactionModifierNode<Base: View, Modifier: TransactionModifier>: ViewNode<
  ModifiedContent<Base, Modifier>
>
{
  private let scope: DerivedTransactionScope<Modifier>
  private var content: ViewNode<Base>!

  init(_ view: ModifiedContent<Base, Modifier>, _ inputs: _NodeInputs) {
    scope = DerivedTransactionScope(view.modifier, parent: inputs.transactions)
    super.init(inputs)
    content = Base.makeNode(view.content, inputs.child(of: self, transactions: scope))
  }

  override func update(_ view: ModifiedContent<Base, Modifier>) {
    if view.modifier.isTriggered(after: scope.modifier) { scope.applyToUpdate() }
    scope.modifier = view.modifier
    content.update(view.content)
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }
}
