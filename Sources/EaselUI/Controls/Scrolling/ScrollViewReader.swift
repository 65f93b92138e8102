/// A view whose content can scroll the scroll views in it to views with known ids.
///
/// ```swift
/// struct Log: View {
///   let lines: [String]
///
///   var body: some View {
///     ScrollViewReader { proxy in
///       ScrollView {
///         ForEach(lines.indices, id: \.self) { Text(lines[$0]) }
///       }
///       Button("End") { withAnimation { proxy.scrollTo(lines.count - 1) } }
///     }
///   }
/// }
/// ```
public struct ScrollViewReader<Content: View> {
  /// The closure that creates the content.
  public var content: (ScrollViewProxy) -> Content
  @State private var scope = ScrollScope()

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View {
  public var body: some View {
    content(ScrollViewProxy(scope: scope)).modifier(ScrollScopeModifier(scope: scope))
  }
}

/// Scrolls the scroll views inside a `ScrollViewReader`. It must be used on the main actor.
///
/// ```swift
/// func showFirst(_ proxy: ScrollViewProxy) {
///   withAnimation { proxy.scrollTo(0, anchor: .top) }
/// }
/// ```
public struct ScrollViewProxy {
  let scope: ScrollScope

  /// Scrolls the innermost scroll view around the view with an id, once the current changes are laid out.
  ///
  /// The id is that of an element of a `ForEach` or of the modifier `id(_:)`. Without such a view, nothing
  /// happens. The motion is animated inside of `withAnimation`.
  ///
  /// - Parameters:
  ///   - id: The id of the view.
  ///   - anchor: The point of the view that comes to the same point of the scroll view; nil to scroll as
  ///     little as necessary to show the whole view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    // Not sendable because the id can be of any type; it stays on the main actor.
    nonisolated(unsafe) let id = AnyHashable(id)
    let transaction = CurrentTransaction.value
    // It contains the id.
    nonisolated(unsafe) let request = ScrollRequest(id: id, anchor: anchor, transaction: transaction)
    let scope = scope
    MainActor.assumeIsolated { scope.begin(request) }
  }
}

/// A request to scroll to a view.
struct ScrollRequest {
  let id: AnyHashable
  let anchor: UnitPoint?
  let transaction: Transaction
  /// Whether the behavior of the scroll view adjusts a position without anchor.
  var aligns = false
}

/// The place of a view that can be scrolled to.
enum ScrollDestination {
  case elements([LayoutElement])
  /// An item of a lazy container, which need not exist.
  case item(LazyContainerElement, Int)

  /// An element that contains the target, and the target's frame in its space, in points.
  @MainActor var place: (element: LayoutElement, frame: CGRect)? {
    switch self {
    case .elements(let elements):
      guard let first = elements.first(where: \.isShown) else { return nil }
      let frame = elements.reduce(CGRect(origin: .zero, size: first.size)) { frame, element in
        first.bounds(of: element).map(frame.union) ?? frame
      }
      return (first, frame)
    case .item(let container, let index): return container.frame(ofItem: index).map { (container, $0) }
    }
  }

  /// Whether the place of the target is only an estimate.
  @MainActor fileprivate var isEstimated: Bool {
    if case .item(let container, let index) = self { !container.isMeasured(index) } else { false }
  }
}

/// The part of the graph in which a `ScrollViewProxy` searches.
@MainActor
final class ScrollScope {
  fileprivate weak var node: GraphNode?

  nonisolated init() {}

  /// The number of corrections after a jump to an estimated place.
  private static let corrections = 4

  /// Schedules a request. Completions of its transaction wait for the motion.
  func begin(_ request: ScrollRequest) {
    guard let graph = node?.graph else { return }
    graph.willChange(in: request.transaction)
    for completion in request.transaction.completions { completion.animationBegan() }
    perform(request)
    graph.perform([
      { [unowned graph] in
        graph.perform(request.transaction.completions.compactMap { $0.animationCompleted() })
      }
    ])
  }

  /// Schedules a request until everything is up to date.
  fileprivate func perform(_ request: ScrollRequest, corrections: Int = corrections) {
    node?.graph.perform([{ [weak self] in self?.scroll(request, corrections) }])
  }

  private func scroll(_ request: ScrollRequest, _ corrections: Int) {
    guard let node, node.isMounted, let target = node.scrollTarget(of: request.id) else { return }
    guard let place = target.place, let scrollView = place.element.scrollContainer else { return }
    let isEstimated = target.isEstimated
    scrollView.show(place.frame, of: place.element, request)
    guard isEstimated, request.transaction.animation == nil, corrections > 0 else { return }
    perform(request, corrections: corrections - 1)
  }
}

extension ScrollElement {
  /// Scrolls to a frame in the space of an element inside.
  fileprivate func show(_ frame: CGRect, of element: LayoutElement, _ request: ScrollRequest) {
    guard let origin = contentOrigin(of: element) else { return }
    programWillScroll()
    var places = CGPoint.zero
    for axis in Axis.allCases {
      let start = origin[axis] + frame.origin[axis]
      let leading = direction(axis) < 0 ? contentSize[axis] - start - frame.size[axis] : start
      let anchor = request.anchor.map { direction(axis) < 0 ? 1 - $0[axis] : $0[axis] }
      places[axis] = destination(leading, frame.size[axis], anchor, axis)
      // A view that is not wholly visible comes to the start, where the behavior aligns views.
      if request.aligns, anchor == nil, modifier.settings.behavior != nil, places[axis] != target(axis) {
        places[axis] = leading
      }
    }
    if request.aligns, request.anchor == nil { places = aligned(places) }
    let moves = Axis.allCases.map { move(to: places[$0], along: $0, in: request.transaction) }
    if request.transaction.animation != nil, moves.contains(true) { phase = .animating }
  }

  /// The position that shows a part of the content.
  private func destination(_ start: CGFloat, _ length: CGFloat, _ anchor: CGFloat?, _ axis: Axis) -> CGFloat {
    let room = innerSize[axis]
    if let anchor { return start + anchor * (length - room) }
    let (first, last) = (min(start, start + length - room), max(start, start + length - room))
    return min(max(target(axis), first), last)
  }
}

/// Tells a scope the node in which its proxy searches.
struct ScrollScopeModifier: ViewModifier {
  typealias Body = Never

  let scope: ScrollScope

  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    let node = TransparentNode(view, inputs) { $0.content }
    view.modifier.scope.node = node
    return _NodeOutput(node)
  }
}
