/// A key for a value that views pass up to their containers.
///
/// ```swift
/// struct LongestLabel: PreferenceKey {
///   static let defaultValue = 0
///
///   static func reduce(value: inout Int, nextValue: () -> Int) {
///     value = max(value, nextValue())
///   }
/// }
///
/// let label = Text("Name").preference(key: LongestLabel.self, value: 4)
/// ```
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view sets the preference.
  static var defaultValue: Value { get }

  /// Combines the value of the views so far with that of the next view, in the order of the views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil, for optional values.
  public static var defaultValue: Value { nil }
}

extension GraphNode {
  /// The values that the views of this node and its descendants set, combined in order.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    var collected: K.Value?
    collectPreference(key, into: &collected)
    return collected ?? K.defaultValue
  }
}

/// Sets or changes a preference of a view.
struct PreferenceModifier<Key: PreferenceKey> {
  /// Changes the value that the descendants set.
  let change: (inout Key.Value) -> Void
  /// Whether the value of the descendants is ignored.
  let replaces: Bool
  /// Changes the value according to the view's first layout element, for values that depend on the geometry.
  var changeByElement: ((inout Key.Value, LayoutElement?) -> Void)?
}

extension PreferenceModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    _NodeOutput(PreferenceNode(view, inputs))
  }
}

/// The node of a view that sets a preference.
final class PreferenceNode<Base: View, Key: PreferenceKey>: ViewNode<
  ModifiedContent<Base, PreferenceModifier<Key>>
>
{
  private var modifier: PreferenceModifier<Key>
  private var content: ViewNode<Base>!
  private let comparison = ValueComparison<PreferenceModifier<Key>>.shared

  init(_ view: ModifiedContent<Base, PreferenceModifier<Key>>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(inputs)
    content = Base.makeNode(view.content, inputs.child(of: self))
    graph.preferencesDidChange()
  }

  override func update(_ view: ModifiedContent<Base, PreferenceModifier<Key>>) {
    let isSame = comparison.areEqual(modifier, view.modifier)
    modifier = view.modifier
    content.update(view.content)
    // Only a different value counts as a change: a view made from the preference may update this node in
    // turn, and an unconditional notification would then never end.
    if !isSame { graph.preferencesDidChange() }
  }

  override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard K.self == Key.self else { return super.collectPreference(key, into: &value) }
    guard isShown else { return }
    guard let own = ownValue() as? K.Value else { return }
    guard var combined = value else { return value = own }
    K.reduce(value: &combined) { own }
    value = combined
  }

  private func ownValue() -> Key.Value {
    var inner = modifier.replaces ? Key.defaultValue : content.preference(Key.self)
    modifier.change(&inner)
    modifier.changeByElement?(&inner, content.contributedElements.first)
    return inner
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func didUnmount() { graph.preferencesDidChange() }
}

/// A node that depends on the preferences of its descendants.
@MainActor
protocol PreferenceObserver: AnyObject {
  var isMounted: Bool { get }

  func checkPreference()
}

nonisolated extension View {
  /// Sets a preference of the view. It replaces the value that descendants set.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(change: { $0 = value }, replaces: true))
  }

  /// Changes the value of a preference that descendants set.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K>(change: callback, replaces: false))
  }

  /// Sets a preference of the view to a value made from an anchor in the view.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      PreferenceModifier<K>(
        change: { _ in }, replaces: true,
        changeByElement: { $0 = transform(Anchor(element: $1, source: value)) }))
  }

  /// Changes the value of a preference that descendants set, with an anchor in the view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<K>(
        change: { _ in }, replaces: false,
        changeByElement: { transform(&$0, Anchor(element: $1, source: value)) }))
  }
}
