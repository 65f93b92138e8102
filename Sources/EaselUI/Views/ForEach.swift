/// A view for each element of a collection.
///
/// The id of an element identifies its view: the view keeps its state when the element moves. Ids should be
/// unique. Elements that share an id are matched in order with the previous views of that id.
///
/// ```swift
/// VStack {
///   ForEach(["Red", "Green", "Blue"], id: \.self) { name in
///     Text(name)
///   }
/// }
/// ```
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection whose elements the views show.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: KeyPath<Data.Element, ID>
}

extension ForEach where Content: View {
  /// Makes a view for each element of `data`, identified by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes a view for each element of `data`, identified by its `id`.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: \.id)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a range, identified by the number. Unlike in SwiftUI, the range may
  /// change.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: \.self)
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: ForEach, _ inputs: _NodeInputs) -> _NodeOutput<ForEach> {
    if let node = makeResolvingNode(view, inputs) { return _NodeOutput(node) }
    if inputs.lazyContainer != nil { return _NodeOutput(LazyForEachNode(view, inputs)) }
    return _NodeOutput(ForEachNode(view, inputs))
  }

  public static var _isSingleView: Bool { false }

  public static func _makeListedNode(_ view: ForEach, _ inputs: _NodeInputs) -> _NodeOutput<ForEach> {
    _NodeOutput(makeResolvingNode(view, inputs) ?? ListedForEachNode(view, inputs))
  }
}

/// A view with an explicit identity. A new id makes a new view with new state.
struct IdentifiedView<Content, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: View where Content: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _NodeOutput(IdentifiedNode(view, inputs))
  }

  static var _isSingleView: Bool { false }

  static func _makeListedNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _makeNode(view, inputs)
  }
}

/// The node of a view with an explicit identity.
final class IdentifiedNode<Content: View, ID: Hashable>: ViewNode<IdentifiedView<Content, ID>> {
  private var id: ID
  private var content: ViewNode<Content>!
  /// Views of earlier ids whose removal is still animated.
  private var leaving: [ViewNode<Content>] = []
  private let inputs: _NodeInputs

  init(_ view: IdentifiedView<Content, ID>, _ inputs: _NodeInputs) {
    id = view.id
    self.inputs = inputs
    super.init(inputs)
    content = Content.makeNode(view.content, inputs.child(of: self))
  }

  override func update(_ view: IdentifiedView<Content, ID>) {
    guard view.id != id else { return content.update(view.content) }
    id = view.id
    remove(content)
    content = Content.makeNode(view.content, inputs.child(of: self))
    Presentation.enter(content, in: inputs.transactions)
    elementsDidChange()
  }

  private func remove(_ node: ViewNode<Content>) {
    let isSeen = Presentation.leave(node, in: inputs.transactions) { [weak self, weak node] in
      guard let self, let node else { return }
      leaving.removeAll { $0 === node }
      node.unmount()
      elementsDidChange()
    }
    if isSeen { leaving.append(node) } else { node.unmount() }
  }

  override func scrollTarget(of target: AnyHashable) -> ScrollDestination? {
    AnyHashable(id) == target
      ? .elements(content.contributedElements) : super.scrollTarget(of: target)
  }

  override func collectScrollTargets(into query: ScrollTargetQuery) {
    query.add(AnyHashable(id), content.contributedElements)
    super.collectScrollTargets(into: query)
  }

  override func collectSubviews(into parts: inout [SubviewPart]) {
    let own = content.subviewParts
    for case .view(let source) in own { source.explicitID = AnyHashable(id) }
    parts += own
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    forEachChild { $0.collectElements(into: &elements) }
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    for node in leaving { visit(node) }
    visit(content)
  }
}

nonisolated extension View {
  /// Binds the identity of the view to a value. When the value changes, a new view with initial state
  /// replaces the view.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
