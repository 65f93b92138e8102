/// A value that is used on any thread, one at a time.
final class LockedValue<Value>: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var value: Value

  init(_ value: sending Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
