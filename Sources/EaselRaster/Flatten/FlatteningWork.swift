import EaselDrawing
import EaselGeometry
import EaselPixels

/// The flattening of a frame by pieces: first each part of its long paths, then the other requests by groups.
struct FlatteningWork: ParallelWork {
  let requests: UnsafeBufferPointer<FramePlan.PathRequest>
  let results: UnsafeMutableBufferPointer<FlattenedPath>
  /// One for each worker.
  let arenas: [EdgeArena]
  let longPaths: LongPaths
  let partResults: UnsafeMutableBufferPointer<FlattenedPath?>
  /// The requests that are not those of an earlier frame, and how many make a piece.
  let indices: Range<Int>
  let groupLength: Int
  let known: ReusedPaths
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
    for index in first..<min(indices.upperBound, first + groupLength) where !longPaths.cuts(index) {
      results[Int(requests[index].geometry)] =
        known.copy(of: requests[index], at: index, to: arenas[worker], worker: worker)
        ?? flatten(requests[index], arenas[worker], worker: worker)
    }
  }

  private func flatten(_ request: borrowing FramePlan.PathRequest, _ arena: EdgeArena, worker: Int)
    -> FlattenedPath
  {
    let transform = request.transform
    arena.flat.removeAll()
    if let style = request.stroke {
      arena.flat.appendStroke(
        of: request.path, style: style, transform: transform, tolerance: FrameFlattener.tolerance)
    } else {
      arena.flat.append(request.path, transform: transform, tolerance: FrameFlattener.tolerance)
    }
    var result = EdgeBuilder.build(arena.flat, into: &arena.edges, arena: worker, hashes: hashes)
    BandSorter.sort(&result, arena)
    return result
  }

  // MARK: Long paths

  /// The edges of a part, unsorted; nil when the path has to be flattened whole.
  private func flatten(
    _ part: PathPart, of request: borrowing FramePlan.PathRequest, _ arena: EdgeArena, worker: Int
  ) -> FlattenedPath? {
    arena.flat.removeAll()
    let isUsable =
      if let style = request.stroke {
        arena.flat.appendStroke(
          part, of: request.path, style: style, transform: request.transform,
          tolerance: FrameFlattener.tolerance)
      } else {
        arena.flat.append(
          part, of: request.path, transform: request.transform, tolerance: FrameFlattener.tolerance)
      }
    guard isUsable else { return nil }
    return EdgeBuilder.build(
      arena.flat, into: &arena.parts, arena: worker, hashes: hashes, closes: request.stroke != nil)
  }

  /// Puts the edges of a path's parts together, when all of them are there.
  func join(_ cut: LongPaths.Cut, worker: Int) {
    let request = requests[cut.request]
    let joined = joined(partResults[cut.parts], arenas[worker], worker: worker)
    results[Int(request.geometry)] = joined ?? flatten(request, arenas[worker], worker: worker)
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
      result.edgeCount += part.edgeCount
      result.bounds = result.bounds.union(part.bounds)
      hasher.combine(part.hash)
    }
    result.hash = hashes ? hasher.finish() : .zero
    BandSorter.sort(&result, arena)
    return result
  }
}

/// Second half of the flattening of long paths, by path.
struct JoiningWork: ParallelWork {
  let flattening: FlatteningWork

  func run(_ piece: Int, worker: Int) { flattening.join(flattening.longPaths.cuts[piece], worker: worker) }
}
