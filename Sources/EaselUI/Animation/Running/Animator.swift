/// The animations of one value that run at the same time.
///
/// The model value jumps to its target when it is set; the shown value approaches it from the previous one.
/// Each animation animates the distance that the earlier ones leave: with r the sum of their results, it
/// animates its target minus r, and its result is added. A new animation of a moving value therefore starts
/// without a jump of value or velocity. A spring that follows another spring replaces it instead.
///
/// Vectors are used only through `+`, `-` and `scale(by:)`, so that user-defined vectors can define how their
/// values are interpolated.
struct Animator<V: VectorArithmetic> {
  /// One running animation.
  private struct Entry {
    var animation: Animation
    /// The total distance from `base` when this animation began.
    var target: V
    /// The date of the first frame after the change; `nil` before that frame.
    var start: Date?
    var context: AnimationContext<V>
    var completions: [AnimationCompletion]

    /// Seconds since the start; 0 for dates before it.
    func elapsed(at date: Date?) -> TimeInterval {
      guard let start, let date else { return 0 }
      return max(date.timeIntervalSince(start), 0)
    }

    mutating func animate(_ value: V, at date: Date?) -> V? {
      animation.animate(value: value, time: elapsed(at: date), context: &context)
    }
  }

  /// The value before the first running animation.
  private var base: V
  private var entries: [Entry] = []
  /// The shown value.
  private(set) var value: V
  /// The actions of completed animations, to be run by the graph.
  private var actions: [() -> Void] = []
  /// The changes without animation whose velocity is tracked; nil if there are none.
  private var tracker: VelocityTracker<V>?

  /// The maximum number of entries. The oldest is dropped beyond it, since a value that changes with each
  /// frame would otherwise add entries without limit.
  private static var capacity: Int { 64 }

  /// Creates an animator that shows a value without animations.
  init(at value: V) {
    base = value
    self.value = value
  }

  var isRunning: Bool { !entries.isEmpty }

  /// Moves all animations and actions out. The receiver shows the same value without animations.
  mutating func take() -> Animator {
    let taken = self
    (entries, actions, tracker) = ([], [], nil)
    return taken
  }

  /// Animates a change made at `date`; `nil` stands for the date of the next frame.
  mutating func add(
    _ change: V, _ animation: Animation, _ transaction: Transaction, environment: EnvironmentValues,
    at date: Date?
  ) {
    let completions = transaction.completions
    completions.forEach { $0.animationBegan() }
    guard let last = entries.indices.last else {
      var context = AnimationContext<V>(environment: environment)
      if let velocity = tracker?.velocity(at: date) { animation.begin(with: velocity, &context) }
      tracker = nil
      return append(
        Entry(
          animation: animation, target: change, start: date, context: context, completions: completions))
    }
    let target = entries[last].target + change
    let elapsed = entries[last].elapsed(at: date)
    if animation.shouldMerge(
      previous: entries[last].animation, value: remainder(of: last, at: date), time: elapsed,
      context: &entries[last].context)
    {
      complete(last)
      entries[last].animation = animation
      entries[last].target = target
      entries[last].completions = completions
      entries[last].context.isLogicallyComplete = false
    } else {
      append(
        Entry(
          animation: animation, target: target, start: date,
          context: AnimationContext(environment: environment), completions: completions))
    }
  }

  /// Shifts the shown value along with a target that changes without animation.
  mutating func shift(by change: V) {
    base += change
    value += change
  }

  /// Shifts the shown value like `shift(by:)`, and tracks the velocity of such changes.
  mutating func track(_ change: V, at date: Date?) {
    if tracker == nil { tracker = VelocityTracker() }
    shift(by: change)
    tracker?.add(value, at: date)
  }

  /// Advances to a date. Returns `false` when all animations have ended, the target is shown, and no velocity is
  /// tracked.
  mutating func advance(to date: Date) -> Bool {
    let isRunning = advanceEntries(to: date)
    tracker?.noteDate(date)
    if tracker?.isCurrent(at: date) == false { tracker = nil }
    return isRunning || tracker != nil
  }

  private mutating func advanceEntries(to date: Date) -> Bool {
    var reached: V?
    var index = 0
    while index < entries.count {
      if entries[index].start == nil { entries[index].start = date }
      let before = reached
      let remainder = before.map { entries[index].target - $0 } ?? entries[index].target
      let result = entries[index].animate(remainder, at: date)
      if result == nil || entries[index].context.isLogicallyComplete { completeLogically(index) }
      if let result {
        reached = before.map { $0 + result } ?? result
        index += 1
      } else {
        dropEntries(through: index)
        reached = nil
        index = 0
      }
    }
    guard let reached else { return false }
    value = base + reached
    return true
  }

  /// Removes an ended animation together with the earlier ones, whose remaining distance was part of its
  /// target.
  private mutating func dropEntries(through index: Int) {
    let reached = entries[index].target
    for index in 0...index { complete(index) }
    entries.removeSubrange(0...index)
    base += reached
    for index in entries.indices { entries[index].target -= reached }
  }

  /// Seconds after a date during which nothing changes.
  func idleDuration(after date: Date) -> TimeInterval {
    entries.map { max($0.animation.idleDuration - $0.elapsed(at: date), 0) }.min()
      ?? tracker?.remainingTime(at: date) ?? 0
  }

  // MARK: Combination

  private mutating func append(_ entry: Entry) {
    if entries.count == Animator.capacity {
      complete(0)
      entries.removeFirst()
    }
    entries.append(entry)
  }

  /// The distance that an animation has to animate at a date.
  private mutating func remainder(of index: Int, at date: Date?) -> V {
    var reached: V?
    for earlier in entries.indices.prefix(index) {
      let remainder = reached.map { entries[earlier].target - $0 } ?? entries[earlier].target
      let result = entries[earlier].animate(remainder, at: date) ?? remainder
      reached = reached.map { $0 + result } ?? result
    }
    return reached.map { entries[index].target - $0 } ?? entries[index].target
  }

  // MARK: Completion

  /// Returns the actions of completions since the previous call.
  mutating func takeActions() -> [() -> Void] {
    defer { actions = [] }
    return actions
  }

  /// Ends all animations.
  mutating func cancel() {
    for index in entries.indices { complete(index) }
    entries = []
  }

  private mutating func complete(_ index: Int) {
    actions += entries[index].completions.compactMap { $0.animationCompleted() }
    entries[index].completions = []
  }

  private mutating func completeLogically(_ index: Int) {
    guard entries[index].completions.contains(where: { !$0.criteria.waitsForRemoval }) else { return }
    let complete = entries[index].completions.filter { !$0.criteria.waitsForRemoval }
    entries[index].completions.removeAll { !$0.criteria.waitsForRemoval }
    actions += complete.compactMap { $0.animationCompleted() }
  }
}
