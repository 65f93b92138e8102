/// Where a value lives that bindings read and write.
class Location<Value> {
  var value: Value {
    get { fatalError("a location without a value") }
    set { fatalError("a location without a value") }
  }
}

/// The value of a `@State`, kept by the node of the view that declares it.
///
/// May be read and written on any thread. What depends on it is told on the main actor: at once when that is where it
/// was written, soon otherwise.
final class StateLocation<Value>: Location<Value> {
  private let lock = NSLock()
  private var current: Value
  private let source = ChangeSource()
  private let comparison: ValueComparison<Value>

  @MainActor
  init(_ value: Value) {
    current = value
    comparison = .shared
  }

  override var value: Value {
    get {
      let source = source
      if MainActorCheck.isCurrent { MainActor.assumeIsolated { source.noteRead() } }
      return lock.withLock { current }
    }
    set {
      guard !comparison.areEqual(lock.withLock({ current }), newValue) else { return }
      let source = source
      nonisolated(unsafe) let transaction = CurrentTransaction.value
      if MainActorCheck.isCurrent {
        MainActor.assumeIsolated { source.prepare(for: transaction) }
        lock.withLock { current = newValue }
        MainActor.assumeIsolated { source.notify() }
      } else {
        lock.withLock { current = newValue }
        DispatchQueue.main.async {
          source.prepare(for: transaction)
          source.notify()
        }
      }
    }
  }
}

/// A value that closures read and write.
final class FunctionalLocation<Value>: Location<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }

  override var value: Value {
    get { get() }
    set { set(newValue) }
  }
}

/// A part of a value that lives elsewhere.
final class ProjectedLocation<Root, Value>: Location<Value> {
  private let root: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    (self.root, self.keyPath) = (root, keyPath)
  }

  override var value: Value {
    get { root.value[keyPath: keyPath] }
    set { root.value[keyPath: keyPath] = newValue }
  }
}

/// A value that lives elsewhere and is written as part of a transaction.
final class TransactionLocation<Value>: Location<Value> {
  let base: Location<Value>
  let transaction: Transaction

  init(_ base: Location<Value>, _ transaction: Transaction) {
    (self.base, self.transaction) = (base, transaction)
  }

  override var value: Value {
    get { base.value }
    set { withTransaction(transaction) { base.value = newValue } }
  }
}
