import Foundation

/// A value that is delivered later, through a callback.
///
/// ```swift
/// import EaselTesting
///
/// func printLength() {
///   let greeting = Async<String> { deliver in deliver("Hello") }
///   greeting.map(\.count).run { print($0) }
/// }
/// ```
public struct Async<Value> {
  /// Calls its argument with the value, or with the error for which there is none.
  let start: (@escaping (Result<Value, any Error>) -> Void) -> Void

  private init(start: @escaping (@escaping (Result<Value, any Error>) -> Void) -> Void) { self.start = start }

  /// A value, or the error for which there is none, that `start` delivers.
  static func delivering(
    _ start: @escaping (@escaping (Result<Value, any Error>) -> Void) -> Void
  ) -> Async { Async(start: start) }

  /// A value that `run` delivers by calling its argument once, on any thread.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.init(start: { callback in run { callback(.success($0)) } })
  }

  /// A value that is known already.
  public init(value: Value) { self.init(start: { $0(.success(value)) }) }

  /// Calls `callback` with the value once it is there; never, if the value cannot be made.
  public func run(_ callback: @escaping (_ value: Value) -> Void) {
    start { if case .success(let value) = $0 { callback(value) } }
  }

  /// A value that is computed from this one.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    .delivering { callback in start { callback($0.map(transform)) } }
  }
}
