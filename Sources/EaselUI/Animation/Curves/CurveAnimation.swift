/// Progress along a curve in a fixed time.
struct CurveAnimation: TimedAnimation {
  let curve: UnitCurve
  /// Seconds; nothing above 0 jumps to the end.
  let length: TimeInterval

  var duration: TimeInterval? { max(length, 0) }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < length else { return nil }
    return value.scaled(by: curve.value(at: time / length))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard time < length else { return nil }
    return value.scaled(by: curve.velocity(at: time / length) / length)
  }
}
