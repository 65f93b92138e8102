/// Marks a view, or each view in a layout, as a target of scrolling.
struct ScrollTargetModifier {
  /// Whether the views in the layout are targets, rather than the view itself.
  let isLayout: Bool
  let isEnabled: Bool
}

extension ScrollTargetModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    _NodeOutput(ScrollTargetNode(view, inputs))
  }
}

/// The node of a view that is a target, or whose layout contains targets.
final class ScrollTargetNode<Base: View>: ViewNode<ModifiedContent<Base, ScrollTargetModifier>>,
  ScrollTargetSource
{
  private var modifier: ScrollTargetModifier
  private var content: ViewNode<Base>!

  init(_ view: ModifiedContent<Base, ScrollTargetModifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(inputs)
    content = Base.makeNode(view.content, inputs.child(of: self))
    inputs.environment.values.scrollLink?.add(self)
  }

  override func update(_ view: ModifiedContent<Base, ScrollTargetModifier>) {
    modifier = view.modifier
    content.update(view.content)
  }

  override var isTransparent: Bool { true }

  override func collectElements(into elements: inout [LayoutElement]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  func addFrames(to query: ScrollTargetQuery) {
    guard modifier.isEnabled else { return }
    let elements = contributedElements
    guard modifier.isLayout, elements.count == 1, let container = elements.first?.innerContainer else {
      return elements.forEach { query.add(frameOf: $0) }
    }
    if let lazy = container as? LazyContainerElement {
      query.addItems(of: lazy)
    } else {
      container.children.forEach { query.add(frameOf: $0) }
    }
  }

  func addIDs(to query: ScrollTargetQuery) {
    if modifier.isEnabled { collectScrollTargets(into: query) }
  }
}

/// A node that has targets of scrolling.
@MainActor
protocol ScrollTargetSource: GraphNode {
  func addFrames(to query: ScrollTargetQuery)
  func addIDs(to query: ScrollTargetQuery)
}

extension LayoutElement {
  /// The outermost container in the element.
  fileprivate var innerContainer: ContainerElement? {
    (self as? ContainerElement) ?? (self as? WrapperElement)?.content.innerContainer
  }
}

/// A search for the targets in a part of a scroll view.
@MainActor
final class ScrollTargetQuery {
  /// The frame of a target in the space of the content, and its id.
  struct Target {
    let id: AnyHashable?
    let frame: CGRect
  }

  private let element: ScrollElement
  private let axis: Axis
  private let range: ClosedRange<CGFloat>
  private(set) var targets: [Target] = []
  /// Whether the search is in the layout of the targets. Layouts inside have none.
  private var isInContainer = false

  /// Creates a search for targets that lie in a range along an axis of the content, at least partly.
  init(in element: ScrollElement, _ axis: Axis, _ range: ClosedRange<CGFloat>) {
    (self.element, self.axis, self.range) = (element, axis, range)
  }

  /// Searches in a container, unless that is inside of another one.
  func enterContainer(_ search: () -> Void) {
    guard !isInContainer else { return }
    isInContainer = true
    search()
    isInContainer = false
  }

  /// Adds an element that may be the whole target.
  func add(frameOf target: LayoutElement, id: AnyHashable? = nil) {
    add(CGRect(origin: .zero, size: target.size), in: target, id: id)
  }

  /// Adds the views with an id.
  func add(_ id: AnyHashable, _ elements: [LayoutElement]) {
    guard let place = ScrollDestination.elements(elements).place else { return }
    add(place.frame, in: place.element, id: id)
  }

  /// Adds a frame in the space of an element.
  private func add(_ frame: CGRect, in container: LayoutElement, id: AnyHashable?) {
    guard container.isShown, let origin = element.contentOrigin(of: container) else { return }
    let frame = frame.offsetBy(dx: origin.x, dy: origin.y)
    let (start, end) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
    if end >= range.lowerBound, start <= range.upperBound { targets.append(Target(id: id, frame: frame)) }
  }

  /// Adds the items of a lazy container, whether their views exist or not.
  func addItems(of container: LazyContainerElement) {
    for index in items(of: container) { add(index, of: container, id: nil) }
  }

  /// Adds an item of a lazy container.
  func add(_ index: Int, of container: LazyContainerElement, id: AnyHashable?) {
    if let frame = container.frame(ofItem: index) { add(frame, in: container, id: id) }
  }

  /// The indices of the items of a lazy container that lie in the range.
  func items(of container: LazyContainerElement) -> Range<Int> {
    guard let origin = element.contentOrigin(of: container), container.axis == axis else {
      return 0..<container.itemCount
    }
    let start = origin[axis]
    return container.items(in: range.lowerBound - start...range.upperBound - start)
  }
}

nonisolated extension View {
  /// Makes each view of the layout a target: the view-aligned behavior aligns the scroll view to them, and
  /// `scrollPosition` finds them by their ids.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isLayout: true, isEnabled: isEnabled))
  }

  /// Makes the view a target, to which the view-aligned behavior aligns the scroll view.
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isLayout: false, isEnabled: isEnabled))
  }
}
