/// What all nodes of one graph share: what waits to be brought up to date, and in which order that is done.
///
/// Changes only mark what they touch. An update then runs stale bodies from the top down, so that a parent may replace
/// or remove a child before it runs for nothing; measures stale elements from the bottom up, so that a change stops
/// where it makes no difference; and places what has to be placed from the top down.
@MainActor
final class ViewGraph {
  let environmentTracker = EnvironmentTracker()
  /// The date that is shown.
  private(set) var date = Date(timeIntervalSinceReferenceDate: 0)
  var bodiesEvaluated = 0
  /// Is called when the first thing becomes stale outside an update.
  var onStale: (() -> Void)?

  private var staleNodes = DepthQueue<GraphNode>()
  /// The depth that the present sweep over stale nodes has come to.
  private var sweptDepth: Int?
  /// Nodes that became stale at or above that depth.
  private var laterNodes: [GraphNode] = []
  private var staleLayouts = DepthQueue<LayoutElement>()
  private var misplacedElements = DepthQueue<LayoutElement>()
  private var positionObservers: [GeometryReaderElement] = []
  private var timelines: [any GraphTimeline] = []
  private var hasEndedTimelines = false
  private var isUpdating = false
  private(set) var isStale = false

  /// More rounds than this, and the rest waits for the next frame: views that change what they depend on have no end.
  private static let maximumRounds = 16

  func enqueue(_ node: GraphNode) {
    if let sweptDepth, node.depth <= sweptDepth {
      laterNodes.append(node)
    } else {
      staleNodes.insert(node, depth: node.depth)
    }
    setStale()
  }

  func enqueue(staleLayout element: LayoutElement) {
    staleLayouts.insert(element, depth: element.depth)
    setStale()
  }

  func enqueue(misplaced element: LayoutElement) {
    misplacedElements.insert(element, depth: element.depth)
    setStale()
  }

  /// Notes that the next frame differs from this one.
  func setStale() {
    guard !isStale else { return }
    isStale = true
    if !isUpdating { onStale?() }
  }

  // MARK: Time

  func add(_ timeline: any GraphTimeline) { timelines.append(timeline) }

  /// Notes that a timeline has ended; the end of the update lets go of all that have.
  func noteEndOfTimeline() { hasEndedTimelines = true }

  /// When something will be new; nil when nothing is due.
  var nextUpdate: NextUpdate? {
    if isStale { return .immediately }
    return timelines.reduce(nil) { .earlier($0, $1.nextUpdate) }
  }

  /// Goes on to a date.
  func advance(to date: Date) {
    isUpdating = true
    defer { isUpdating = false }
    self.date = date
    for timeline in timelines { timeline.advance(to: date) }
  }

  // MARK: Updates

  /// Brings everything up to date; what is drawn can be recorded afterwards. `place` lays out from the top.
  func update(_ place: () -> Void) {
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<ViewGraph.maximumRounds where isStale {
      isStale = false
      updateNodes()
      measureStaleElements()
      place()
      placeMisplacedElements()
      positionObservers.removeAll { !$0.checkPosition() }
    }
    if hasEndedTimelines { timelines.removeAll { !$0.isMounted } }
    hasEndedTimelines = false
  }

  /// Brings bodies and sizes up to date, without placing anything.
  func measure() {
    isUpdating = true
    defer { isUpdating = false }
    updateNodes()
    measureStaleElements()
  }

  /// Lets an element whose content depends on its place in the window know when that has changed.
  func observePosition(of element: GeometryReaderElement) {
    guard !positionObservers.contains(where: { $0 === element }) else { return }
    positionObservers.append(element)
  }

  /// Updates stale nodes in one sweep downwards. What becomes stale behind it waits for the next one.
  private func updateNodes() {
    while let (depth, nodes) = staleNodes.popShallowest() {
      sweptDepth = depth
      for node in nodes where node.isMounted { node.updateIfNeeded() }
    }
    sweptDepth = nil
    for node in laterNodes { staleNodes.insert(node, depth: node.depth) }
    laterNodes = []
  }

  private func placeMisplacedElements() {
    while let (_, elements) = misplacedElements.popShallowest() {
      for element in elements { element.placeAgainIfNeeded() }
    }
  }

  /// Measures what was marked stale; during placement too, where views are made that depend on their size.
  func measureStaleElements() {
    while let (_, elements) = staleLayouts.popDeepest() {
      for element in elements { element.measureAgainIfNeeded() }
    }
  }
}
