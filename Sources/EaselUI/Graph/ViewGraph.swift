/// What all nodes of one graph share: what waits to be brought up to date, and in which order that is done.
///
/// Changes only mark what they touch. An update then runs stale bodies from the top down, so that a parent may replace
/// or remove a child before it runs for nothing; measures stale elements from the bottom up, so that a change stops
/// where it makes no difference; and places what has to be placed from the top down.
@MainActor
final class ViewGraph {
  let environmentTracker = EnvironmentTracker()
  /// The date that is shown.
  private(set) var date = Date(timeIntervalSinceReferenceDate: 0) {
    didSet { environmentTracker.date = date }
  }
  var bodiesEvaluated = 0
  /// Is called when the first thing becomes stale outside an update.
  var onStale: (() -> Void)?

  private var staleNodes = DepthQueue<GraphNode>()
  /// The depth that the present sweep over stale nodes has come to.
  private var sweptDepth: Int?
  /// An empty list with memory for the nodes of a sweep.
  private var spareNodes: [GraphNode] = []
  /// Nodes that became stale at or above that depth.
  private var laterNodes: [GraphNode] = []
  private var staleLayouts = DepthQueue<LayoutElement>()
  /// The depth that the present sweep over stale layouts has come to.
  private var measuredDepth: Int?
  /// Elements whose layouts became stale at or below that depth.
  private var laterLayouts: [LayoutElement] = []
  private var misplacedElements = DepthQueue<LayoutElement>()
  /// The depth that the present sweep over misplaced elements has come to.
  private var placedDepth: Int?
  /// Elements that were misplaced at or above that depth.
  private var laterMisplaced: [LayoutElement] = []
  private var positionObservers: [any PositionObserver] = []
  private var timelines: [any GraphTimeline] = []
  private var hasEndedTimelines = false
  private(set) var isStale = false

  /// More rounds than this, and the rest waits for the next frame: views that change what they depend on have no end.
  private static let maximumRounds = 16
  /// How many rounds the frame may still take.
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
      misplacedElements.insert(element, depth: element.depth)
    }
    setStale()
  }

  /// Notes that the next frame differs from this one.
  func setStale() {
    guard !isStale else { return }
    isStale = true
    if !isInFrame, !isSettling, !isRead { onStale?() }
  }

  /// True while what the views look like is asked for.
  private var isRead = false

  /// The result of `body`, which asks what the views look like and so runs user code. What that changes is brought up to
  /// date by the next update, and not before the result is there.
  func read<Result>(_ body: () -> Result) -> Result {
    let (wasStale, wasRead) = (isStale, isRead)
    isRead = true
    defer {
      isRead = wasRead
      if isStale, !wasStale, !isRead, !isInFrame, !isSettling { onStale?() }
    }
    return body()
  }

  // MARK: Changes

  /// The transaction of the update that runs.
  private(set) var transaction = Transaction()
  /// Tells updates apart.
  private(set) var transactionSerial = 0
  /// False while animations go on: what they change is shown at once.
  private(set) var allowsAnimations = false
  private var pendingTransaction = Transaction()
  private var isSettling = false
  /// True from the start of a frame to its end.
  private var isInFrame = false
  private var hasUpdated = false
  /// Lays out from the top; nil before there is something.
  var placeRoot: (() -> Void)?

  /// The date at which animations begin; nil for that of the next frame.
  var startDate: Date? { isInFrame ? date : nil }

  /// Notes that something that was read is about to change as part of a transaction. Changes of another transaction that
  /// wait are brought up to date first, so that each change is animated as its own transaction says; while what the views
  /// look like is asked for they cannot be, and the change joins them.
  func willChange(in transaction: Transaction) {
    guard !isSettling, !(isRead && isStale) else { return }
    if isStale, transaction.id != pendingTransaction.id, placeRoot != nil {
      // Many views may change in transactions of their own in one frame: that takes none of its rounds.
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

  let keys = KeyDispatcher()
  private(set) lazy var pointer: PointerDispatcher = {
    let pointer = PointerDispatcher(graph: self)
    add(pointer)
    return pointer
  }()

  // MARK: Preferences

  private var preferenceObservers: [any PreferenceObserver] = []
  private var arePreferencesStale = false

  func add(observer: any PreferenceObserver) {
    preferenceObservers.append(observer)
    preferencesDidChange()
  }

  /// Notes that what views tell those around them may be something else.
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

  // MARK: Colour scheme

  /// Collects the preferred colour scheme; nil once it is among the observers of preferences.
  var colorSchemeObserver: (any PreferenceObserver)?
  /// What the views prefer for the window; nil for the scheme of the desktop.
  private(set) var preferredColorScheme: ColorScheme?
  /// Called when the preferred colour scheme has changed.
  var onPreferredColorScheme: (() -> Void)?

  /// Collects preferred colour schemes from now on. Graphs without any never look for them.
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

  /// Runs actions of the user's when everything is up to date.
  func perform(_ newActions: [() -> Void]) {
    guard !newActions.isEmpty else { return }
    actions += newActions
    setStale()
  }

  /// Runs the actions that wait; false when there are none.
  private func performActions() -> Bool {
    let current = actions
    actions = []
    for action in current { action() }
    return !current.isEmpty
  }

  // MARK: Time

  private var animations: [any AnimationOwner] = []
  private var nextAnimationUpdate: NextUpdate?
  /// True while elements may be on their way out, which is as long as something is animated at most.
  private(set) var mayHaveLeavingElements = false

  private(set) lazy var dateReaders: DateReaders = {
    let readers = DateReaders()
    add(readers)
    return readers
  }()

  func add(_ timeline: any GraphTimeline) { timelines.append(timeline) }

  /// Has a node or element go on with its animation in each frame until that ends.
  func add(animation: any AnimationOwner) { animations.append(animation) }

  /// True once an element came or went with animation: before that none need be asked how much of it is there.
  private(set) var hasPresences = false

  /// Notes that not all of an element is there.
  func notePresence() { hasPresences = true }

  /// True once there were views that are measured and not seen: before that none need be asked whether it is.
  private(set) var hasHiddenViews = false

  /// Notes that other views than before are seen in a container that shows one at a time. They learn of it when everything
  /// is up to date.
  func shownViewsDidChange(in node: GraphNode) {
    hasHiddenViews = true
    preferencesDidChange()
    perform([{ [weak node] in if let node, node.isMounted { node.shownViewsDidChange() } }])
  }

  /// Notes that an element is on its way out.
  func noteLeavingElement() { mayHaveLeavingElements = true }

  /// Notes that a timeline has ended; the end of the update lets go of all that have.
  func noteEndOfTimeline() { hasEndedTimelines = true }

  /// When something will be new; nil when nothing is due.
  var nextUpdate: NextUpdate? {
    if isStale { return .immediately }
    return timelines.reduce(nextAnimationUpdate) { .earlier($0, $1.nextUpdate) }
  }

  /// True while animations go on and what they change is brought up to date.
  private(set) var isAdvancingAnimations = false
  /// Counts the updates.
  private var frame = 1
  /// Elements whose layout an animation changed in this frame.
  private var elementsInFlux: [LayoutElement] = []

  /// Notes that an animation of the layout moved or resized an element.
  func noteInFlux(_ element: LayoutElement) {
    guard element.fluxFrame != frame else { return }
    element.fluxFrame = frame
    elementsInFlux.append(element)
  }

  func isInFlux(_ element: LayoutElement) -> Bool { element.fluxFrame == frame }

  /// Has elements drawn on whole pixels again that an animation does not move any more.
  private func updateFlux(since moved: [LayoutElement]) {
    if animations.isEmpty {
      for element in elementsInFlux { element.fluxFrame = 0 }
      elementsInFlux = []
    }
    // Drawings that become stale here are recorded with this frame: they need no other one.
    let wasStale = isStale
    for element in moved where !isInFlux(element) && element.isAttached {
      element.superelement?.contentDrawingDidBecomeStale(element)
    }
    isStale = wasStale
    if !elementsInFlux.isEmpty { nextAnimationUpdate = .refresh(notBefore: date) }
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
    var quietTime = TimeInterval.infinity
    let current = animations
    animations = []
    let running = current.filter { owner in
      guard owner.isAlive else {
        owner.cancelAnimation()
        return false
      }
      guard owner.advanceAnimation(to: date) else { return false }
      quietTime = min(quietTime, owner.quietTime(after: date))
      return true
    }
    animations += running
    if animations.isEmpty { mayHaveLeavingElements = false }
    nextAnimationUpdate = quietTime < .infinity ? .refresh(notBefore: date + quietTime) : nil
  }

  // MARK: Updates

  /// Brings everything up to a date: what changed since the last frame as part of its transaction, then timelines, then
  /// animations, which change values without being animated themselves; last run the actions that all this led to, and
  /// what they change is brought up to date too. What is drawn can be recorded afterwards.
  func update(to date: Date) {
    isInFrame = true
    defer { isInFrame = false }
    self.date = date
    remainingRounds = ViewGraph.maximumRounds
    hasUpdated = true
    frame += 1
    let moved = elementsInFlux
    elementsInFlux = []
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
    if !moved.isEmpty || !elementsInFlux.isEmpty { updateFlux(since: moved) }
    if hasEndedTimelines { timelines.removeAll { !$0.isMounted } }
    hasEndedTimelines = false
  }

  /// Makes the first nodes at a date.
  func start<Root>(at date: Date, _ makeRoot: () -> Root) -> Root {
    isSettling = true
    defer { isSettling = false }
    self.date = date
    return makeRoot()
  }

  /// Goes on to a date and brings bodies and sizes up to date. Nothing is placed before the first update; later all is,
  /// where it was, so that what moves begins to in the transaction of its change.
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

  /// Has a transaction hold for what follows.
  private func begin(_ transaction: Transaction, allowsAnimations: Bool = true) {
    transactionSerial += 1
    (self.transaction, self.allowsAnimations) = (transaction, allowsAnimations)
  }

  /// Brings everything up to date as part of a transaction.
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
    }
    begin(Transaction(), allowsAnimations: false)
    if !transaction.completions.isEmpty { perform(transaction.completions.compactMap { $0.seal() }) }
  }

  /// Lets an element that depends on its place in the window know when that may have changed, until it does not any more.
  func add(observer: any PositionObserver) { positionObservers.append(observer) }

  /// Has observers look at their places. What they measure may add others.
  private func checkPositions() {
    guard !positionObservers.isEmpty else { return }
    let observers = positionObservers
    positionObservers = []
    let remaining = observers.filter { $0.checkPosition() }
    positionObservers.insert(contentsOf: remaining, at: 0)
  }

  /// Updates stale nodes in one sweep downwards. What becomes stale behind it waits for the next one.
  private func updateNodes() {
    var nodes: [GraphNode] = []
    swap(&nodes, &spareNodes)
    while let depth = staleNodes.popShallowest(into: &nodes) {
      sweptDepth = depth
      for node in nodes where node.isMounted { node.updateIfNeeded() }
      // One by one: mostly there is one.
      while !nodes.isEmpty { nodes.removeLast() }
    }
    swap(&nodes, &spareNodes)
    sweptDepth = nil
    for node in laterNodes { staleNodes.insert(node, depth: node.depth) }
    laterNodes = []
  }

  /// Places misplaced elements in one sweep downwards. What is misplaced behind it waits for the next one: an element
  /// whose content changes what it depends on would be placed without end.
  private func placeMisplacedElements() {
    while let (depth, elements) = misplacedElements.popShallowest() {
      placedDepth = depth
      for element in elements { element.placeAgainIfNeeded() }
    }
    placedDepth = nil
    for element in laterMisplaced { misplacedElements.insert(element, depth: element.depth) }
    laterMisplaced = []
  }

  /// Measures what was marked stale in one sweep upwards; during placement too, where views are made that depend on their
  /// size. As with places, what becomes stale behind the sweep waits for the next one.
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
