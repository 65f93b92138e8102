/// An object that depends on environment values.
@MainActor
protocol EnvironmentDependent: AnyObject {
  /// The index of the dependent in its scope; nil if it is in none. Only the scope writes it.
  var environmentSlot: Int? { get set }

  func environmentDidChange(_ keys: EnvironmentKeySet)
}

/// The environment of a part of the graph. All nodes of the part share it; a change notifies only the nodes
/// that read a value.
@MainActor
class EnvironmentScope {
  let tracker: EnvironmentTracker
  private(set) var values: EnvironmentValues
  private var dependents: [Dependent] = []

  private struct Dependent {
    unowned let object: any EnvironmentDependent
  }

  init(values: EnvironmentValues, tracker: EnvironmentTracker) {
    self.values = values
    self.tracker = tracker
  }

  /// Passes the values to `body` and returns which of them it reads.
  final func read(_ body: (EnvironmentValues) -> Void) -> EnvironmentReads {
    var tracked = values
    tracked.tracker = tracker
    let outerReads = tracker.begin()
    body(tracked)
    return tracker.end(outerReads)
  }

  final func setValues(_ newValues: EnvironmentValues) {
    let changed = tracker.changedKeys(from: values, to: newValues)
    values = newValues
    guard !changed.isEmpty else { return }
    for dependent in dependents { dependent.object.environmentDidChange(changed) }
  }

  final func add(_ dependent: any EnvironmentDependent) {
    guard dependent.environmentSlot == nil else { return }
    dependent.environmentSlot = dependents.count
    dependents.append(Dependent(object: dependent))
  }

  final func remove(_ dependent: any EnvironmentDependent) {
    guard let slot = dependent.environmentSlot else { return }
    dependent.environmentSlot = nil
    let last = dependents.removeLast()
    guard slot < dependents.count else { return }
    dependents[slot] = last
    last.object.environmentSlot = slot
  }
}

/// The environment below a view that changes some of its values.
final class DerivedEnvironmentScope: EnvironmentScope, EnvironmentDependent {
  private let parent: EnvironmentScope
  private var transform: (inout EnvironmentValues) -> Void
  var environmentSlot: Int?

  init(parent: EnvironmentScope, transform: @escaping (inout EnvironmentValues) -> Void) {
    self.parent = parent
    self.transform = transform
    var values = parent.values
    transform(&values)
    super.init(values: values, tracker: parent.tracker)
    parent.add(self)
  }

  func setTransform(_ transform: @escaping (inout EnvironmentValues) -> Void) {
    self.transform = transform
    environmentDidChange(.all)
  }

  func environmentDidChange(_ keys: EnvironmentKeySet) {
    var values = parent.values
    transform(&values)
    setValues(values)
  }

  /// Ends the scope. Its descendants must be detached already.
  func detach() { parent.remove(self) }
}

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

/// The node of a view that changes its environment. Changes of the modifier may be animated.
final class EnvironmentModifierNode<Base: View, Modifier: EnvironmentModifier>: ViewNode<
  ModifiedContent<Base, Modifier>
>, AnimatedValueOwner
{
  var animated: AnimatedValue<Modifier>
  private let outerEnvironment: EnvironmentScope
  let transactions: TransactionScope
  private let scope: DerivedEnvironmentScope
  private var content: ViewNode<Base>!
  private let comparison = ValueComparison<Modifier>.shared

  init(_ view: ModifiedContent<Base, Modifier>, _ inputs: _NodeInputs) {
    animated = AnimatedValue(view.modifier)
    outerEnvironment = inputs.environment
    transactions = inputs.transactions
    scope = DerivedEnvironmentScope(parent: inputs.environment, transform: view.modifier.change)
    super.init(inputs)
    content = Base.makeNode(view.content, inputs.child(of: self, environment: scope))
  }

  override func update(_ view: ModifiedContent<Base, Modifier>) {
    if !comparison.areEqual(animated.model, view.modifier) {
      animated = animated.changed(to: view.modifier, for: self)
      scope.setTransform(animated.shown.change)
    }
    content.update(view.content)
  }

  override var isTransparent: Bool { true }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func didUnmount() { scope.detach() }

  // MARK: Animation

  var environment: EnvironmentScope { outerEnvironment }
  var isAlive: Bool { isMounted }

  func animatedValueDidChange() { scope.setTransform(animated.shown.change) }
}

/// Sets one environment value.
struct EnvironmentKeyWriter<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

extension EnvironmentKeyWriter: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// Changes one environment value.
struct EnvironmentKeyTransform<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
}

extension EnvironmentKeyTransform: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

nonisolated extension View {
  /// Sets an environment value for this view and its descendants.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentKeyWriter(keyPath: keyPath, value: value))
  }

  /// Changes an environment value for this view and its descendants.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentKeyTransform(keyPath: keyPath, transform: transform))
  }
}
