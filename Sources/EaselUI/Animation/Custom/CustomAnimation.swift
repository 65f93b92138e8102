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

/// What an animation keeps about one value that it animates.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation stores between calls.
  public var state: AnimationState<Value>
  /// True when the change counts as complete, although the value may still move.
  public var isLogicallyComplete = false
  /// The environment of the view that is animated.
  public private(set) var environment: EnvironmentValues

  init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
    (self.state, self.environment) = (state, environment)
  }

  /// The same context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// Values that an animation stores, by type.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The type of a value that an animation stores.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
