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

/// A modifier that sets or changes a preference of a view.
@MainActor
protocol PreferenceWriter: ViewModifier where Body == Never {
  associatedtype Key: PreferenceKey

  /// Whether the value of the descendants is ignored.
  var replaces: Bool { get }

  /// Changes the value that the descendants set. `content` is the node of the modified view.
  func write(to value: inout Key.Value, of content: GraphNode)
}

extension PreferenceWriter {
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    _NodeOutput(PreferenceNode(view, inputs))
  }
}

/// Sets a preference of a view. The value is a property, so that an equal one does not count as a change.
struct PreferenceValueModifier<K: PreferenceKey> {
  let value: K.Value
}

extension PreferenceValueModifier: PreferenceWriter {
  typealias Key = K

  var replaces: Bool { true }

  func write(to value: inout K.Value, of content: GraphNode) { value = self.value }
}

/// Sets or changes a preference of a view by a closure. Closures cannot be compared: the readers of the preference find
/// out whether the value is another one.
struct PreferenceModifier<K: PreferenceKey> {
  let replaces: Bool
  /// Whether the closure receives the view's first layout element, for values that depend on the geometry.
  var readsElement = false
  let change: (inout K.Value, LayoutElement?) -> Void
}

extension PreferenceModifier: PreferenceWriter {
  typealias Key = K

  func write(to value: inout K.Value, of content: GraphNode) {
    change(&value, readsElement ? content.contributedElements.first : nil)
  }
}

/// The node of a view that sets a preference.
final class PreferenceNode<Base: View, Writer: PreferenceWriter>: ViewNode<ModifiedContent<Base, Writer>> {
  private var modifier: Writer
  private var content: ViewNode<Base>!
  private let comparison = ValueComparison<Writer>.shared

  init(_ view: ModifiedContent<Base, Writer>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(inputs)
    content = Base.makeNode(view.content, inputs.child(of: self))
    graph.preferencesDidChange()
  }

  override func update(_ view: ModifiedContent<Base, Writer>) {
    let isSame = comparison.areEqual(modifier, view.modifier)
    modifier = view.modifier
    content.update(view.content)
    if !isSame { graph.preferencesDidChange() }
  }

  override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard K.self == Writer.Key.self else { return super.collectPreference(key, into: &value) }
    guard isShown else { return }
    guard let own = ownValue() as? K.Value else { return }
    guard var combined = value else { return value = own }
    K.reduce(value: &combined) { own }
    value = combined
  }

  private func ownValue() -> Writer.Key.Value {
    var value = modifier.replaces ? Writer.Key.defaultValue : content.preference(Writer.Key.self)
    modifier.write(to: &value, of: content)
    return value
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
    modifier(PreferenceValueModifier<K>(value: value))
  }

  /// Changes the value of a preference that descendants set.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K>(replaces: false) { value, _ in callback(&value) })
  }

  /// Sets a preference of the view to a value made from an anchor in the view.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      PreferenceModifier<K>(replaces: true, readsElement: true) {
        $0 = transform(Anchor(element: $1, source: value))
      })
  }

  /// Changes the value of a preference that descendants set, with an anchor in the view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<K>(replaces: false, readsElement: true) {
        transform(&$0, Anchor(element: $1, source: value))
      })
  }
}
