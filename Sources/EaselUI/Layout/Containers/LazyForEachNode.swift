/// The node of a `ForEach` in a lazy container. It creates the views of its elements as needed.
///
/// A container can arrange items that do not exist only if each has one view. If an element of the collection
/// turns out to have none or several, or a section, all items are created; views in a `ForEach` inside of them are still
/// created as needed.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ItemwiseForEachNode<
  Data, ID, Content, LazyItemNode<Content>
>, LazyItemSource
{
  /// Removed items while their transitions run.
  private var leaving: [LazyItemNode<Content>] = []
  /// The items that the change with a serial number has inserted.
  private var inserted: (keys: Set<Key>, serial: Int) = ([], 0)
  private weak var container: LazyContainerElement?

  override init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    container = inputs.lazyContainer
    super.init(view, inputs)
  }

  // MARK: Changes

  override func keysWillChange(to newKeys: [Key]) {
    guard inputs.transactions.current.animation != nil else { return }
    inserted = (Set(newKeys).subtracting(keys), graph.transactionSerial)
  }

  override func remove(_ item: LazyItemNode<Content>) {
    let isSeen = Presentation.leave(item, in: inputs.transactions) { [weak self, weak item] in
      guard let self, let item else { return }
      leaving.removeAll { $0 === item }
      item.unmount()
      container?.childrenDidChange()
    }
    if isSeen { leaving.append(item) } else { item.unmount() }
  }

  override func elementsDidChange() {
    super.elementsDidChange()
    container?.partsDidChange()
  }

  // MARK: Items

  var itemCount: Int { keys.count }

  var existingItems: [Int] { itemIndices }

  func element(at index: Int) -> LayoutElement? { items[index]?.element }

  func makeElement(at index: Int) {
    guard !isWhole, keys.indices.contains(index), items[index] == nil else { return }
    guard !makeItem(at: index).isSingle else { return }
    becomeWhole()
    container?.partsDidChange()
  }

  override func makeNode(_ content: @escaping () -> Content, at index: Int) -> LazyItemNode<Content> {
    LazyItemNode(content, inputs.child(of: self))
  }

  override func didMake(_ item: LazyItemNode<Content>, at index: Int) {
    if inserted.serial == graph.transactionSerial, inserted.keys.contains(keys[index]) {
      Presentation.enter(item, in: inputs.transactions)
    }
  }

  func removeElements(outside range: Range<Int>) -> Bool {
    guard !isWhole else { return false }
    var distant = items.keys.filter { !range.contains($0) }
    guard !distant.isEmpty else { return false }
    let focused = focusedIndex
    distant.removeAll { $0 == focused }
    for index in distant { removeItem(at: index) }
    return !distant.isEmpty
  }

  /// The index of the item that the focus is in; nil for none. Its view stays, so that it keeps the focus.
  private var focusedIndex: Int? {
    guard let container, let focused = graph.keys.focused else { return nil }
    let path = sequence(first: focused as LayoutElement, next: \.superelement)
    guard let row = path.first(where: { $0.superelement === container }) else { return nil }
    return items.first { $0.value.element === row }?.key
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
    super.forEachChild(visit)
    for item in leaving { visit(item) }
  }

  override func scrollTarget(of id: AnyHashable) -> ScrollDestination? {
    guard let ownID = id.base as? ID, let index = firstIndex(of: ownID) else {
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

/// The node of an item of a `ForEach` in a lazy container.
final class LazyItemNode<Content: View>: ForEachItemNode<Content> {
  private var knownElement: LayoutElement?

  override var isTransparent: Bool { true }

  /// Whether the item has exactly one element, which exists.
  override var isSingle: Bool {
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
}
