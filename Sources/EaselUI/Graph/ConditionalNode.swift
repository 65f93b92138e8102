/// The node of a choice: the branch that is taken. The other branch does not exist, or is on its way out.
final class ConditionalNode<First: View, Second: View>: ViewNode<_ConditionalContent<First, Second>> {
  private enum Branch {
    case first(ViewNode<First>)
    case second(ViewNode<Second>)

    var node: GraphNode {
      switch self {
      case .first(let node): node
      case .second(let node): node
      }
    }
  }

  private var branch: Branch!
  /// The branch that is gone and still seen.
  private var leaving: Branch?
  private let inputs: _NodeInputs

  init(_ view: _ConditionalContent<First, Second>, _ inputs: _NodeInputs) {
    self.inputs = inputs
    super.init(inputs)
    branch = makeBranch(view)
  }

  override func update(_ view: _ConditionalContent<First, Second>) {
    if update(branch, view) { return }
    let (old, returning) = (branch!, leaving)
    leaving = nil
    if let returning, update(returning, view) {
      branch = returning
      Presentation.stay(returning.node, in: inputs.transactions)
    } else {
      returning?.node.unmount()
      branch = makeBranch(view)
      Presentation.enter(branch.node, in: inputs.transactions)
    }
    remove(old)
    elementsDidChange()
  }

  /// Gives a branch its new value; false when the other one is taken.
  private func update(_ branch: Branch, _ view: _ConditionalContent<First, Second>) -> Bool {
    switch (branch, view.storage) {
    case (.first(let node), .first(let content)): node.update(content)
    case (.second(let node), .second(let content)): node.update(content)
    default: return false
    }
    return true
  }

  private func makeBranch(_ view: _ConditionalContent<First, Second>) -> Branch {
    switch view.storage {
    case .first(let content): .first(First.makeNode(content, inputs.child(of: self)))
    case .second(let content): .second(Second.makeNode(content, inputs.child(of: self)))
    }
  }

  private func remove(_ old: Branch) {
    let node = old.node
    let isSeen = Presentation.leave(node, in: inputs.transactions) { [weak self, weak node] in
      guard let self, let node, leaving?.node === node else { return }
      leaving = nil
      node.unmount()
      elementsDidChange()
    }
    if isSeen { leaving = old } else { node.unmount() }
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    forEachChild { $0.collectElements(into: &elements) }
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    visit(branch.node)
    if let leaving { visit(leaving.node) }
  }
}
