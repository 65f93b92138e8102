/// The node of a view that is drawn by a leaf: by itself, or by one that is made of it.
final class LeafNode<V: View, Leaf: LeafView>: ViewNode<V> {
  private var view: V
  private let makeLeaf: (V) -> Leaf
  private let element: LeafElement<Leaf>
  private let comparison = ValueComparison<V>.shared

  init(_ view: V, _ inputs: _NodeInputs, leaf makeLeaf: @escaping (V) -> Leaf) {
    self.view = view
    self.makeLeaf = makeLeaf
    element = LeafElement(makeLeaf(view), inputs)
    super.init(inputs)
  }

  override func update(_ newView: V) {
    guard !comparison.areEqual(view, newView) else { return }
    view = newView
    element.update(makeLeaf(newView))
  }

  override func collectElements(into elements: inout [LayoutElement]) { elements.append(element) }

  override func didUnmount() { element.detach() }
}
