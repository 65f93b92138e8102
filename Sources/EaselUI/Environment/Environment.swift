/// A value of the environment as a property of a view. The body runs again when the value changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// Outside of a view that is shown, the value that holds where nobody set one.
  public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }
}

extension Environment: GraphProperty {
  func makeStorage() {}

  mutating func install(_ storage: Void, environment: EnvironmentValues) {
    value = environment[keyPath: keyPath]
  }
}
