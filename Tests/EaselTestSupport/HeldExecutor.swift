import Synchronization

/// Runs work when it is told to, on the thread that says so.
public final class HeldExecutor: Sendable {
  private let work = Mutex<[@Sendable () -> Void]>([])
  private let begun = Atomic<Int>(0)

  public init() {}

  public func execute(_ work: @escaping @Sendable () -> Void) { self.work.withLock { $0.append(work) } }

  /// Work that waits.
  public var count: Int { work.withLock { $0.count } }

  /// How much was run.
  public var runCount: Int { begun.load(ordering: .relaxed) }

  /// Runs the first work; false when there is none.
  @discardableResult
  public func runNext() -> Bool {
    guard let next = work.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
    begun.add(1, ordering: .relaxed)
    next()
    return true
  }
}
