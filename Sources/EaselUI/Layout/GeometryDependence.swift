/// What a closure was given of an element's geometry: says when it has to run again.
@MainActor
struct GeometryDependence {
  private var isStale = true
  /// The geometry that the closure read in its latest run.
  private var reads = GeometryReads()
  private var isObserving = false

  /// Notes that something else than the geometry has changed.
  mutating func setStale() { isStale = true }

  /// True when the closure would give the same as before.
  func isUpToDate(with element: LayoutElement) -> Bool { !isStale && reads.isUpToDate(with: element) }

  /// What to run the closure with.
  mutating func begin(with element: LayoutElement) -> GeometryProxy {
    isStale = false
    reads = GeometryReads()
    return GeometryProxy(element, reads: reads)
  }

  /// Has the element learn of changes of its place if the closure read it.
  mutating func observePosition(for element: any PositionObserver) {
    guard reads.frame != nil, !isObserving else { return }
    isObserving = true
    element.graph.add(observer: element)
  }

  /// False when the closure does not depend on the element's place any more, which then is observed no longer.
  mutating func keepsObserving(_ element: LayoutElement) -> Bool {
    isObserving = element.isAttached && reads.frame != nil
    return isObserving
  }
}

/// An element with something that depends on its place in the window.
@MainActor
protocol PositionObserver: LayoutElement {
  /// Has what depends on the place made anew if that is another one now; false when nothing depends on it any more.
  func checkPosition() -> Bool
}
