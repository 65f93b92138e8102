/// Values by key that outlive the program, and who reads them.
///
/// May be used on any thread. Views that read a value are told on the main actor: at once when that is where it was
/// written, soon otherwise.
class SettingsStore: @unchecked Sendable {
  // Guarded by the lock of the value.
  private let sources = LockedValue<[String: ChangeSource]>([:])

  fileprivate init() {}

  /// The value of a key, as a property list has it.
  func value(for key: String) -> Any? { nil }

  /// Keeps a value of a property list; nil removes it.
  fileprivate func save(_ value: Any?, for key: String) {}

  /// Notes that the evaluation that runs depends on a key.
  final func noteRead(of key: String) {
    guard MainActorCheck.isCurrent else { return }
    let source = source(of: key)
    MainActor.assumeIsolated { source.noteRead() }
  }

  /// Sets the value of a key and tells all views that read it.
  final func set(_ value: Any?, for key: String) {
    let source = source(of: key)
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

/// The values of a store of Foundation's.
final class DefaultsStore: SettingsStore, @unchecked Sendable {
  private let defaults: UserDefaults

  private static let known = LockedValue<[ObjectIdentifier: DefaultsStore]>([:])

  /// The one store for some defaults.
  static func shared(for defaults: UserDefaults) -> DefaultsStore {
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

/// The values of one part of a settings file.
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
