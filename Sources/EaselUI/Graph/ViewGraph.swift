/// The state shared by all nodes of a graph: the queues of stale nodes and elements, and the order in which
/// they are updated.
///
/// A change only marks the nodes and elements that it affects. An update then evaluates stale bodies from the
/// top down, so that a parent can replace or remove a child before the child is evaluated needlessly;
/// measures stale elements from the bottom up, so that a change stops where it does not affect a size; and
/// places elements from the top down.
///
/// Nothing refers to the graph weakly: an object with weak references counts its references in separate memory, which
/// took a quarter of the time of 5,000 animated offsets. Unowned references leave the count in the object.
@MainActor
final class ViewGraph {
  let environmentTracker = EnvironmentTracker()
  /// The current date, shown by all views.
  private(set) var date = Date(timeIntervalSinceReferenceDate: 0) {
    didSet { environmentTracker.date = date }
  }
  var bodiesEvaluated = 0
  /// Called when the graph becomes stale outside of an update.
  var onStale: (() -> Void)?

  private var staleNodes = DepthQueue<GraphNode>()
  /// The depth that the current sweep over stale nodes has reached.
  private var sweptDepth: Int?
  /// An empty array that keeps its memory between sweeps.
  private var spareNodes: [GraphNode] = []
  /// Nodes at or above the swept depth that became stale during the sweep.
  private var laterNodes: [GraphNode] = []
  private var staleLayouts = DepthQueue<LayoutElement>()
  /// The depth that the current sweep over stale layouts has reached.
  private var measuredDepth: Int?
  /// Elements at or below the measured depth whose layouts became stale during the sweep.
  private var laterLayouts: [LayoutElement] = []
  private var elementsToPlace = DepthQueue<LayoutElement>()
  /// The depth that the current sweep over misplaced elements has reached.
  private var placedDepth: Int?
  /// Elements at or above the placed depth that were misplaced during the sweep.
  private var laterMisplaced: [LayoutElement] = []
  private var positionObservers: [any PositionObserver] = []
  private var timelines: [any GraphTimeline] = []
  private var hasEndedTimelines = false
  private(set) var isStale = false

  /// The maximum number of rounds in one frame; further changes wait for the next frame. Views that change
  /// their own dependencies would otherwise never settle.
  private static let maximumRounds = 16
  /// The number of rounds left in this frame.
  private var remainingRounds = maximumRounds

  func enqueue(_ node: GraphNode) {
    if let sweptDepth, node.depth <= sweptDepth {
      laterNodes.append(node)
    } else {
      staleNodes.insert(node, depth: node.depth)
    }
    setStale()
  }

  func enqueue(staleLayout element: LayoutElement) {
    if let measuredDepth, element.depth >= measuredDepth {
      laterLayouts.append(element)
    } else {
      staleLayouts.insert(element, depth: element.depth)
    }
    setStale()
  }

  func enqueue(misplaced element: LayoutElement) {
    if let placedDepth, element.depth <= placedDepth {
      laterMisplaced.append(element)
    } else {
      elementsToPlace.insert(element, depth: element.depth)
    }
    setStale()
  }

  /// Marks the graph as different from the current frame.
  func setStale() {
    guard !isStale else { return }
    isStale = true
    if !isInFrame, !isSettling, !isRead { onStale?() }
  }

  /// Whether a drawing or a size is being computed outside of an update.
  private var isRead = false

  /// Returns the result of `body`, which computes a drawing or a size and so runs user code. Changes made by
  /// that code wait for the next update.
  func read<Result>(_ body: () -> Result) -> Result {
    let (wasStale, wasRead) = (isStale, isRead)
    isRead = true
    defer {
      isRead = wasRead
      if isStale, !wasStale, !isRead, !isInFrame, !isSettling { onStale?() }
    }
    return body()
  }

  // MARK: Depth

  /// The deepest level of nodes. A view below it is left out: empty space takes its place.
  ///
  /// Nodes are created, updated, measured, placed, drawn, hit-tested and freed by functions that call themselves for
  /// each level, on a main thread with a stack of 8 MB. The limit is estimated from the functions on the stack for a
  /// level without optimization. Creating the node of an erased view or of a modifier calls 6 functions; placing and
  /// measuring a modifier calls 3 or 4, recording an effect 4. With 300 bytes each, no level of these needs more than
  /// 2 KB. A body, with 7 larger functions to create it, and a container, with up to 20 functions to measure one with a
  /// type-erased layout, count several levels (`GraphNode.levels`). The deepest graph so needs about 5 MB.
  static let maximumDepth = 2500

  /// Whether a view was left out because it is nested too deeply.
  private(set) var hasOmittedViews = false

  /// Records that a view is nested too deeply. Writes a message the first time.
  func noteOmittedView() {
    guard !hasOmittedViews else { return }
    hasOmittedViews = true
    StandardError.report("views nested more than \(ViewGraph.maximumDepth) levels deep are not shown")
  }

  // MARK: Changes

  /// The transaction of the running update.
  private(set) var transaction = Transaction()
  /// The serial number of the current transaction.
  private(set) var transactionSerial = 0
  /// Whether changes may start animations. `false` while animations are advanced, since their changes are
  /// shown at once.
  private(set) var allowsAnimations = false
  private var pendingTransaction = Transaction()
  private var isSettling = false
  /// Whether an update of a frame is running.
  private var isInFrame = false {
    didSet { environmentTracker.sharesResults = isInFrame }
  }
  private var hasUpdated = false
  /// Lays out the root element; `nil` before it exists.
  var placeRoot: (() -> Void)?

  /// The date at which animations start; `nil` stands for the date of the next frame.
  var startDate: Date? { isInFrame ? date : nil }

  /// Records that a dependency is about to change in a transaction.
  ///
  /// Pending changes of another transaction are processed first, so that each change animates as its own
  /// transaction specifies. While a drawing or a size is computed they cannot be processed, and the change
  /// joins them.
  func willChange(in transaction: Transaction) {
    guard !isSettling, !(isRead && isStale) else { return }
    if isStale, transaction.id != pendingTransaction.id, placeRoot != nil {
      // Many views may change in separate transactions in one frame; processing them does not count against
      // the frame's rounds.
      let rounds = remainingRounds
      remainingRounds = ViewGraph.maximumRounds
      settle(takePendingTransaction())
      remainingRounds = rounds
      setStale()
    }
    pendingTransaction = transaction
    for completion in transaction.completions { completion.isAdopted = true }
  }

  private func takePendingTransaction() -> Transaction {
    defer { pendingTransaction = Transaction() }
    return pendingTransaction
  }

  // MARK: Input

  private(set) lazy var drags: DragController = {
    let drags = DragController(graph: self)
    add(drags)
    return drags
  }()
  private(set) lazy var keys = KeyDispatcher(graph: self)
  private(set) lazy var focusedValues = FocusedValueStore(graph: self)
  /// The text field that has the focus; nil for none.
  weak var textInput: TextInputElement?
  /// Where texts are copied to and pasted from.
  var pasteboard: any Pasteboard = LocalPasteboard()
  /// What opens addresses; nil for views without a window.
  weak var urlOpener: (any URLOpener)?
  /// Whether elements have come, gone, or changed their frames since the pointer last looked for those under it.
  var elementsHaveMoved = false
  private(set) lazy var pointer: PointerDispatcher = {
    let pointer = PointerDispatcher(graph: self)
    add(pointer)
    return pointer
  }()

  // MARK: Presentations

  /// The layer of what is presented in front of the content. Set by the root node, which owns it.
  unowned var presentations: PresentationLayer!

  // MARK: Preferences

  private var preferenceObservers: [any PreferenceObserver] = []
  private var arePreferencesStale = false
  /// Whether the layouts of texts have ever been read as a preference. Until then, their changes do not count as
  /// changes of preferences.
  var observesTextLayouts = false

  func add(observer: any PreferenceObserver) {
    preferenceObservers.append(observer)
    preferencesDidChange()
  }

  /// Records that the preferences of views may have changed.
  func preferencesDidChange() {
    guard !preferenceObservers.isEmpty else { return }
    arePreferencesStale = true
    setStale()
  }

  private func checkPreferences() {
    guard arePreferencesStale else { return }
    arePreferencesStale = false
    preferenceObservers.removeAll { !$0.isMounted }
    for observer in preferenceObservers { observer.checkPreference() }
  }

  // MARK: Matched geometry

  let matchedGeometry = MatchedGeometryRegistry()

  // MARK: Color scheme

  /// The observer of the preferred color scheme; `nil` once it is among the observers of preferences.
  var colorSchemeObserver: (any PreferenceObserver)?
  /// The color scheme that the views prefer for the window; `nil` for that of the desktop.
  private(set) var preferredColorScheme: ColorScheme?
  /// Called when the preferred color scheme has changed.
  var onPreferredColorScheme: (() -> Void)?

  /// Starts to observe preferred color schemes. Graphs that do not use them avoid the cost.
  func observePreferredColorScheme() {
    guard let observer = colorSchemeObserver else { return }
    colorSchemeObserver = nil
    add(observer: observer)
  }

  func setPreferredColorScheme(_ scheme: ColorScheme?) {
    guard scheme != preferredColorScheme else { return }
    preferredColorScheme = scheme
    onPreferredColorScheme?()
  }

  // MARK: Actions

  private var actions: [() -> Void] = []
  /// Whether scheduled actions are running. A view that one of them removes was laid out before, so that it still appears
  /// and disappears.
  private(set) var isPerformingActions = false

  /// Schedules user actions to run when everything is up to date.
  func perform(_ newActions: [() -> Void]) {
    guard !newActions.isEmpty else { return }
    actions += newActions
    setStale()
  }

  /// Runs the scheduled actions. Returns `false` if there are none.
  private func performActions() -> Bool {
    let (current, wasPerforming) = (actions, isPerformingActions)
    actions = []
    isPerformingActions = true
    for action in current { action() }
    isPerformingActions = wasPerforming
    return !current.isEmpty
  }

  /// Runs the scheduled actions of a graph that is not updated again, with a bounded number of rounds of actions that
  /// schedule further ones.
  func performLastActions() {
    for _ in 0..<ViewGraph.maximumRounds { guard performActions() else { return } }
  }

  // MARK: Time

  private var animations: [any AnimationOwner] = []
  private var nextAnimationUpdate: NextUpdate?
  /// Whether elements may be leaving with a transition. `false` at the latest when no animation is running.
  private(set) var mayHaveLeavingElements = false

  private(set) lazy var dateReaders: DateReaders = {
    let readers = DateReaders()
    add(readers)
    return readers
  }()

  func add(_ timeline: any GraphTimeline) { timelines.append(timeline) }

  /// Advances the animation of a node or element with each frame until it ends.
  func add(animation: any AnimationOwner) { animations.append(animation) }

  /// Whether an element has ever had a transition. Until then, the presence of elements is not checked.
  private(set) var hasPresences = false

  /// Records that an element has a transition.
  func notePresence() { hasPresences = true }

  /// Whether views have ever been measured without being shown. Until then, visibility is not checked.
  private(set) var hasHiddenViews = false

  /// Records that a container that shows one view at a time shows another one. Its views are notified when
  /// everything is up to date.
  func shownViewsDidChange(in node: GraphNode) {
    hasHiddenViews = true
    preferencesDidChange()
    focusedValues.focusDidChange()
    perform([{ [weak node] in if let node, node.isMounted { node.shownViewsDidChange() } }])
  }

  /// Records that an element is leaving.
  func noteLeavingElement() { mayHaveLeavingElements = true }

  /// Records that a timeline has ended; it is removed at the end of the update.
  func noteEndOfTimeline() { hasEndedTimelines = true }

  /// The time of the next change; `nil` if none is scheduled.
  var nextUpdate: NextUpdate? {
    if isStale { return .immediately }
    return timelines.reduce(nextAnimationUpdate) { .earlier($0, $1.nextUpdate) }
  }

  /// Whether animations are being advanced and their changes processed.
  private(set) var isAdvancingAnimations = false
  /// The number of updates.
  private var frame = 1
  /// Elements whose layout was changed by an animation in this frame.
  private var layoutAnimatedElements: [LayoutElement] = []

  /// Records that an animation of the layout moved or resized an element.
  func recordLayoutAnimation(_ element: LayoutElement) {
    guard element.layoutAnimationFrame != frame else { return }
    element.layoutAnimationFrame = frame
    layoutAnimatedElements.append(element)
  }

  func isLayoutAnimating(_ element: LayoutElement) -> Bool { element.layoutAnimationFrame == frame }

  /// Redraws elements on whole pixels once an animation no longer moves them.
  private func updateLayoutAnimations(since moved: [LayoutElement]) {
    if animations.isEmpty {
      for element in layoutAnimatedElements { element.layoutAnimationFrame = 0 }
      layoutAnimatedElements = []
    }
    // Drawings invalidated here are recorded in this frame and need no further one.
    let wasStale = isStale
    for element in moved where !isLayoutAnimating(element) && element.isAttached {
      element.superelement?.contentDrawingDidBecomeStale(element)
    }
    isStale = wasStale
    if !layoutAnimatedElements.isEmpty { nextAnimationUpdate = .refresh(notBefore: date) }
  }

  private func advanceTimelines() {
    for timeline in timelines { timeline.advance(to: date) }
  }

  private func advanceAnimations() {
    let wasRead = isRead
    isRead = true
    defer { isRead = wasRead }
    nextAnimationUpdate = nil
    mayHaveLeavingElements = mayHaveLeavingElements && !animations.isEmpty
    guard !animations.isEmpty else { return }
    var idleDuration = TimeInterval.infinity
    let current = animations
    animations = []
    var running: [any AnimationOwner] = []
    running.reserveCapacity(current.count)
    for owner in current {
      guard owner.isAlive else {
        owner.cancelAnimation()
        continue
      }
      guard owner.advanceAnimation(to: date) else { continue }
      if idleDuration > 0 { idleDuration = min(idleDuration, owner.idleDuration(after: date)) }
      running.append(owner)
    }
    animations += running
    if animations.isEmpty { mayHaveLeavingElements = false }
    nextAnimationUpdate = idleDuration < .infinity ? .refresh(notBefore: date + idleDuration) : nil
  }

  // MARK: Updates

  /// Updates everything to a date: the changes since the previous frame in their transactions, then
  /// timelines, then animations, whose changes are not animated themselves, and finally the resulting actions
  /// and their changes. Drawings can be recorded afterward.
  func update(to date: Date) {
    isInFrame = true
    defer { isInFrame = false }
    self.date = date
    remainingRounds = ViewGraph.maximumRounds
    hasUpdated = true
    frame += 1
    let moved = layoutAnimatedElements
    layoutAnimatedElements = []
    settle(takePendingTransaction())
    advanceTimelines()
    for _ in 0..<ViewGraph.maximumRounds {
      settle(takePendingTransaction())
      isAdvancingAnimations = !animations.isEmpty
      advanceAnimations()
      settle(Transaction(), allowsAnimations: false)
      isAdvancingAnimations = false
      guard performActions() else { break }
    }
    if !moved.isEmpty || !layoutAnimatedElements.isEmpty { updateLayoutAnimations(since: moved) }
    if hasEndedTimelines { timelines.removeAll { !$0.isMounted } }
    hasEndedTimelines = false
  }

  /// Creates the first nodes at a date.
  func start<Root>(at date: Date, _ makeRoot: () -> Root) -> Root {
    isSettling = true
    defer { isSettling = false }
    self.date = date
    return makeRoot()
  }

  /// Updates bodies and sizes to a date. Nothing is placed before the first update; later, everything is
  /// placed in the current frame, so that moves start in the transaction of their change.
  func measure(at date: Date) {
    isInFrame = true
    isSettling = true
    defer { (isInFrame, isSettling) = (false, false) }
    self.date = date
    advanceTimelines()
    begin(takePendingTransaction())
    updateNodes()
    measureStaleElements()
    if hasUpdated, isStale {
      placeRoot?()
      placeMisplacedElements()
    }
    begin(Transaction(), allowsAnimations: false)
  }

  /// Sets the transaction of the following changes.
  private func begin(_ transaction: Transaction, allowsAnimations: Bool = true) {
    transactionSerial += 1
    (self.transaction, self.allowsAnimations) = (transaction, allowsAnimations)
  }

  /// Processes all pending changes in a transaction.
  private func settle(_ transaction: Transaction, allowsAnimations: Bool = true) {
    guard isStale || !transaction.completions.isEmpty else { return }
    isSettling = true
    defer { isSettling = false }
    begin(transaction, allowsAnimations: allowsAnimations)
    if !isInFrame { remainingRounds = ViewGraph.maximumRounds }
    while isStale, remainingRounds > 0 {
      remainingRounds -= 1
      isStale = false
      updateNodes()
      measureStaleElements()
      placeRoot?()
      placeMisplacedElements()
      checkPositions()
      checkPreferences()
      focusedValues.updateIfNeeded()
    }
    begin(Transaction(), allowsAnimations: false)
    if !transaction.completions.isEmpty { perform(transaction.completions.compactMap { $0.seal() }) }
  }

  /// Adds an element to notify when its position in the window may have changed, until it needs no more
  /// notifications.
  func add(observer: any PositionObserver) { positionObservers.append(observer) }

  /// Notifies observers of positions. Measuring may add further observers.
  private func checkPositions() {
    guard !positionObservers.isEmpty else { return }
    let observers = positionObservers
    positionObservers = []
    let remaining = observers.filter { $0.checkPosition() }
    positionObservers.insert(contentsOf: remaining, at: 0)
  }

  /// Updates stale nodes in one sweep downward. Nodes that become stale behind the sweep wait for the next
  /// one.
  private func updateNodes() {
    var nodes: [GraphNode] = []
    swap(&nodes, &spareNodes)
    while let depth = staleNodes.popShallowest(into: &nodes) {
      sweptDepth = depth
      for node in nodes where node.isMounted { node.updateIfNeeded() }
      // One at a time, since there is usually only one.
      while !nodes.isEmpty { nodes.removeLast() }
    }
    swap(&nodes, &spareNodes)
    sweptDepth = nil
    for node in laterNodes { staleNodes.insert(node, depth: node.depth) }
    laterNodes = []
  }

  /// Places misplaced elements in one sweep downward. Elements misplaced behind the sweep wait for the next
  /// one: an element whose content changes the element's own dependencies would otherwise be placed
  /// endlessly.
  private func placeMisplacedElements() {
    while let (depth, elements) = elementsToPlace.popShallowest() {
      placedDepth = depth
      for element in elements { element.placeAgainIfNeeded() }
    }
    placedDepth = nil
    for element in laterMisplaced { elementsToPlace.insert(element, depth: element.depth) }
    laterMisplaced = []
  }

  /// Measures stale elements in one sweep upward; also during placement, when views are created that depend
  /// on their size. Elements that become stale behind the sweep wait for the next one.
  func measureStaleElements() {
    let outerDepth = measuredDepth
    while let (depth, elements) = staleLayouts.popDeepest() {
      measuredDepth = depth
      for element in elements { element.measureAgainIfNeeded() }
    }
    measuredDepth = outerDepth
    guard outerDepth == nil else { return }
    for element in laterLayouts { staleLayouts.insert(element, depth: element.depth) }
    laterLayouts = []
  }
}
