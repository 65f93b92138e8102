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
