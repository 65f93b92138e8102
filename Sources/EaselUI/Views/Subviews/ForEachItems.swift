/// The node of a `ForEach` that creates the nodes of its elements one by one.
///
/// Each element is taken to have one view until one turns out to have none or several. All elements are then created.
class ItemwiseForEachNode<
  Data: RandomAccessCollection, ID: Hashable, Content: View, Item: ForEachItemNode<Content>
>: ViewNode<ForEach<Data, ID, Content>>, Evaluator {
  typealias Key = ForEachKey<ID>

  final private var view: ForEach<Data, ID, Content>
  final private(set) var keys: [Key] = []
  /// The `numbers` of the value that the keys are those of.
  final private var numbers: Range<Int>?
  /// The index of each key; nil if it is not known.
  final private var knownIndices: [Key: Int]?
  /// The existing items by index.
  final private(set) var items: [Int: Item] = [:]
  /// Whether all items exist.
  final private(set) var isWhole = false
  final let inputs: _NodeInputs
  /// Whether the elements of the collection change without another value of the `ForEach`.
  final private let isLive = Data.self is any LiveCollection.Type
  final var evaluation = Evaluation()
  final var environmentSlot: Int?
  final private let comparison = ValueComparison<ForEach<Data, ID, Content>>.shared

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    self.view = view
    self.inputs = inputs
    super.init(inputs)
    keys = makeKeys()
    numbers = view.numbers
  }

  /// The identities of the elements. The node depends on a collection that is read where it is stored: it rearranges its
  /// items before one of them would read an element that no longer exists.
  private func makeKeys() -> [Key] {
    guard isLive else { return view.makeKeys(reusing: keys, of: numbers) }
    return evaluate(in: inputs.environment) { _ in view.makeKeys(reusing: keys) }
  }

  // MARK: Overridden by subclasses

  /// Creates the node of an element.
  func makeNode(_ content: @escaping () -> Content, at index: Int) -> Item {
    fatalError("a node without items")
  }

  /// Called when the node of an element has become one of the items.
  func didMake(_ item: Item, at index: Int) {}

  /// Removes the node of an element that no longer exists.
  func remove(_ item: Item) { item.unmount() }

  /// Called when the elements of the collection will be others.
  func keysWillChange(to newKeys: [Key]) {}

  // MARK: Changes

  final override func update(_ newView: ForEach<Data, ID, Content>) {
    guard !comparison.areEqual(view, newView) else { return }
    view = newView
    updateItems()
  }

  final override func updateIfNeeded() {
    if needsUpdate { updateItems() }
  }

  final func sourceDidChange() { setNeedsUpdate() }

  final func environmentDidChange(_ keys: EnvironmentKeySet) {
    if !evaluation.environmentKeys.isDisjoint(with: keys) { setNeedsUpdate() }
  }

  private func updateItems() {
    needsUpdate = false
    let newKeys = makeKeys()
    numbers = view.numbers
    let isRearranged = newKeys != keys
    if isRearranged { rearrange(newKeys) }
    for (index, item) in items where item.isMounted { item.update(makeContent(at: index)) }
    guard isRearranged else { return }
    // The values of preferences are combined in the order of the items.
    graph.preferencesDidChange()
    elementsDidChange()
  }

  /// Keeps the items whose keys still exist, at their new indices; removes the others.
  private func rearrange(_ newKeys: [Key]) {
    keysWillChange(to: newKeys)
    var remaining = Dictionary(uniqueKeysWithValues: items.map { (keys[$0], $1) })
    items = [:]
    if !remaining.isEmpty {
      for (index, key) in newKeys.enumerated() {
        if let item = remaining.removeValue(forKey: key) { items[index] = item }
      }
    }
    (keys, knownIndices) = (newKeys, nil)
    for item in remaining.values {
      item.isRemoved = true
      remove(item)
    }
    if isWhole { makeAll() }
  }

  override func elementsDidChange() {
    if !isWhole, items.values.contains(where: { !$0.isSingle }) { becomeWhole() }
    super.elementsDidChange()
  }

  // MARK: Items

  final func becomeWhole() {
    isWhole = true
    makeAll()
  }

  private func makeAll() {
    for index in keys.indices where items[index] == nil { makeItem(at: index) }
  }

  @discardableResult
  final func makeItem(at index: Int) -> Item {
    let item = makeNode(makeContent(at: index), at: index)
    items[index] = item
    didMake(item, at: index)
    return item
  }

  private func makeContent(at index: Int) -> () -> Content {
    let (data, content) = (view.data, view.content)
    return { content(data[data.index(data.startIndex, offsetBy: index)]) }
  }

  final func removeItem(at index: Int) { items.removeValue(forKey: index)?.unmount() }

  /// The index of the first element with an id.
  final func firstIndex(of id: ID) -> Int? { index(of: Key(id: id)) }

  final func index(of key: Key) -> Int? {
    if let knownIndices { return knownIndices[key] }
    let indices = Dictionary(uniqueKeysWithValues: zip(keys, keys.indices))
    knownIndices = indices
    return indices[key]
  }

  /// The indices of the existing items in ascending order. Sorted as an array, which takes no lookups of generic types.
  final var itemIndices: [Int] {
    var indices = [Int](items.keys)
    indices.sort()
    return indices
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    let current = items
    for index in itemIndices { visit(current[index]!) }
  }

  final override func didUnmount() { evaluation.cancel(for: self, in: inputs.environment) }
}

/// The node of one element of a `ForEach` that creates them one by one. Its content depends on what the closure of the
/// `ForEach` reads for it.
class ForEachItemNode<Content: View>: GraphNode, Evaluator {
  final private var makeContent: () -> Content
  final private(set) var content: ViewNode<Content>!
  final private let inputs: _NodeInputs
  /// Whether the element no longer exists. The content stays the same while its transition runs.
  final var isRemoved = false
  final var evaluation = Evaluation()
  final var environmentSlot: Int?

  init(_ makeContent: @escaping () -> Content, _ inputs: _NodeInputs) {
    (self.makeContent, self.inputs) = (makeContent, inputs)
    super.init(inputs)
    content = Content.makeNode(evaluateContent(), inputs.child(of: self))
  }

  /// Whether the element has exactly one view.
  var isSingle: Bool { true }

  private func evaluateContent() -> Content {
    needsUpdate = false
    let makeContent = makeContent
    return evaluate(in: inputs.environment) { _ in makeContent() }
  }

  final func update(_ makeContent: @escaping () -> Content) {
    self.makeContent = makeContent
    content.update(evaluateContent())
  }

  final override func updateIfNeeded() {
    if isRemoved { needsUpdate = false }
    if needsUpdate { content.update(evaluateContent()) }
  }

  final func sourceDidChange() { setNeedsUpdate() }

  final func environmentDidChange(_ keys: EnvironmentKeySet) {
    if !evaluation.environmentKeys.isDisjoint(with: keys) { setNeedsUpdate() }
  }

  final override var levels: Int { 2 }

  final override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  final override func didUnmount() { evaluation.cancel(for: self, in: inputs.environment) }
}
