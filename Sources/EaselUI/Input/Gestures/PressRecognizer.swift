/// What the pointer did since the last sample, for one view.
@MainActor
struct PressSample {
  enum Change {
    case pressed, moved, released
    /// Nothing but time has passed.
    case waited
  }

  let change: Change
  let input: PointerInput
  let element: InteractionElement

  var time: Date { input.time }

  /// The place of the pointer in a space that the view knows.
  func location(in space: CoordinateSpace) -> CGPoint {
    element.convertFromRoot(input.location, to: space)
  }

  /// True when the pointer is where the view is hit.
  var isInside: Bool {
    guard let point = element.convertFromRoot(input.location) else { return false }
    var hits: [InteractionElement] = []
    return element.hitTest(point, &hits)
  }
}

/// Follows a press and finds out whether it is what a view waits for.
@MainActor
public class PressRecognizer {
  enum State {
    case possible, active, ended, failed
  }

  enum Priority {
    case normal, high, simultaneous
  }

  var priority = Priority.normal

  /// Goes on by a sample.
  func process(_ sample: PressSample) -> State { .failed }

  /// When the recognizer wants to know that time has passed.
  var deadline: Date? { nil }

  /// Tells the user's code the latest value. Called for the recognizer that has won, after each sample.
  func deliver() {}

  /// Another recognizer has won, or the view is gone.
  func cancel() {}
}

/// A recognizer with values.
///
/// Public because the hidden requirement of `Gesture` names it; only the library makes and reads it.
@MainActor
public class _GestureRecognizer<Value>: PressRecognizer {
  /// What came of the last sample.
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

  /// Goes on by a sample. What kinds of recognizers define.
  func advance(_ sample: PressSample) -> Phase { .failed }

  final override func process(_ sample: PressSample) -> State {
    switch phase {
    case .possible, .active: phase = advance(sample)
    case .ended, .failed: break
    }
    return phase.state
  }
}
