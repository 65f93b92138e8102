/// A node whose content is created by user code: the `body` of a view or of a modifier.
///
/// The body runs when the node is created, when its subject (the value of the view or modifier) changes, and
/// when a dependency that it read has changed; never otherwise.
class BodyNode<V: View, Subject, Content: View>: ViewNode<V>, Evaluator, AnimatedValueOwner {
  final var animated: AnimatedValue<Subject>
  private(set) var content: ViewNode<Content>!
  private let inputs: _NodeInputs
  private let comparison = ValueComparison<Subject>.shared
  private let properties = DynamicPropertyList<Subject>.shared
  /// The storage of the subject's dynamic properties.
  private let propertyStorage: [Any?]
  final var evaluation = Evaluation()
  var environmentSlot: Int?

  init(subject: Subject, _ inputs: _NodeInputs) {
    animated = AnimatedValue(subject)
    self.inputs = inputs
    propertyStorage = properties.makeStorage(for: subject)
    super.init(inputs)
  }

  /// The current value of the view or modifier.
  final var subject: Subject { animated.model }

  /// Runs the body of a subject whose dynamic properties are installed.
  func makeContent(of subject: Subject) -> Content { fatalError("subclasses say what their content is") }

  /// Sets the subject and runs its body if it differs from the previous one.
  final func setSubject(_ newSubject: Subject) {
    guard !comparison.areEqual(animated.model, newSubject) else { return }
    replaceSubject(by: newSubject)
  }

  /// Sets the subject and runs its body.
  final func replaceSubject(by newSubject: Subject) {
    animated = animated.changed(to: newSubject, for: self)
    evaluate()
  }

  /// Runs the body and updates the content.
  final func evaluate() {
    needsUpdate = false
    graph.bodiesEvaluated += 1
    let subject = animated.shown
    let newContent = evaluate(in: inputs.environment) { environment in
      guard !properties.isEmpty else { return makeContent(of: subject) }
      return makeContent(
        of: properties.install(in: subject, storage: propertyStorage, environment: environment))
    }
    if let content {
      content.update(newContent)
    } else {
      content = Content.makeNode(newContent, inputs.child(of: self))
    }
  }

  final func environmentDidChange(_ keys: EnvironmentKeySet) {
    if !evaluation.environmentKeys.isDisjoint(with: keys) { setNeedsUpdate() }
  }

  final func sourceDidChange() { setNeedsUpdate() }

  override func updateIfNeeded() {
    if needsUpdate { evaluate() }
  }

  override var levels: Int { 2 }

  override var isTransparent: Bool { true }

  override var hasFixedChildren: Bool { true }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func didUnmount() { evaluation.cancel(for: self, in: inputs.environment) }

  // MARK: Animation

  final var environment: EnvironmentScope { inputs.environment }
  final var transactions: TransactionScope { inputs.transactions }
  final var isAlive: Bool { isMounted }

  final func animatedValueDidChange() { setNeedsUpdate() }
}

/// The node of a view with a `body`.
final class CompositeNode<V: View>: BodyNode<V, V, V.Body> {
  init(_ view: V, _ inputs: _NodeInputs) {
    super.init(subject: view, inputs)
    evaluate()
  }

  override func update(_ view: V) { setSubject(view) }

  override func makeContent(of view: V) -> V.Body { view.body }
}

/// The node of a view that stands for another one.
class TransparentNode<V: View, Content: View>: ViewNode<V> {
  private let contentOf: (V) -> Content
  private var content: ViewNode<Content>!

  init(_ view: V, _ inputs: _NodeInputs, content contentOf: @escaping (V) -> Content) {
    self.contentOf = contentOf
    super.init(inputs)
    content = Content.makeNode(contentOf(view), inputs.child(of: self))
  }

  override func update(_ view: V) { content.update(contentOf(view)) }

  override var isTransparent: Bool { true }

  override var hasFixedChildren: Bool { true }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }
}

/// The node of a view with a user-defined modifier, whose body it runs.
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

/// The view that a modifier is applied to, for its uses in the modifier's body.
@MainActor
class ModifiedSource {
  /// The content nodes of all uses, by placeholder node.
  fileprivate var placeholders: [ObjectIdentifier: GraphNode] = [:]

  nonisolated init() {}

  func makeNode(_ inputs: _NodeInputs) -> GraphNode { fatalError("source without a view") }
}

final class TypedModifiedSource<Base: View>: ModifiedSource {
  var base: Base

  init(_ base: Base) { self.base = base }

  override func makeNode(_ inputs: _NodeInputs) -> GraphNode { Base.makeNode(base, inputs) }

  /// Updates the nodes of all uses with the value of the view.
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
