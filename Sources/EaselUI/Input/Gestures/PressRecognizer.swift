/// A pointer event or the passing of time, for one view.
@MainActor
struct PressSample {
  enum Change {
    case pressed, moved, released
    /// A deadline has passed without an event.
    case waited
  }

  let change: Change
  let input: PointerInput
  let element: InteractionElement

  var time: Date { input.time }

  /// Returns the location of the pointer in a coordinate space of the view.
  func location(in space: CoordinateSpace) -> CGPoint {
    element.convertFromRoot(input.location, to: space)
  }

  /// Whether the pointer is over the view, by hit testing.
  var isInside: Bool {
    guard let point = element.convertFromRoot(input.location) else { return false }
    var hits: [InteractionElement] = []
    return element.hitTest(point, &hits)
  }
}

/// Follows a press and recognizes a gesture. An implementation detail of the library.
@MainActor
public class PressRecognizer {
  enum State {
    case possible, active, ended, failed

    var isOpen: Bool { self == .possible || self == .active }
  }

  enum Priority {
    case normal, high, simultaneous
  }

  var priority = Priority.normal

  /// Processes a sample and returns the new state.
  func process(_ sample: PressSample) -> State { .failed }

  /// The time at which the recognizer needs a `waited` sample; nil if it needs none.
  var deadline: Date? { nil }

  /// Whether another recognizer may win after this one has begun, when the pointer moves or rests.
  var yields: Bool { false }

  /// Whether the recognizer wins as soon as it begins, while those of inner views may still begin.
  var takesOver: Bool { false }

  /// Runs the actions with the latest value. Called after each sample, once the recognizer has won.
  func deliver() {}

  /// Called when another recognizer has won or the view was removed.
  func cancel() {}
}

/// A recognizer with values.
///
/// It is public only because the hidden requirement of `Gesture` has it as its result; programs cannot use
/// it.
@MainActor
public class _GestureRecognizer<Value>: PressRecognizer {
  /// The result of the latest sample.
  enum Phase {
    case possible
    case active(Value)
    case ended(Value)
    case failed

    var state: State {
      switch self {
      case .possible: .possible
      case .active: .active
      case .ended: .ended
      case .failed: .failed
      }
    }

    var value: Value? {
      switch self {
      case .active(let value), .ended(let value): value
      case .possible, .failed: nil
      }
    }
  }

  private(set) var phase = Phase.possible

  /// Returns the phase after a sample. Subclasses override it.
  func advance(_ sample: PressSample) -> Phase { .failed }

  final override func process(_ sample: PressSample) -> State {
    switch phase {
    case .possible, .active: phase = advance(sample)
    case .ended, .failed: break
    }
    return phase.state
  }
}
