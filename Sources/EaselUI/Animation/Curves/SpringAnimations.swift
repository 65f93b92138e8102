/// A spring that merges with a running spring: it continues with its value and velocity.
struct SpringAnimation: TimedAnimation {
  let spring: Spring
  /// Seconds until a change of 1 stays within 0.001 of its target.
  private let restTime: TimeInterval
  /// Seconds until a motion whose initial velocity would overshoot by about one whole change has come to
  /// rest.
  private let velocityRestTime: TimeInterval

  init(spring: Spring) {
    self.spring = spring
    restTime = spring.settlingDuration
    velocityRestTime = spring.settlingTime(target: 1, velocity: spring.frequency, epsilon: 0.001)
  }

  /// The time, value and velocity at which this spring replaced another one.
  private struct Start<V: VectorArithmetic> {
    var time: TimeInterval
    var value: V
    var velocity: V
  }

  private enum StartKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Start<V>? { nil }
  }

  var duration: TimeInterval? { restTime }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard let start = context.state[StartKey<V>.self] else {
      context.isLogicallyComplete = time >= spring.duration
      return time < restTime ? value.scaled(by: spring.response(at: time).target) : nil
    }
    let elapsed = time - start.time
    context.isLogicallyComplete = elapsed >= spring.duration
    guard elapsed < max(restTime, velocityRestTime) else { return nil }
    return start.value
      + spring.value(target: value - start.value, initialVelocity: start.velocity, time: elapsed)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard let start = context.state[StartKey<V>.self] else {
      return value.scaled(by: spring.response(at: time).targetRate)
    }
    return spring.velocity(
      target: value - start.value, initialVelocity: start.velocity, time: time - start.time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard previous.base is SpringAnimation || previous.isTrackedMotion else { return false }
    let reached = previous.animate(value: value, time: time, context: &context) ?? value
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    context.state[StartKey<V>.self] = Start(time: time, value: reached, velocity: velocity)
    return true
  }
}

/// A spring whose motion is added to the motion of running animations.
struct InterpolatingSpringAnimation: TimedAnimation {
  let spring: Spring
  /// In multiples of the change per second.
  let initialVelocity: Double
  private let restTime: TimeInterval

  init(spring: Spring, initialVelocity: Double) {
    self.spring = spring
    self.initialVelocity = initialVelocity
    restTime = spring.settlingTime(target: 1, velocity: initialVelocity, epsilon: 0.001)
  }

  var duration: TimeInterval? { restTime }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.isLogicallyComplete = time >= spring.duration
    guard time < restTime else { return nil }
    let response = spring.response(at: time)
    return value.scaled(by: response.target + initialVelocity * response.velocity)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let response = spring.response(at: time)
    return value.scaled(by: response.targetRate + initialVelocity * response.velocityRate)
  }
}
