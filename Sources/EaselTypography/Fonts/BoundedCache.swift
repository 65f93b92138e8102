/// A dictionary that never holds more than a given cost: what was not used for long goes first.
///
/// Two generations stand for the exact order of use: entries are added to the young one, and an old entry that is used
/// becomes young again. When the young generation holds half the limit, it becomes the old one and the old one goes.
package struct BoundedCache<Key: Hashable, Value> {
  /// The greatest sum of the costs of all entries.
  let limit: Int
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  private var oldCost = 0

  package init(limit: Int) { self.limit = limit }

  /// The sum of the costs of all entries.
  var cost: Int { youngCost + oldCost }
  var count: Int { young.count + old.count }

  /// The value of a key, which counts as used now.
  package subscript(key: Key) -> Value? {
    mutating get {
      if let entry = young[key] { return entry.value }
      guard let entry = old.removeValue(forKey: key) else { return nil }
      oldCost -= entry.cost
      insert(entry.value, for: key, cost: entry.cost)
      return entry.value
    }
  }

  /// Sets the value of a key; one that costs more than half the limit is not kept.
  package mutating func insert(_ value: Value, for key: Key, cost: Int) {
    let cost = max(1, cost)
    if let previous = young.removeValue(forKey: key) { youngCost -= previous.cost }
    if let previous = old.removeValue(forKey: key) { oldCost -= previous.cost }
    guard cost <= limit / 2 else { return }
    if youngCost + cost > limit / 2 { forgetUnused() }
    young[key] = (value, cost)
    youngCost += cost
  }

  /// Forgets the entries that were neither set nor used since it was called last, or earlier where room was needed.
  package mutating func forgetUnused() {
    (old, oldCost) = (young, youngCost)
    (young, youngCost) = ([:], 0)
  }
}
