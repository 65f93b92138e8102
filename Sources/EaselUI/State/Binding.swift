/// A way to read and write a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private var location: Location<Value>

  init(location: Location<Value>) { self.location = location }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = Location(get: get, set: set)
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that ignores what is written.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: Location(location, keyPath))
  }

  /// What goes with values that are written through the binding.
  public var transaction: Transaction {
    get { location.transaction ?? Transaction() }
    set { location = Location(location, transaction: newValue.isEmpty ? nil : newValue) }
  }

  /// The same binding; what is written through it belongs to a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// The same binding; the changes that values written through it make of views are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

extension Binding {
  /// The value as one that may be absent; writing nil has no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// The value inside, if there is one now; should it go later, the last one is read.
  public init?(_ base: Binding<Value?>) {
    guard var last = base.wrappedValue else { return nil }
    self.init(
      get: {
        if let value = base.wrappedValue { last = value }
        return last
      }, set: { base.wrappedValue = $0 })
  }
}

extension Binding: DynamicProperty {}

extension Binding: Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
