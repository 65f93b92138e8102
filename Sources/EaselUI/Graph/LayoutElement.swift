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
  final private var isLayoutStale = false
  final private var needsPlacement = false
  final private var isDrawingStale = true
  final private(set) var origin = CGPoint.zero
  final private(set) var size = CGSize.zero
  /// The animated change of the placement; `nil` if there is none.
  final private var motion: PlacementMotion?
  /// The latest frame in which an animation changed the layout of the element.
  final var layoutAnimationFrame = 0
  final private var cachedFragment: Fragment?
  /// The proposal of the latest placement; `nil` before the first placement.
  final private(set) var placedProposal: ProposedViewSize?

  // Sizes
  /// The full size, or that there is none; the outer `nil` if it was not asked for.
  final private var knownFullSize: FullSize??
  final private var sizes = SizeCache()

  // Drawing
  /// The phase for which the cached fragment was recorded.
  final private var cachedPhase = RecordedPhase(PixelPhase(scale: 1))
  /// The index of the container's fragment that contains the element; written only by its `PaintingOrder`.
  final var paintingChunk = 0
  /// The element's own presence; `nil` if it is fully present.
  final private var ownPresence: Presence?

  final let environment: EnvironmentScope
  /// Provides the transactions for changes of the element.
  final let transactions: TransactionScope
  /// The number of nodes above the node that the element belongs to.
  final let depth: Int

  // Dependencies of the sizes and of the drawing
  final var environmentSlot: Int?
  final private var layoutReads: EnvironmentKeySet = []
  final private var drawing = Evaluation()

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
    drawing.cancel(for: self, in: environment)
  }

  // MARK: Motion

  final var isAlive: Bool { isAttached }

  func advanceAnimation(to date: Date) -> Bool {
    guard let motion else { return false }
    setNeedsPlacement()
    return motion.advance(to: date, in: graph)
  }

  func idleDuration(after date: Date) -> TimeInterval { motion?.idleDuration(after: date) ?? .infinity }

  func cancelAnimation() {
    motion?.cancel(in: graph)
    motion = nil
  }
}

extension LayoutElement {
  // MARK: Sizes

  /// The size for a proposal: never negative or NaN, and infinite only if infinity was proposed.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    if isLayoutStale { measureAgainIfNeeded() }
    let proposal = proposal.sanitized
    if let fullSize = knownFullSize ?? nil, fullSize.fits(proposal) { return fullSize.size }
    if let size = sizes.size(for: proposal) { return size }
    let size = measure(proposal).sanitized
    sizes.insert(size, for: proposal)
    return size
  }

  /// The size of the element with room for all of its content; `nil` if there is none.
  final var fullSize: FullSize? {
    if isLayoutStale { measureAgainIfNeeded() }
    if let knownFullSize { return knownFullSize }
    let fullSize = measureFullSize()
    knownFullSize = .some(fullSize)
    return fullSize
  }

  /// The proposal with which the element is placed in the size that it has for `proposal`.
  ///
  /// `filled` proposes that size, so that views that fill a stack become as long as the longest view in it. Some elements
  /// have another size then, and texts in them are truncated: a stack in a stack may get less than its ideal length,
  /// because the least flexible child gets the first share. They are placed with `proposal`.
  final func proposal(
    _ filled: ProposedViewSize, keepingSizeFor proposal: ProposedViewSize
  ) -> ProposedViewSize {
    guard filled != proposal else { return proposal }
    let (kept, size) = (size(for: proposal).finite, size(for: filled).finite)
    // Sums of lengths differ in their last bits.
    let tolerance = 1.0 / 1024
    let keeps = abs(size.width - kept.width) < tolerance && abs(size.height - kept.height) < tolerance
    return keeps ? filled : proposal
  }

  /// The size for a proposal together with the proposal.
  final func viewSize(for proposal: ProposedViewSize) -> ViewSize {
    ViewSize(value: size(for: proposal), proposal: proposal)
  }

  /// The size for a proposal, clamped to finite lengths, together with the proposal: the size for alignments, whose
  /// guides would be NaN at an infinite one.
  final func finiteViewSize(for proposal: ProposedViewSize) -> ViewSize {
    ViewSize(value: size(for: proposal).finite, proposal: proposal)
  }

  /// The position of a guide at a finite size, in the element's space.
  final func alignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat {
    if let explicit = explicitAlignment(key, at: size), !explicit.isNaN { return explicit }
    return key.defaultValue(in: size.value)
  }

  /// Marks the sizes of the element as stale.
  final func invalidateLayout() {
    guard !isLayoutStale else { return }
    isLayoutStale = true
    graph.enqueue(staleLayout: self)
  }

  /// Computes the cached sizes again. The parent element is invalidated only if one of them differs, or if guides or
  /// the spacing may.
  final func measureAgainIfNeeded() {
    guard isLayoutStale, isAttached else { return }
    isLayoutStale = false
    layoutReads = []
    layoutDidBecomeStale()
    setNeedsPlacement()
    let (answers, formerFullSize) = (sizes.takeAll(), knownFullSize)
    knownFullSize = nil
    guard !answers.isEmpty || formerFullSize != nil else { return }
    if formerFullSize.map({ $0 != fullSize }) ?? false
      || answers.contains(where: { size(for: $0.proposal) != $0.size }) || reportedGuidesMayDiffer()
    {
      willReportGuidesAgain()
      superelement?.invalidateLayout()
    }
  }
}

extension LayoutElement {
  // MARK: Placement

  /// Places the element in its parent element and lets it place its contents. With a scope, the move uses the
  /// scope's transaction.
  final func place(at origin: CGPoint, proposal: ProposedViewSize, in scope: TransactionScope? = nil) {
    let target = Placement(origin: origin.finite, proposal: proposal)
    if let scope {
      setTarget(target, in: scope)
    } else if target != motion?.target {
      cancelAnimation()
    }
    show(motion?.shown ?? target, isMoving: motion != nil)
  }

  /// Places the element again at its previous or animated placement, after a change of a content that did not
  /// change the size, or after a step of an animation.
  final func placeAgainIfNeeded() {
    guard needsPlacement, isAttached, let placedProposal else { return }
    let placement = motion?.shown ?? Placement(origin: origin, proposal: placedProposal)
    let isMoving = motion != nil
    if motion?.isRunning == false { motion = nil }
    show(placement, isMoving: isMoving)
  }

  private func setTarget(_ target: Placement, in scope: TransactionScope) {
    guard let placedProposal else { return setFirstTarget(target, in: scope) }
    let current = Placement(origin: origin, proposal: placedProposal)
    let old = motion?.target ?? current
    guard target != old else { return }
    move(from: current, to: target, in: scope)
    if graph.mayHaveLeavingElements, target.origin != old.origin {
      keepLeavingElements(
        inPlace: CGPoint(x: old.origin.x - target.origin.x, y: old.origin.y - target.origin.y), in: scope)
    }
  }

  /// Shows a new element at its final position although its ancestors may still be moving: it moves against
  /// them.
  private func setFirstTarget(_ target: Placement, in scope: TransactionScope) {
    guard scope.current.animation != nil, let lag = superelement?.lag, lag != .zero else { return }
    let start = CGPoint(x: target.origin.x - lag.x, y: target.origin.y - lag.y)
    move(from: Placement(origin: start, proposal: target.proposal), to: target, in: scope)
  }

  private func move(from current: Placement, to target: Placement, in scope: TransactionScope) {
    guard motion != nil || scope.current.startsMotion else { return }
    let motion = motion ?? PlacementMotion(current)
    motion.setTarget(target, for: self, in: scope)
    self.motion = motion.isRunning ? motion : nil
  }

  /// The distance of the element from its final position, including the distances of its ancestors.
  private var lag: CGPoint {
    var lag = superelement?.lag ?? .zero
    guard let motion else { return lag }
    let (shown, target) = (motion.shown.origin, motion.target.origin)
    lag.x += shown.x - target.x
    lag.y += shown.y - target.y
    return lag
  }

  /// Keeps leaving elements inside this one in place by moving them against its motion.
  private func keepLeavingElements(inPlace shift: CGPoint, in scope: TransactionScope) {
    forEachDescendant { element in
      guard element !== self, element.ownPresence?.isLeaving == true,
        let placement = element.motion?.target ?? element.placement
      else { return }
      let origin = CGPoint(x: placement.origin.x + shift.x, y: placement.origin.y + shift.y)
      element.move(
        from: placement, to: Placement(origin: origin, proposal: placement.proposal), in: scope)
      element.setNeedsPlacement()
    }
  }

  /// The current placement; `nil` before the first one.
  private var placement: Placement? { placedProposal.map { Placement(origin: origin, proposal: $0) } }

  /// Applies a placement. `isMoving` is whether an animation of the element itself determines it, rather than
  /// the layout around it.
  private func show(_ placement: Placement, isMoving: Bool) {
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
  private func noteLayoutAnimation(to newOrigin: CGPoint, _ newSize: CGSize, isMoving: Bool) {
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
}

extension LayoutElement {
  /// The origin of a content placed for left-to-right layout, mirrored in right-to-left layouts.
  final func mirroredOrigin(of content: LayoutElement, _ placement: Placement) -> CGPoint {
    guard readForLayout({ $0.layoutDirection }) == .rightToLeft else { return placement.origin }
    let width = content.size(for: placement.proposal).finite.width
    return CGPoint(x: size.width - placement.origin.x - width, y: placement.origin.y)
  }
}

extension LayoutElement {
  // MARK: Drawing

  /// The phase of a direct child, given the phase of the element.
  final func phase(of content: LayoutElement, in phase: PixelPhase) -> PixelPhase {
    let isLayoutAnimating = graph.isLayoutAnimating(content)
    let animated = content.motion?.offset ?? animatedOffset(of: content)
    if animated == nil, !isLayoutAnimating, content.origin == .zero { return phase }
    return phase.moved(by: animated ?? PixelOffset(content.origin), isLayoutAnimating: isLayoutAnimating)
  }

  /// The drawing in the element's own space, aligned to a phase, and the shift of its origin by the
  /// alignment. Returns the same object as long as the drawing does not change.
  private func alignedFragment(on phase: PixelPhase) -> (fragment: Fragment, shift: CGPoint) {
    guard isAlignedToPixels else { return (fragment(on: phase), .zero) }
    let frame = phase.frame(of: size)
    return (fragment(on: phase.restarted(size: size, drawnAs: frame.size)), frame.shift)
  }

  private func fragment(on phase: PixelPhase) -> Fragment {
    if let cachedFragment, !isDrawingStale, cachedPhase.isEqual(to: phase) { return cachedFragment }
    isDrawingStale = false
    cachedPhase = RecordedPhase(phase)
    let recorder = FragmentRecorder(like: cachedFragment ?? .empty)
    drawContents(into: recorder, on: phase)
    let newFragment = recorder.finish()
    if let cachedFragment, cachedFragment.hash == newFragment.hash { return cachedFragment }
    cachedFragment = newFragment
    return newFragment
  }

  /// The drawing in the element's own space, aligned to whole pixels.
  final func drawing(on phase: PixelPhase) -> Fragment {
    let (fragment, shift) = alignedFragment(on: phase)
    guard shift != .zero, !fragment.isEmpty else { return fragment }
    return Fragment(commands: [
      DrawingCommand(
        operation: .fragment(fragment), state: DrawingState(transform: .translation(to: shift)))
    ])
  }

  /// Records the drawing as a fragment in place, without a layer, so that it blends with what is below it.
  final func recordFragment(into recorder: FragmentRecorder, at origin: CGPoint, on phase: PixelPhase) {
    let (fragment, shift) = alignedFragment(on: phase)
    guard !fragment.isEmpty else { return }
    let place = CGPoint(x: origin.x + shift.x, y: origin.y + shift.y)
    recorder.append(.fragment(fragment), state: DrawingState(transform: .translation(to: place)))
  }

  /// Records the drawing as a filtered layer. A blend mode of the entire drawing becomes that of the layer,
  /// so that it still blends with what is below.
  final func recordLayer(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    var (fragment, shift) = alignedFragment(on: phase)
    guard !fragment.isEmpty else { return }
    let place = CGAffineTransform.translation(to: shift).concatenating(transform)
    var state = DrawingState(transform: place, filters: filter)
    if fragment.commands.count == 1, var command = fragment.commands.first, command.state.mode != .normal {
      state.mode = command.state.mode
      command.state.mode = .normal
      fragment = Fragment(commands: [command])
    }
    recorder.append(.layer(fragment), state: state)
  }

  /// Records direct children in place, in their order.
  final func record(_ contents: [LayoutElement], into recorder: FragmentRecorder, on phase: PixelPhase) {
    for content in contents {
      content.record(into: recorder, at: content.origin, on: self.phase(of: content, in: phase))
    }
  }

  /// Records direct children in their order, with the filter applied to each of their layers separately.
  final func recordLayers(
    of contents: [LayoutElement], by filter: FilterNode, into recorder: FragmentRecorder,
    through transform: CGAffineTransform, on phase: PixelPhase
  ) {
    for content in contents {
      content.recordLayers(
        by: filter, into: recorder, through: .translation(to: content.origin).concatenating(transform),
        on: self.phase(of: content, in: phase))
    }
  }

  /// Marks the drawing of the element and of its ancestors as stale.
  final func invalidateDrawing() {
    guard !isDrawingStale else { return }
    isDrawingStale = true
    drawingDidBecomeStale()
  }

  /// Called when the presence of the element has changed.
  final func presenceDidChange() { superelement?.contentDrawingDidBecomeStale(self) }

  /// Whether the element has a fragment of its present drawing.
  final var hasFragment: Bool { !isDrawingStale && cachedFragment != nil }

  /// Marks the drawing as recorded, for elements that record directly into the parent element without a
  /// fragment of their own.
  final func noteRecorded() {
    isDrawingStale = false
    cachedFragment = nil
  }
}

extension LayoutElement {
  // MARK: Environment and state

  // A program may keep a subview of a layout, and the pointer an element, for longer than the view exists. Such elements
  // register nowhere, because what they depend on does not own them.

  /// Returns the result of `body`, which affects sizes. The layout becomes stale when an environment value
  /// that it read changes.
  final func readForLayout<Result>(_ body: (EnvironmentValues) -> Result) -> Result {
    var result: Result?
    let reads = environment.read { result = body($0) }
    guard isAttached else { return result! }
    layoutReads.formUnion(reads.keys)
    if !reads.keys.isEmpty { environment.add(self) }
    holds(until: reads.expiry)
    return result!
  }

  /// Returns the result of `body`, which affects the drawing. The drawing becomes stale when an environment
  /// value that it read changes.
  final func readForDrawing<Result>(_ body: (EnvironmentValues) -> Result) -> Result {
    var result: Result?
    let reads = environment.read { result = body($0) }
    guard isAttached else { return result! }
    drawing.update(reads, for: self, in: environment)
    holds(until: reads.expiry)
    return result!
  }

  /// Returns the result of `body`, which runs a user's drawing closure. The drawing also becomes stale when
  /// state or an observable object that it read changes.
  final func runForDrawing<Result>(_ body: (EnvironmentValues) -> Result) -> Result {
    var result: Result?
    let reads = EvaluationReads(of: self, in: environment) { result = body($0) }
    guard isAttached else { return result! }
    if drawing.update(reads, for: self, in: environment) { sourceDidChange() }
    holds(until: reads.environment.expiry)
    return result!
  }

  /// The environment values that the drawing depends on.
  final var readsOfDrawing: EnvironmentKeySet { drawing.environmentKeys }

  /// Invalidates sizes and drawing at a date if they depend on it.
  private func holds(until expiry: Date?) {
    if let expiry { graph.dateReaders.add(self, until: expiry) }
  }

  /// Called at the date at which sizes or drawing expire.
  final func dateDidPass() {
    invalidateLayout()
    invalidateDrawing()
  }

  final func environmentDidChange(_ keys: EnvironmentKeySet) {
    if !layoutReads.isDisjoint(with: keys) { invalidateLayout() }
    if !drawing.environmentKeys.isDisjoint(with: keys) { invalidateDrawing() }
  }
}
