/// The node of a `ForEach` whose views a container lists. It creates the structure of an element when the container asks
/// for its view, and removes it when no place shows the view any longer.
///
/// If an element of the collection turns out to have none or several views, or a section, all elements are created.
final class ListedForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ItemwiseForEachNode<
  Data, ID, Content, ListedItemNode<Content>
>, SubviewItems
{
  private let number = SubviewSource.makeNumber()

  override init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    checkFirst()
  }

  /// Creates the first item to find out whether the elements have one view each.
  private func checkFirst() {
    if !isWhole, !keys.isEmpty, !Content._isSingleView, items[0] == nil, !makeItem(at: 0).isSingle {
      becomeWhole()
    }
  }

  override func elementsDidChange() {
    checkFirst()
    super.elementsDidChange()
  }

  // MARK: Items

  override func makeNode(_ content: @escaping () -> Content, at index: Int) -> ListedItemNode<Content> {
    ListedItemNode(content, tag: AnyHashable(keys[index].id), inputs.child(of: self))
  }

  override func didMake(_ item: ListedItemNode<Content>, at index: Int) {
    item.source?.didBecomeIdle = { [weak self, weak item] in
      if let self, let item { removeIdle(item) }
    }
  }

  /// Removes an item that no place shows.
  private func removeIdle(_ item: ListedItemNode<Content>) {
    guard !isWhole, let index = items.first(where: { $0.value === item })?.key else { return }
    removeItem(at: index)
  }

  func id(at index: Int) -> Subview.ID { Subview.ID(storage: .element(number, AnyHashable(keys[index]))) }

  func version(at index: Int) -> Int { items[index]?.version ?? 0 }

  func currentIndex(of id: Subview.ID, near index: Int) -> Int? {
    guard isMounted, case .element(number, let base) = id.storage, let key = base.base as? Key else {
      return nil
    }
    return keys.indices.contains(index) && keys[index] == key ? index : self.index(of: key)
  }

  func index(ofElement id: AnyHashable) -> Int? { (id.base as? ID).flatMap(firstIndex) }

  func source(at index: Int) -> SubviewSource? {
    guard keys.indices.contains(index) else { return nil }
    if let item = items[index] { return item.source }
    let item = makeItem(at: index)
    guard !item.isSingle else { return item.source }
    becomeWhole()
    super.elementsDidChange()
    return item.source
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
}

/// The node of the structure of one element of a `ForEach`.
final class ListedItemNode<Content: View>: ForEachItemNode<Content> {
  private let tag: AnyHashable
  private var knownParts: [SubviewPart]?
  /// The number of changes of the structure.
  private(set) var version = 0

  init(_ makeContent: @escaping () -> Content, tag: AnyHashable, _ inputs: _NodeInputs) {
    self.tag = tag
    super.init(makeContent, inputs)
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

  override var isSingle: Bool { source != nil }

  override func elementsDidChange() {
    knownParts = nil
    version += 1
    super.elementsDidChange()
  }
}
