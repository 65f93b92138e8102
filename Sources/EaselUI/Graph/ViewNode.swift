/// A node for a view of a type that is known where it is compiled, so that new values reach it without boxes or casts.
///
/// By itself it stands for a view without contents.
@MainActor
class ViewNode<V: View>: GraphNode {
  /// Takes the value that the parent has for the view now.
  func update(_ view: V) {}
}

extension View {
  /// The node for a view.
  static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> ViewNode<Self> { _makeNode(view, inputs).node }
}
