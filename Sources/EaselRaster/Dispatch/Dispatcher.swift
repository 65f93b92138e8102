/// Work that consists of pieces. A value with what they need in it, and not a closure: threads are handed where it lies,
/// whereas a closure that leaves its thread needs memory of its own each time.
protocol ParallelWork {
  /// Does a piece; `worker` is the number of the thread.
  func run(_ piece: Int, worker: Int)
}

/// Runs pieces of work, in any order and possibly at the same time; no other stage knows of threads.
protocol Dispatcher: AnyObject {
  /// How many pieces may run at once, at least 1. Worker numbers that work is given are below it.
  var workerCount: Int { get }

  /// Seconds of processor time that each of its own threads has used; the callers' are not among them.
  var threadSeconds: [Double] { get }

  /// Runs each piece in `0 ..< count` once and returns when all are done. No two pieces with the same worker number run
  /// at the same time.
  func run(_ count: Int, _ work: some ParallelWork)
}

extension Dispatcher {
  /// The same for a closure, where its memory does not matter.
  func run(_ count: Int, _ body: (_ piece: Int, _ worker: Int) -> Void) {
    withoutActuallyEscaping(body) { run(count, ClosureWork(body: $0)) }
  }
}

private struct ClosureWork: ParallelWork {
  let body: (_ piece: Int, _ worker: Int) -> Void

  func run(_ piece: Int, worker: Int) { body(piece, worker) }
}

/// Runs every piece on the calling thread, in order.
final class InlineDispatcher: Dispatcher {
  let workerCount = 1
  let threadSeconds: [Double] = []

  func run(_ count: Int, _ work: some ParallelWork) {
    for piece in 0..<count { work.run(piece, worker: 0) }
  }
}
