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
