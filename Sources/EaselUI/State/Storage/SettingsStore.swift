/// A persistent key-value store that invalidates the views that read its values.
///
/// It can be used on any thread. Views are invalidated on the main actor: immediately if a value is written
/// there, otherwise asynchronously.
class SettingsStore: @unchecked Sendable {
  // Sendable because the only stored property has a lock. It is unchecked because subclasses exist.
  private let sources = LockedValue<[String: ChangeSource]>([:])

  fileprivate init() {}

  /// Returns the property list object of a key.
  func value(for key: String) -> Any? { nil }

  /// Stores a property list object; nil removes the value.
  fileprivate func save(_ value: Any?, for key: String) {}

  /// Adds the key to the dependencies of the current evaluation.
  final func recordRead(of key: String) {
    guard MainActorCheck.isCurrent else { return }
    let source = source(of: key)
    MainActor.assumeIsolated { source.recordRead() }
  }

  /// Sets the value of a key and invalidates all views that read it.
  final func set(_ value: Any?, for key: String) {
    let source = source(of: key)
    // Not sendable because it contains values of the program. Only the main actor uses it from here on.
    nonisolated(unsafe) let transaction = CurrentTransaction.value
    if MainActorCheck.isCurrent {
      MainActor.assumeIsolated { source.prepare(for: transaction) }
      save(value, for: key)
      MainActor.assumeIsolated { source.notify() }
    } else {
      save(value, for: key)
      DispatchQueue.main.async {
        source.prepare(for: transaction)
        source.notify()
      }
    }
  }

  private func source(of key: String) -> ChangeSource {
    sources.withLock { sources in
      if let known = sources[key] { return known }
      let source = ChangeSource()
      sources[key] = source
      return source
    }
  }
}

/// A store that is backed by Foundation's `UserDefaults`, which may be used on any thread.
final class DefaultsStore: SettingsStore, @unchecked Sendable {
  private let defaults: UserDefaults

  private static let known = LockedValue<[ObjectIdentifier: DefaultsStore]>([:])

  /// Returns the shared store for some user defaults.
  static func shared(for defaults: UserDefaults) -> DefaultsStore {
    // User defaults may be used on any thread; their class does not say so on Linux.
    nonisolated(unsafe) let defaults = defaults
    return known.withLock { known in
      if let store = known[ObjectIdentifier(defaults)] { return store }
      let store = DefaultsStore(defaults)
      known[ObjectIdentifier(defaults)] = store
      return store
    }
  }

  private init(_ defaults: UserDefaults) {
    self.defaults = defaults
    super.init()
  }

  override func value(for key: String) -> Any? { defaults.object(forKey: key) }

  override fileprivate func save(_ value: Any?, for key: String) {
    if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
  }
}

/// A store that is backed by one section of a settings file, which has a lock.
final class FileStore: SettingsStore, @unchecked Sendable {
  private let file: SettingsFile
  private let section: SettingsFile.Section

  init(_ file: SettingsFile, section: SettingsFile.Section) {
    (self.file, self.section) = (file, section)
    super.init()
  }

  override func value(for key: String) -> Any? { file.value(for: key, in: section) }

  override fileprivate func save(_ value: Any?, for key: String) { file.set(value, for: key, in: section) }
}
