/// Work that consists of independent pieces.
///
/// It is a value instead of a closure, because an escaping closure would allocate memory for each use.
protocol ParallelWork {
  /// Runs a piece. `worker` is the index of the thread.
  func run(_ piece: Int, worker: Int)
}

/// Runs pieces of work in any order, possibly in parallel. All other stages use threads through this protocol.
protocol Dispatcher: AnyObject {
  /// The largest number of pieces that run in parallel, at least 1. The indices of workers are less than it.
  var workerCount: Int { get }

  /// The CPU time, in seconds, of each thread of the dispatcher, without the calling thread.
  var threadSeconds: [Double] { get }

  /// Runs each piece in `0 ..< count` once, and returns when all have finished. Pieces with the same worker never run
  /// in parallel.
  func run(_ count: Int, _ work: some ParallelWork)
}

/// Runs every piece on the calling thread, in order.
final class InlineDispatcher: Dispatcher {
  let workerCount = 1
  let threadSeconds: [Double] = []

  func run(_ count: Int, _ work: some ParallelWork) {
    for piece in 0..<count { work.run(piece, worker: 0) }
  }
}
