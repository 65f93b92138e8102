/// The recent values of a vector that changes without animation, for the velocity with which an animation
/// continues.
struct VelocityTracker<V: VectorArithmetic> {
  /// Seconds after which a value no longer counts.
  private static var window: TimeInterval { 0.1 }
  /// The maximum number of values.
  private static var capacity: Int { 16 }

  /// The values in the order of their dates; nil stands for the date of the next frame.
  private var samples: [(value: V, date: Date?)] = []

  mutating func add(_ value: V, at date: Date?) {
    if let last = samples.last, last.date == date { samples.removeLast() }
    samples.append((value, date))
    let old = samples.count - VelocityTracker.capacity
    if old > 0 { samples.removeFirst(old) }
  }

  /// Sets the date of changes before a frame.
  mutating func noteDate(_ date: Date) {
    for index in samples.indices where samples[index].date == nil { samples[index].date = date }
  }

  /// Seconds until the latest value no longer counts.
  func remainingTime(at date: Date) -> TimeInterval {
    guard let last = samples.last?.date else { return 0 }
    return max(last.timeIntervalSince(date) + VelocityTracker.window, 0)
  }

  func isCurrent(at date: Date) -> Bool { remainingTime(at: date) > 0 }

  /// The velocity per second at a date; zero if the value has not changed lately.
  func velocity(at date: Date?) -> V {
    let dated = samples.compactMap { sample in sample.date.map { (value: sample.value, date: $0) } }
    guard let last = dated.last, date.map(isCurrent) ?? true else { return .zero }
    let recent = dated.filter { last.date.timeIntervalSince($0.date) <= VelocityTracker.window }
    guard let first = recent.first else { return .zero }
    let seconds = last.date.timeIntervalSince(first.date)
    return seconds > 0 ? (last.value - first.value).scaled(by: 1 / seconds) : .zero
  }
}

/// Stands for the motion of a value that changes without animation, as the predecessor of an animation.
private struct TrackedMotion: CustomAnimation {
  enum VelocityKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: V { .zero }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { .zero }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    context.state[VelocityKey<V>.self]
  }
}

extension Animation {
  /// Whether the animation stands for the motion of a value that changes without animation.
  var isTrackedMotion: Bool { base is TrackedMotion }

  /// Lets the animation continue a motion, as if it replaced a running animation. Animations that do not merge with
  /// others start at rest.
  func begin<V: VectorArithmetic>(with velocity: V, _ context: inout AnimationContext<V>) {
    guard velocity != .zero else { return }
    var tracked = context
    tracked.state[TrackedMotion.VelocityKey<V>.self] = velocity
    let merges = shouldMerge(
      previous: Animation(TrackedMotion()), value: .zero, time: 0, context: &tracked)
    if merges { context = tracked }
  }
}
