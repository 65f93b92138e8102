/// Recognizes the beginning of a drag: a movement of a few points, or with the idiom `phone` a press of half a second.
final class DragSourceRecognizer: PressRecognizer {
  private weak var element: DragSourceElement?
  private var start = CGPoint.zero
  private var location = CGPoint.zero
  /// The end of the long press; nil if a movement starts the drag.
  private var holdEnd: Date?
  private var state = State.possible
  private var isDelivered = false

  /// The distance in points that the pointer moves before the drag begins.
  private static let threshold: CGFloat = 4
  /// The duration of the long press, and the distance in points that the pointer may move meanwhile.
  private static let holdDuration: TimeInterval = 0.5
  private static let slop: CGFloat = 10

  init(_ element: DragSourceElement) { self.element = element }

  override var deadline: Date? { state == .possible ? holdEnd : nil }

  override var takesOver: Bool { true }

  override func process(_ sample: PressSample) -> State {
    guard let element, state == .possible else { return state }
    location = sample.input.location
    switch sample.change {
    case .pressed:
      start = location
      holdEnd = element.needsHold(at: location) ? sample.time + DragSourceRecognizer.holdDuration : nil
    case .released: state = .failed
    case .moved, .waited: advance(at: sample.time)
    }
    return state
  }

  private func advance(at time: Date) {
    let distance = location.distance(to: start)
    guard let holdEnd else {
      if distance >= DragSourceRecognizer.threshold { state = .active }
      return
    }
    if time >= holdEnd { state = .active } else if distance > DragSourceRecognizer.slop { state = .failed }
  }

  override func deliver() {
    guard !isDelivered, state == .active else { return }
    isDelivered = true
    element?.beginDrag(from: start, to: location)
  }
}
