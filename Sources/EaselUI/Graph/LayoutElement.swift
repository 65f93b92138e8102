import EaselDrawing

/// Something that has a size and a place and shows a picture: a leaf, a container, or a modifier around another element.
///
/// Coordinates are points in the space of the element above (`superelement`); its own space has the origin at its top
/// left corner. Sizes and pictures are kept until something that they were made of changes.
@MainActor
class LayoutElement: EnvironmentDependent, ChangeReader, AnimationOwner {
  final unowned let graph: ViewGraph
  final let environment: EnvironmentScope
  /// Which transactions hold for changes of the element.
  final let transactions: TransactionScope
  /// The number of nodes above the one that this element belongs to.
  final let depth: Int
  /// The element that lays this one out.
  final unowned var superelement: LayoutElement?
  final private(set) var isAttached = true

  // Layout
  final private var sizes = SizeCache()
  final private var isLayoutStale = false
  final private var isMisplaced = false
  final private(set) var origin = CGPoint.zero
  final private(set) var size = CGSize.zero
  /// What the element was placed with; nil before its first placement.
  final private(set) var placedProposal: ProposedViewSize?
  /// How the element moves to where it was placed; nil while it does not.
  final private var motion: PlacementMotion?

  // Drawing
  final private var isDrawingStale = true
  final private var cachedFragment: Fragment?
  /// What the cached fragment was rounded to.
  final private var cachedPhase = PixelPhase(scale: 1)
  /// The frame in which an animation changed the layout of the element last.
  final var fluxFrame = 0
  /// Where the container keeps the element's picture; written by its painting order alone.
  final var paintingPiece = 0

  /// How much of the element is there; nil for all of it.
  final private var ownPresence: Presence?

  // What sizes and picture were made of
  final var environmentSlot: Int?
  final private var layoutReads: EnvironmentKeySet = []
  final private var drawing = Evaluation()

  init(_ inputs: _NodeInputs) {
    graph = inputs.graph
    environment = inputs.environment
    transactions = inputs.transactions
    depth = inputs.depth
  }

  // MARK: What kinds of elements define

  /// The size that the element takes of a proposal. Asked through `size(for:)`, which remembers and clamps.
  func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Places what is inside, given `size` and the proposal that led to it.
  func placeContents(_ proposal: ProposedViewSize) {}

  /// Forgets what layouts keep besides sizes, since a content has changed.
  func layoutDidBecomeStale() {}

  /// Where a guide lies that a view set explicitly, in the element's space at `size`; nil where the default holds.
  func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? { nil }

  /// True when the element may answer to `explicitAlignment`, so that a change that leaves its size alone can still
  /// move it.
  var hasExplicitAlignment: Bool { false }

  /// The element that says what this one tells its container besides its size: this one, or one inside.
  var traitSource: LayoutElement { self }

  /// True for elements that may be the source of traits.
  var tellsTraits: Bool { false }

  /// What an element that is the source of traits tells.
  var ownTraits: ElementTraits { ElementTraits() }

  /// The transactions by which the element moves when it is placed elsewhere: those of the innermost element that all of
  /// its picture belongs to.
  var placementTransactions: TransactionScope { transactions }

  /// How much of the element, or of one that it wraps, is there; nil for all of it.
  var presence: Presence? {
    get { ownPresence }
    set { ownPresence = newValue }
  }

  /// The element takes no room any more, and is drawn until it has gone.
  final var isLeaving: Bool { graph.hasPresences && presence?.isLeaving == true }

  /// False when the element, or one around it, is measured and not seen. What is not seen may never have been placed, and
  /// not know the element above.
  final var isShown: Bool {
    placedProposal != nil && superelement.map { $0.shows(self) && $0.isShown } ?? true
  }

  /// The node of views that the element has besides its content.
  var attachedNode: GraphNode? { nil }

  /// From the space of what is inside to the element's own; nil where they are the same.
  var contentMap: ProjectionTransform? { nil }

  /// Finds the elements that act on a pointer at a point of the element's space, the innermost first, and adds them.
  /// True when the point meets something of the element.
  func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool { false }

  /// False for an element right inside that is measured and not seen.
  func shows(_ content: LayoutElement) -> Bool { true }

  /// Visits the elements right inside, from the back to the front.
  func forEachContent(_ visit: (LayoutElement) -> Void) {}

  /// The name under which elements inside find their place in this one.
  var coordinateSpaceName: AnyHashable? { nil }

  /// Takes note that the traits of an element inside have changed; wrappers pass it on to the container.
  func contentTraitsDidChange() { superelement?.contentTraitsDidChange() }

  /// True for elements that are put on whole pixels as one: leaves, and effects that transform their contents.
  var isAlignedToPixels: Bool { false }

  /// Where an element right inside comes to rest and where it started, while only its origin is animated by this
  /// element's own numbers; nil otherwise.
  func animatedOffset(of content: LayoutElement) -> PixelOffset? { nil }

  /// Records the drawing in the element's own space, whose origin has a phase on the grid of pixels.
  func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {}

  /// Adds the drawing to that of the element above, in whose space the element lies at `origin`.
  func record(into recorder: FragmentRecorder, at origin: CGPoint, on phase: PixelPhase) {
    recordFragment(into: recorder, at: origin, on: phase)
  }

  /// Adds each of the pictures that the element consists of, filtered by itself: for effects that act on the views
  /// inside one by one. Unless defined otherwise the element is one picture. `transform` leads from the element's own
  /// space to that of the drawing.
  func recordPictures(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    recordPicture(by: filter, into: recorder, through: transform, on: phase)
  }

  /// Takes note that the picture is not up to date any more.
  func drawingDidBecomeStale() { superelement?.contentDrawingDidBecomeStale(self) }

  /// Takes note that an element inside looks different or lies elsewhere.
  func contentDrawingDidBecomeStale(_ content: LayoutElement) { invalidateDrawing() }

  /// Takes note that state that the element's evaluations read has changed.
  func sourceDidChange() { invalidateDrawing() }

  /// Gives back what the element registered elsewhere; its view is gone.
  func detach() {
    isAttached = false
    superelement = nil
    drawing.cancel(for: self, in: environment)
  }

  // MARK: Motion

  final var isAlive: Bool { isAttached }

  func advanceAnimation(to date: Date) -> Bool {
    guard let motion else { return false }
    setMisplaced()
    return motion.advance(to: date, in: graph)
  }

  func quietTime(after date: Date) -> TimeInterval { motion?.quietTime(after: date) ?? .infinity }

  func cancelAnimation() {
    motion?.cancel(in: graph)
    motion = nil
  }
}

extension LayoutElement {
  // MARK: Sizes

  /// The size for a proposal: never negative, never NaN; infinite only where infinity was proposed.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    if isLayoutStale { measureAgainIfNeeded() }
    let proposal = proposal.sanitized
    if let size = sizes.size(for: proposal) { return size }
    let size = measure(proposal).sanitized
    sizes.insert(size, for: proposal)
    return size
  }

  /// The size for a proposal together with the proposal, as alignments need it.
  final func viewSize(for proposal: ProposedViewSize) -> ViewSize {
    ViewSize(value: size(for: proposal), proposal: proposal)
  }

  /// The size for a proposal, clamped so that it can be reckoned with.
  final func finiteViewSize(for proposal: ProposedViewSize) -> ViewSize {
    ViewSize(value: size(for: proposal).finite, proposal: proposal)
  }

  /// Where a guide lies at a size, in the element's space.
  final func alignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat {
    if let explicit = explicitAlignment(key, at: size), !explicit.isNaN { return explicit }
    return key.defaultValue(in: size.value)
  }

  /// Marks the element's sizes as possibly wrong.
  final func invalidateLayout() {
    guard !isLayoutStale else { return }
    isLayoutStale = true
    graph.enqueue(staleLayout: self)
  }

  /// Answers again what was asked before. Only if an answer differs does the change go on to the element above.
  final func measureAgainIfNeeded() {
    guard isLayoutStale, isAttached else { return }
    isLayoutStale = false
    layoutReads = []
    layoutDidBecomeStale()
    setMisplaced()
    let answers = sizes.removeAll()
    guard !answers.isEmpty else { return }
    if hasExplicitAlignment || answers.contains(where: { size(for: $0.proposal) != $0.size }) {
      superelement?.invalidateLayout()
    }
  }
}

extension LayoutElement {
  // MARK: Placement

  /// Gives the element its place in the element above and lets it place what is inside. With a scope, it moves there as
  /// the scope's transaction says.
  final func place(at origin: CGPoint, proposal: ProposedViewSize, in scope: TransactionScope? = nil) {
    let target = Placement(origin: origin.finite, proposal: proposal)
    if let scope {
      setTarget(target, in: scope)
    } else if target != motion?.target {
      cancelAnimation()
    }
    show(motion?.shown ?? target, isMoving: motion != nil)
  }

  /// Places the element where it was placed before, since something inside has changed but not its size, or where it
  /// has moved to.
  final func placeAgainIfNeeded() {
    guard isMisplaced, isAttached, let placedProposal else { return }
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

  /// An element that is new is shown where it belongs, although elements around it may be on their way yet: it moves
  /// against them.
  private func setFirstTarget(_ target: Placement, in scope: TransactionScope) {
    guard scope.current.animation != nil, let lag = superelement?.lag, lag != .zero else { return }
    let start = CGPoint(x: target.origin.x - lag.x, y: target.origin.y - lag.y)
    move(from: Placement(origin: start, proposal: target.proposal), to: target, in: scope)
  }

  private func move(from current: Placement, to target: Placement, in scope: TransactionScope) {
    let motion = motion ?? PlacementMotion(current)
    motion.setTarget(target, for: self, in: scope)
    self.motion = motion.isRunning ? motion : nil
  }

  /// How far the element is from where it and all around it were placed.
  private var lag: CGPoint {
    var lag = superelement?.lag ?? .zero
    guard let motion else { return lag }
    let (shown, target) = (motion.shown.origin, motion.target.origin)
    lag.x += shown.x - target.x
    lag.y += shown.y - target.y
    return lag
  }

  /// Moves what is on its way out inside this element against a motion of it.
  private func keepLeavingElements(inPlace shift: CGPoint, in scope: TransactionScope) {
    forEachDescendant { element in
      guard element !== self, element.ownPresence?.isLeaving == true,
        let placement = element.motion?.target ?? element.placement
      else { return }
      let origin = CGPoint(x: placement.origin.x + shift.x, y: placement.origin.y + shift.y)
      element.move(
        from: placement, to: Placement(origin: origin, proposal: placement.proposal), in: scope)
      element.setMisplaced()
    }
  }

  /// Where the element is shown; nil before its first placement.
  private var placement: Placement? { placedProposal.map { Placement(origin: origin, proposal: $0) } }

  /// Takes a place. It is moving when an animation of its own decides on the place, or else the layout around it.
  private func show(_ placement: Placement, isMoving: Bool) {
    let newSize = size(for: placement.proposal).finite
    if graph.isAdvancingAnimations { noteFlux(to: placement.origin, newSize, isMoving: isMoving) }
    if placement.origin != origin {
      origin = placement.origin
      superelement?.contentDrawingDidBecomeStale(self)
    }
    guard isMisplaced || newSize != size || placement.proposal != placedProposal else { return }
    isMisplaced = false
    placedProposal = placement.proposal
    if newSize != size {
      size = newSize
      invalidateDrawing()
    }
    placeContents(placement.proposal)
  }

  /// Notes that an animation of the layout changes the element's frame in a way whose end is not known.
  private func noteFlux(to newOrigin: CGPoint, _ newSize: CGSize, isMoving: Bool) {
    guard placedProposal != nil else { return }
    let isMoved = newOrigin != origin && !isMoving && superelement?.animatedOffset(of: self) == nil
    if isMoved || newSize != size { graph.noteInFlux(self) }
  }

  /// Notes that what is inside has to be placed again.
  final func setMisplaced() {
    guard !isMisplaced else { return }
    isMisplaced = true
    graph.enqueue(misplaced: self)
  }
}

extension LayoutElement {
  /// Where something inside lies that is placed as if content ran from left to right: mirrored where it does not.
  final func readingOrigin(of content: LayoutElement, _ placement: Placement) -> CGPoint {
    guard readForLayout({ $0.layoutDirection }) == .rightToLeft else { return placement.origin }
    let width = content.size(for: placement.proposal).finite.width
    return CGPoint(x: size.width - placement.origin.x - width, y: placement.origin.y)
  }
}

extension LayoutElement {
  // MARK: Drawing

  /// The phase of an element right inside, given the element's own.
  final func phase(of content: LayoutElement, in phase: PixelPhase) -> PixelPhase {
    let isInFlux = graph.isInFlux(content)
    let animated = content.motion?.offset ?? animatedOffset(of: content)
    if animated == nil, !isInFlux, content.origin == .zero { return phase }
    return phase.moved(by: animated ?? PixelOffset(content.origin), isInFlux: isInFlux)
  }

  /// The drawing in the element's own space, as it is rounded in a phase, and from where to where rounding shifts it. The
  /// same object as long as the drawing is the same.
  private func alignedFragment(on phase: PixelPhase) -> (fragment: Fragment, shift: CGPoint) {
    guard isAlignedToPixels else { return (fragment(on: phase), .zero) }
    let frame = phase.frame(of: size)
    return (fragment(on: phase.restarted(size: size, drawnAs: frame.size)), frame.shift)
  }

  private func fragment(on phase: PixelPhase) -> Fragment {
    if let cachedFragment, !isDrawingStale, cachedPhase == phase { return cachedFragment }
    isDrawingStale = false
    cachedPhase = phase
    let recorder = FragmentRecorder()
    drawContents(into: recorder, on: phase)
    let newFragment = recorder.finish()
    if let cachedFragment, cachedFragment.hash == newFragment.hash { return cachedFragment }
    cachedFragment = newFragment
    return newFragment
  }

  /// The drawing in the element's own space, on whole pixels.
  final func drawing(on phase: PixelPhase) -> Fragment {
    let (fragment, shift) = alignedFragment(on: phase)
    guard shift != .zero, !fragment.isEmpty else { return fragment }
    return Fragment(commands: [
      DrawingCommand(
        operation: .fragment(fragment), state: DrawingState(transform: .translation(to: shift)))
    ])
  }

  /// Adds the drawing as a fragment of its own, in place: it blends with what lies below it.
  final func recordFragment(into recorder: FragmentRecorder, at origin: CGPoint, on phase: PixelPhase) {
    let (fragment, shift) = alignedFragment(on: phase)
    guard !fragment.isEmpty else { return }
    let place = CGPoint(x: origin.x + shift.x, y: origin.y + shift.y)
    recorder.append(.fragment(fragment), state: DrawingState(transform: .translation(to: place)))
  }

  /// Adds the picture as a filtered layer. A blend mode of all of it becomes that of the layer, so that it still meets
  /// what lies below.
  final func recordPicture(
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

  /// Adds elements right inside in place, in their order.
  final func record(_ contents: [LayoutElement], into recorder: FragmentRecorder, on phase: PixelPhase) {
    for content in contents {
      content.record(into: recorder, at: content.origin, on: self.phase(of: content, in: phase))
    }
  }

  /// Adds the pictures of elements right inside, each filtered by itself, in their order.
  final func recordPictures(
    of contents: [LayoutElement], by filter: FilterNode, into recorder: FragmentRecorder,
    through transform: CGAffineTransform, on phase: PixelPhase
  ) {
    for content in contents {
      content.recordPictures(
        by: filter, into: recorder, through: .translation(to: content.origin).concatenating(transform),
        on: self.phase(of: content, in: phase))
    }
  }

  /// Marks the picture, and with it those of all elements above, as possibly wrong.
  final func invalidateDrawing() {
    guard !isDrawingStale else { return }
    isDrawingStale = true
    drawingDidBecomeStale()
  }

  /// Takes note that more or less of the element is there.
  final func presenceDidChange() { superelement?.contentDrawingDidBecomeStale(self) }

  /// For elements that put their picture, or its parts, into that of the element above without a fragment of their own.
  final func noteRecorded() {
    isDrawingStale = false
    cachedFragment = nil
  }
}

extension LayoutElement {
  // MARK: Environment and state

  /// The result of `body`, which decides on sizes: when a value that it read changes, the layout becomes stale.
  final func readForLayout<Result>(_ body: (EnvironmentValues) -> Result) -> Result {
    var result: Result?
    let reads = environment.read { result = body($0) }
    layoutReads.formUnion(reads.keys)
    if !reads.keys.isEmpty { environment.add(self) }
    holds(until: reads.expiry)
    return result!
  }

  /// The result of `body`, which draws: when something that it read changes, the picture becomes stale.
  final func readForDrawing<Result>(_ body: (EnvironmentValues) -> Result) -> Result {
    var result: Result?
    let reads = environment.read { result = body($0) }
    drawing.update(reads, for: self, in: environment)
    holds(until: reads.expiry)
    return result!
  }

  /// The result of `body`, which runs a drawing closure of the user's: state and observable objects count too.
  final func runForDrawing<Result>(_ body: (EnvironmentValues) -> Result) -> Result {
    var result: Result?
    let reads = EvaluationReads(of: self, in: environment) { result = body($0) }
    if drawing.update(reads, for: self, in: environment) { sourceDidChange() }
    holds(until: reads.environment.expiry)
    return result!
  }

  /// What the picture depends on of the environment.
  final var readsOfDrawing: EnvironmentKeySet { drawing.environmentKeys }

  /// Has sizes and picture made anew at a date, should they depend on it.
  private func holds(until expiry: Date?) {
    if let expiry { graph.dateReaders.add(self, until: expiry) }
  }

  /// Takes note that the date has come until which sizes or picture held.
  final func dateDidPass() {
    invalidateLayout()
    invalidateDrawing()
  }

  final func environmentDidChange(_ keys: EnvironmentKeySet) {
    if !layoutReads.isDisjoint(with: keys) { invalidateLayout() }
    if !drawing.environmentKeys.isDisjoint(with: keys) { invalidateDrawing() }
  }
}
