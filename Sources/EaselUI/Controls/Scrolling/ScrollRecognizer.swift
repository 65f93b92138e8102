import Foundation

/// Recognizes a drag of an indicator or of the content.
final class ScrollRecognizer: PressRecognizer {
  private weak var element: ScrollElement?
  private var start = CGPoint.zero
  private var location = CGPoint.zero
  private var time = Date.distantPast
  private var velocity = PointerVelocity()
  private var stage = Stage.pressed
  private var isDelivered = false

  private enum Stage {
    case pressed, draggingBar, dragging, ended
    /// A drag of an indicator has ended.
    case endedBar
  }

  /// The distance in points that the pointer moves before the content does.
  private static let threshold: CGFloat = 10

  init(_ element: ScrollElement) { self.element = element }

  override func process(_ sample: PressSample) -> State {
    guard let element, element.modifier.isEnabled,
      let point = element.convertFromRoot(sample.input.location)
    else { return .failed }
    if sample.change == .waited { return stage == .pressed ? .possible : .active }
    (location, time) = (point, sample.time)
    velocity.add(point, at: sample.time)
    if sample.change == .pressed { return press(element) }
    switch stage {
    case .draggingBar: return dragBar(element, sample.change)
    case .pressed, .dragging: return dragContent(element, sample.change)
    case .ended, .endedBar: return .ended
    }
  }

  private func press(_ element: ScrollElement) -> State {
    guard stage == .pressed else { return .active }
    start = location
    if element.indicators.beginDrag(at: location) {
      stage = .draggingBar
      return .active
    }
    if element.phase == .idle { element.phase = .tracking }
    return .possible
  }

  private func dragBar(_ element: ScrollElement, _ change: PressSample.Change) -> State {
    if change == .released {
      stage = .endedBar
      element.indicators.endDrag()
      return .ended
    }
    element.indicators.drag(by: CGSize(width: location.x - start.x, height: location.y - start.y))
    return .active
  }

  private func dragContent(_ element: ScrollElement, _ change: PressSample.Change) -> State {
    let way = CGSize(width: location.x - start.x, height: location.y - start.y)
    if stage == .pressed {
      guard location.distance(to: start) >= ScrollRecognizer.threshold else {
        if change == .released { stopTracking() }
        return change == .released ? .failed : .possible
      }
      guard begins(element, way) else {
        stopTracking()
        return .failed
      }
      stage = .dragging
    }
    if change == .released { stage = .ended }
    return change == .released ? .ended : .active
  }

  /// Whether the content can move along the main axis of a motion. Otherwise another scroll view may.
  private func begins(_ element: ScrollElement, _ way: CGSize) -> Bool {
    let main: Axis = abs(way.width) > abs(way.height) ? .horizontal : .vertical
    return element.canMove(main)
  }

  private func stopTracking() {
    if element?.phase == .tracking { element?.phase = .idle }
  }

  override func deliver() {
    guard let element, stage == .dragging || stage == .ended else { return }
    if !isDelivered {
      isDelivered = true
      element.beginDrag()
    }
    element.drag(by: CGSize(width: location.x - start.x, height: location.y - start.y))
    if stage == .ended { element.endDrag(velocity: velocity.value, at: time) }
  }

  override func cancel() {
    stopTracking()
    guard let element else { return }
    if stage == .draggingBar { element.indicators.endDrag() }
    if stage == .dragging, isDelivered { element.endDrag() }
    stage = .ended
  }
}
