@testable import EaselRaster

/// Runs pieces on the calling thread in the name of two workers, and counts the steps that it was given.
final class CountingDispatcher: Dispatcher {
  let workerCount = 2
  let threadSeconds: [Double] = []
  private(set) var stepCount = 0

  func run(_ count: Int, _ work: some ParallelWork) {
    stepCount += 1
    for piece in 0..<count { work.run(piece, worker: piece % workerCount) }
  }
}

extension Dispatcher {
  /// Runs each piece in `0 ..< count` by a closure. This allocates memory.
  func run(_ count: Int, _ body: (_ piece: Int, _ worker: Int) -> Void) {
    withoutActuallyEscaping(body) { run(count, ClosureWork(body: $0)) }
  }
}

private struct ClosureWork: ParallelWork {
  let body: (_ piece: Int, _ worker: Int) -> Void

  func run(_ piece: Int, worker: Int) { body(piece, worker) }
}
