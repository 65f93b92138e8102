/// The identity of an element of a `ForEach`. Elements with equal ids are distinguished by their order.
struct ForEachKey<ID: Hashable>: Hashable {
  var id: ID
  var occurrence = 0
}

extension ForEach {
  /// The range whose numbers are the elements and their ids; nil for other elements or ids.
  var numbers: Range<Int>? {
    guard let range = data as? Range<Int>, id as AnyKeyPath == \Int.self as AnyKeyPath else { return nil }
    return range
  }

  /// The identities of the elements, given those of an earlier collection. The result shares their storage if it is the same.
  ///
  /// - Parameters:
  ///   - earlier: The identities of the earlier elements.
  ///   - numbers: The `numbers` of the earlier value.
  func makeKeys(
    reusing earlier: [ForEachKey<ID>] = [], of numbers: Range<Int>? = nil
  ) -> [ForEachKey<ID>] {
    if let numbers, numbers == self.numbers { return earlier }
    // Comparing ids takes a fraction of the time of hashing them. Equal ids in the same order have the same keys.
    if hasIDs(of: earlier) { return earlier }
    var known = Set<ID>(minimumCapacity: data.count)
    var repetitions: [ID: Int] = [:]
    return data.map { element in
      let id = element[keyPath: self.id]
      if known.insert(id).inserted { return ForEachKey(id: id) }
      repetitions[id, default: 0] += 1
      return ForEachKey(id: id, occurrence: repetitions[id, default: 0])
    }
  }

  private func hasIDs(of keys: [ForEachKey<ID>]) -> Bool {
    guard data.count == keys.count else { return false }
    var position = data.startIndex
    for key in keys {
      guard data[position][keyPath: id] == key.id else { return false }
      data.formIndex(after: &position)
    }
    return true
  }

  /// The views of the elements, in order.
  func makeContents() -> [Content] { data.mapElements(content) }
}

extension RandomAccessCollection {
  /// The results of a closure for the elements, in order.
  ///
  /// In unspecialized code each access to an element of a collection allocates memory. Elements in contiguous memory are
  /// read without that; the numbers of a range are copied to an array first.
  fileprivate func mapElements<Result>(_ transform: (Element) -> Result) -> [Result] {
    if let range = self as? Range<Int>, let numbers = Array(range) as Any as? [Element] {
      return numbers.mapElements(transform)
    }
    let results = withContiguousStorageIfAvailable { elements in
      var results: [Result] = []
      results.reserveCapacity(elements.count)
      for index in 0..<elements.count { results.append(transform(elements[index])) }
      return results
    }
    return results ?? map(transform)
  }
}

/// The node of a `ForEach`, with a child for each element, identified by its id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
  ForEach<Data, ID, Content>
>, Evaluator
{
  private typealias Key = ForEachKey<ID>

  private var view: ForEach<Data, ID, Content>
  private var keys: [Key] = []
  /// The `numbers` of the value that the keys are those of.
  private var numbers: Range<Int>?
  private var children: [ViewNode<Content>] = []
  /// Removed children while their transitions run, by key.
  private var leaving: [Key: Leaving] = [:]
  /// The number of children that have left with a transition.
  private var leavingCount = 0

  private struct Leaving {
    let key: Key
    let child: ViewNode<Content>
    /// The number of children that left before this one.
    let number: Int
    /// The key of the preceding child; `nil` for the first one.
    let previous: Key?
  }

  private let inputs: _NodeInputs
  private let comparison = ValueComparison<ForEach<Data, ID, Content>>.shared
  var evaluation = Evaluation()
  var environmentSlot: Int?

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    self.view = view
    self.inputs = inputs
    super.init(inputs)
    keys = view.makeKeys()
    numbers = view.numbers
    children = makeContents().map(makeChild)
  }

  override func update(_ newView: ForEach<Data, ID, Content>) {
    guard !comparison.areEqual(view, newView) else { return }
    view = newView
    updateChildren()
  }

  override func updateIfNeeded() {
    if needsUpdate { updateChildren() }
  }

  func sourceDidChange() { setNeedsUpdate() }

  func environmentDidChange(_ keys: EnvironmentKeySet) {
    if !evaluation.environmentKeys.isDisjoint(with: keys) { setNeedsUpdate() }
  }

  private func updateChildren() {
    needsUpdate = false
    let contents = makeContents()
    let newKeys = view.makeKeys(reusing: keys, of: numbers)
    numbers = view.numbers
    if newKeys == keys {
      // By index, because `zip` looks up the types of its elements at run time.
      for index in 0..<min(children.count, contents.count) { children[index].update(contents[index]) }
    } else {
      rearrange(newKeys, contents)
      // The values of preferences are combined in the order of the children.
      graph.preferencesDidChange()
      elementsDidChange()
    }
  }

  /// Reuses the children whose keys still exist, in the new order; creates and removes the others.
  private func rearrange(_ newKeys: [Key], _ contents: [Content]) {
    var remaining = Dictionary(uniqueKeysWithValues: zip(keys, children))
    var entering: [ViewNode<Content>] = []
    children = zip(newKeys, contents).map { key, content in
      if let child = remaining.removeValue(forKey: key) ?? reinsertLeavingChild(key) {
        child.update(content)
        return child
      }
      entering.append(makeChild(content))
      return entering[entering.count - 1]
    }
    for (index, key) in keys.enumerated() {
      if let child = remaining[key] { remove(child, key, after: index > 0 ? keys[index - 1] : nil) }
    }
    keys = newKeys
    for child in entering { Presentation.enter(child, in: inputs.transactions) }
  }

  /// Returns the leaving child of a key and reverses its transition.
  private func reinsertLeavingChild(_ key: Key) -> ViewNode<Content>? {
    guard let child = leaving.removeValue(forKey: key)?.child else { return nil }
    Presentation.stay(child, in: inputs.transactions)
    return child
  }

  private func remove(_ child: ViewNode<Content>, _ key: Key, after previous: Key?) {
    let isSeen = Presentation.leave(child, in: inputs.transactions) { [weak self, weak child] in
      guard let self, let child, leaving[key]?.child === child else { return }
      leaving[key] = nil
      child.unmount()
      elementsDidChange()
    }
    if isSeen {
      leaving[key] = Leaving(key: key, child: child, number: leavingCount, previous: previous)
      leavingCount += 1
    } else {
      child.unmount()
    }
  }

  /// Runs the content closure for all elements.
  private func makeContents() -> [Content] {
    let view = view
    return evaluate(in: inputs.environment) { _ in view.makeContents() }
  }

  private func makeChild(_ content: Content) -> ViewNode<Content> {
    Content.makeNode(content, inputs.child(of: self))
  }

  override func scrollTarget(of id: AnyHashable) -> ScrollDestination? {
    guard let ownID = id.base as? ID, let index = keys.firstIndex(of: Key(id: ownID)) else {
      return super.scrollTarget(of: id)
    }
    return .elements(children[index].contributedElements)
  }

  override func collectScrollTargets(into query: ScrollTargetQuery) {
    for (key, child) in zip(keys, children) { query.add(AnyHashable(key.id), child.contributedElements) }
    super.collectScrollTargets(into: query)
  }

  override var levels: Int { 2 }

  override func collectElements(into elements: inout [LayoutElement]) {
    if leaving.isEmpty {
      for child in children { child.collectElements(into: &elements) }
    } else {
      forEachChild { $0.collectElements(into: &elements) }
    }
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    guard !leaving.isEmpty else {
      for child in children { visit(child) }
      return
    }
    let gone = leaving.values.sorted { $0.number < $1.number }
    var remaining = Dictionary(grouping: gone) { $0.previous }
    /// Visits the leaving children that followed a child, each followed by those that followed it. They are stacked in an
    /// array, since thousands of children can have left one after the other.
    func visitLeaving(after key: Key?) {
      var waiting = Array((remaining.removeValue(forKey: key) ?? []).reversed())
      while let next = waiting.popLast() {
        visit(next.child)
        waiting += (remaining.removeValue(forKey: next.key) ?? []).reversed()
      }
    }
    visitLeaving(after: nil)
    for (key, child) in zip(keys, children) {
      visit(child)
      visitLeaving(after: key)
    }
    for next in remaining.values.joined() { visit(next.child) }
  }

  override func didUnmount() { evaluation.cancel(for: self, in: inputs.environment) }
}
