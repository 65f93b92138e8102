import EaselDrawing
import EaselGeometry

/// Flattens, strokes and snaps the requested paths of a frame, in pieces that workers share.
package enum FrameFlattener {
  /// The largest distance between a curve and the segments that approximate it, in pixels.
  package static let tolerance = 0.03
  /// The largest number of requests in a piece of work.
  private static let longestGroup = 64
  /// The number of pieces per worker, if there are enough requests. Several pieces balance paths of different lengths.
  private static let groupsPerWorker = 8
  /// The estimated time, in nanoseconds, below which the work stays on the calling thread.
  private static let inlineBudget = 100_000

  /// Flattens the requests of a table.
  ///
  /// - Parameters:
  ///   - first: The index of the first request; earlier ones are flattened already.
  ///   - hashes: Whether the geometries get hashes.
  static func run(
    _ table: inout PathTable, from first: Int = 0, on dispatcher: any Dispatcher, hashes: Bool
  ) {
    let indices = first..<table.requests.count
    let groupLength = max(1, min(longestGroup, indices.count / (dispatcher.workerCount * groupsPerWorker)))
    let arenas = table.arenas
    for arena in arenas {
      arena.parts.removeAll()
      arena.flattened = nil
    }
    let (requests, paths, strokeStyles) = (table.requests, table.paths, table.strokeStyles)
    table.longPaths.split(requests, of: paths)
    let longPaths = table.longPaths
    table.partResults.removeAll(keepingCapacity: true)
    for _ in longPaths.parts { table.partResults.append(nil) }
    table.geometries.withUnsafeMutableBufferPointer { results in
      table.partResults.withUnsafeMutableBufferPointer { partResults in
        requests.withUnsafeBufferPointer { requests in
          let work = FlatteningWork(
            requests: requests, paths: paths, strokeStyles: strokeStyles, results: results, arenas: arenas,
            longPaths: longPaths, partResults: partResults, indices: indices, groupLength: groupLength,
            hashes: hashes)
          dispatcher.run(work.pieceCount, work)
          dispatcher.run(longPaths.splits.count, JoiningWork(flattening: work))
          if dispatcher.workerCount > 1, work.pieceCount > 1 { EdgeArena.equalizeCapacity(arenas) }
        }
      }
    }
  }

  /// Whether several threads are estimated to flatten the requests faster than one.
  static func isWorthSharing(_ table: PathTable) -> Bool { table.cost > inlineBudget }

  /// The estimated time to flatten a path, in nanoseconds.
  @inline(__always)
  static func cost(elements: Int, isStroke: Bool) -> Int {
    isStroke ? 200 + 80 * elements : 100 + 8 * elements
  }
}

/// The flattening of a frame in pieces: first the parts of long paths, then groups of the other requests.
struct FlatteningWork: ParallelWork {
  let requests: UnsafeBufferPointer<PathRequest>
  let paths: [Path]
  let strokeStyles: [StrokeStyle]
  let results: UnsafeMutableBufferPointer<FlattenedPath>
  /// One for each worker.
  let arenas: [EdgeArena]
  let longPaths: LongPaths
  let partResults: UnsafeMutableBufferPointer<FlattenedPath?>
  /// The requests to flatten.
  let indices: Range<Int>
  /// The number of requests in a piece.
  let groupLength: Int
  let hashes: Bool

  var pieceCount: Int { longPaths.parts.count + (indices.count + groupLength - 1) / groupLength }

  func run(_ piece: Int, worker: Int) {
    let partCount = longPaths.parts.count
    guard piece >= partCount else {
      partResults[piece] = flatten(
        longPaths.parts[piece], of: requests[longPaths.owners[piece]], arenas[worker], worker: worker)
      return
    }
    let first = indices.lowerBound + (piece - partCount) * groupLength
    // Successive requests of one path keep one reference to it, so that workers seldom count references to the same object.
    var (path, pathIndex) = (Path(), -1 as Int32)
    for index in first..<min(indices.upperBound, first + groupLength) where !longPaths.splits(index) {
      let request = requests[index]
      if request.path != pathIndex { (path, pathIndex) = (paths[Int(request.path)], request.path) }
      results[Int(request.geometry)] = flatten(path, request, arenas[worker], worker: worker)
    }
  }

  /// The style of a stroke; nil for a fill.
  private func strokeStyle(of request: PathRequest) -> StrokeStyle? {
    request.stroke < 0 ? nil : strokeStyles[Int(request.stroke)]
  }

  /// Flattens a path, or moves the points of the previous one if it is the same path at another place.
  private func flatten(
    _ path: Path, _ request: PathRequest, _ arena: EdgeArena, worker: Int
  ) -> FlattenedPath {
    let placement = request.placement
    if arena.flattened?.hasPoints(of: request) != true {
      arena.flat.removeAll()
      if let style = strokeStyle(of: request) {
        arena.flat.appendStroke(
          of: path, style: style, transform: placement.transform, tolerance: FrameFlattener.tolerance)
      } else {
        arena.flat.append(path, transform: placement.transform, tolerance: FrameFlattener.tolerance)
      }
      arena.flattened = request
      arena.noteFlattened()
    }
    var result = EdgeBuilder.build(
      arena.flat, movedBy: placement.offset, into: &arena.edges, arena: worker, hashes: hashes)
    BandSorter.sort(&result, arena)
    return result
  }

  // MARK: Long paths

  /// Returns the unsorted edges of a part, or nil if the path must be flattened whole.
  private func flatten(
    _ part: PathPart, of request: PathRequest, _ arena: EdgeArena, worker: Int
  ) -> FlattenedPath? {
    let (path, placement) = (paths[Int(request.path)], request.placement)
    arena.flat.removeAll()
    arena.flattened = nil
    let isUsable =
      if let style = strokeStyle(of: request) {
        arena.flat.appendStroke(
          part, of: path, style: style, transform: placement.transform, tolerance: FrameFlattener.tolerance)
      } else {
        arena.flat.append(
          part, of: path, transform: placement.transform, tolerance: FrameFlattener.tolerance)
      }
    arena.noteFlattened()
    guard isUsable else { return nil }
    return EdgeBuilder.build(
      arena.flat, movedBy: placement.offset, into: &arena.parts, arena: worker, hashes: hashes,
      closes: request.stroke >= 0)
  }

  /// Joins the edges of a path's parts, or flattens the path whole if a part is missing.
  func join(_ split: LongPaths.Split, worker: Int) {
    let request = requests[split.request]
    let joined = joined(partResults[split.parts], arenas[worker], worker: worker)
    results[Int(request.geometry)] =
      joined ?? flatten(paths[Int(request.path)], request, arenas[worker], worker: worker)
  }

  private func joined(
    _ parts: Slice<UnsafeMutableBufferPointer<FlattenedPath?>>, _ arena: EdgeArena, worker: Int
  ) -> FlattenedPath? {
    var result = FlattenedPath(arena: Int32(worker), firstEdge: Int32(arena.edges.count))
    var hasher = ContentHasher(seed: 3)
    for part in parts {
      guard let part else {
        arena.edges.truncate(to: Int(result.firstEdge))
        return nil
      }
      let edges = arenas[Int(part.arena)].parts.base + Int(part.firstEdge)
      arena.edges.append(contentsOf: edges, count: Int(part.edgeCount))
      result.bounds = FlattenedPath.joinedBounds(result, part)
      result.edgeCount += part.edgeCount
      hasher.combine(part.hash)
    }
    result.hash = hashes ? hasher.finish() : .zero
    BandSorter.sort(&result, arena)
    return result
  }
}

/// The second step of flattening long paths: joins the parts of each path.
struct JoiningWork: ParallelWork {
  let flattening: FlatteningWork

  func run(_ piece: Int, worker: Int) { flattening.join(flattening.longPaths.splits[piece], worker: worker) }
}
