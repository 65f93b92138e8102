/// The node of a `ForEach`: a child for each element, found again by its id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
  ForEach<Data, ID, Content>
>
{
  /// Elements that share an id are told apart by their order.
  private struct Key: Hashable {
    var id: ID
    var occurrence = 0
  }

  private var keys: [Key] = []
  private var children: [ViewNode<Content>] = []
  private let inputs: _NodeInputs

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    self.inputs = inputs
    super.init(inputs)
    keys = ForEachNode.keys(of: view)
    children = view.data.map { makeChild(view.content($0)) }
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    let newKeys = ForEachNode.keys(of: view)
    guard newKeys != keys else {
      for (child, element) in zip(children, view.data) { child.update(view.content(element)) }
      return
    }
    rearrange(newKeys, view)
    elementsDidChange()
  }

  /// Keeps the children whose keys are there still, in the new order; makes and ends the others.
  private func rearrange(_ newKeys: [Key], _ view: ForEach<Data, ID, Content>) {
    var remaining = Dictionary(uniqueKeysWithValues: zip(keys, children))
    children = zip(newKeys, view.data).map { key, element in
      guard let child = remaining.removeValue(forKey: key) else { return makeChild(view.content(element)) }
      child.update(view.content(element))
      return child
    }
    for key in keys { remaining[key]?.unmount() }
    keys = newKeys
  }

  private func makeChild(_ content: Content) -> ViewNode<Content> {
    Content.makeNode(content, inputs.child(of: self))
  }

  private static func keys(of view: ForEach<Data, ID, Content>) -> [Key] {
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
}
