import Synchronization

/// A value that a view owns and that persists across evaluations of its body.
///
/// The initial value of the first evaluation is stored in the view graph and lives as long as the view has
/// its identity. A body that reads the value is evaluated again when the value changes.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View {
///     Button("Count: \(count)") { count += 1 }
///   }
/// }
/// ```
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { initialValue = wrappedValue }

  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.initialValue = initialValue }

  /// The current value.
  ///
  /// Outside of an installed view this is the initial value, and writing has no effect. The value can be read
  /// and written on any thread.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value. Outside of an installed view, a constant binding to the initial value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(location: location.location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil initially.
  public init() { self.init(wrappedValue: nil) }
}

extension State: GraphProperty {
  func makeStorage() -> StateLocation<Value> { StateLocation(initialValue) }

  mutating func install(_ storage: StateLocation<Value>, environment: EnvironmentValues) {
    location = storage
  }
}

extension State: Sendable where Value: Sendable {}

/// The storage of a `@State`, owned by the node of the view that declares it.
///
/// It can be read and written on any thread. Readers are invalidated on the main actor: immediately if the
/// value is written there, otherwise asynchronously.
final class StateLocation<Value>: Sendable {
  private let lock = Mutex(())
  // Guarded by the lock.
  nonisolated(unsafe) private var current: Value
  // Guarded by the lock.
  nonisolated(unsafe) private weak var currentLocation: Location<Value>?
  private let source = ChangeSource()
  private let comparison = ValueComparison<Value>.shared

  @MainActor
  init(_ value: Value) {
    current = value
  }

  var value: Value {
    get {
      let source = source
      if MainActorCheck.isCurrent { MainActor.assumeIsolated { source.recordRead() } }
      return lock.withLock { _ in current }
    }
    set {
      guard !comparison.areEqual(lock.withLock({ _ in current }), newValue) else { return }
      let source = source
      // Not sendable because it contains values of the program. Only the main actor uses it from here on.
      nonisolated(unsafe) let transaction = CurrentTransaction.value
      if MainActorCheck.isCurrent {
        MainActor.assumeIsolated { source.prepare(for: transaction) }
        store(newValue)
        MainActor.assumeIsolated { source.notify() }
      } else {
        store(newValue)
        DispatchQueue.main.async {
          source.prepare(for: transaction)
          source.notify()
        }
      }
    }
  }

  /// Replaces the value. The old value is released after the lock, because its deinitializer may access the
  /// state.
  private func store(_ newValue: Value) {
    _ = lock.withLock { _ in
      let old = current
      current = newValue
      return old
    }
  }

  /// The location that all bindings to the value share. It is the same object as long as a binding exists, so
  /// that equal bindings are bitwise equal.
  var location: Location<Value> {
    lock.withLock { _ in
      if let currentLocation { return currentLocation }
      let location = Location(get: { self.value }, set: { self.value = $0 })
      currentLocation = location
      return location
    }
  }
}

/// Read and write access to a value, for bindings on any thread.
final class Location<Value>: Sendable {
  // Immutable. Whoever creates the closures is responsible for what they do on other threads.
  nonisolated(unsafe) private let get: () -> Value
  nonisolated(unsafe) private let set: (Value) -> Void
  /// The transaction of written values; nil for the current one.
  nonisolated(unsafe) let transaction: Transaction?

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
    transaction = nil
  }

  /// Creates a location of the same value whose writes use a transaction; nil for the current one.
  init(_ base: Location, transaction: Transaction?) {
    (get, set) = (base.get, base.set)
    self.transaction = transaction
  }

  /// Creates a location of a property of another location's value.
  init<Root>(_ root: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    get = { root.value[keyPath: keyPath] }
    set = { root.value[keyPath: keyPath] = $0 }
    transaction = root.transaction
  }

  var value: Value {
    get { get() }
    set {
      guard let transaction else { return set(newValue) }
      withTransaction(transaction) { set(newValue) }
    }
  }
}

/// A unique identifier that lives as long as its view, for `matchedGeometryEffect`.
///
/// ```swift
/// struct Selection: View {
///   @Namespace private var animation
///   @State private var isRight = false
///
///   var body: some View {
///     HStack {
///       if !isRight { Circle().matchedGeometryEffect(id: "dot", in: animation) }
///       Spacer()
///       if isRight { Circle().matchedGeometryEffect(id: "dot", in: animation) }
///     }
///   }
/// }
/// ```
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identifier of a namespace. Two identifiers are equal only if they come from the same namespace.
  public struct ID: Hashable, Sendable {
    private let object = NamespaceObject()

    public static func == (lhs: ID, rhs: ID) -> Bool { lhs.object === rhs.object }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
  }

  @State private var id = ID()

  /// Creates a namespace.
  public init() {}

  /// The identifier of the namespace. Outside of an installed view, the identifier of this property's initial
  /// value.
  public var wrappedValue: ID { id }
}

private final class NamespaceObject: Sendable {}
