/// A modifier that changes the environment of a view.
@MainActor
protocol EnvironmentModifier: ViewModifier where Body == Never {
  func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    _NodeOutput(EnvironmentModifierNode(view, inputs))
  }
}

/// The node of a view with an environment of its own.
final class EnvironmentModifierNode<Base: View, Modifier: EnvironmentModifier>: ViewNode<
  ModifiedContent<Base, Modifier>
>, AnimationOwner
{
  private var modifier: AnimatedValue<Modifier>
  private let outerEnvironment: EnvironmentScope
  let transactions: TransactionScope
  private let scope: DerivedEnvironmentScope
  private var content: ViewNode<Base>!
  private let comparison = ValueComparison<Modifier>.shared

  init(_ view: ModifiedContent<Base, Modifier>, _ inputs: _NodeInputs) {
    modifier = AnimatedValue(view.modifier)
    outerEnvironment = inputs.environment
    transactions = inputs.transactions
    scope = DerivedEnvironmentScope(parent: inputs.environment, transform: view.modifier.change)
    super.init(inputs)
    content = Base.makeNode(view.content, inputs.child(of: self, environment: scope))
  }

  override func update(_ view: ModifiedContent<Base, Modifier>) {
    if !comparison.areEqual(modifier.model, view.modifier) {
      modifier = modifier.changed(to: view.modifier, for: self)
      scope.setTransform(modifier.shown.change)
    }
    content.update(view.content)
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func didUnmount() { scope.detach() }

  // MARK: Animation

  var environment: EnvironmentScope { outerEnvironment }
  var isAlive: Bool { isMounted }

  func advanceAnimation(to date: Date) -> Bool {
    let isRunning = modifier.advance(to: date, in: graph)
    if !isRunning { modifier.endAnimation() }
    scope.setTransform(modifier.shown.change)
    return isRunning
  }

  func quietTime(after date: Date) -> TimeInterval { modifier.quietTime(after: date) }

  func cancelAnimation() {
    modifier.cancel(in: graph)
    modifier.endAnimation()
  }
}

/// Sets one value of the environment.
struct EnvironmentKeyWriter<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

extension EnvironmentKeyWriter: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// Changes one value of the environment.
struct EnvironmentKeyTransform<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
}

extension EnvironmentKeyTransform: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

nonisolated extension View {
  /// Sets a value of the environment for this view and all below it.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentKeyWriter(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment for this view and all below it.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentKeyTransform(keyPath: keyPath, transform: transform))
  }
}
