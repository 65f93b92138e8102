import CEaselShims
import Dispatch
import Glibc

/// The only place where the program sleeps: until an X event, work in Dispatch's main queue, or a deadline.
@MainActor
package struct EventWait {
  /// Why the sleep ended. All false after the deadline. Plain Booleans, because this is checked after each
  /// sleep and an option set from another module is slow.
  package struct Reasons: Equatable, Sendable {
    /// The server sent something.
    package var server = false
    /// Dispatch's main queue has work.
    package var mainQueue = false
    /// The connection to the server closed.
    package var serverLost = false
    /// Another thread called `wake()`.
    package var woken = false

    /// Whether the deadline or a signal ended the sleep.
    package var isEmpty: Bool { self == Reasons() }
  }

  /// Ends the sleep from other threads.
  package let waker = Waker()

  private let mainQueueDescriptor: Int32?

  /// Creates a wait. Pass false for `servesMainQueue` if something else runs the main queue, as in tests.
  package init(servesMainQueue: Bool) {
    mainQueueDescriptor = servesMainQueue ? _dispatch_get_main_queue_handle_4CF() : nil
  }

  /// Reduces the timer slack of this thread, which takes a few tens of microseconds off the jitter of frames.
  package static func reduceTimerSlack() { _ = easel_set_timer_slack(1) }

  /// Sleeps until the connection or the main queue has something to process, or until the deadline; without a
  /// deadline, indefinitely. A signal may end the sleep early without a reason. If `listens` is false,
  /// buffered frames are sent, but X events do not end the sleep; read events afterwards.
  package func wait(
    for connection: DisplayConnection?, listens: Bool = true, until deadline: MonotonicTime?
  ) -> Reasons {
    if !listens {
      connection?.sendFrames()
    } else if connection?.flush() == true {
      return Reasons(server: true)
    }
    if connection?.isLost == true { return Reasons(serverLost: true) }
    var descriptors = [
      pollfd(fd: listens ? connection?.fileDescriptor ?? -1 : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: mainQueueDescriptor ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: waker.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    easel_note_turn()
    let timeout = deadline.map { max(0, $0.nanoseconds - MonotonicTime.now.nanoseconds) } ?? -1
    guard easel_ppoll(&descriptors, UInt(descriptors.count), timeout) > 0 else { return Reasons() }
    var reasons = Reasons()
    if descriptors[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 {
      connection?.markLost()
      reasons.serverLost = true
    }
    if descriptors[0].revents & Int16(POLLIN) != 0 { reasons.server = true }
    if descriptors[1].revents != 0 { reasons.mainQueue = true }
    if descriptors[2].revents != 0 {
      waker.reset()
      reasons.woken = true
    }
    return reasons
  }

  /// Runs the work in Dispatch's main queue, including tasks of the main actor.
  package func runMainQueue() {
    guard let mainQueueDescriptor else { return }
    var count: UInt64 = 0
    _ = read(mainQueueDescriptor, &count, MemoryLayout.size(ofValue: count))
    _dispatch_main_queue_callback_4CF(nil)
  }
}

/// Ends the sleep of an `EventWait` from any thread.
package final class Waker: Sendable {
  /// Readable after `wake()` until `reset()`; -1 if the system has no more descriptors, and then `wake()` has
  /// no effect.
  let descriptor = easel_event_counter()

  deinit { close(descriptor) }

  package func wake() {
    var one: UInt64 = 1
    _ = write(descriptor, &one, MemoryLayout.size(ofValue: one))
  }

  /// Clears previous calls of `wake()`.
  func reset() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
  }
}
