/// A kind of value that views tell those around them.
public protocol PreferenceKey {
  associatedtype Value

  /// What holds where no view tells anything.
  static var defaultValue: Value { get }

  /// Combines what one view tells with what the next one does.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension GraphNode {
  /// What the views of this node and below tell, in order.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    var collected: K.Value?
    collectPreference(key, into: &collected)
    return collected ?? K.defaultValue
  }
}

/// Tells a value of a kind for a view.
struct PreferenceModifier<Key: PreferenceKey> {
  /// Changes what the views inside tell.
  let change: (inout Key.Value) -> Void
  /// True when what they tell does not matter.
  let replaces: Bool
  /// Changes it by where the view is, for values that depend on that.
  var changeByPlace: ((inout Key.Value, LayoutElement?) -> Void)?
}

extension PreferenceModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    _NodeOutput(PreferenceNode(view, inputs))
  }
}

/// The node of a view that tells something.
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
    // A view made of what this one tells updates it in turn, without end if that counted as a change.
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
    modifier.changeByPlace?(&inner, content.contributedElements.first)
    return inner
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func didUnmount() { graph.preferencesDidChange() }
}

/// A node that wants to know what the views below tell.
@MainActor
protocol PreferenceObserver: AnyObject {
  var isMounted: Bool { get }

  func checkPreference()
}

nonisolated extension View {
  /// Tells a value to the views around, instead of what views inside tell.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(change: { $0 = value }, replaces: true))
  }

  /// Changes what views inside tell to the views around.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K>(change: callback, replaces: false))
  }

  /// Tells a value made of the view's place to the views around.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      PreferenceModifier<K>(
        change: { _ in }, replaces: true,
        changeByPlace: { $0 = transform(Anchor(element: $1, source: value)) }))
  }

  /// Changes what views inside tell to the views around, by the view's place.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<K>(
        change: { _ in }, replaces: false,
        changeByPlace: { transform(&$0, Anchor(element: $1, source: value)) }))
  }
}
