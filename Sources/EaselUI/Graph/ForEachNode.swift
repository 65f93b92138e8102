/// The node of a `ForEach`: a child for each element, found again by its id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
  ForEach<Data, ID, Content>
>, EnvironmentDependent, ChangeReader
{
  /// Elements that share an id are told apart by their order.
  private struct Key: Hashable {
    var id: ID
    var occurrence = 0
  }

  private var view: ForEach<Data, ID, Content>
  private var keys: [Key] = []
  private var children: [ViewNode<Content>] = []
  private let inputs: _NodeInputs
  private let comparison = ValueComparison<ForEach<Data, ID, Content>>.shared
  private var evaluation = Evaluation()
  var environmentSlot: Int?

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    self.view = view
    self.inputs = inputs
    super.init(inputs)
    keys = makeKeys()
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
    let newKeys = makeKeys()
    if newKeys == keys {
      for (child, content) in zip(children, contents) { child.update(content) }
    } else {
      rearrange(newKeys, contents)
      elementsDidChange()
    }
  }

  /// Keeps the children whose keys are there still, in the new order; makes and ends the others.
  private func rearrange(_ newKeys: [Key], _ contents: [Content]) {
    var remaining = Dictionary(uniqueKeysWithValues: zip(keys, children))
    children = zip(newKeys, contents).map { key, content in
      guard let child = remaining.removeValue(forKey: key) else { return makeChild(content) }
      child.update(content)
      return child
    }
    for key in keys { remaining[key]?.unmount() }
    keys = newKeys
  }

  /// Runs the content closure for all elements.
  private func makeContents() -> [Content] {
    evaluation.run(for: self, in: inputs.environment) { _ in view.data.map(view.content) }
  }

  private func makeChild(_ content: Content) -> ViewNode<Content> {
    Content.makeNode(content, inputs.child(of: self))
  }

  private func makeKeys() -> [Key] {
    var occurrences: [ID: Int] = [:]
    occurrences.reserveCapacity(view.data.count)
    return view.data.map { element in
      let id = element[keyPath: view.id]
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      return Key(id: id, occurrence: occurrence)
    }
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    for child in children { child.collectElements(into: &elements) }
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { children.forEach(visit) }

  override func didUnmount() { evaluation.cancel(for: self, in: inputs.environment) }
}
