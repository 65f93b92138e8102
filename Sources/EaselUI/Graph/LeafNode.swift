/// The node of a view that is drawn by a leaf: by itself, or by one that is made of it.
final class LeafNode<V: View, Leaf: LeafView>: ViewNode<V>, AnimationOwner {
  private var view: V
  private let makeLeaf: (V) -> Leaf
  private var leaf: AnimatedValue<Leaf>
  private let element: LeafElement<Leaf>
  private let comparison = ValueComparison<V>.shared

  init(_ view: V, _ inputs: _NodeInputs, leaf makeLeaf: @escaping (V) -> Leaf) {
    self.view = view
    self.makeLeaf = makeLeaf
    leaf = AnimatedValue(makeLeaf(view))
    element = LeafElement(leaf.model, inputs)
    super.init(inputs)
  }

  override func update(_ newView: V) {
    guard !comparison.areEqual(view, newView) else { return }
    view = newView
    leaf = leaf.changed(to: makeLeaf(newView), for: self)
    element.update(leaf.shown)
  }

  override func collectElements(into elements: inout [LayoutElement]) { elements.append(element) }

  override func didUnmount() { element.detach() }

  // MARK: Animation

  var environment: EnvironmentScope { element.environment }
  var transactions: TransactionScope { element.transactions }
  var isAlive: Bool { isMounted }

  func advanceAnimation(to date: Date) -> Bool {
    let isRunning = leaf.advance(to: date, in: graph)
    if !isRunning { leaf.endAnimation() }
    element.update(leaf.shown)
    return isRunning
  }

  func quietTime(after date: Date) -> TimeInterval { leaf.quietTime(after: date) }

  func cancelAnimation() {
    leaf.cancel(in: graph)
    leaf.endAnimation()
  }
}
