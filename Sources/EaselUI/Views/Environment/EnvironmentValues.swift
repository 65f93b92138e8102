/// A key of the environment with the value that holds where nobody set one.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that views hand down to their descendants; a value type with cheap copies.
///
/// A list that grows at its head: a copy shares all that was set before it was made.
public struct EnvironmentValues {
  private(set) var entries: EnvironmentEntry?
  /// Is told which keys are read.
  var tracker: EnvironmentTracker?

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      tracker?.noteRead(of: ObjectIdentifier(key))
      return entry(for: key)?.value ?? K.defaultValue
    }
    set { entries = TypedEnvironmentEntry<K>(newValue, after: entries) }
  }

  /// True when the two are known to hold the same values; false may mean the same values, set anew.
  func isSame(as other: EnvironmentValues) -> Bool { entries === other.entries && tracker === other.tracker }

  /// What `body` makes of the date that is shown: that of the frame, or now outside of one. It says until when that
  /// holds; then what reads it here is made anew.
  func readDate<Result>(_ body: (Date) -> (Result, expiry: Date?)) -> Result {
    let (result, expiry) = body(tracker?.date ?? Date())
    if let expiry { tracker?.noteReadOfDate(until: expiry) }
    return result
  }

  private func entry<K: EnvironmentKey>(for key: K.Type) -> TypedEnvironmentEntry<K>? {
    entries?.find(ObjectIdentifier(key)).map { unsafeDowncast($0, to: TypedEnvironmentEntry<K>.self) }
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The names of the keys that were set, the newest first.
  public var description: String {
    let keys = sequence(first: entries) { $0?.next }.compactMap { $0 }.map(\.keyName)
    return "[" + keys.joined(separator: ", ") + "]"
  }
}
