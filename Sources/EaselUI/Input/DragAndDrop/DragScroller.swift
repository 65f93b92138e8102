/// Scrolls while something is dragged near the edge of a scroll view, faster toward the edge.
@MainActor
struct DragScroller {
  private weak var element: ScrollElement?
  /// In points per second.
  private var velocity = CGSize.zero
  private var date = Date.distantPast

  /// The width in points of the zone at an edge, and the speed at the edge in points per second.
  private static let zone: CGFloat = 32
  private static let speed: CGFloat = 480
  /// The longest step, in seconds.
  private static let longestStep: TimeInterval = 0.1

  /// Whether content moves.
  var isRunning: Bool { element != nil }

  /// Chooses the innermost of the scroll views below a location of the window that can move there.
  mutating func follow(_ location: CGPoint, in elements: [ScrollElement], at date: Date) {
    let outer = element
    element = nil
    for candidate in elements where element == nil && candidate.modifier.isEnabled {
      guard let point = candidate.convertFromRoot(location) else { continue }
      velocity = CGSize(
        width: DragScroller.speed(at: point.x, candidate, .horizontal),
        height: DragScroller.speed(at: point.y, candidate, .vertical))
      if velocity != .zero { element = candidate }
    }
    if outer !== element { self.date = date }
  }

  private static func speed(at place: CGFloat, _ element: ScrollElement, _ axis: Axis) -> CGFloat {
    let (length, zone) = (element.size[axis], min(zone, element.size[axis] / 4))
    guard element.axes.contains(Axis.Set(axis)), element.range(axis) > 0, zone > 0 else { return 0 }
    let pull = max(place - (length - zone), 0) - max(zone - place, 0)
    return pull.isFinite ? min(max(pull / zone, -1), 1) * speed : 0
  }

  /// Moves the content to a date. At its end it stops.
  mutating func advance(to date: Date) {
    guard let element, element.isAttached else { return stop() }
    let seconds = min(max(date.timeIntervalSince(self.date), 0), DragScroller.longestStep)
    self.date = date
    guard seconds > 0 else { return }
    let moves = Axis.allCases.map { axis in
      let distance = velocity[axis] * seconds * element.direction(axis)
      return distance != 0 && element.move(to: element.target(axis) + distance, along: axis, at: date)
    }
    if moves.contains(true) { element.userDidScroll() } else { stop() }
  }

  mutating func stop() { element = nil }
}
