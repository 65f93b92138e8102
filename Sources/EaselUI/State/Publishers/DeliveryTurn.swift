/// Which thread delivers to a subscriber. Part of a state with what is to be delivered, which a lock protects.
///
/// Deliveries run code of the program, which may send to other subscribers. Threads that waited for each other's deliveries
/// could block each other forever: a thread that finds another one delivering leaves its part in the state instead, and that
/// thread delivers it before it ends its turn.
struct DeliveryTurn {
  private var thread: UInt?
  /// The number of deliveries of the thread that have begun, each within the one before.
  private var depth = 0

  /// Begins deliveries of the current thread, also within one of its own, in which the subscriber sends something itself.
  /// Returns `false` if another thread is delivering.
  mutating func begin() -> Bool {
    let current = UInt(pthread_self())
    guard thread == nil || thread == current else { return false }
    thread = current
    depth += 1
    return true
  }

  /// Ends the deliveries that began last, when nothing is left to deliver.
  mutating func end() {
    depth -= 1
    if depth == 0 { thread = nil }
  }
}
