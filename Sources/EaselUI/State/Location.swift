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
