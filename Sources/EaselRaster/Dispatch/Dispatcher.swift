/// Runs pieces of work, in any order and possibly at the same time; no other stage knows of threads.
protocol Dispatcher: AnyObject {
  /// How many pieces may run at once, at least 1. Worker numbers passed to `run`'s body are below it.
  var workerCount: Int { get }

  /// Seconds of processor time that each of its own threads has used; the callers' are not among them.
  var threadSeconds: [Double] { get }

  /// Calls `body(piece, worker)` once for each piece in `0 ..< count` and returns when all have returned. No two calls
  /// with the same worker number run at the same time.
  func run(_ count: Int, _ body: (_ piece: Int, _ worker: Int) -> Void)
}

/// Runs every piece on the calling thread, in order.
final class InlineDispatcher: Dispatcher {
  let workerCount = 1
  let threadSeconds: [Double] = []

  func run(_ count: Int, _ body: (_ piece: Int, _ worker: Int) -> Void) {
    for piece in 0..<count { body(piece, 0) }
  }
}
