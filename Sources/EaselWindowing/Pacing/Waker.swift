import CEaselShims
import Glibc

/// Ends the sleep of an `EventWait`, from any thread.
package final class Waker: Sendable {
  /// Readable while somebody was woken who does not know it yet; -1 where the system has no more to give, and nobody is
  /// woken.
  let descriptor = easel_event_counter()

  deinit { close(descriptor) }

  package func wake() {
    var one: UInt64 = 1
    _ = write(descriptor, &one, MemoryLayout.size(ofValue: one))
  }

  /// Waits for the next call of `wake` from now on.
  func reset() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
  }
}
