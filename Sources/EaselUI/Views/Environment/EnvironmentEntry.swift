/// One value that was set in an environment, and those that were set before it.
class EnvironmentEntry {
  /// Identifies the type of the key. An entry found by it is a `TypedEnvironmentEntry` of that key type.
  let key: ObjectIdentifier
  let next: EnvironmentEntry?
  /// The number of entries up to the end of the list, this one included.
  let count: Int
  /// A bit for each key of the list: one that is clear says that the key is not in it.
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

  /// True when this entry's key is known to have the same value in two lists.
  @MainActor func isEqual(in first: EnvironmentEntry?, and second: EnvironmentEntry?) -> Bool { false }

  /// The name of the key's type.
  var keyName: String { "" }

  /// One of 64 bits, by the high bits of the product with 2^64 over the golden ratio, which the low ones spread to.
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

  /// The value that an entry of this key holds, or the default.
  private static func value(of entry: EnvironmentEntry?) -> K.Value {
    entry.map { unsafeDowncast($0, to: TypedEnvironmentEntry.self).value } ?? K.defaultValue
  }
}

/// A set of environment keys of one graph: a bit for each of the first 63 keys that were ever read, the last for all
/// others, so that a set may hold more than was put into it but never less.
struct EnvironmentKeySet: OptionSet {
  let rawValue: UInt64

  static let all = EnvironmentKeySet(rawValue: .max)
}

/// What an evaluation read of its environment.
struct EnvironmentReads {
  var keys: EnvironmentKeySet = []
  /// Until when what it read of the date holds; nil when it did not depend on the date.
  var expiry: Date?
}

/// Notes what is read while something is evaluated, and says which keys differ between two environments.
final class EnvironmentTracker {
  /// The date that is shown.
  var date = Date(timeIntervalSinceReferenceDate: 0)
  private var reads = EnvironmentReads()
  /// How many keys have a bit of their own.
  private static let ownBits = 63
  /// The keys that have a bit of their own, in the order of their bits. They are few, and searched faster than hashed.
  private var keys: [ObjectIdentifier] = []

  func noteRead(of key: ObjectIdentifier) { reads.keys.formUnion(set(for: key)) }

  /// Notes that what is evaluated depends on keys by what was kept of an earlier evaluation.
  func noteReads(of keys: EnvironmentKeySet) { reads.keys.formUnion(keys) }

  /// Notes that the date was read, and that the same follows from it until another one.
  func noteReadOfDate(until expiry: Date) { reads.expiry = reads.expiry.map { min($0, expiry) } ?? expiry }

  /// Notes from now on what something that is evaluated reads; gives what was noted before, which `end` wants back.
  func begin() -> EnvironmentReads {
    defer { reads = EnvironmentReads() }
    return reads
  }

  /// What was read since `begin`.
  func end(_ outerReads: EnvironmentReads) -> EnvironmentReads {
    defer { reads = outerReads }
    return reads
  }

  /// The keys whose values differ. Costs in proportion to what the two do not share.
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
