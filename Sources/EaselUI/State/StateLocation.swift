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
      let oldValue = lock.withLock {
        defer { current = newValue }
        return current
      }
      notify(from: oldValue, to: newValue)
    }
  }

  /// A value that equals the one before changes nothing.
  private func notify(from oldValue: Value, to newValue: Value) {
    guard !comparison.areEqual(oldValue, newValue) else { return }
    let source = source
    MainActor.runNowOrSoon { source.notify() }
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
