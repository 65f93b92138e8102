import Synchronization

/// Whether code that is bound to no actor runs where the main actor's does, so that it may go on there at once.
enum MainActorCheck {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The main thread once it was seen, since asking the system which thread runs takes two calls of it.
  private static let mainThread = Atomic<UInt>(0)

  private static var isMainThread: Bool {
    let current = UInt(pthread_self())
    if mainThread.load(ordering: .relaxed) == current { return true }
    guard Thread.isMainThread else { return false }
    mainThread.store(current, ordering: .relaxed)
    return true
  }

  /// The main queue counts besides the main thread: a program that gave the thread up has the queue served by others.
  static var isCurrent: Bool { isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

extension MainActor {
  /// Runs `body` on the main actor: at once where this is it already, soon otherwise.
  nonisolated static func runNowOrSoon(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainActorCheck.isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async(execute: body)
    }
  }
}

/// A value that is used on any thread, one at a time.
final class LockedValue<Value>: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var value: Value

  init(_ value: sending Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
