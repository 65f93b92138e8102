extension ViewGraph {
  // MARK: Queues

  func enqueue(_ node: GraphNode) {
    staleNodes.insert(node, depth: node.depth)
    setStale()
  }

  func enqueue(staleLayout element: LayoutElement) {
    staleLayouts.insert(element, depth: element.depth)
    setStale()
  }

  func enqueue(misplaced element: LayoutElement) {
    elementsToPlace.insert(element, depth: element.depth)
    setStale()
  }

  // MARK: Sweeps

  /// Updates stale nodes in one sweep downward. Nodes that become stale behind the sweep wait for the next
  /// one.
  func updateNodes() {
    var nodes: [GraphNode] = []
    swap(&nodes, &spareNodes)
    while staleNodes.popNext(into: &nodes) {
      for node in nodes where node.isMounted { node.updateIfNeeded() }
      // One at a time, since there is usually only one.
      while !nodes.isEmpty { nodes.removeLast() }
    }
    swap(&nodes, &spareNodes)
    staleNodes.endSweep()
  }

  /// Places misplaced elements in one sweep downward. Elements misplaced behind the sweep wait for the next
  /// one: an element whose content changes the element's own dependencies would otherwise be placed
  /// endlessly.
  func placeMisplacedElements() {
    while let elements = elementsToPlace.popNext() {
      for element in elements { element.placeAgainIfNeeded() }
    }
    elementsToPlace.endSweep()
  }

  /// Measures stale elements in one sweep upward; also during placement, when views are created that depend
  /// on their size. Elements that become stale behind the sweep wait for the next one.
  func measureStaleElements() {
    let outerDepth = staleLayouts.reachedDepth
    while let elements = staleLayouts.popNext() {
      for element in elements { element.measureAgainIfNeeded() }
    }
    staleLayouts.endSweep(within: outerDepth)
  }
}
