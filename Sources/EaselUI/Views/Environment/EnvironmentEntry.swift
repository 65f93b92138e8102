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
