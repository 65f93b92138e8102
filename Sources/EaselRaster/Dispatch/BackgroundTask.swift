import Foundation
import Synchronization

/// Runs one job at a time on another thread. Jobs share a worker object.
///
/// All methods are called on one thread, that of the owner. The task is Sendable because the running job has
/// exclusive access to the worker and the output until it has finished.
final class BackgroundTask<Worker, Input: Sendable, Output>: @unchecked Sendable {
  private let executor: any BackgroundExecutor
  private let worker: Worker
  private let run: (Worker, Input) -> Output
  private var output: Output?
  private let isFinished = Atomic<Bool>(false)
  /// Whether a job was started whose output was not taken yet.
  private(set) var isBusy = false

  init(
    on executor: any BackgroundExecutor, worker: Worker, _ run: @escaping (Worker, Input) -> Output
  ) {
    (self.executor, self.worker, self.run) = (executor, worker, run)
  }

  /// Whether there is an output to take.
  var hasOutput: Bool { isFinished.load(ordering: .acquiring) }

  /// Starts a job. The task must not be busy. `onFinish` is called on the other thread.
  func start(_ input: Input, onFinish: @escaping @Sendable () -> Void) {
    precondition(!isBusy, "a task runs one job at a time")
    isBusy = true
    executor.execute { [self] in
      output = run(worker, input)
      isFinished.store(true, ordering: .releasing)
      onFinish()
    }
  }

  /// Takes the output of the last job; nil while the job is running.
  func takeOutput() -> Output? {
    guard isFinished.exchange(false, ordering: .acquiring) else { return nil }
    defer { output = nil }
    isBusy = false
    return output
  }
}

/// Runs work on another thread than that of the caller.
package protocol BackgroundExecutor: Sendable {
  /// Runs `work` on another thread, after all work that was submitted before.
  func execute(_ work: @escaping @Sendable () -> Void)
}

/// A thread that runs work in the order of submission.
///
/// The thread starts with the first work. When this object is released, the thread ends after the current work.
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

  /// The work that was not started yet.
  private final class Queue: Sendable {
    private struct State {
      var work: [@Sendable () -> Void] = []
      var hasEnded = false
    }

    private let state = Mutex(State())
    /// Counts the waiting work, and the end as one more.
    private let count = DispatchSemaphore(value: 0)

    func append(_ work: @escaping @Sendable () -> Void) {
      state.withLock { $0.work.append(work) }
      count.signal()
    }

    /// Discards the waiting work and ends the thread.
    func end() {
      state.withLock { $0 = State(hasEnded: true) }
      count.signal()
    }

    /// Waits for the next work; nil at the end.
    func next() -> (@Sendable () -> Void)? {
      count.wait()
      return state.withLock { $0.hasEnded ? nil : $0.work.removeFirst() }
    }
  }
}
