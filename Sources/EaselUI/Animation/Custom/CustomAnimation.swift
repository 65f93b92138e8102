/// A type that defines how values change over time, for animations that the library does not provide.
///
/// ```swift
/// struct Stepped: CustomAnimation {
///   let count: Double
///
///   func animate<V: VectorArithmetic>(
///     value: V, time: TimeInterval, context: inout AnimationContext<V>
///   ) -> V? {
///     time < 1 ? value.scaled(by: (time * count).rounded(.down) / count) : nil
///   }
/// }
/// ```
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the progress of the animated vector `time` seconds after the start, between zero and `value`;
  /// `nil` once the animation has ended.
  ///
  /// `value` is the difference between the new value and the old one. Values beyond it are allowed, for
  /// example for an overshoot.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity, per second, `time` seconds after the start; `nil`, the default, if the animation
  /// does not provide one.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether the animation replaces the running animation `previous` instead of being added to it. The
  /// default is `false`.
  ///
  /// `value` is the vector that the previous animation animates, `time` the seconds it has run, and `context`
  /// holds its state. If the result is `true`, this animation continues with all three.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns `nil`.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Returns `false`.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// An animation of the library that can compute its duration without being run.
protocol TimedAnimation: CustomAnimation {
  /// Seconds until the end: infinite if the animation never ends, `nil` if only running it can determine the
  /// end.
  var duration: TimeInterval? { get }
  /// Seconds at the start during which the value does not change.
  var idleDuration: TimeInterval { get }
}

extension TimedAnimation {
  var idleDuration: TimeInterval { 0 }
}

/// The context of an animation of one value: its stored state and the environment of the view.
///
/// ```swift
/// struct Half: CustomAnimation {
///   func animate<V: VectorArithmetic>(
///     value: V, time: TimeInterval, context: inout AnimationContext<V>
///   ) -> V? {
///     context.isLogicallyComplete = time > 0.5
///     return time < 1 ? value.scaled(by: 0.5) : nil
///   }
/// }
/// ```
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation stores between calls.
  public var state: AnimationState<Value>
  /// Whether the change counts as complete although the value may still move.
  public var isLogicallyComplete = false
  /// The environment of the animated view.
  public private(set) var environment: EnvironmentValues

  init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
    (self.state, self.environment) = (state, environment)
  }

  /// Returns the context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// The values that an animation stores between calls, by key.
///
/// ```swift
/// struct CountKey<V: VectorArithmetic>: AnimationStateKey {
///   static var defaultValue: Int { 0 }
/// }
///
/// func count<V>(_ state: inout AnimationState<V>) {
///   state[CountKey<V>.self] += 1
/// }
/// ```
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an empty state.
  public init() {}

  /// The value for a key; the key's default value if none was stored.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value that an animation stores.
///
/// ```swift
/// struct StartVelocityKey: AnimationStateKey {
///   static let defaultValue = 0.0
/// }
/// ```
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value if none was stored.
  static var defaultValue: Value { get }
}
