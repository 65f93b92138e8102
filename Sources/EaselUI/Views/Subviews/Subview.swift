/// A view of the content that was passed to a container. The container shows it in a place of its own and may modify
/// it like any view.
///
/// ```swift
/// struct Cards<Content: View>: View {
///   @ViewBuilder var content: Content
///
///   var body: some View {
///     VStack {
///       ForEach(subviews: content) { subview in
///         subview.padding().background(.yellow)
///       }
///     }
///   }
/// }
/// ```
public struct Subview: Identifiable {
  /// The identity of a subview. It is Sendable although `AnyHashable` is not: identities are only compared and hashed.
  public struct ID: Hashable, @unchecked Sendable {
    enum Storage: Hashable {
      /// A view, by the number of its node.
      case view(Int)
      /// An element of a `ForEach`, by the number of the node of the `ForEach`.
      case element(Int, AnyHashable)
    }

    let storage: Storage
  }

  enum Reference {
    case source(SubviewSource)
    /// An item with its index, if it did not move.
    case item(any SubviewItems, Int)
  }

  let reference: Reference
  /// Counts the changes of the values that the view passes to the container.
  let version: Int
  /// The identity of the view.
  public let id: ID
}

extension Subview {
  @MainActor init(_ source: SubviewSource) {
    self.init(reference: .source(source), version: source.version, id: source.id)
  }

  /// The view itself; nil if it was removed.
  @MainActor var source: SubviewSource? {
    switch reference {
    case .source(let source): return source
    case .item(let items, let index): return items.currentIndex(of: id, near: index).flatMap(items.source)
    }
  }

  /// The values that the view passes to the container.
  public var containerValues: ContainerValues {
    onMainActor(self) { subview in
      var values = ContainerValues()
      subview.source?.write(to: &values)
      return values
    }
  }
}

extension Subview: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Subview, _ inputs: _NodeInputs) -> _NodeOutput<Subview> {
    _NodeOutput(SubviewNode(view, inputs))
  }

  public static var _isSingleView: Bool { false }

  public static func _makeListedNode(_ view: Subview, _ inputs: _NodeInputs) -> _NodeOutput<Subview> {
    _NodeOutput(ListedSubviewNode(view, inputs))
  }
}

/// The node of a place in which a subview is shown.
final class SubviewNode: ViewNode<Subview> {
  private var source: SubviewSource?
  private var content: GraphNode?
  private let inputs: _NodeInputs

  init(_ view: Subview, _ inputs: _NodeInputs) {
    self.inputs = inputs
    super.init(inputs)
    show(view.source)
  }

  private func show(_ newSource: SubviewSource?) {
    source = newSource
    content = newSource?.makeNode(for: self, inputs.child(of: self))
  }

  override func update(_ view: Subview) {
    let newSource = view.source
    guard newSource !== source else { return }
    content?.unmount()
    source?.didRemove(self)
    show(newSource)
    elementsDidChange()
  }

  override var isTransparent: Bool { true }

  override func collectElements(into elements: inout [LayoutElement]) {
    content?.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    if let content { visit(content) }
  }

  override func didUnmount() { source?.didRemove(self) }
}
