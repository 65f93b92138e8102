/// A value that a view owns and that outlives the values of the view: it begins with what the first one says, and is kept
/// as long as the view has its identity. Bodies that read it run again when it changes.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) { initialValue = wrappedValue }

  public init(initialValue: Value) { self.initialValue = initialValue }

  /// Outside of a view that is shown, the initial value; writing has no effect there.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(location: location.location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: GraphProperty {
  func makeStorage() -> StateLocation<Value> { StateLocation(initialValue) }

  mutating func install(_ storage: StateLocation<Value>, environment: EnvironmentValues) {
    location = storage
  }
}

extension State: Sendable where Value: Sendable {}
