extension ViewGraph {
  /// The time of the next change; `nil` if none is scheduled.
  var nextUpdate: NextUpdate? {
    if isStale { return .immediately }
    return timelines.reduce(nextAnimationUpdate) { .earlier($0, $1.nextUpdate) }
  }

  // MARK: Timelines

  func add(_ timeline: any GraphTimeline) { timelines.append(timeline) }

  func advanceTimelines() {
    for timeline in timelines { timeline.advance(to: date) }
  }

  // MARK: Animations

  /// Advances the animation of a node or element with each frame until it ends.
  func add(animation: any AnimationOwner) { animations.append(animation) }

  /// Records that an element is leaving.
  func noteLeavingElement() { mayHaveLeavingElements = true }

  func advanceAnimations() {
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

  // MARK: Animations of the layout

  /// Records that an animation of the layout moved or resized an element.
  func recordLayoutAnimation(_ element: LayoutElement) {
    guard element.layoutAnimationFrame != frame else { return }
    element.layoutAnimationFrame = frame
    layoutAnimatedElements.append(element)
  }

  func isLayoutAnimating(_ element: LayoutElement) -> Bool { element.layoutAnimationFrame == frame }
}
