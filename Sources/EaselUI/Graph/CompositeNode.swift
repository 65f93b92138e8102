/// The node of a view that is composed of others by its `body`.
final class CompositeNode<V: View>: BodyNode<V, V, V.Body> {
  init(_ view: V, _ inputs: _NodeInputs) {
    super.init(subject: view, inputs)
    evaluate()
  }

  override func update(_ view: V) { setSubject(view) }

  override func makeContent(of view: V) -> V.Body { view.body }
}
