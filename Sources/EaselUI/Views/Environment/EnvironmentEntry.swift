/// One entry in the linked list of environment values.
class EnvironmentEntry {
  /// The type of the key. An entry found by it is a `TypedEnvironmentEntry` of that key type.
  let key: ObjectIdentifier
  let next: EnvironmentEntry?
  /// The number of entries from this one to the end of the list.
  let count: Int
  /// A Bloom filter of the keys in the list from here: a key whose bit is clear has no entry.
  private let keyBits: UInt64

  fileprivate init(key: ObjectIdentifier, after next: EnvironmentEntry?) {
    self.key = key
    self.next = next
    count = (next?.count ?? 0) + 1
    keyBits = (next?.keyBits ?? 0) | EnvironmentEntry.bit(for: key)
  }

  /// The newest entry of a key.
  final func find(_ key: ObjectIdentifier) -> EnvironmentEntry? {
    let bit = EnvironmentEntry.bit(for: key)
    var entry = self
    while entry.keyBits & bit != 0 {
      if entry.key == key { return entry }
      guard let next = entry.next else { return nil }
      entry = next
    }
    return nil
  }

  /// Whether the key of this entry is known to have equal values in two lists.
  @MainActor func isEqual(in first: EnvironmentEntry?, and second: EnvironmentEntry?) -> Bool { false }

  /// The name of the key's type.
  var keyName: String { "" }

  /// One of 64 bits for a key. Multiplication by 2^64 divided by the golden ratio spreads the low bits of an
  /// address to the high ones, and the top six bits of the product select the bit.
  private static func bit(for key: ObjectIdentifier) -> UInt64 {
    1 << ((UInt64(UInt(bitPattern: key)) &* 0x9e37_79b9_7f4a_7c15) >> 58)
  }
}

final class TypedEnvironmentEntry<K: EnvironmentKey>: EnvironmentEntry {
  let value: K.Value

  init(_ value: K.Value, after next: EnvironmentEntry?) {
    self.value = value
    super.init(key: ObjectIdentifier(K.self), after: next)
  }

  override var keyName: String { "\(K.self)" }

  override func isEqual(in first: EnvironmentEntry?, and second: EnvironmentEntry?) -> Bool {
    let (first, second) = (first?.find(key), second?.find(key))
    return first === second
      || ValueComparison.shared.areEqual(
        TypedEnvironmentEntry.value(of: first), TypedEnvironmentEntry.value(of: second))
  }

  /// The value of an entry of this key, or the default value.
  private static func value(of entry: EnvironmentEntry?) -> K.Value {
    entry.map { unsafeDowncast($0, to: TypedEnvironmentEntry.self).value } ?? K.defaultValue
  }
}

/// A set of environment keys of one graph. The first 63 keys that are read have a bit each; all others share
/// the last bit, so that a set may contain more keys than were inserted, but never fewer.
struct EnvironmentKeySet: OptionSet {
  let rawValue: UInt64

  static let all = EnvironmentKeySet(rawValue: .max)
}

/// The environment values that an evaluation read.
struct EnvironmentReads {
  var keys: EnvironmentKeySet = []
  /// When the result of reading the date expires; nil if the date was not read.
  var expiry: Date?
}

/// Records which values an evaluation reads, and compares environments.
final class EnvironmentTracker {
  /// The date of the current frame.
  var date = Date(timeIntervalSinceReferenceDate: 0)
  /// Whether `derive` keeps its latest result: during an update. Kept for longer, it would keep the objects of an
  /// environment alive.
  var sharesResults = false {
    didSet { if !sharesResults { latest = nil } }
  }
  /// The latest result of `derive`, with the values and the keys that it depends on.
  private var latest: (result: AnyObject, entries: EnvironmentEntry?, keys: EnvironmentKeySet)?
  private var reads = EnvironmentReads()
  /// The number of keys with a bit of their own.
  private static let ownBits = 63
  /// The keys with a bit of their own, in the order of the bits. A linear search of so few keys is faster
  /// than hashing.
  private var keys: [ObjectIdentifier] = []

  func recordRead(of key: ObjectIdentifier) { reads.keys.formUnion(set(for: key)) }

  /// Records keys that a cached result of an earlier evaluation depends on.
  func noteReads(of keys: EnvironmentKeySet) { reads.keys.formUnion(keys) }

  /// Records that the date was read, with the date until which the result holds.
  func noteReadOfDate(until expiry: Date) { reads.expiry = reads.expiry.map { min($0, expiry) } ?? expiry }

  /// Starts to record the reads of an evaluation. Returns those of the enclosing evaluation, to be passed to
  /// `end`.
  func begin() -> EnvironmentReads {
    defer { reads = EnvironmentReads() }
    return reads
  }

  /// Returns the reads since `begin`, and resumes the recording of the enclosing evaluation.
  func end(_ outerReads: EnvironmentReads) -> EnvironmentReads {
    defer { reads = outerReads }
    return reads
  }

  /// Returns the result of `body`, which does not read the date, and the keys that it reads. They also count as read by
  /// the current evaluation.
  func noteReads<Result>(_ body: () -> Result) -> (Result, keys: EnvironmentKeySet) {
    let outerReads = begin()
    let result = body()
    let keys = end(outerReads).keys
    noteReads(of: keys)
    return (result, keys)
  }

  /// Returns an object that depends on the values of an environment alone. During an update, that is the same object as
  /// before if neither its type nor the environment has changed since.
  func derive<Result: AnyObject>(
    from environment: EnvironmentValues, _ make: (EnvironmentValues) -> Result
  ) -> Result {
    if let latest, latest.entries === environment.entries, let result = latest.result as? Result {
      noteReads(of: latest.keys)
      return result
    }
    let (result, keys) = noteReads { make(environment) }
    if sharesResults { latest = (result, environment.entries, keys) }
    return result
  }

  /// The keys whose values differ. Visits only the entries that the two lists do not share.
  @MainActor
  func changedKeys(from old: EnvironmentValues, to new: EnvironmentValues) -> EnvironmentKeySet {
    var (first, second) = (old.entries, new.entries)
    var changed: EnvironmentKeySet = []
    while first !== second {
      let isFirstLonger = (first?.count ?? 0) >= (second?.count ?? 0)
      guard let entry = isFirstLonger ? first : second else { break }
      if !entry.isEqual(in: old.entries, and: new.entries) { changed.formUnion(set(for: entry.key)) }
      if isFirstLonger { first = entry.next } else { second = entry.next }
    }
    return changed
  }

  private func set(for key: ObjectIdentifier) -> EnvironmentKeySet {
    if let index = keys.firstIndex(of: key) { return EnvironmentKeySet(rawValue: 1 << UInt64(index)) }
    guard keys.count < EnvironmentTracker.ownBits else {
      return EnvironmentKeySet(rawValue: 1 << UInt64(EnvironmentTracker.ownBits))
    }
    keys.append(key)
    return EnvironmentKeySet(rawValue: 1 << UInt64(keys.count - 1))
  }
}
