import EaselDrawing

/// An element with any number of children, contributed by one or several views.
class ContainerElement: LayoutElement {
  /// The node whose elements are the children. Weak, because a node may be the source of its own element.
  private weak var source: GraphNode?
  private var currentChildren: [LayoutElement]?
  private var paintingOrder: PaintingOrder?
  /// Whether a child has explicit alignments, cached; `nil` after a change of a child.
  private var knownExplicitAlignment: Bool?

  /// Sets the node that contributes the children.
  final func setSource(_ node: GraphNode) {
    source = node
    childrenDidChange()
  }

  /// The children that take part in layout, in the order of their views.
  final var children: [LayoutElement] {
    if let currentChildren { return currentChildren }
    var collected: [LayoutElement] = []
    source?.collectElements(into: &collected)
    for child in collected { child.superelement = self }
    paintingOrder = PaintingOrder(paintingOrder(of: collected))
    let present = collected.contains { $0.isLeaving } ? collected.filter { !$0.isLeaving } : collected
    currentChildren = present
    return present
  }

  /// The children from back to front, before they are sorted by their z indices.
  func paintingOrder(of children: [LayoutElement]) -> [LayoutElement] { children }

  /// Discards the children; they are collected again before the next use.
  final func childrenDidChange() {
    currentChildren = nil
    invalidateLayout()
    invalidateDrawing()
  }

  /// Collects the children again before the next use, after others were added behind those that determine the sizes.
  final func childrenWereAdded() {
    currentChildren = nil
    knownExplicitAlignment = nil
  }

  /// Draws and hit-tests only one child, until the children are collected again.
  final func paint(only child: LayoutElement?) { paintingOrder = PaintingOrder(child.map { [$0] } ?? []) }

  override func contentTraitsDidChange() { childrenDidChange() }

  override var placementTransactions: TransactionScope {
    children.count == 1 ? children[0].placementTransactions : transactions
  }

  override var hasExplicitAlignment: Bool {
    if let knownExplicitAlignment { return knownExplicitAlignment }
    let isExplicit = children.contains { $0.hasExplicitAlignment }
    knownExplicitAlignment = isExplicit
    return isExplicit
  }

  override func layoutDidBecomeStale() { knownExplicitAlignment = nil }

  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    _ = children
    return paintingOrder?.elements.reversed().contains { child in
      !child.isLeaving
        && child.hitTest(CGPoint(x: point.x - child.origin.x, y: point.y - child.origin.y), &hits)
    } ?? false
  }

  override func forEachContent(_ visit: (LayoutElement) -> Void) {
    _ = children
    paintingOrder?.elements.forEach(visit)
  }

  override func contentDrawingDidBecomeStale(_ content: LayoutElement) {
    paintingOrder?.drawingDidBecomeStale(of: content)
    invalidateDrawing()
  }

  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    _ = children
    paintingOrder?.draw(into: recorder, of: self, on: phase)
  }

  override func recordLayers(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    noteRecorded()
    _ = children
    paintingOrder?.draw(into: recorder) { element, recorder in
      element.recordLayers(
        by: filter, into: recorder, through: .translation(to: element.origin).concatenating(transform),
        on: self.phase(of: element, in: phase))
    }
  }
}

/// A container arranged by one of the library's layouts.
final class LayoutContainerElement<Layout: ContainerLayout>: ContainerElement {
  var layout: Layout {
    didSet {
      guides.removeAll()
      invalidateLayout()
    }
  }
  private var cache: Layout.Cache?
  /// Whether the layout or a child changed since the cache was made.
  private var isCacheStale = false
  private var guides = GuideCache<[Placement]>()
  /// The preferred spacing, if the container has asked for it.
  private var knownSpacing: CGFloat??

  init(_ layout: Layout, _ inputs: _NodeInputs) {
    self.layout = layout
    super.init(inputs)
  }

  override func layoutDidBecomeStale() {
    super.layoutDidBecomeStale()
    isCacheStale = true
    guides.removeAll()
    guard let spacing = knownSpacing else { return }
    knownSpacing = nil
    if preferredSpacing != spacing { superelement?.contentTraitsDidChange() }
  }

  // MARK: Spacing

  override var verticalSpacing: VerticalSpacing { layout.verticalSpacing(of: children) }

  override var providesTraits: Bool { Layout.hasSpacing }

  override var ownTraits: ElementTraits { ElementTraits(preferredSpacing: preferredSpacing) }

  private var preferredSpacing: CGFloat? {
    if let knownSpacing { return knownSpacing }
    let spacing = withCache { layout.preferredSpacing(cache: &$0) }.flatMap { $0.isFinite ? $0 : nil }
    knownSpacing = spacing
    return spacing
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal, children: children, cache: &$0) }
  }

  override func measureFullSize() -> FullSize? {
    withCache { layout.fullSize(of: children, cache: &$0) }
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    let children = children
    let size = ViewSize(value: size, proposal: proposal)
    let placements = withCache { layout.placements(of: children, in: size, cache: &$0) }
    for (child, placement) in zip(children, placements) {
      child.place(
        at: mirroredOrigin(of: child, placement), proposal: placement.proposal,
        in: child.placementTransactions
      )
    }
  }

  override var hasExplicitAlignment: Bool {
    super.hasExplicitAlignment || layout.setsAlignment(.horizontal, cache: cache)
      || layout.setsAlignment(.vertical, cache: cache)
  }

  override func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    if layout.setsAlignment(key.axis, cache: cache),
      let own = withCache({ layout.explicitAlignment(key, in: size, cache: &$0) })
    {
      return own
    }
    guard super.hasExplicitAlignment else { return nil }
    if let known = guides.position(of: key, at: size) { return known }
    let position = key.combine(
      zip(children, placements(forGuidesAt: size)).compactMap { child, placement in
        child.explicitAlignment(key, at: child.finiteViewSize(for: placement.proposal)).map {
          $0 + placement.origin[key.axis]
        }
      })
    guides.insert(position, of: key, at: size)
    return position
  }

  private func placements(forGuidesAt size: ViewSize) -> [Placement] {
    if let known = guides.placements(at: size) { return known }
    let children = children
    let placements = withCache { layout.placements(of: children, in: size, cache: &$0) }
    guides.insert(placements, at: size)
    return placements
  }

  private func withCache<Result>(_ body: (inout Layout.Cache) -> Result) -> Result {
    var current = currentCache
    defer { cache = current }
    return body(&current)
  }

  private var currentCache: Layout.Cache {
    let children = children
    guard var current = cache else { return layout.makeCache(for: children) }
    if isCacheStale {
      isCacheStale = false
      layout.updateCache(&current, for: children)
    }
    return current
  }
}

/// An arrangement of the children of a container.
@MainActor
protocol ContainerLayout {
  /// Data computed once and kept until a child changes.
  associatedtype Cache

  /// The direction in which spacers inside grow; `nil` for both directions.
  static var axis: Axis? { get }

  func makeCache(for children: [LayoutElement]) -> Cache

  /// Updates the cache after a change of the layout or of a child. By default, makes a new one.
  func updateCache(_ cache: inout Cache, for children: [LayoutElement])

  /// Whether the layout may have a preferred spacing.
  static var hasSpacing: Bool { get }

  /// Returns the preferred distance to adjacent elements in a stack; `nil` for none.
  func preferredSpacing(cache: inout Cache) -> CGFloat?

  /// Returns what the container keeps from the views above and below it. By default, what its children keep.
  func verticalSpacing(of children: [LayoutElement]) -> VerticalSpacing

  /// Whether `explicitAlignment` may return a value for guides of an axis.
  func setsAlignment(_ axis: Axis, cache: Cache?) -> Bool

  /// Returns the position of a guide that the layout sets; `nil` to derive it from the children.
  func explicitAlignment(_ key: AlignmentKey, in size: ViewSize, cache: inout Cache) -> CGFloat?

  /// Returns the size of the container for a proposal.
  func sizeThatFits(
    _ proposal: ProposedViewSize, children: [LayoutElement], cache: inout Cache
  ) -> CGSize

  /// Returns the size of the container with room for all of its children; `nil` if there is none. By default, `nil`.
  func fullSize(of children: [LayoutElement], cache: inout Cache) -> FullSize?

  /// Returns the placement of each child in a container of a size.
  func placements(of children: [LayoutElement], in size: ViewSize, cache: inout Cache) -> [Placement]
}

extension ContainerLayout {
  static var axis: Axis? { nil }

  func updateCache(_ cache: inout Cache, for children: [LayoutElement]) { cache = makeCache(for: children) }

  static var hasSpacing: Bool { false }

  func preferredSpacing(cache: inout Cache) -> CGFloat? { nil }

  func verticalSpacing(of children: [LayoutElement]) -> VerticalSpacing {
    guard let first = children.first else { return .plain }
    return children.dropFirst().reduce(first.verticalSpacing) { $0.union($1.verticalSpacing) }
  }

  func fullSize(of children: [LayoutElement], cache: inout Cache) -> FullSize? { nil }

  func setsAlignment(_ axis: Axis, cache: Cache?) -> Bool { false }

  func explicitAlignment(_ key: AlignmentKey, in size: ViewSize, cache: inout Cache) -> CGFloat? { nil }
}

extension ContainerLayout where Cache == Void {
  func makeCache(for children: [LayoutElement]) {}
}
