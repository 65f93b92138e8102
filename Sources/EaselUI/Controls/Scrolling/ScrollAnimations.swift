import Foundation

/// The motion of content after the release of a fast drag: its velocity decreases exponentially.
struct FlingAnimation: CustomAnimation {
  /// The distance in points until the content rests, if it does not reach an end.
  let distance: Double
  /// The distance divided by the one that is left until the end of the content; at least 1 stops there.
  let overshoot: Double

  /// Seconds after which the velocity has decreased to 1/e.
  static let timeConstant = 0.5

  /// The content rests when less than this number of points is left.
  private static let remainder = 0.5

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let left = exp(-time / FlingAnimation.timeConstant)
    let progress = (1 - left) * overshoot
    return progress < 1 && abs(distance) * left > FlingAnimation.remainder
      ? value.scaled(by: progress) : nil
  }
}

/// The motion of content to the place where a behavior lets it rest, with the velocity at the release: a spring without
/// oscillation.
struct SettlingAnimation: CustomAnimation {
  /// The initial velocity in distances per second.
  let velocity: Double

  /// The least frequency of the spring in radians per second.
  private static let frequency = 12.0
  /// The greatest velocity; a faster release would jump.
  private static let greatestVelocity = 60.0
  /// The number of radians after which the content rests.
  private static let end = 10.0

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let speed = min(max(velocity.isFinite ? velocity : 0, 0), SettlingAnimation.greatestVelocity)
    // From this frequency on the content does not move beyond the place.
    let frequency = max(SettlingAnimation.frequency, speed)
    guard frequency * time < SettlingAnimation.end else { return nil }
    return value.scaled(by: 1 + ((speed - frequency) * time - 1) * exp(-frequency * time))
  }
}

/// The distance by which content is beyond an end: negative before the start, positive behind the end.
enum ScrollExcess: Equatable {
  case none
  case held(CGFloat)
  case returning(ScrollReturn, value: CGFloat)

  /// The distance in points.
  var value: CGFloat {
    switch self {
    case .none: 0
    case .held(let value), .returning(_, let value): value
    }
  }

  var isReturning: Bool {
    if case .returning = self { true } else { false }
  }

  mutating func advance(to date: Date) {
    guard case .returning(var motion, _) = self else { return }
    if motion.start == nil { motion.start = date }
    self =
      motion.distance(at: date).map { .returning(motion, value: $0) }
      ?? (motion.rest == 0 ? .none : .held(motion.rest))
  }

  /// The share of the first points of a pull by which the content moves.
  private static let looseness: CGFloat = 0.55

  /// The distance by which content moves that is pulled beyond an end by a distance. It is less than the length of the
  /// view.
  static func distance(of pull: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, pull != 0 else { return 0 }
    let share = 1 - 1 / (abs(pull) * looseness / length + 1)
    return pull < 0 ? -share * length : share * length
  }

  /// The distance of a pull by which content moves by a distance.
  static func pull(of distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, abs(distance) < length else { return distance }
    let pull = length / looseness * (1 / (1 - abs(distance) / length) - 1)
    return distance < 0 ? -pull : pull
  }
}

/// The return of content from beyond an end: a spring without oscillation.
struct ScrollReturn: Equatable {
  /// The distance at the start in points.
  let distance: CGFloat
  /// The velocity at the start in points per second.
  let velocity: CGFloat
  /// The distance at the end in points.
  var rest: CGFloat = 0
  /// The date of the start; `nil` before the first frame.
  var start: Date?

  /// The frequency of the spring in radians per second.
  private static let frequency = 14.0
  /// The content rests when it is nearer than this number of points, after this number of seconds.
  private static let (remainder, least) = (0.3, 0.1)

  /// The distance at a date; `nil` when the content rests.
  func distance(at date: Date) -> CGFloat? {
    guard let start, date > start else { return distance }
    let time = date.timeIntervalSince(start)
    let (way, frequency) = (distance - rest, ScrollReturn.frequency)
    let left = (way + (velocity + frequency * way) * time) * exp(-frequency * time)
    return time > ScrollReturn.least && abs(left) < ScrollReturn.remainder ? nil : rest + left
  }
}
