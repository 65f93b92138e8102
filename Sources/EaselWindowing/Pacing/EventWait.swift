import CEaselShims
import Dispatch
import Glibc

/// The one place where the program sleeps: until the server speaks, Dispatch's main queue has work, or a moment comes.
@MainActor
package struct EventWait {
  /// Why the sleep ended; none when the deadline came. Asked after each sleep, for which an option set of another
  /// module is slow.
  package struct Reasons: Equatable, Sendable {
    /// The server sent something.
    package var server = false
    /// Something was put into Dispatch's main queue.
    package var mainQueue = false
    /// The server hung up.
    package var serverLost = false
    /// The waker was used.
    package var woken = false
  }

  /// Ends a sleep for those on other threads.
  package let waker = Waker()

  private let mainQueueDescriptor: Int32?

  /// `servesMainQueue` must be false where something else runs the main queue, as in tests.
  package init(servesMainQueue: Bool) {
    mainQueueDescriptor = servesMainQueue ? _dispatch_get_main_queue_handle_4CF() : nil
  }

  /// Lets this thread's waits end on time: a few tens of microseconds less jitter in frames.
  package static func reduceTimerSlack() { _ = easel_set_timer_slack(1) }

  /// Sleeps until something happens on the connection or in the main queue, or until the deadline; nil: for ever.
  /// A signal may end it early and without a reason. Without `listens` frames are sent, but what the server sends ends
  /// nothing: who calls it so reads events afterwards.
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

  /// Runs what others put into Dispatch's main queue, main-actor tasks included.
  package func runMainQueue() {
    guard let mainQueueDescriptor else { return }
    var count: UInt64 = 0
    _ = read(mainQueueDescriptor, &count, MemoryLayout.size(ofValue: count))
    _dispatch_main_queue_callback_4CF(nil)
  }
}

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
