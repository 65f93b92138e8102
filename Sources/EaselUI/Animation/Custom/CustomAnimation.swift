/// A way for values to change over time that is not among the library's.
public protocol CustomAnimation: Hashable, Sendable {
  /// How far a change of `value`, the new minus the old, has come after some seconds; nil when it has ended.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity after some seconds, per second; nil, the default, where the animation does not tell.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// True when the animation takes over from one that runs, instead of being added to it, which is the default.
  ///
  /// `value` is what the previous animation goes to, `time` how long it has run, and `context` holds its state; the
  /// animation goes on with all three.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// An animation of the library's, which knows how long it takes without being run.
protocol TimedAnimation: CustomAnimation {
  /// Seconds until the end; infinite for one that never ends, nil where only running it tells.
  var duration: TimeInterval? { get }
  /// Seconds at the start in which nothing moves.
  var quietTime: TimeInterval { get }
}

extension TimedAnimation {
  var quietTime: TimeInterval { 0 }
}
