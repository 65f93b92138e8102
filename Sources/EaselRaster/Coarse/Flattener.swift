import EaselGeometry

/// Requests -> their geometries: flattens, strokes and snaps, in pieces that workers share. A request that is that of the
/// last frame in the same place takes over its edges.
enum Flattener {
  /// The largest distance in pixels between a curve and the segments that stand for it.
  static let tolerance = 0.03
  /// Requests per piece of work, at most.
  private static let largestPiece = 64
  /// Pieces that each worker gets, if there are as many requests: paths differ in length.
  private static let piecesPerWorker = 8
  /// Work below this many estimated nanoseconds stays on the calling thread.
  private static let inlineBudget = 100_000

  /// - Parameter last: The plan of the last frame, where frames are compared with one another.
  static func run(
    _ plan: inout FramePlan, after last: borrowing FramePlan, on dispatcher: any Dispatcher, hashes: Bool
  ) {
    guard hashes, last.isHashed else { return run(&plan, known: [], [], [], on: dispatcher, hashes: hashes) }
    run(&plan, known: last.requests, last.geometries, last.edges, on: dispatcher, hashes: hashes)
  }

  static func run(_ plan: inout FramePlan, on dispatcher: any Dispatcher, hashes: Bool) {
    run(&plan, known: [], [], [], on: dispatcher, hashes: hashes)
  }

  private static func run(
    _ plan: inout FramePlan, known lastRequests: [FramePlan.GeometryRequest],
    _ lastResults: [GeometryResult], _ lastArenas: [EdgeArena], on dispatcher: any Dispatcher, hashes: Bool
  ) {
    let first = plan.retained.requests
    let count = plan.requests.count - first
    let pieceSize = max(1, min(largestPiece, count / (dispatcher.workerCount * piecesPerWorker)))
    let arenas = plan.edges
    let requests = plan.requests
    plan.isHashed = hashes
    plan.geometries.withUnsafeMutableBufferPointer { results in
      requests.withUnsafeBufferPointer { requests in
        dispatcher.run(
          (count + pieceSize - 1) / pieceSize,
          FlatteningWork(
            indices: first..<requests.count, pieceSize: pieceSize, requests: requests, results: results, arenas: arenas,
            lastRequests: lastRequests, lastResults: lastResults, lastArenas: lastArenas, hashes: hashes))
      }
    }
    if dispatcher.workerCount > 1, count > pieceSize { EdgeArena.level(arenas) }
  }

  /// Whether the requests of a plan take several threads less time than one, by a rough estimate.
  static func isWorthSharing(_ plan: borrowing FramePlan) -> Bool {
    let count = plan.requests.count - plan.retained.requests
    guard count > 1 else { return false }
    var nanoseconds = 0
    for request in plan.requests[plan.retained.requests...] {
      let elements = request.path.elementCount
      nanoseconds += request.stroke == nil ? 100 + 8 * elements : 200 + 80 * elements
      if nanoseconds > inlineBudget { return true }
    }
    return false
  }

  /// The requests of a frame by pieces, and those of the last frame.
  private struct FlatteningWork: PieceWork {
    let indices: Range<Int>
    let pieceSize: Int
    let requests: UnsafeBufferPointer<FramePlan.GeometryRequest>
    let results: UnsafeMutableBufferPointer<GeometryResult>
    let arenas: [EdgeArena]
    let lastRequests: [FramePlan.GeometryRequest]
    let lastResults: [GeometryResult]
    let lastArenas: [EdgeArena]
    let hashes: Bool

    func run(_ piece: Int, worker: Int) {
      let first = indices.lowerBound + piece * pieceSize
      for index in first..<min(indices.upperBound, first + pieceSize) {
        let place = Int(requests[index].geometry)
        if index < lastRequests.count, lastRequests[index].isSame(as: requests[index]) {
          let known = lastResults[Int(lastRequests[index].geometry)]
          results[place] = copy(known, from: lastArenas, to: arenas[worker], worker: worker)
        } else {
          results[place] = flatten(requests[index], arenas[worker], worker: worker, hashes: hashes)
        }
      }
    }
  }

  /// A geometry of the last frame with its edges in an arena of this one.
  private static func copy(
    _ known: GeometryResult, from lastArenas: [EdgeArena], to arena: EdgeArena, worker: Int
  ) -> GeometryResult {
    guard known.edgeCount > 0 else { return known }
    let last = lastArenas[Int(known.arena)]
    var result = known
    result.arena = Int32(worker)
    result.firstEdge = Int32(arena.edges.count)
    guard known.bandCount > 0 else {
      arena.edges.append(contentsOf: last.edges.base + Int(known.firstEdge), count: Int(known.edgeCount))
      return result
    }
    let starts = last.bandStarts.base + Int(known.bandStart)
    let listed = Int(starts[Int(known.bandCount)] - known.firstEdge)
    result.bandStart = Int32(arena.bandStarts.count)
    arena.bandStarts.reserve(Int(known.bandCount) + 1)
    for band in 0...Int(known.bandCount) {
      arena.bandStarts.appendReserved(starts[band] + result.firstEdge - known.firstEdge)
    }
    arena.edges.append(contentsOf: last.edges.base + Int(known.firstEdge), count: listed)
    return result
  }

  private static func flatten(
    _ request: borrowing FramePlan.GeometryRequest, _ arena: EdgeArena, worker: Int, hashes: Bool
  ) -> GeometryResult {
    let transform = request.transform
    arena.flat.removeAll()
    if let style = request.stroke {
      arena.flat.appendStroke(of: request.path, style: style, transform: transform, tolerance: tolerance)
    } else {
      arena.flat.append(request.path, transform: transform, tolerance: tolerance)
    }
    var result = EdgeBuilder.build(arena.flat, into: &arena.edges, arena: worker, hashes: hashes)
    BandSorter.sort(&result, arena)
    return result
  }
}

extension CGAffineTransform {
  /// True when rectangles stay axis-aligned rectangles.
  var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
