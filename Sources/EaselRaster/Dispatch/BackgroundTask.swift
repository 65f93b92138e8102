import Synchronization

/// Work of one kind that is done behind its owner's thread, one piece at a time, by a worker that the pieces alone see.
///
/// Sendable by protocol, not by type: worker and output belong to the piece that runs, from `start` until it says that
/// it has finished, and to the owner's thread otherwise. The owner's thread alone calls the methods.
final class BackgroundTask<Worker, Input: Sendable, Output>: @unchecked Sendable {
  private let executor: any BackgroundExecutor
  private let worker: Worker
  private let run: (Worker, Input) -> Output
  private var output: Output?
  private let isFinished = Atomic<Bool>(false)
  /// True from `start` until the output is taken.
  private(set) var isBusy = false

  init(
    on executor: any BackgroundExecutor, worker: Worker, _ run: @escaping (Worker, Input) -> Output
  ) {
    (self.executor, self.worker, self.run) = (executor, worker, run)
  }

  /// True when there is an output to take.
  var hasOutput: Bool { isFinished.load(ordering: .acquiring) }

  /// Begins a piece; nothing may be under way. `onFinish` is called elsewhere.
  func start(_ input: Input, onFinish: @escaping @Sendable () -> Void) {
    precondition(!isBusy, "one piece at a time")
    isBusy = true
    executor.execute { [self] in
      output = run(worker, input)
      isFinished.store(true, ordering: .releasing)
      onFinish()
    }
  }

  /// What the piece that was started last has made; nil while it is under way.
  func takeOutput() -> Output? {
    guard isFinished.exchange(false, ordering: .acquiring) else { return nil }
    defer { output = nil }
    isBusy = false
    return output
  }
}
