/// Which transaction holds in a part of the graph: that of the update, as the modifiers around the part change it.
@MainActor
class TransactionScope {
  unowned let graph: ViewGraph

  init(graph: ViewGraph) { self.graph = graph }

  /// The transaction of the update that runs.
  var current: Transaction { graph.transaction }
}

/// The part of the graph inside a modifier that changes transactions.
final class DerivedTransactionScope<Modifier: TransactionModifier>: TransactionScope {
  let parent: TransactionScope
  var modifier: Modifier
  /// The update for which the modifier applies, if it does so not always.
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

  /// Has the modifier apply to the rest of this update.
  func applyToUpdate() { serial = graph.transactionSerial }
}

/// A modifier that changes the transactions of a view's changes.
@MainActor
protocol TransactionModifier: ViewModifier where Body == Never {
  func change(_ transaction: inout Transaction)

  /// True when it applies to all changes; else it does when the modifier's own value changes.
  var isUnconditional: Bool { get }

  /// True when the modifier applies to an update in which it takes the place of an older one.
  func isTriggered(after old: Self) -> Bool
}

extension TransactionModifier {
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    _NodeOutput(TransactionModifierNode(view, inputs))
  }
}

/// The node of a view with such a modifier.
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
