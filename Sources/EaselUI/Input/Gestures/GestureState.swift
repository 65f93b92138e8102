/// A value that follows a gesture, and goes back to what it was at first when the gesture ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let resetTransaction: (Value) -> Transaction
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

  public init(initialValue: Value) { self.init(initialValue: initialValue, resetTransaction: Transaction()) }

  /// The value goes back as part of a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
  }

  /// The value goes back as part of a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.initialValue = initialValue
    self.resetTransaction = { _ in resetTransaction }
  }

  /// The value goes back as part of a transaction that depends on where it is.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    resetTransaction = { value in
      var transaction = Transaction()
      reset(value, &transaction)
      return transaction
    }
  }

  public var wrappedValue: Value { location?.value ?? initialValue }

  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value) { location?.value = value }

  func reset() { withTransaction(resetTransaction(wrappedValue)) { location?.value = initialValue } }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(initialValue: nil) }
}

extension GestureState: GraphProperty {
  func makeStorage() -> StateLocation<Value> { StateLocation(initialValue) }

  mutating func install(_ storage: StateLocation<Value>, environment: EnvironmentValues) {
    location = storage
  }
}
