import EaselDrawing

/// A dictionary whose keys are content hashes. It uses their bits as they are, whereas `Dictionary` would hash them
/// again.
///
/// Open addressing with linear probing.
struct ContentMap<Value> {
  private typealias Slot = (key: ContentHash, value: Value)?

  /// A power of two, at most half of them in use.
  private var slots: [Slot] = Array(repeating: nil, count: 16)
  private(set) var count = 0
  /// The bytes of memory.
  var byteCount: Int { slots.count * MemoryLayout<Slot>.stride }

  /// The value of a key, if there is one. Assigning nil has no effect: single values cannot be removed.
  subscript(key: ContentHash) -> Value? {
    get { slots[place(of: key)]?.value }
    set {
      guard let newValue else { return }
      let place = place(of: key)
      if slots[place] == nil { count += 1 }
      slots[place] = (key, newValue)
      if 2 * count > slots.count { grow() }
    }
  }

  mutating func removeAll() { self = ContentMap() }

  func forEach(_ body: (Value) -> Void) {
    for case let slot? in slots { body(slot.value) }
  }

  private func place(of key: ContentHash) -> Int {
    let mask = slots.count &- 1
    var place = Int(truncatingIfNeeded: key.low) & mask
    while let slot = slots[place], slot.key != key { place = (place &+ 1) & mask }
    return place
  }

  private mutating func grow() {
    var old: [Slot] = Array(repeating: nil, count: 2 * slots.count)
    swap(&old, &slots)
    for case let slot? in old { slots[place(of: slot.key)] = slot }
  }
}
