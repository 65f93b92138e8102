extension LayoutElement {
  var isAlive: Bool { isAttached }

  func advanceAnimation(to date: Date) -> Bool {
    guard let motion = placementMotion else { return false }
    setNeedsPlacement()
    return motion.advance(to: date, in: graph)
  }

  func idleDuration(after date: Date) -> TimeInterval {
    placementMotion?.idleDuration(after: date) ?? .infinity
  }

  func cancelAnimation() {
    placementMotion?.cancel(in: graph)
    placementMotion = nil
  }

  /// Starts a motion to a target in the scope's transaction, if the transaction is animated.
  final func setTarget(_ target: Placement, in scope: TransactionScope) {
    guard let placedProposal else { return setFirstTarget(target, in: scope) }
    let current = Placement(origin: origin, proposal: placedProposal)
    let old = placementMotion?.target ?? current
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
    guard placementMotion != nil || scope.current.startsMotion else { return }
    let motion = placementMotion ?? PlacementMotion(current)
    motion.setTarget(target, for: self, in: scope)
    placementMotion = motion.isRunning ? motion : nil
  }

  /// The distance of the element from its final position, including the distances of its ancestors.
  private var lag: CGPoint {
    var lag = superelement?.lag ?? .zero
    guard let motion = placementMotion else { return lag }
    let (shown, target) = (motion.shown.origin, motion.target.origin)
    lag.x += shown.x - target.x
    lag.y += shown.y - target.y
    return lag
  }

  /// Keeps leaving elements inside this one in place by moving them against its motion.
  private func keepLeavingElements(inPlace shift: CGPoint, in scope: TransactionScope) {
    forEachDescendant { element in
      guard element !== self, element.ownPresence?.isLeaving == true,
        let placement = element.placementMotion?.target ?? element.placement
      else { return }
      let origin = CGPoint(x: placement.origin.x + shift.x, y: placement.origin.y + shift.y)
      element.move(
        from: placement, to: Placement(origin: origin, proposal: placement.proposal), in: scope)
      element.setNeedsPlacement()
    }
  }

  /// The current placement; `nil` before the first one.
  private var placement: Placement? { placedProposal.map { Placement(origin: origin, proposal: $0) } }
}
