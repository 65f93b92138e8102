import Foundation
import Synchronization

extension Async {
  /// Waits until the value is delivered. On the main thread its run loop runs meanwhile, so that a strategy can deliver
  /// there.
  func wait(seconds: TimeInterval) throws -> Value {
    let box = DeliveryBox<Value>()
    start { box.deliver($0) }
    let end = Date(timeIntervalSinceNow: seconds)
    while box.result == nil {
      guard Date() < end else { throw PictureError.timeout(seconds) }
      if Thread.isMainThread {
        _ = RunLoop.main.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.01)))
      } else {
        _ = box.semaphore.wait(timeout: .now() + max(0, end.timeIntervalSinceNow))
      }
    }
    return try box.result!.get()
  }
}

/// The place for a value that another thread delivers. Only the first delivery counts.
private final class DeliveryBox<Value>: @unchecked Sendable {
  let semaphore = DispatchSemaphore(value: 0)
  private let lock = NSLock()
  private var delivered: Result<Value, any Error>?

  var result: Result<Value, any Error>? { lock.withLock { delivered } }

  func deliver(_ result: Result<Value, any Error>) {
    lock.withLock { if delivered == nil { delivered = result } }
    semaphore.signal()
  }
}
