import EaselDrawing

/// An element of the layout and the drawing: a leaf, a container, or a modifier around another element.
///
/// Positions are in points in the coordinate space of the parent element (`superelement`); the element's own
/// space has its origin at the top left corner. Sizes and drawings are cached until a dependency changes.
@MainActor
class LayoutElement: EnvironmentDependent, ChangeReader, AnimationOwner {
  // What frames read of all elements that move comes first, in few cache lines.

  final unowned let graph: ViewGraph
  /// The element that lays out this one.
  final unowned var superelement: LayoutElement?
  final private(set) var isAttached = true
  final var isLayoutStale = false
  final private var needsPlacement = false
  final var isDrawingStale = true
  final private(set) var origin = CGPoint.zero
  final private(set) var size = CGSize.zero
  /// The animated change of the placement; `nil` if there is none.
  final var placementMotion: PlacementMotion?
  /// The latest frame in which an animation changed the layout of the element.
  final var layoutAnimationFrame = 0
  final var cachedFragment: Fragment?
  /// The proposal of the latest placement; `nil` before the first placement.
  final private(set) var placedProposal: ProposedViewSize?

  // Sizes
  /// The full size, or that there is none; the outer `nil` if it was not asked for.
  final var knownFullSize: FullSize??
  final var sizes = SizeCache()

  // Drawing
  /// The phase for which the cached fragment was recorded.
  final var cachedPhase = RecordedPhase(PixelPhase(scale: 1))
  /// The index of the container's fragment that contains the element; written only by its `PaintingOrder`.
  final var paintingChunk = 0
  /// The element's own presence; `nil` if it is fully present.
  final var ownPresence: Presence?

  final let environment: EnvironmentScope
  /// Provides the transactions for changes of the element.
  final let transactions: TransactionScope
  /// The number of nodes above the node that the element belongs to.
  final let depth: Int

  // Dependencies of the sizes and of the drawing
  final var environmentSlot: Int?
  final var layoutReads: EnvironmentKeySet = []
  final var drawingDependencies = Evaluation()

  init(_ inputs: _NodeInputs) {
    graph = inputs.graph
    environment = inputs.environment
    transactions = inputs.transactions
    depth = inputs.depth
  }

  // MARK: Overridden by subclasses

  /// Returns the size for a proposal. Called by `size(for:)`, which caches and clamps the result.
  func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Returns the size of the element with room for all of its content; `nil` if there is none, or none that is known
  /// without measuring the element for several proposals. Called by `fullSize`, which caches the result.
  ///
  /// Classes whose subclasses override `measure` leave it alone: it must agree with `measure` for all proposals.
  func measureFullSize() -> FullSize? { nil }

  /// Places the elements inside, given `size` and the proposal that led to it.
  func placeContents(_ proposal: ProposedViewSize) {}

  /// Discards cached layout data other than sizes after a change of a content.
  func layoutDidBecomeStale() {}

  /// Returns the position of an explicitly set guide, in the element's space at `size`, which is finite; `nil` if the
  /// default applies.
  func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? { nil }

  /// Whether `explicitAlignment` may return a value. A change can then move the element even if its size
  /// stays the same: see `reportedGuidesMayDiffer`.
  var hasExplicitAlignment: Bool { false }

  /// Whether guides or the spacing of the element that others have read may differ now, after a change of its layout. By
  /// default, whether there may be guides.
  func reportedGuidesMayDiffer() -> Bool { hasExplicitAlignment }

  /// Called when the parent element is about to read the sizes and the guides again.
  func willReportGuidesAgain() {}

  /// What the element keeps from those above and below it in a stack. A change of it invalidates the layout.
  var verticalSpacing: VerticalSpacing { .plain }

  /// The element that provides the traits for the container: this one, or one inside.
  var traitSource: LayoutElement { self }

  /// Whether the element may be a source of traits.
  var providesTraits: Bool { false }

  /// The traits that the element provides if it is a source of traits.
  var ownTraits: ElementTraits { ElementTraits() }

  /// The value for the container's layout that the element provides if it is a source of traits; nil if none was set.
  func layoutValue<K: LayoutValueKey>(of key: K.Type) -> K.Value? { nil }

  /// The transactions for changes of the element's placement: those of the innermost element that contains
  /// the whole drawing.
  var placementTransactions: TransactionScope { transactions }

  /// The presence of the element or of one that it wraps; `nil` if it is fully present.
  var presence: Presence? {
    get { ownPresence }
    set { ownPresence = newValue }
  }

  /// Whether the element is drawn but no longer takes part in layout, because its view is being removed with
  /// a transition.
  final var isLeaving: Bool { graph.hasPresences && presence?.isLeaving == true }

  /// Whether the element is shown. `false` if the element or one of its ancestors is only measured; it may
  /// then never have been placed, and `superelement` may be `nil`.
  final var isShown: Bool {
    placedProposal != nil && superelement.map { $0.shows(self) && $0.isShown } ?? true
  }

  /// The node of the views that the element has besides its content.
  var attachedNode: GraphNode? { nil }

  /// The transform from the space of the content to the element's own; `nil` for the identity.
  var contentTransform: ProjectionTransform? { nil }

  /// Adds the elements that respond to a pointer at a point in the element's space, innermost first. Returns
  /// whether the point hits any part of the element.
  func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool { false }

  /// Whether a direct child is shown, not only measured.
  func shows(_ content: LayoutElement) -> Bool { true }

  /// Visits the direct children from back to front.
  func forEachContent(_ visit: (LayoutElement) -> Void) {}

  /// Collects the links of the element and of those in it, with their places in the root's space.
  func collectLinks(into links: inout [LinkArea]) { forEachContent { $0.collectLinks(into: &links) } }

  /// Whether elements inside refer to this one's coordinate space by the name.
  func hasCoordinateSpace(named name: AnyHashable) -> Bool { false }

  /// Called when the traits of an element inside have changed. Wrappers forward the call to the container.
  func contentTraitsDidChange() { superelement?.contentTraitsDidChange() }

  /// Whether the element is aligned to whole pixels as a unit; `true` for leaves and for effects that
  /// transform their contents.
  var isAlignedToPixels: Bool { false }

  /// The offset of a direct child at rest and at the start, while values of this element animate only the
  /// child's origin; otherwise `nil`.
  func animatedOffset(of content: LayoutElement) -> PixelOffset? { nil }

  /// Records the drawing in the element's own space. `phase` is the pixel phase of its origin.
  func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {}

  /// Records the drawing into that of the parent element, in whose space the element lies at `origin`.
  func record(into recorder: FragmentRecorder, at origin: CGPoint, on phase: PixelPhase) {
    recordFragment(into: recorder, at: origin, on: phase)
  }

  /// Records each layer of the element with the filter applied separately, for effects that act on the views
  /// inside one by one. By default the element is a single layer.
  ///
  /// `transform` maps the element's own space to that of the drawing.
  func recordLayers(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    recordLayer(by: filter, into: recorder, through: transform, on: phase)
  }

  /// Called when the drawing has become stale.
  func drawingDidBecomeStale() { superelement?.contentDrawingDidBecomeStale(self) }

  /// Called when the drawing or the position of an element inside has changed.
  func contentDrawingDidBecomeStale(_ content: LayoutElement) { invalidateDrawing() }

  /// Called when state that an evaluation of the element read has changed.
  func sourceDidChange() { invalidateDrawing() }

  /// Removes all registrations of the element after its view has been removed.
  func detach() {
    isAttached = false
    graph.elementsHaveMoved = true
    superelement = nil
    drawingDependencies.cancel(for: self, in: environment)
  }

  // MARK: Placement

  /// Places the element in its parent element and lets it place its contents. With a scope, the move uses the
  /// scope's transaction.
  final func place(at origin: CGPoint, proposal: ProposedViewSize, in scope: TransactionScope? = nil) {
    let target = Placement(origin: origin.finite, proposal: proposal)
    if let scope {
      setTarget(target, in: scope)
    } else if target != placementMotion?.target {
      cancelAnimation()
    }
    show(placementMotion?.shown ?? target, isMoving: placementMotion != nil)
  }

  /// Places the element again at its previous or animated placement, after a change of a content that did not
  /// change the size, or after a step of an animation.
  final func placeAgainIfNeeded() {
    guard needsPlacement, isAttached, let placedProposal else { return }
    let placement = placementMotion?.shown ?? Placement(origin: origin, proposal: placedProposal)
    let isMoving = placementMotion != nil
    if placementMotion?.isRunning == false { placementMotion = nil }
    show(placement, isMoving: isMoving)
  }

  /// Applies a placement. `isMoving` is whether an animation of the element itself determines it, rather than
  /// the layout around it.
  final private func show(_ placement: Placement, isMoving: Bool) {
    let newSize = size(for: placement.proposal).finite
    if graph.isAdvancingAnimations { noteLayoutAnimation(to: placement.origin, newSize, isMoving: isMoving) }
    if placement.origin != origin {
      origin = placement.origin
      graph.elementsHaveMoved = true
      superelement?.contentDrawingDidBecomeStale(self)
    }
    guard needsPlacement || newSize != size || placement.proposal != placedProposal else { return }
    needsPlacement = false
    placedProposal = placement.proposal
    if newSize != size {
      size = newSize
      graph.elementsHaveMoved = true
      invalidateDrawing()
    }
    placeContents(placement.proposal)
  }

  /// Records a change of the frame by an animation of the layout, whose end is not known.
  final private func noteLayoutAnimation(to newOrigin: CGPoint, _ newSize: CGSize, isMoving: Bool) {
    guard placedProposal != nil else { return }
    let isMoved = newOrigin != origin && !isMoving && superelement?.animatedOffset(of: self) == nil
    if isMoved || newSize != size { graph.recordLayoutAnimation(self) }
  }

  /// Marks the contents as needing placement.
  final func setNeedsPlacement() {
    guard !needsPlacement else { return }
    needsPlacement = true
    graph.enqueue(misplaced: self)
  }

  /// The origin of a content placed for left-to-right layout, mirrored in right-to-left layouts.
  final func mirroredOrigin(of content: LayoutElement, _ placement: Placement) -> CGPoint {
    guard readForLayout({ $0.layoutDirection }) == .rightToLeft else { return placement.origin }
    let width = content.size(for: placement.proposal).finite.width
    return CGPoint(x: size.width - placement.origin.x - width, y: placement.origin.y)
  }
}
