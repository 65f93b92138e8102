import Synchronization

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
