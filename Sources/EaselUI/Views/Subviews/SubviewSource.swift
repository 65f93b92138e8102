/// A view of the content of a container, without a place of its own. Each place that shows it has nodes of its own.
@MainActor
class SubviewSource {
  let id: Subview.ID
  /// The number of changes of the values for the container.
  var version: Int { 0 }
  /// Called when no place shows the view any longer.
  var didBecomeIdle: (() -> Void)?
  /// The id of the element of the `ForEach` that made the view.
  var implicitTag: AnyHashable?
  /// The id that the modifier `id(_:)` gives the view.
  var explicitID: AnyHashable?

  /// The id by which a program refers to the view.
  var elementID: AnyHashable? { explicitID ?? implicitTag }

  init(id: Subview.ID) { self.id = id }

  /// Sets the values that the view passes to the container. Inner views overwrite the values of outer ones.
  func write(to values: inout ContainerValues) {
    if let implicitTag { values.implicitTag = implicitTag }
  }

  /// Creates the node of the view for a place.
  func makeNode(for place: SubviewNode, _ inputs: _NodeInputs) -> GraphNode {
    fatalError("a source without a view")
  }

  /// Called when a place no longer shows the view.
  func didRemove(_ place: SubviewNode) {}

  private static var latestNumber = 0

  /// Returns a number that no other call returns.
  static func makeNumber() -> Int {
    latestNumber += 1
    return latestNumber
  }
}

/// A subview of a known type.
class TypedSubviewSource<V: View>: SubviewSource {
  private(set) var view: V
  /// The nodes of the view by the place that shows them.
  private var nodes: [ObjectIdentifier: ViewNode<V>] = [:]

  init(_ view: V, id: Subview.ID) {
    self.view = view
    super.init(id: id)
  }

  /// Sets the view, and updates it in all places.
  final func update(_ newView: V) {
    view = newView
    let current = nodes
    for node in current.values where node.isMounted { node.update(newView) }
  }

  override func makeNode(for place: SubviewNode, _ inputs: _NodeInputs) -> GraphNode {
    let node = V.makeNode(view, inputs)
    nodes[ObjectIdentifier(place)] = node
    return node
  }

  override func didRemove(_ place: SubviewNode) {
    nodes[ObjectIdentifier(place)] = nil
    if nodes.isEmpty { didBecomeIdle?() }
  }
}

/// A subview with a modifier that was applied to several subviews together.
final class ModifiedSubviewSource<Modifier: ViewModifier>: TypedSubviewSource<
  ModifiedContent<Subview, Modifier>
>
{
  let base: SubviewSource
  private let ownVersion: () -> Int

  init(_ base: SubviewSource, _ modifier: Modifier, version: @escaping () -> Int) {
    self.base = base
    ownVersion = version
    super.init(ModifiedContent(content: Subview(base), modifier: modifier), id: base.id)
  }

  override var version: Int { base.version + ownVersion() }

  override var elementID: AnyHashable? { explicitID ?? base.elementID }

  override func write(to values: inout ContainerValues) {
    super.write(to: &values)
    (view.modifier as? any ContainerValueWriter)?.write(to: &values)
    base.write(to: &values)
  }
}

/// A subview of another container.
final class ForwardedSubviewSource: TypedSubviewSource<Subview> {
  override var version: Int { view.version }

  override var elementID: AnyHashable? { explicitID ?? implicitTag ?? view.source?.elementID }

  override func write(to values: inout ContainerValues) {
    super.write(to: &values)
    view.source?.write(to: &values)
  }
}

/// The subviews of a `ForEach`, one for each element. They are created as needed.
@MainActor
protocol SubviewItems: AnyObject {
  func id(at index: Int) -> Subview.ID

  /// The number of changes of the values of an item for the container.
  func version(at index: Int) -> Int

  /// The index of an item, which is `index` if the item did not move; nil if it does not exist.
  func currentIndex(of id: Subview.ID, near index: Int) -> Int?

  /// The subview of an item, which is created if necessary.
  func source(at index: Int) -> SubviewSource?

  /// The index of the item that a program identifies by an id.
  func index(ofElement id: AnyHashable) -> Int?
}
