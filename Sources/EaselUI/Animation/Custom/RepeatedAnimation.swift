/// Runs another animation several times. With `autoreverses`, every second run plays the base's curve
/// mirrored: the whole change minus the value of the base.
///
/// If the duration of the base is known, the run is computed from the time alone, so that any time can be
/// evaluated independently. Otherwise each run starts at the time at which the previous one was found to have
/// ended.
struct RepeatedAnimation: TimedAnimation {
  let base: Animation
  /// The number of runs; `nil` for no limit.
  let count: Int?
  let autoreverses: Bool

  /// One run of the base and its start in seconds.
  private struct Run {
    var index = 0
    var start: TimeInterval = 0
  }

  private enum RunKey: AnimationStateKey {
    static var defaultValue: Run { Run() }
  }

  /// The duration of the base if it is positive and finite; a base that ends at once has no runs to count.
  private var runDuration: TimeInterval? { base.duration.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }

  var duration: TimeInterval? {
    guard let base = base.duration else { return nil }
    guard let count else { return base > 0 ? .infinity : 0 }
    return count > 0 ? base * Double(count) : 0
  }

  var idleDuration: TimeInterval { count == 0 ? 0 : base.idleDuration }

  @specialized(where V == CGFloat)
  @specialized(where V == Double)
  @specialized(where V == AnimatablePair<CGFloat, CGFloat>)
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard let run = run(at: time, value: value, context: &context) else { return nil }
    let result = base.animate(value: value, time: time - run.start, context: &context)
    context.isLogicallyComplete = false
    return result.map { isReversed(run) ? value - $0 : $0 }
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    var context = context
    guard let run = run(at: time, value: value, context: &context) else { return nil }
    let velocity = base.velocity(value: value, time: time - run.start, context: context)
    return velocity.map { isReversed(run) ? .zero - $0 : $0 }
  }

  private func isReversed(_ run: Run) -> Bool { autoreverses && run.index % 2 == 1 }

  /// The run at a time; `nil` after the last one.
  private func run<V: VectorArithmetic>(
    at time: TimeInterval, value: V, context: inout AnimationContext<V>
  ) -> Run? {
    let run = runDuration.map { timedRun(at: time, of: $0) } ?? untimedRun(at: time, value, &context)
    guard let run, count.map({ run.index < $0 }) ?? true else { return nil }
    return run
  }

  private func timedRun(at time: TimeInterval, of duration: TimeInterval) -> Run? {
    let index = max((time / duration).rounded(.down), 0)
    guard index < 1e15 else { return nil }
    return Run(index: Int(index), start: index * duration)
  }

  /// The run at a time for a base of unknown duration. The repetition ends if the base ends immediately after
  /// a restart.
  private func untimedRun<V: VectorArithmetic>(
    at time: TimeInterval, _ value: V, _ context: inout AnimationContext<V>
  ) -> Run? {
    guard base.duration == nil else { return base.duration == 0 ? nil : Run() }
    var run = context.state[RunKey.self]
    var trial = context
    if base.animate(value: value, time: time - run.start, context: &trial) == nil {
      run = Run(index: run.index + 1, start: time)
      context.state = AnimationState()
      trial = context
      if base.animate(value: value, time: 0, context: &trial) == nil { return nil }
    }
    context.state[RunKey.self] = run
    return run
  }
}
