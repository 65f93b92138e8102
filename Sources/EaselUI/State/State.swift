import Synchronization

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

/// The value of a `@State`, kept by the node of the view that declares it.
///
/// May be read and written on any thread. What depends on it is told on the main actor: at once when that is where it
/// was written, soon otherwise.
final class StateLocation<Value>: Sendable {
  private let lock = Mutex(())
  // Guarded by the lock.
  nonisolated(unsafe) private var current: Value
  // Guarded by the lock.
  nonisolated(unsafe) private weak var currentLocation: Location<Value>?
  private let source = ChangeSource()
  // Only reads the memory of the values that it is given.
  nonisolated(unsafe) private let comparison: ValueComparison<Value>

  @MainActor
  init(_ value: Value) {
    current = value
    comparison = .shared
  }

  var value: Value {
    get {
      let source = source
      if MainActorCheck.isCurrent { MainActor.assumeIsolated { source.noteRead() } }
      return lock.withLock { _ in current }
    }
    set {
      guard !comparison.areEqual(lock.withLock({ _ in current }), newValue) else { return }
      let source = source
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

  /// The value before is let go of outside the lock: the end of what it holds may read or write the state.
  private func store(_ newValue: Value) {
    _ = lock.withLock { _ in
      let old = current
      current = newValue
      return old
    }
  }

  /// What bindings to the value share, the same as long as there are any, so that equal bindings are equal bits.
  var location: Location<Value> {
    lock.withLock { _ in
      if let currentLocation { return currentLocation }
      let location = Location(get: { self.value }, set: { self.value = $0 })
      currentLocation = location
      return location
    }
  }
}

/// Where a value lives that bindings read and write, on whatever thread that is done.
final class Location<Value>: Sendable {
  // Closures and values that do not change; what is used on other threads is for those to decide who made them.
  nonisolated(unsafe) private let get: () -> Value
  nonisolated(unsafe) private let set: (Value) -> Void
  /// What goes with values that are written; nil for what holds anyway.
  nonisolated(unsafe) let transaction: Transaction?

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
    transaction = nil
  }

  /// The same value, written as part of a transaction, or as what holds anyway.
  init(_ base: Location, transaction: Transaction?) {
    (get, set) = (base.get, base.set)
    self.transaction = transaction
  }

  /// A part of a value that lives elsewhere.
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

/// A value that is the same as long as its view lives, and no other's.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    private let object = NamespaceObject()

    public static func == (lhs: ID, rhs: ID) -> Bool { lhs.object === rhs.object }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
  }

  @State private var id = ID()

  public init() {}

  public var wrappedValue: ID { id }
}

private final class NamespaceObject: Sendable {}
