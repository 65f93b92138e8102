import Synchronization

/// Whether nonisolated code runs on the main actor, so that it can call isolated code synchronously.
enum MainActorCheck {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The main thread, cached once it is known, because `Thread.isMainThread` takes two system calls.
  private static let mainThread = Atomic<UInt>(0)

  fileprivate static var isMainThread: Bool {
    let current = UInt(pthread_self())
    if mainThread.load(ordering: .relaxed) == current { return true }
    guard Thread.isMainThread else { return false }
    mainThread.store(current, ordering: .relaxed)
    return true
  }

  /// Whether the current thread is the main thread or runs a block of the main queue. The two differ in
  /// programs that have given up their main thread, whose main queue runs on other threads.
  static var isCurrent: Bool { isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

extension MainActor {
  /// Runs `body` on the main actor: immediately if the caller is on it, otherwise asynchronously.
  nonisolated static func runImmediatelyOrAsync(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainActorCheck.isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async(execute: body)
    }
  }

  /// Runs `body` as a job of the main actor before it returns.
  ///
  /// The compiler lets closures check that they run on the main actor: each element of an array that the body of a view maps,
  /// for one. In a job, the executor of the current task answers; outside of one, as in the main loop of a program, the
  /// check takes about 12 ns longer.
  @MainActor static func runAsJob<Result>(_ body: @escaping @MainActor () -> Result) -> Result {
    // A task starts at once only on the executor of the main thread.
    guard MainActorCheck.isMainThread, withUnsafeCurrentTask(body: { $0 == nil }) else { return body() }
    var result: Result?
    Task.immediate { result = body() }
    return result!
  }
}

/// A value that is protected by a lock.
final class LockedValue<Value>: Sendable {
  private let lock = NSLock()
  // Accessed only while the lock is held.
  nonisolated(unsafe) private var value: Value

  init(_ value: sending Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
