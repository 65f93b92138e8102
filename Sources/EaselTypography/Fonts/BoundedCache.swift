import EaselDrawing

/// A dictionary with a limit on the total cost of its entries; it evicts entries that have not been used
/// recently.
///
/// The order of use is approximated by two generations. New entries are added to the young one, and an old
/// entry that is used moves to the young one. When the cost of the young generation reaches half of the
/// limit, it becomes the old generation and the previous old generation is evicted.
package struct BoundedCache<Key: Hashable, Value> {
  /// The maximum total cost of all entries.
  let limit: Int
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  private var oldCost = 0

  package init(limit: Int) { self.limit = limit }

  /// The total cost of all entries.
  var cost: Int { youngCost + oldCost }
  var count: Int { young.count + old.count }

  /// The memory of a cache whose costs are bytes.
  package func usage(_ name: String) -> CacheUsage { CacheUsage(name, bytes: cost, limit: limit) }

  /// The value of a key; reading it counts as a use.
  package subscript(key: Key) -> Value? {
    mutating get {
      if let entry = young[key] { return entry.value }
      guard let entry = old.removeValue(forKey: key) else { return nil }
      oldCost -= entry.cost
      insert(entry.value, for: key, cost: entry.cost)
      return entry.value
    }
  }

  /// Sets the value of a key. A value that costs more than half of the limit is not stored.
  package mutating func insert(_ value: Value, for key: Key, cost: Int) {
    let cost = max(1, cost)
    guard cost <= limit / 2 else { return remove(key) }
    if let previous = young.updateValue((value, cost), forKey: key) {
      youngCost -= previous.cost
    } else if let previous = old.removeValue(forKey: key) {
      oldCost -= previous.cost
    }
    youngCost += cost
    guard youngCost > limit / 2 else { return }
    young.removeValue(forKey: key)
    youngCost -= cost
    evictUnused()
    young[key] = (value, cost)
    youngCost = cost
  }

  private mutating func remove(_ key: Key) {
    if let previous = young.removeValue(forKey: key) { youngCost -= previous.cost }
    if let previous = old.removeValue(forKey: key) { oldCost -= previous.cost }
  }

  /// Evicts the entries that were neither set nor used since the last call; entries may be evicted earlier to
  /// stay within the limit.
  package mutating func evictUnused() {
    (old, oldCost) = (young, youngCost)
    (young, youngCost) = ([:], 0)
  }
}
