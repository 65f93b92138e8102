/// The animations of one value that run at the same time.
///
/// The value jumped to its target when it was set; what is shown goes there from the value before. Each animation is
/// given what the ones before it leave to do: with r the sum of their results, it animates (its target - r), and its
/// result is added. So a new animation of a value that moves already begins without a step in value or velocity.
/// A spring that meets another spring takes over from it instead.
///
/// Vectors are used through `+`, `-` and `scale(by:)` alone, so that values of users' own types step as those say.
struct Animator<V: VectorArithmetic> {
  private struct Entry {
    var animation: Animation
    /// What was to be gone in all when this animation began, from `base`.
    var target: V
    /// Nil until the first frame after the change.
    var start: Date?
    var context: AnimationContext<V>
    var completions: [AnimationCompletion]

    /// Seconds since the start; dates before it count as the start.
    func elapsed(at date: Date?) -> TimeInterval {
      guard let start, let date else { return 0 }
      return max(date.timeIntervalSince(start), 0)
    }

    mutating func animate(_ value: V, at date: Date?) -> V? {
      animation.animate(value: value, time: elapsed(at: date), context: &context)
    }
  }

  /// The value before the first animation that runs.
  private var base: V
  private var entries: [Entry] = []
  /// What is shown.
  private(set) var value: V
  /// What completions gave to be called.
  private var actions: [() -> Void] = []

  /// More animations at once, and the oldest is left out: a value that is set with each frame has no end of them.
  private static var capacity: Int { 64 }

  /// No animations yet: shows a value.
  init(at value: V) {
    base = value
    self.value = value
  }

  var isRunning: Bool { !entries.isEmpty }

  /// Moves all animations out: shows the same value afterwards and runs none.
  mutating func take() -> Animator {
    let taken = self
    (entries, actions) = ([], [])
    return taken
  }

  /// Animates a change that was made at a date; nil for that of the next frame.
  mutating func add(
    _ change: V, _ animation: Animation, _ transaction: Transaction, environment: EnvironmentValues,
    at date: Date?
  ) {
    let completions = transaction.completions
    completions.forEach { $0.animationBegan() }
    guard let last = entries.indices.last else {
      return append(
        Entry(
          animation: animation, target: change, start: date,
          context: AnimationContext(environment: environment), completions: completions))
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

  /// Moves what is shown along with a target that changes without animation.
  mutating func shift(by change: V) {
    base += change
    value += change
  }

  /// Goes on to a date. False when all animations have ended, and the target is to be shown.
  mutating func advance(to date: Date) -> Bool {
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

  /// The end of an animation is the end of those before it: what they left to do was its to do.
  private mutating func dropEntries(through index: Int) {
    let reached = entries[index].target
    for index in 0...index { complete(index) }
    entries.removeSubrange(0...index)
    base += reached
    for index in entries.indices { entries[index].target -= reached }
  }

  /// Seconds after a date in which nothing moves.
  func quietTime(after date: Date) -> TimeInterval {
    entries.map { max($0.animation.quietTime - $0.elapsed(at: date), 0) }.min() ?? 0
  }

  // MARK: Combination

  private mutating func append(_ entry: Entry) {
    if entries.count == Animator.capacity {
      complete(0)
      entries.removeFirst()
    }
    entries.append(entry)
  }

  /// What an animation is given to do at a date.
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

  /// The actions of completions that came since this was asked last.
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
