// Nodes of content that a container lists instead of showing it. They form the structure (tuples, conditions, `ForEach`,
// bodies that make several views) and hold its state; each view at the end of the structure is a `SubviewSource`.

/// The node of a view that is a subview of its container.
final class ListedNode<V: View>: ViewNode<V> {
  private let source: TypedSubviewSource<V>
  private let comparison = ValueComparison<V>.shared

  init(_ view: V, _ inputs: _NodeInputs) {
    source = TypedSubviewSource(view, id: Subview.ID(storage: .view(SubviewSource.makeNumber())))
    super.init(inputs)
  }

  override func update(_ view: V) {
    if !comparison.areEqual(source.view, view) { source.update(view) }
  }

  override func collectSubviews(into parts: inout [SubviewPart]) { parts.append(.view(source)) }
}

/// The node of a subview of another container.
final class ListedSubviewNode: ViewNode<Subview> {
  private var source: ForwardedSubviewSource

  init(_ view: Subview, _ inputs: _NodeInputs) {
    source = ListedSubviewNode.makeSource(view)
    super.init(inputs)
  }

  private static func makeSource(_ view: Subview) -> ForwardedSubviewSource {
    ForwardedSubviewSource(view, id: Subview.ID(storage: .view(SubviewSource.makeNumber())))
  }

  override func update(_ view: Subview) {
    let old = source.view
    if view.id == old.id { source.update(view) } else { source = ListedSubviewNode.makeSource(view) }
    if view.id != old.id || view.version != old.version { elementsDidChange() }
  }

  override func collectSubviews(into parts: inout [SubviewPart]) { parts.append(.view(source)) }
}

/// The node of content with a modifier, which applies to each of the subviews.
final class ListedModifierNode<Base: View, Modifier: ViewModifier>: ViewNode<ModifiedContent<Base, Modifier>>
{
  private var modifier: Modifier
  private var content: ViewNode<Base>!
  /// The environment of the structure, if the modifier changes it.
  private var scope: DerivedEnvironmentScope?
  private var version = 0
  private var sources: [Subview.ID: WeakSource] = [:]
  private var greatestCount = 64
  private let comparison = ValueComparison<Modifier>.shared

  private struct WeakSource {
    weak var value: ModifiedSubviewSource<Modifier>?
  }

  init(_ view: ModifiedContent<Base, Modifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(inputs)
    if let environment = modifier as? any EnvironmentModifier {
      scope = DerivedEnvironmentScope(parent: inputs.environment, transform: environment.change)
    }
    content = Base.makeNode(
      view.content, inputs.child(of: self, environment: scope ?? inputs.environment))
  }

  override func update(_ view: ModifiedContent<Base, Modifier>) {
    let isChanged = !comparison.areEqual(modifier, view.modifier)
    if isChanged {
      modifier = view.modifier
      if let environment = modifier as? any EnvironmentModifier { scope?.setTransform(environment.change) }
    }
    content.update(view.content)
    guard isChanged else { return }
    for source in sources.values.compactMap(\.value) {
      source.update(ModifiedContent(content: source.view.content, modifier: modifier))
    }
    guard modifier is any ContainerValueWriter else { return }
    version += 1
    elementsDidChange()
  }

  /// The subview with the modifier.
  fileprivate func modified(_ base: SubviewSource) -> SubviewSource {
    if let known = sources[base.id]?.value, known.base === base { return known }
    let source = ModifiedSubviewSource(base, modifier) { [weak self] in self?.version ?? 0 }
    sources[base.id] = WeakSource(value: source)
    if sources.count > greatestCount {
      sources = sources.filter { $0.value.value != nil }
      greatestCount = max(2 * sources.count, 64)
    }
    return source
  }

  private func modified(_ parts: [SubviewPart]) -> [SubviewPart] {
    parts.map { part in
      switch part {
      case .view(let source): return .view(modified(source))
      case .items(let items, let range):
        let modifiedItems = ModifiedSubviewItems(
          base: items, version: { [weak self] in self?.version ?? 0 },
          modified: { [weak self] in self?.modified($0) ?? $0 })
        return .items(modifiedItems, range)
      case .section(var section):
        section.header = modified(section.header)
        section.content = modified(section.content)
        section.footer = modified(section.footer)
        if let writer = modifier as? any ContainerValueWriter { section.writers.append(writer) }
        section.version += version
        return .section(section)
      }
    }
  }

  override func collectSubviews(into parts: inout [SubviewPart]) { parts += modified(content.subviewParts) }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func didUnmount() { scope?.detach() }
}

/// The subviews of a `ForEach` with a modifier.
private final class ModifiedSubviewItems: SubviewItems {
  private let base: any SubviewItems
  private let ownVersion: () -> Int
  private let modified: (SubviewSource) -> SubviewSource

  init(
    base: any SubviewItems, version: @escaping () -> Int, modified: @escaping (SubviewSource) -> SubviewSource
  ) {
    (self.base, ownVersion, self.modified) = (base, version, modified)
  }

  func id(at index: Int) -> Subview.ID { base.id(at: index) }

  func version(at index: Int) -> Int { base.version(at: index) + ownVersion() }

  func currentIndex(of id: Subview.ID, near index: Int) -> Int? { base.currentIndex(of: id, near: index) }

  func source(at index: Int) -> SubviewSource? { base.source(at: index).map(modified) }

  func index(ofElement id: AnyHashable) -> Int? { base.index(ofElement: id) }
}
