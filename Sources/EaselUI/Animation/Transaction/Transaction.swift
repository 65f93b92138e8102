/// The context of a change of state, passed to everything that depends on the state; mainly how the change is
/// animated.
///
/// ```swift
/// func jump(to value: Double, _ position: Binding<Double>) {
///   var transaction = Transaction(animation: nil)
///   transaction.disablesAnimations = true
///   withTransaction(transaction) { position.wrappedValue = value }
/// }
/// ```
public struct Transaction {
  /// The animation of changed values; `nil` to change them without animation.
  public var animation: Animation?
  /// Whether the `animation` modifiers of views have no effect on the change.
  public var disablesAnimations = false
  /// Whether the change is part of a continuous gesture, such as a drag.
  public var isContinuous = false
  /// Whether the velocity of values that change without animation is tracked. A spring that starts within a tenth of
  /// a second after such changes continues with their velocity.
  public var tracksVelocity = false

  /// Identifies the transaction; 0 for changes outside `withTransaction` and `withAnimation`.
  private(set) var id: UInt64 = 0
  /// The completions to notify when the animations of the change have ended.
  private(set) var completions: [AnimationCompletion] = []
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value for a key; the key's default value if none was set.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls `completion` when all animations that the change causes are complete, or soon after the change if
  /// there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }

  mutating func add(_ completion: AnimationCompletion) { completions.append(completion) }

  /// Whether changed values are animated, or their velocity is tracked.
  var startsMotion: Bool { animation != nil || tracksVelocity }

  /// Whether the transaction has only default values.
  var isEmpty: Bool {
    animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity && completions.isEmpty
      && values.isEmpty
  }

  /// Returns a copy with a new, unique `id`.
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

/// A key for a custom value in a transaction.
///
/// ```swift
/// struct SourceKey: TransactionKey {
///   static let defaultValue = "user"
/// }
///
/// extension Transaction {
///   var source: String {
///     get { self[SourceKey.self] }
///     set { self[SourceKey.self] = newValue }
///   }
/// }
/// ```
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value in transactions for which none was set.
  static var defaultValue: Value { get }
}

/// The criterion for the completion of an animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let waitsForRemoval: Bool

  /// Complete when the change appears finished, although a spring may still move slightly.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)
  /// Complete when the value has come to rest and the animation is removed.
  public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}

/// Counts the animations of one change and provides an action to run when the last of them is complete.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var running = 0
  /// Whether a graph processes the change and will call `seal()` after all its animations have begun.
  var isAdopted = false
  /// The number of running `withTransaction` calls on the main actor, in which further changes may follow.
  var openScopes = 0
  /// Whether all animations that the change causes have begun.
  private var isSealed = false

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  func animationBegan() { running += 1 }

  /// Records the completion of one animation. Returns the action if it was the last one.
  func animationCompleted() -> (() -> Void)? {
    running -= 1
    return takeActionIfComplete()
  }

  /// Records that no more animations will begin. Returns the action if none is running. While further changes may follow, the
  /// completion stays open, and is to be adopted or sealed again.
  func seal() -> (() -> Void)? {
    guard openScopes == 0 else {
      isAdopted = false
      return nil
    }
    isSealed = true
    return takeActionIfComplete()
  }

  private func takeActionIfComplete() -> (() -> Void)? {
    guard isSealed, running == 0 else { return nil }
    defer { action = nil }
    return action
  }
}
