/// A value that a gesture updates, and that is reset to its initial value when the gesture ends.
///
/// ```swift
/// struct PressableCircle: View {
///   @GestureState private var isPressed = false
///
///   var body: some View {
///     Circle()
///       .opacity(isPressed ? 0.5 : 1)
///       .gesture(
///         DragGesture(minimumDistance: 0)
///           .updating($isPressed) { _, isPressed, _ in isPressed = true })
///   }
/// }
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let resetTransaction: (Value) -> Transaction
  private var location: StateLocation<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.init(initialValue: initialValue, resetTransaction: Transaction()) }

  /// Creates a state with an initial value, which is reset in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
  }

  /// Creates a state with an initial value, which is reset in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.initialValue = initialValue
    self.resetTransaction = { _ in resetTransaction }
  }

  /// Creates a state with an initial value. The closure sets up the transaction of the reset from the current
  /// value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    resetTransaction = { value in
      var transaction = Transaction()
      reset(value, &transaction)
      return transaction
    }
  }

  /// The current value.
  public var wrappedValue: Value { location?.value ?? initialValue }

  /// The state itself, to pass to `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value) { location?.value = value }

  func reset() { withTransaction(resetTransaction(wrappedValue)) { location?.value = initialValue } }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil initially.
  public init() { self.init(initialValue: nil) }
}

extension GestureState: GraphProperty {
  func makeStorage() -> StateLocation<Value> { StateLocation(initialValue) }

  mutating func install(_ storage: StateLocation<Value>, environment: EnvironmentValues) {
    location = storage
  }
}
