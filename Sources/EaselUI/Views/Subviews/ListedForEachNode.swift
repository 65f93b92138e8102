/// The node of a `ForEach` whose views a container lists. It creates the structure of an element when the container asks
/// for its view, and removes it when no place shows the view any longer.
///
/// Each element is taken to have one view until one turns out to have none or several, or a section. All elements are
/// then created.
final class ListedForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
  ForEach<Data, ID, Content>
>, SubviewItems
{
  private typealias Key = ForEachKey<ID>

  private var view: ForEach<Data, ID, Content>
  private var keys: [Key]
  /// The index of each key; nil if it is not known.
  private var knownIndices: [Key: Int]?
  /// The existing items by index.
  private var items: [Int: ListedItemNode<Content>] = [:]
  private var isWhole = false
  private let number = SubviewSource.makeNumber()
  private let inputs: _NodeInputs
  private let comparison = ValueComparison<ForEach<Data, ID, Content>>.shared

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    self.view = view
    self.inputs = inputs
    keys = view.makeKeys()
    super.init(inputs)
    checkFirst()
  }

  /// Creates the first item to find out whether the elements have one view each.
  private func checkFirst() {
    if !isWhole, !keys.isEmpty, !Content._isSingleView, items[0] == nil, !makeItem(at: 0).isSingle {
      becomeWhole()
    }
  }

  // MARK: Changes

  override func update(_ newView: ForEach<Data, ID, Content>) {
    guard !comparison.areEqual(view, newView) else { return }
    view = newView
    let newKeys = view.makeKeys()
    let isRearranged = newKeys != keys
    if isRearranged { rearrange(newKeys) }
    for (index, item) in items where item.isMounted { item.update(makeContent(at: index)) }
    if isRearranged { elementsDidChange() }
  }

  /// Keeps the items whose keys still exist, at their new indices; removes the others.
  private func rearrange(_ newKeys: [Key]) {
    var remaining = Dictionary(uniqueKeysWithValues: items.map { (keys[$0], $1) })
    items = [:]
    if !remaining.isEmpty {
      for (index, key) in newKeys.enumerated() {
        if let item = remaining.removeValue(forKey: key) { items[index] = item }
      }
    }
    (keys, knownIndices) = (newKeys, nil)
    for item in remaining.values { item.unmount() }
    if isWhole { makeAll() } else { checkFirst() }
  }

  override func elementsDidChange() {
    if !isWhole, items.values.contains(where: { !$0.isSingle }) { becomeWhole() }
    super.elementsDidChange()
  }

  private func becomeWhole() {
    isWhole = true
    makeAll()
  }

  private func makeAll() {
    for index in keys.indices where items[index] == nil { makeItem(at: index) }
  }

  @discardableResult
  private func makeItem(at index: Int) -> ListedItemNode<Content> {
    let item = ListedItemNode(
      makeContent(at: index), tag: AnyHashable(keys[index].id), inputs.child(of: self))
    items[index] = item
    item.source?.didBecomeIdle = { [weak self, weak item] in
      if let self, let item { remove(idle: item) }
    }
    return item
  }

  private func makeContent(at index: Int) -> () -> Content {
    let (data, content) = (view.data, view.content)
    return { content(data[data.index(data.startIndex, offsetBy: index)]) }
  }

  // MARK: Items

  func id(at index: Int) -> Subview.ID { Subview.ID(storage: .element(number, AnyHashable(keys[index]))) }

  func version(at index: Int) -> Int { items[index]?.version ?? 0 }

  func currentIndex(of id: Subview.ID, near index: Int) -> Int? {
    guard isMounted, case .element(number, let base) = id.storage, let key = base.base as? Key else {
      return nil
    }
    return keys.indices.contains(index) && keys[index] == key ? index : indices[key]
  }

  func index(ofElement id: AnyHashable) -> Int? { (id.base as? ID).flatMap { indices[Key(id: $0)] } }

  private var indices: [Key: Int] {
    if let knownIndices { return knownIndices }
    let indices = Dictionary(uniqueKeysWithValues: zip(keys, keys.indices))
    knownIndices = indices
    return indices
  }

  func source(at index: Int) -> SubviewSource? {
    guard keys.indices.contains(index) else { return nil }
    if let item = items[index] { return item.source }
    let item = makeItem(at: index)
    guard item.isSingle else {
      becomeWhole()
      super.elementsDidChange()
      return item.source
    }
    return item.source
  }

  /// Removes an item that no place shows.
  private func remove(idle item: ListedItemNode<Content>) {
    guard !isWhole, let index = items.first(where: { $0.value === item })?.key else { return }
    items[index] = nil
    item.unmount()
  }

  // MARK: Structure

  override func collectSubviews(into parts: inout [SubviewPart]) {
    guard isWhole else {
      if !keys.isEmpty { parts.append(.items(self, keys.indices)) }
      return
    }
    for index in keys.indices {
      guard let item = items[index] else { continue }
      if item.isSingle {
        parts.append(.items(self, index..<index + 1))
      } else {
        parts += item.parts
      }
    }
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    let current = items
    for index in current.keys.sorted() { visit(current[index]!) }
  }
}

/// The node of the structure of one element of a `ForEach`. Its content depends on what the closure of the `ForEach`
/// reads for it.
final class ListedItemNode<Content: View>: GraphNode, Evaluator {
  private var makeContent: () -> Content
  private var content: ViewNode<Content>!
  private let tag: AnyHashable
  private var knownParts: [SubviewPart]?
  private let inputs: _NodeInputs
  /// The number of changes of the structure.
  private(set) var version = 0
  var evaluation = Evaluation()
  var environmentSlot: Int?

  init(_ makeContent: @escaping () -> Content, tag: AnyHashable, _ inputs: _NodeInputs) {
    (self.makeContent, self.tag, self.inputs) = (makeContent, tag, inputs)
    super.init(inputs)
    content = Content.makeNode(evaluateContent(), inputs.child(of: self))
  }

  private func evaluateContent() -> Content {
    needsUpdate = false
    let makeContent = makeContent
    return evaluate(in: inputs.environment) { _ in makeContent() }
  }

  func update(_ makeContent: @escaping () -> Content) {
    self.makeContent = makeContent
    content.update(evaluateContent())
  }

  override func updateIfNeeded() {
    if needsUpdate { content.update(evaluateContent()) }
  }

  func sourceDidChange() { setNeedsUpdate() }

  func environmentDidChange(_ keys: EnvironmentKeySet) {
    if !evaluation.environmentKeys.isDisjoint(with: keys) { setNeedsUpdate() }
  }

  /// The subviews of the element.
  var parts: [SubviewPart] {
    if let knownParts { return knownParts }
    let parts = content.subviewParts
    for case .view(let source) in parts { source.implicitTag = tag }
    knownParts = parts
    return parts
  }

  /// The subview, if the element has only one.
  var source: SubviewSource? {
    if case .view(let source)? = parts.first, parts.count == 1 { source } else { nil }
  }

  var isSingle: Bool { source != nil }

  override func elementsDidChange() {
    knownParts = nil
    version += 1
    super.elementsDidChange()
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func didUnmount() { evaluation.cancel(for: self, in: inputs.environment) }
}
