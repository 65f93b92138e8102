/// What all nodes of one graph share: what waits to be brought up to date, and in which order that is done.
///
/// Changes only mark what they touch. An update then runs stale bodies from the top down, so that a parent may replace
/// or remove a child before it runs for nothing; measures stale elements from the bottom up, so that a change stops
/// where it makes no difference; and places what has to be placed from the top down.
@MainActor
final class ViewGraph {
  let environmentTracker = EnvironmentTracker()
  /// The date that this update shows.
  var date = Date(timeIntervalSinceReferenceDate: 0)
  var bodiesEvaluated = 0
  /// Is called when the first thing becomes stale outside an update.
  var onStale: (() -> Void)?

  private var staleNodes = DepthQueue<GraphNode>()
  private var staleLayouts = DepthQueue<LayoutElement>()
  private var misplacedElements = DepthQueue<LayoutElement>()
  private var positionObservers: [GeometryReaderElement] = []
  private var timeDependents: [ObjectIdentifier: any TimeDependent] = [:]
  private var isUpdating = false
  private(set) var isStale = false

  /// More rounds than this, and the rest waits for the next frame: views that change what they depend on have no end.
  private static let maximumRounds = 16

  func enqueue(_ node: GraphNode) {
    staleNodes.insert(node, depth: node.depth)
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

  /// Lets something that changes by itself know of new dates.
  func add(_ dependent: any TimeDependent) { timeDependents[ObjectIdentifier(dependent)] = dependent }

  func remove(_ dependent: any TimeDependent) { timeDependents[ObjectIdentifier(dependent)] = nil }

  /// Goes on to a date.
  func advance(to newDate: Date) {
    date = newDate
    for dependent in timeDependents.values { dependent.timeDidChange(to: newDate) }
  }

  /// What is due next of all that changes by itself.
  var nextUpdate: NextUpdate? {
    timeDependents.values.reduce(nil) { NextUpdate.sooner($0, $1.nextUpdate) }
  }

  /// Notes that the next frame differs from this one.
  func setStale() {
    guard !isStale else { return }
    isStale = true
    if !isUpdating { onStale?() }
  }

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
  }

  /// Lets an element whose content depends on its place in the window know when that has changed.
  func observePosition(of element: GeometryReaderElement) {
    guard !positionObservers.contains(where: { $0 === element }) else { return }
    positionObservers.append(element)
  }

  private func updateNodes() {
    while !staleNodes.isEmpty {
      for node in staleNodes.popShallowest() where node.isMounted { node.updateIfNeeded() }
    }
  }

  private func placeMisplacedElements() {
    while !misplacedElements.isEmpty {
      for element in misplacedElements.popShallowest() { element.placeAgainIfNeeded() }
    }
  }

  /// Measures what was marked stale; during placement too, where views are made that depend on their size.
  func measureStaleElements() {
    while !staleLayouts.isEmpty {
      for element in staleLayouts.popDeepest() { element.measureAgainIfNeeded() }
    }
  }
}
