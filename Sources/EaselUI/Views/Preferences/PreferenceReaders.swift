/// Runs an action when a preference of the descendants changes.
struct PreferenceChangeModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void
}

extension PreferenceChangeModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    _NodeOutput(PreferenceChangeNode(view, inputs))
  }
}

/// The node of a view that observes a preference of its descendants.
final class PreferenceChangeNode<Base: View, Key: PreferenceKey>: ViewNode<
  ModifiedContent<Base, PreferenceChangeModifier<Key>>
>, PreferenceObserver
where Key.Value: Equatable {
  private var modifier: PreferenceChangeModifier<Key>
  private var content: ViewNode<Base>!
  /// The latest value; nil before the first check.
  private var last: Key.Value?
  /// The value that the action received last; nil if it has not run.
  private var reported: Key.Value?
  private var isReportScheduled = false

  init(_ view: ModifiedContent<Base, PreferenceChangeModifier<Key>>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(inputs)
    content = Base.makeNode(view.content, inputs.child(of: self))
    graph.add(observer: self)
  }

  override func update(_ view: ModifiedContent<Base, PreferenceChangeModifier<Key>>) {
    modifier = view.modifier
    content.update(view.content)
  }

  func checkPreference() {
    let value = content.preference(Key.self)
    guard value != last else { return }
    last = value
    guard !isReportScheduled else { return }
    isReportScheduled = true
    graph.perform([{ [weak self] in self?.report() }])
  }

  /// Runs the action with the value that has resulted when everything is up to date: layers made from preferences set
  /// theirs later than the views around them.
  private func report() {
    isReportScheduled = false
    guard isMounted, let last, last != reported else { return }
    reported = last
    modifier.action(last)
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }
}

/// Views in front of or behind a view, made from a preference of its descendants.
struct PreferenceLayerModifier<Key: PreferenceKey, Layer> {
  let alignment: Alignment
  let isInFront: Bool
  let makeLayer: (Key.Value) -> Layer
}

extension PreferenceLayerModifier: ViewModifier where Layer: View {
  typealias Body = Never

  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    _NodeOutput(PreferenceLayerNode(view, inputs))
  }
}

/// The node of a view with a layer made from a preference. The layer is updated when the value of the preference or what
/// the closure has read has changed.
final class PreferenceLayerNode<Base: View, Key: PreferenceKey, Layer: View>: ViewNode<
  ModifiedContent<Base, PreferenceLayerModifier<Key, Layer>>
>, PreferenceObserver, Evaluator
{
  private var view: ModifiedContent<Base, PreferenceLayerModifier<Key, Layer>>
  private var content: ViewNode<ModifiedContent<Base, LayeredModifier<Layer?>>>!
  /// The value that the layer was made from; nil before the first layer.
  private var last: Key.Value?
  private let comparison = ValueComparison<Key.Value>.shared
  private let environment: EnvironmentScope
  var evaluation = Evaluation()
  var environmentSlot: Int?

  init(_ view: ModifiedContent<Base, PreferenceLayerModifier<Key, Layer>>, _ inputs: _NodeInputs) {
    self.view = view
    environment = inputs.environment
    super.init(inputs)
    content = .some(ModifiedContent.makeNode(layered(nil), inputs.child(of: self)))
    graph.add(observer: self)
  }

  private func layered(_ layer: Layer?) -> ModifiedContent<Base, LayeredModifier<Layer?>> {
    view.content.modifier(
      LayeredModifier(layer: layer, alignment: view.modifier.alignment, isInFront: view.modifier.isInFront))
  }

  /// The value that the view sets. What the layer itself sets is meant for the readers outside of it.
  private var value: Key.Value {
    var collected: Key.Value?
    content.forEachChild { $0.collectPreference(Key.self, into: &collected) }
    return collected ?? Key.defaultValue
  }

  private func updateLayer() {
    needsUpdate = false
    let (value, modifier) = (value, view.modifier)
    last = value
    let layer = evaluate(in: environment) { _ in modifier.makeLayer(value) }
    content.update(layered(layer))
  }

  func sourceDidChange() { setNeedsUpdate() }

  func environmentDidChange(_ keys: EnvironmentKeySet) {
    if !evaluation.environmentKeys.isDisjoint(with: keys) { setNeedsUpdate() }
  }

  override func update(_ newView: ModifiedContent<Base, PreferenceLayerModifier<Key, Layer>>) {
    view = newView
    updateLayer()
  }

  /// An equal value must not update the layer: a layer that sets preferences would change them by its own updates, and
  /// never settle.
  func checkPreference() {
    if let last, comparison.areEqual(last, value) { return }
    setNeedsUpdate()
  }

  override func updateIfNeeded() {
    if needsUpdate { updateLayer() }
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func didUnmount() { evaluation.cancel(for: self, in: environment) }
}

nonisolated extension View {
  /// Runs an action with the value of a preference that descendants set: at first, and whenever it changes.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }

  /// Shows a view, made from a preference that descendants set, in front of this one.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isInFront: true, makeLayer: transform))
  }

  /// Shows a view, made from a preference that descendants set, behind this one.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isInFront: false, makeLayer: transform))
  }
}
