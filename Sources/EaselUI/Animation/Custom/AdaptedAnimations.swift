/// An animation that starts after a delay.
struct DelayedAnimation: TimedAnimation {
  let base: Animation
  let delay: TimeInterval

  var duration: TimeInterval? { base.duration.map { max($0 + delay, 0) } }

  var idleDuration: TimeInterval { max(base.idleDuration + delay, 0) }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: max(time - delay, 0), context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }
}

/// An animation that runs faster or slower than its base.
struct ScaledAnimation: TimedAnimation {
  let base: Animation
  let speed: Double

  var duration: TimeInterval? { base.duration.map { seconds($0) } }

  var idleDuration: TimeInterval { speed > 0 ? base.idleDuration / speed : .infinity }

  /// The time that `time` seconds of the base take; infinite at a speed of 0 or less.
  private func seconds(_ time: TimeInterval) -> TimeInterval { speed > 0 ? time / speed : .infinity }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time * max(speed, 0), context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time * max(speed, 0), context: context)?.scaled(by: max(speed, 0))
  }
}

/// An animation with an explicit time of logical completion.
struct LogicallyCompletedAnimation: TimedAnimation {
  let base: Animation
  let completion: TimeInterval

  var duration: TimeInterval? { base.duration }

  var idleDuration: TimeInterval { min(base.idleDuration, max(completion, 0)) }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= completion
    return result
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
