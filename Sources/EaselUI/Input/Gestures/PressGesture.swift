/// A press from its beginning to its end.
struct PressGesture {
  /// The state of a press.
  struct Value: Equatable {
    /// Whether the pointer is over the view.
    var isInside: Bool
    /// How often the press has repeated.
    var repetition: Int
  }

  /// Whether the press repeats while it lasts: after 0.5 s, and then ten times per second.
  var isRepeated = false
}

extension PressGesture: RecognizedGesture {
  typealias Body = Never

  func makeRecognizer() -> _GestureRecognizer<Value> { WholePressRecognizer(self) }
}

/// Recognizes a press. It begins at once and yields to gestures that begin when the pointer moves.
final class WholePressRecognizer: _GestureRecognizer<PressGesture.Value> {
  private let isRepeated: Bool
  private var value = PressGesture.Value(isInside: true, repetition: 0)
  private var nextRepetition: Date?

  private static let delay: TimeInterval = 0.5
  private static let interval: TimeInterval = 0.1

  init(_ gesture: PressGesture) { isRepeated = gesture.isRepeated }

  override var deadline: Date? { nextRepetition }

  override var yields: Bool { true }

  override func advance(_ sample: PressSample) -> Phase {
    if sample.change == .pressed, isRepeated { nextRepetition = sample.time + WholePressRecognizer.delay }
    if sample.change != .waited { value.isInside = sample.change == .pressed || sample.isInside }
    if let due = nextRepetition, sample.time >= due, sample.change != .released {
      value.repetition += 1
      nextRepetition = sample.time + WholePressRecognizer.interval
    }
    return sample.change == .released ? .ended(value) : .active(value)
  }
}
