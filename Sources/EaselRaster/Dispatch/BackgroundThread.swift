import Foundation
import Synchronization

/// A thread that runs what it is given, one after the other, and sleeps in between. It is started with the first work,
/// and ends after the work that it is at once nobody refers to this object any more.
package final class BackgroundThread: BackgroundExecutor {
  private let queue = Queue()
  private let isStarted = Atomic<Bool>(false)

  package init() {}

  deinit { queue.end() }

  package func execute(_ work: @escaping @Sendable () -> Void) {
    queue.append(work)
    guard !isStarted.exchange(true, ordering: .relaxed) else { return }
    Thread.detachNewThread { [queue] in
      while let work = queue.next() { work() }
    }
  }

  /// Work that waits.
  private final class Queue: Sendable {
    private struct State {
      var work: [@Sendable () -> Void] = []
      var hasEnded = false
    }

    private let state = Mutex(State())
    /// Counts what waits, and the end.
    private let count = DispatchSemaphore(value: 0)

    func append(_ work: @escaping @Sendable () -> Void) {
      state.withLock { $0.work.append(work) }
      count.signal()
    }

    /// Forgets what was not begun.
    func end() {
      state.withLock { $0 = State(hasEnded: true) }
      count.signal()
    }

    /// The next work, once there is some; nil at the end.
    func next() -> (@Sendable () -> Void)? {
      count.wait()
      return state.withLock { $0.hasEnded ? nil : $0.work.removeFirst() }
    }
  }
}
