/// The node of a view with a user's modifier, whose body it runs.
final class ModifierBodyNode<Base: View, Modifier: ViewModifier>: BodyNode<
  ModifiedContent<Base, Modifier>, Modifier, Modifier.Body
>
{
  private let source: TypedModifiedSource<Base>

  init(_ view: ModifiedContent<Base, Modifier>, _ inputs: _NodeInputs) {
    source = TypedModifiedSource(view.content)
    super.init(subject: view.modifier, inputs)
    evaluate()
  }

  override func update(_ view: ModifiedContent<Base, Modifier>) {
    source.base = view.content
    setSubject(view.modifier)
    source.updatePlaceholders()
  }

  override func makeContent(of modifier: Modifier) -> Modifier.Body {
    modifier.body(content: _ViewModifier_Content(source: source))
  }
}

/// The view that a modifier is applied to, for the places where the modifier's body uses it.
@MainActor
class ModifiedSource {
  /// The places, each with a node of its own for the view.
  fileprivate var placeholders: [ObjectIdentifier: GraphNode] = [:]

  nonisolated init() {}

  func makeNode(_ inputs: _NodeInputs) -> GraphNode { fatalError("source without a view") }
}

final class TypedModifiedSource<Base: View>: ModifiedSource {
  var base: Base

  init(_ base: Base) { self.base = base }

  override func makeNode(_ inputs: _NodeInputs) -> GraphNode { Base.makeNode(base, inputs) }

  /// Gives the view's value to all nodes that stand for it.
  func updatePlaceholders() {
    for node in placeholders.values { (node as? ViewNode<Base>)?.update(base) }
  }
}

/// The node of one use of a modifier's content.
final class PlaceholderNode<Modifier: ViewModifier>: ViewNode<_ViewModifier_Content<Modifier>> {
  private let source: ModifiedSource
  private var content: GraphNode!

  init(_ view: _ViewModifier_Content<Modifier>, _ inputs: _NodeInputs) {
    source = view.source
    super.init(inputs)
    content = source.makeNode(inputs.child(of: self))
    source.placeholders[ObjectIdentifier(self)] = content
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func didUnmount() { source.placeholders[ObjectIdentifier(self)] = nil }
}
