/// The node of a choice: the branch that is taken. The other branch does not exist.
final class ConditionalNode<First: View, Second: View>: ViewNode<_ConditionalContent<First, Second>> {
  private enum Branch {
    case first(ViewNode<First>)
    case second(ViewNode<Second>)
  }

  private var branch: Branch!
  private let inputs: _NodeInputs

  init(_ view: _ConditionalContent<First, Second>, _ inputs: _NodeInputs) {
    self.inputs = inputs
    super.init(inputs)
    branch = makeBranch(view)
  }

  override func update(_ view: _ConditionalContent<First, Second>) {
    switch (branch!, view.storage) {
    case (.first(let node), .first(let content)): node.update(content)
    case (.second(let node), .second(let content)): node.update(content)
    default:
      forEachChild { $0.unmount() }
      branch = makeBranch(view)
      elementsDidChange()
    }
  }

  private func makeBranch(_ view: _ConditionalContent<First, Second>) -> Branch {
    switch view.storage {
    case .first(let content): .first(First.makeNode(content, inputs.child(of: self)))
    case .second(let content): .second(Second.makeNode(content, inputs.child(of: self)))
    }
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    forEachChild { $0.collectElements(into: &elements) }
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    switch branch! {
    case .first(let node): visit(node)
    case .second(let node): visit(node)
    }
  }
}
