import EaselGeometry

/// Requests -> their geometries: flattens, strokes and snaps, in pieces that workers share. A request that is that of the
/// last frame in the same place takes over its edges.
enum FrameFlattener {
  /// The largest distance in pixels between a curve and the segments that stand for it.
  static let tolerance = 0.03
  /// Requests per piece of work, at most.
  private static let longestGroup = 64
  /// Pieces that each worker gets, if there are as many requests: paths differ in length.
  private static let groupsPerWorker = 8
  /// Work below this many estimated nanoseconds stays on the calling thread.
  private static let inlineBudget = 100_000

  /// - Parameter last: The plan of the last frame, where frames are compared with one another.
  static func run(
    _ plan: inout FramePlan, after last: borrowing FramePlan, on dispatcher: any Dispatcher, hashes: Bool
  ) {
    guard hashes, last.isHashed else { return run(&plan, on: dispatcher, hashes: hashes) }
    let known = ReusedPaths(requests: last.requests, results: last.geometries, arenas: last.edges)
    run(&plan, known: known, on: dispatcher, hashes: hashes)
  }

  static func run(
    _ plan: inout FramePlan, known: ReusedPaths = ReusedPaths(), on dispatcher: any Dispatcher,
    hashes: Bool
  ) {
    let indices = Int(plan.retained.requests)..<plan.requests.count
    let groupLength = max(1, min(longestGroup, indices.count / (dispatcher.workerCount * groupsPerWorker)))
    let arenas = plan.edges
    for arena in arenas { arena.parts.removeAll() }
    plan.isHashed = hashes
    let requests = plan.requests
    plan.longPaths.cut(requests) { known.has(requests[$0], at: $0) }
    let longPaths = plan.longPaths
    plan.partResults.removeAll(keepingCapacity: true)
    for _ in longPaths.parts { plan.partResults.append(nil) }
    plan.geometries.withUnsafeMutableBufferPointer { results in
      plan.partResults.withUnsafeMutableBufferPointer { partResults in
        requests.withUnsafeBufferPointer { requests in
          let work = FlatteningWork(
            requests: requests, results: results, arenas: arenas, longPaths: longPaths,
            partResults: partResults, indices: indices, groupLength: groupLength, known: known,
            hashes: hashes)
          dispatcher.run(work.pieceCount, work)
          dispatcher.run(longPaths.cuts.count, JoiningWork(flattening: work))
          if dispatcher.workerCount > 1, work.pieceCount > 1 { EdgeArena.equalizeCapacity(arenas) }
        }
      }
    }
  }

  /// Whether several threads flatten the requests of a plan in less time than one, by a rough estimate.
  static func isWorthSharing(_ plan: borrowing FramePlan) -> Bool { plan.flatteningCost > inlineBudget }

  /// Nanoseconds that a path takes, roughly.
  @inline(__always)
  static func cost(elements: Int, isStroke: Bool) -> Int {
    isStroke ? 200 + 80 * elements : 100 + 8 * elements
  }
}

extension CGAffineTransform {
  /// True when rectangles stay axis-aligned rectangles.
  var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
