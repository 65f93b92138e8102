/// Threads for work that waits for disks and networks. On a thread of the concurrency runtime, which has as many as the
/// machine has processors, it would keep other tasks from running.
final class LoadingThreads: Sendable {
  private struct State {
    /// The work that is not started yet.
    var waiting: [@Sendable () -> Void] = []
    var threadCount = 0
  }

  /// The maximum number of threads. Further work waits until one of them is free.
  private let limit: Int
  private let state = LockedValue(State())

  init(limit: Int) { self.limit = limit }

  /// Runs `work` on one of the threads and returns its result.
  func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Value, any Error>) in
      start { continuation.resume(with: Result { try work() }) }
    }
  }

  private func start(_ work: @escaping @Sendable () -> Void) {
    let needsThread = state.withLock { state in
      state.waiting.append(work)
      guard state.threadCount < limit else { return false }
      state.threadCount += 1
      return true
    }
    if needsThread {
      Thread.detachNewThread { while let work = self.nextWork() { work() } }
    }
  }

  /// The work that a thread runs next; nil if there is none, and the thread ends.
  private func nextWork() -> (@Sendable () -> Void)? {
    state.withLock { state in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.threadCount -= 1
      return nil
    }
  }
}
