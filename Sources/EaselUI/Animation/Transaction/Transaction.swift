/// What goes with a change of state to all that depends on it: above all, how the change is animated.
public struct Transaction {
  /// How changed values go from the old to the new; nil to jump.
  public var animation: Animation?
  /// True: `animation` modifiers of views have no effect.
  public var disablesAnimations = false
  /// True while a gesture goes on that causes the change.
  public var isContinuous = false
  /// Nothing depends on it.
  public var tracksVelocity = false

  /// Tells changes of different causes apart; 0 for those without a transaction of their own.
  private(set) var id: UInt64 = 0
  /// Who wants to know when the animations of the change have ended.
  private(set) var completions: [AnimationCompletion] = []
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public init(animation: Animation?) { self.animation = animation }

  /// A value of one's own that goes with the change.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls `completion` once all animations that the change causes are complete, at once if there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }

  mutating func add(_ completion: AnimationCompletion) { completions.append(completion) }

  /// True when nothing goes with the change.
  var isEmpty: Bool {
    animation == nil && !disablesAnimations && !isContinuous && completions.isEmpty && values.isEmpty
  }

  /// The transaction as one of its own kind.
  func identified() -> Transaction {
    var copy = self
    Transaction.lastID.withLock { last in
      last += 1
      copy.id = last
    }
    return copy
  }

  private static let lastID = LockedValue<UInt64>(0)
}

/// The type of a value that goes with a change of state.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// When the animations of a change count as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let waitsForRemoval: Bool

  /// When the change is perceived as complete, although a spring may still move a little.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}

/// Counts the animations of one change and runs an action when the last of them is complete.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var running = 0
  /// True once a graph has taken the change on, and will tell when all its animations have begun.
  var isAdopted = false
  /// True once all animations that the change causes have begun.
  private var isSealed = false

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  func animationBegan() { running += 1 }

  /// Notes that an animation is complete; gives the action if it was the last one.
  func animationCompleted() -> (() -> Void)? {
    running -= 1
    return takeActionIfComplete()
  }

  /// Notes that no more animations will begin; gives the action if there were none, or all are complete.
  func seal() -> (() -> Void)? {
    isSealed = true
    return takeActionIfComplete()
  }

  private func takeActionIfComplete() -> (() -> Void)? {
    guard isSealed, running == 0 else { return nil }
    defer { action = nil }
    return action
  }
}
