import EaselGeometry

/// What the last frame flattened, for requests of this one that are the same.
struct ReusedPaths {
  var requests: [FramePlan.PathRequest] = []
  var results: [FlattenedPath] = []
  var arenas: [EdgeArena] = []

  /// True when the last frame had the same request in the same place.
  func has(_ request: borrowing FramePlan.PathRequest, at index: Int) -> Bool {
    index < requests.count && requests[index].isSame(as: request)
  }

  /// Its geometry, with its edges in an arena of this frame.
  func copy(
    of request: borrowing FramePlan.PathRequest, at index: Int, to arena: EdgeArena, worker: Int
  ) -> FlattenedPath? {
    guard has(request, at: index) else { return nil }
    return copy(results[Int(requests[index].geometry)], to: arena, worker: worker)
  }

  private func copy(_ known: FlattenedPath, to arena: EdgeArena, worker: Int) -> FlattenedPath {
    guard known.edgeCount > 0 else { return known }
    let last = arenas[Int(known.arena)]
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
}
