import Synchronization

/// An executor that holds submitted work until the test runs it, on the calling thread.
public final class ManualExecutor: Sendable {
  private let work = Mutex<[@Sendable () -> Void]>([])
  private let begun = Atomic<Int>(0)

  /// Creates an executor without work.
  public init() {}

  /// Appends work to the queue without running it.
  public func execute(_ work: @escaping @Sendable () -> Void) { self.work.withLock { $0.append(work) } }

  /// The number of work items in the queue.
  public var count: Int { work.withLock { $0.count } }

  /// The number of work items run so far.
  public var runCount: Int { begun.load(ordering: .relaxed) }

  /// Runs the oldest work item; returns false if the queue is empty.
  @discardableResult
  public func runNext() -> Bool {
    guard let next = work.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
    begun.add(1, ordering: .relaxed)
    next()
    return true
  }
}
