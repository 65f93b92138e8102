import Foundation

extension ScrollElement {
  // MARK: Geometry

  var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: CGPoint(x: 0 - content.origin.x, y: 0 - content.origin.y), contentSize: contentSize,
      contentInsets: margins, containerSize: size)
  }

  /// Tells observers about changes of the geometry, after the layout.
  func checkGeometry() {
    let geometry = geometry
    guard geometry != knownGeometry else { return }
    let old = knownGeometry
    knownGeometry = geometry
    for observer in modifier.settings.observers where observer.observes(self) {
      observer.geometryDidChange(geometry, of: self)
    }
    if let old, (old.containerSize, old.contentInsets) != (geometry.containerSize, geometry.contentInsets) {
      keepAnchor()
    }
    reportPosition()
  }

  /// Brings the view of the position's binding to its anchor again, after the scroll view or its margins have changed their
  /// size: where the program or the behavior put it there, but not where the user has scrolled freely.
  private func keepAnchor() {
    guard let request = modifier.settings.position, request.link.belongs(to: self),
      case .view(let id, let anchor) = request.goal, let anchor = anchor ?? request.anchor,
      phase == .idle, !isMovedByUser || modifier.settings.behavior != nil
    else { return }
    let (scope, view) = (
      modifier.link.scope, ScrollRequest(id: id, anchor: anchor, transaction: Transaction(), aligns: true)
    )
    graph.perform([{ scope.begin(view) }])
  }

  func phaseDidChange(from old: ScrollPhase) {
    for observer in modifier.settings.observers where observer.observes(self) {
      observer.phaseDidChange(from: old, to: phase, of: self)
    }
  }

  // MARK: Requested positions

  /// Scrolls to a requested position, once everything is up to date.
  func begin(_ request: ScrollPositionRequest) {
    let link = request.link
    guard link.belongs(to: self) else { return }
    let transaction = transactions.current
    switch request.goal {
    case .automatic: return
    case .view(let id, let anchor):
      guard !link.echoesReports || link.reported != id else { return }
      link.reported = nil
      modifier.link.scope.begin(
        ScrollRequest(id: id, anchor: anchor ?? request.anchor, transaction: transaction, aligns: true))
    case .edge(let edge):
      graph.perform([{ [weak self] in self?.scroll(to: edge, in: transaction) }])
    case .offset(let x, let y):
      graph.perform([{ [weak self] in self?.scroll(x: x, y: y, in: transaction) }])
    }
  }

  private func scroll(to edge: Edge, in transaction: Transaction) {
    let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    let isEnd = edge == .bottom || edge == .trailing
    programWillScroll()
    move(to: isEnd ? range(axis) : 0, along: axis, in: transaction)
    if transaction.animation != nil { phase = .animating } else if isEnd { stayAtEnd(of: axis) }
  }

  private func scroll(x: CGFloat?, y: CGFloat?, in transaction: Transaction) {
    programWillScroll()
    let moves = [(x, Axis.horizontal), (y, .vertical)].map { place, axis in
      place.map { move(to: $0, along: axis, in: transaction) } ?? false
    }
    if transaction.animation != nil, moves.contains(true) { phase = .animating }
  }

  /// Records that the position follows the program and no longer the user.
  func programWillScroll() { isMovedByUser = false }

  /// Tells the program where the user has scrolled to.
  private func reportPosition() {
    guard isMovedByUser, let request = modifier.settings.position, request.link.belongs(to: self) else {
      return
    }
    let link = request.link
    let id = firstView(at: request.anchor) { link.accepts($0) }
    if id != nil { link.reported = id }
    graph.perform([{ link.report(id) }])
  }

  // MARK: Targets

  /// The frames of the targets that lie in a range along an axis, in the space of the content.
  func targetFrames(_ axis: Axis, _ range: ClosedRange<CGFloat>) -> [CGRect] {
    let query = ScrollTargetQuery(in: self, axis, range)
    for source in modifier.link.targetSources { source.addFrames(to: query) }
    return query.targets.map(\.frame)
  }

  /// The part of the content between the margins.
  var bounds: CGRect { geometry.bounds }

  /// The axis along which the content mainly scrolls.
  var mainAxis: Axis { axes == .horizontal ? .horizontal : .vertical }

  /// The targets in the visible part with their ids.
  var visibleTargets: [ScrollTargetQuery.Target] {
    let (axis, bounds) = (mainAxis, bounds)
    let query = ScrollTargetQuery(
      in: self, axis, bounds.origin[axis]...bounds.origin[axis] + bounds.size[axis])
    for source in modifier.link.targetSources { source.addIDs(to: query) }
    return query.targets
  }

  /// The id of the visible target that is nearest to a point of the scroll view; `nil` for the start.
  private func firstView(at anchor: UnitPoint?, where accepts: (AnyHashable) -> Bool) -> AnyHashable? {
    let bounds = bounds
    let point = anchor ?? (direction(.horizontal) < 0 ? .topTrailing : .topLeading)
    func distance(_ frame: CGRect) -> CGFloat {
      Axis.allCases.filter { axes.contains(Axis.Set($0)) }.reduce(0) { sum, axis in
        let own = frame.origin[axis] + point[axis] * frame.size[axis]
        return sum + abs(own - bounds.origin[axis] - point[axis] * bounds.size[axis])
      }
    }
    return visibleTargets.filter { $0.id.map(accepts) == true }
      .min { distance($0.frame) < distance($1.frame) }?.id
  }

  // MARK: Behaviors

  /// The rectangle of the content that lies between the margins at positions.
  private func rect(at position: CGPoint) -> CGRect {
    var rect = CGRect(origin: position, size: innerSize)
    if direction(.horizontal) < 0 { rect.origin.x = contentSize.width - position.x - rect.width }
    return rect
  }

  /// The positions at which the behavior lets the content rest, which would rest at others.
  private func adjusted(_ positions: CGPoint, from start: CGPoint, velocity: CGSize) -> CGPoint {
    guard let behavior = modifier.settings.behavior else { return positions }
    var target = ScrollTarget(rect: rect(at: positions))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: rect(at: start)),
        velocity: CGVector(dx: velocity.width, dy: velocity.height), contentSize: contentSize,
        containerSize: innerSize, axes: axes, environment: environment.values,
        frames: { [weak self] axis, range in
          onMainActor(self) { $0?.targetFrames(axis, range) ?? [] }
        }))
    var origin = target.rect.origin
    for axis in Axis.allCases {
      origin[axis] += (target.anchor?[axis] ?? 0) * (target.rect.size[axis] - innerSize[axis])
    }
    if direction(.horizontal) < 0 { origin.x = contentSize.width - origin.x - innerSize.width }
    return origin
  }

  /// The positions at which the content rests after a drag with a velocity at its end.
  func restingPlaces(from start: CGPoint, velocity: CGSize) -> CGPoint {
    let limits = modifier.settings.behavior?.properties(
      context: ScrollTargetBehaviorPropertiesContext(environment: environment.values)
    ).limitsScrolls
    let seconds = FlingAnimation.timeConstant * (limits == true ? 0.5 : 1)
    func place(_ axis: Axis) -> CGFloat { clamp(target(axis) + velocity[axis] * seconds, axis) }
    return adjusted(CGPoint(x: place(.horizontal), y: place(.vertical)), from: start, velocity: velocity)
  }

  /// The position at which the content rests after a motion along an axis. A behavior that would let it return is asked
  /// for a longer motion, at most to the end of the visible part.
  func restingPlace(after distance: CGFloat, along axis: Axis) -> CGFloat {
    let start = targets
    guard modifier.settings.behavior != nil, distance.isFinite, distance != 0 else {
      return start[axis] + distance
    }
    var (step, place) = (distance, start[axis])
    repeat {
      var wanted = start
      wanted[axis] = clamp(start[axis] + step, axis)
      place = adjusted(wanted, from: start, velocity: .zero)[axis]
      step *= ScrollElement.growth
    } while (place - start[axis]) * distance <= 0 && abs(step) <= 2 * innerSize[axis]
    return (place - start[axis]) * distance > 0 ? place : start[axis]
  }

  /// The growth of the distance that a behavior is asked for.
  private static var growth: CGFloat { 1.5 }

  /// The position that a behavior prefers to one that a program requested.
  func aligned(_ positions: CGPoint) -> CGPoint { adjusted(positions, from: positions, velocity: .zero) }
}
