/// The node of a `ForEach` in a lazy container. It creates the views of its elements as needed.
///
/// A container can arrange items that do not exist only if each has one view. If an element of the collection
/// turns out to have none or several, or a section, all items are created; views in a `ForEach` inside of them are still
/// created as needed.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
  ForEach<Data, ID, Content>
>, LazyItemSource
{
  private typealias Key = ForEachKey<ID>

  private var view: ForEach<Data, ID, Content>
  private var keys: [Key]
  /// The existing items by index.
  private var items: [Int: LazyItemNode<Content>] = [:]
  /// Removed items while their transitions run.
  private var leaving: [LazyItemNode<Content>] = []
  /// Whether all items exist.
  private var isWhole = false
  /// The items that the change with a serial number has inserted.
  private var inserted: (keys: Set<Key>, serial: Int) = ([], 0)
  private let inputs: _NodeInputs
  private weak var container: LazyContainerElement?
  private let comparison = ValueComparison<ForEach<Data, ID, Content>>.shared

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    self.view = view
    self.inputs = inputs
    container = inputs.lazyContainer
    keys = view.makeKeys()
    super.init(inputs)
  }

  // MARK: Changes

  override func update(_ newView: ForEach<Data, ID, Content>) {
    guard !comparison.areEqual(view, newView) else { return }
    view = newView
    let newKeys = view.makeKeys()
    if newKeys != keys { rearrange(newKeys) }
    for (index, item) in items { item.update(makeContent(at: index)) }
  }

  /// Keeps the items whose keys still exist, at their new indices; removes the others.
  private func rearrange(_ newKeys: [Key]) {
    var remaining = Dictionary(uniqueKeysWithValues: items.map { (keys[$0], $1) })
    items = [:]
    for (index, key) in newKeys.enumerated() {
      if let item = remaining.removeValue(forKey: key) { items[index] = item }
    }
    for item in remaining.values { remove(item) }
    if inputs.transactions.current.animation != nil {
      inserted = (Set(newKeys).subtracting(keys), graph.transactionSerial)
    }
    keys = newKeys
    if isWhole { makeAll() }
    container?.partsDidChange()
  }

  private func remove(_ item: LazyItemNode<Content>) {
    let isSeen = Presentation.leave(item, in: inputs.transactions) { [weak self, weak item] in
      guard let self, let item else { return }
      leaving.removeAll { $0 === item }
      item.unmount()
      container?.childrenDidChange()
    }
    if isSeen { leaving.append(item) } else { item.unmount() }
  }

  override func elementsDidChange() {
    if !isWhole, items.values.contains(where: { !$0.isSingle }) { becomeWhole() }
    container?.partsDidChange()
  }

  private func becomeWhole() {
    isWhole = true
    makeAll()
    container?.partsDidChange()
  }

  private func makeAll() {
    for index in keys.indices where items[index] == nil { makeItem(at: index) }
  }

  // MARK: Items

  var itemCount: Int { keys.count }

  var existingItems: [Int] { items.keys.sorted() }

  func element(at index: Int) -> LayoutElement? { items[index]?.element }

  func makeElement(at index: Int) {
    guard !isWhole, keys.indices.contains(index), items[index] == nil else { return }
    let item = makeItem(at: index)
    if !item.isSingle { becomeWhole() }
  }

  @discardableResult
  private func makeItem(at index: Int) -> LazyItemNode<Content> {
    let item = LazyItemNode(makeContent(at: index), inputs.child(of: self))
    items[index] = item
    if inserted.serial == graph.transactionSerial, inserted.keys.contains(keys[index]) {
      Presentation.enter(item, in: inputs.transactions)
    }
    return item
  }

  private func makeContent(at index: Int) -> () -> Content {
    let (data, content) = (view.data, view.content)
    return { content(data[data.index(data.startIndex, offsetBy: index)]) }
  }

  func removeElements(outside range: Range<Int>) -> Bool {
    guard !isWhole else { return false }
    let distant = items.keys.filter { !range.contains($0) }
    for index in distant { items.removeValue(forKey: index)?.unmount() }
    return !distant.isEmpty
  }

  // MARK: Structure

  override func collectLazyParts(into parts: inout [LazyPart]) {
    guard isWhole else { return parts.append(.items(self)) }
    for index in keys.indices { items[index]?.collectLazyParts(into: &parts) }
  }

  override var isTransparent: Bool { true }

  /// The elements that exist.
  override func collectElements(into elements: inout [LayoutElement]) {
    forEachChild { $0.collectElements(into: &elements) }
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    for index in existingItems {
      if let item = items[index] { visit(item) }
    }
    for item in leaving { visit(item) }
  }

  override func scrollTarget(of id: AnyHashable) -> ScrollDestination? {
    guard let ownID = id.base as? ID, let index = keys.firstIndex(of: Key(id: ownID)) else {
      return super.scrollTarget(of: id)
    }
    if isWhole { return items[index].map { .elements($0.contributedElements) } }
    guard let container, let offset = container.offset(of: self) else { return nil }
    return .item(container, offset + index)
  }

  override func collectScrollTargets(into query: ScrollTargetQuery) {
    if isWhole {
      for (index, item) in items { query.add(AnyHashable(keys[index].id), item.contributedElements) }
    } else if let container, let offset = container.offset(of: self) {
      for index in query.items(of: container).clamped(to: offset..<offset + keys.count) {
        query.add(index, of: container, id: AnyHashable(keys[index - offset].id))
      }
    }
    super.collectScrollTargets(into: query)
  }
}

/// The node of an item of a `ForEach` in a lazy container. Its content depends on what the closure of the
/// `ForEach` reads for it.
final class LazyItemNode<Content: View>: GraphNode, Evaluator {
  private var makeContent: () -> Content
  private var content: ViewNode<Content>!
  private var knownElement: LayoutElement?
  private let inputs: _NodeInputs
  var evaluation = Evaluation()
  var environmentSlot: Int?

  init(_ makeContent: @escaping () -> Content, _ inputs: _NodeInputs) {
    self.makeContent = makeContent
    self.inputs = inputs
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

  override var isTransparent: Bool { true }

  /// Whether the item has exactly one element, which exists.
  var isSingle: Bool {
    guard contributedElements.count == 1 else { return false }
    var parts: [LazyPart] = []
    content.collectLazyParts(into: &parts)
    return parts.allSatisfy { part in
      if case .elements = part { true } else { false }
    }
  }

  /// The element of the item.
  var element: LayoutElement? {
    if knownElement == nil { knownElement = contributedElements.first }
    return knownElement
  }

  override func elementsDidChange() {
    knownElement = nil
    super.elementsDidChange()
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func didUnmount() { evaluation.cancel(for: self, in: inputs.environment) }
}
