import EaselGeometry

/// The edges that one worker flattens, and its scratch memory. Geometry that needs no flattening has its edges in the
/// first arena.
///
/// Only one worker at a time uses an arena, so its properties are not checked for exclusive access: the check would cost
/// about as much as the access.
final class EdgeArena {
  @exclusivity(unchecked) var edges = Buffer<Edge>(minimumCapacity: 4096)
  /// For each geometry that is sorted by band, the index of the first edge of each band, then the end of the last band.
  @exclusivity(unchecked) var bandStarts = Buffer<Int32>(minimumCapacity: 1024)
  /// The edges of the parts of long paths, until the parts are joined.
  @exclusivity(unchecked) var parts = Buffer<Edge>(minimumCapacity: 1)
  /// Scratch memory of `BandSorter`.
  @exclusivity(unchecked) var unsorted = Buffer<Edge>(minimumCapacity: 1024)
  /// The points of the latest path, before they are moved to its place.
  @exclusivity(unchecked) var flat = FlatPath()
  /// The request that `flat` has the points of; nil if they are those of a part of a path.
  @exclusivity(unchecked) var flattened: PathRequest?
  /// The largest numbers of points of a path and of edges that were sorted since the last call of `shrink`.
  @exclusivity(unchecked) var pathUse = (points: 0, sorted: 0)
  /// The number of geometries kept by the last call of `keep`, and the ends of their edges and band starts.
  private var kept = (geometries: 0, edges: 0, starts: 0)

  /// The bytes of memory.
  var byteCount: Int {
    edges.byteCount + bandStarts.byteCount + parts.byteCount + unsorted.byteCount
      + flat.points.capacity * MemoryLayout<SIMD2<Double>>.stride
  }

  /// Gives each arena room for all the work of the last frame, so that a frame like it allocates nothing however its
  /// work is distributed.
  static func equalizeCapacity(_ arenas: [EdgeArena]) {
    // Flattening a path takes more memory than the edges that it produces.
    let edgesOfPath = arenas.reduce(0) { max($0, $1.flat.points.capacity + $1.flat.contours.capacity) }
    let edgeCount = arenas.reduce(edgesOfPath) { $0 + $1.edges.count }
    let partCount = arenas.reduce(0) { $0 + $1.parts.count }
    let startCount = arenas.reduce(BandSorter.largestBandCount + 1) { $0 + $1.bandStarts.count }
    for arena in arenas {
      arena.edges.reserve(total: edgeCount)
      arena.bandStarts.reserve(total: startCount)
      arena.parts.reserve(total: partCount)
      for other in arenas where other !== arena {
        arena.unsorted.reserve(total: other.unsorted.capacity)
        arena.flat.reserve(like: other.flat)
      }
    }
  }

  /// The numbers of elements that frames used. Any worker may do most of the work of a frame, so the lists of a frame are
  /// counted for all arenas together.
  struct Use {
    var edges = 0
    var starts = 0
    var parts = 0
    /// Of a single path.
    var (points, sorted) = (0, 0)

    init() {}

    /// The use of the last frame.
    init(of arenas: [EdgeArena]) {
      for arena in arenas {
        edges += arena.edges.count
        starts += arena.bandStarts.count
        parts += arena.parts.count
        points = max(points, arena.pathUse.points)
        sorted = max(sorted, arena.pathUse.sorted)
      }
    }

    mutating func join(_ other: Use) {
      (edges, starts, parts) = (
        max(edges, other.edges), max(starts, other.starts), max(parts, other.parts)
      )
      (points, sorted) = (max(points, other.points), max(sorted, other.sorted))
    }
  }

  /// Notes the size of the path that was flattened.
  func noteFlattened() { pathUse.points = max(pathUse.points, flat.points.count) }

  /// Frees most of the large memory of which frames used less than a quarter, as `FixedPointBuffer.shrink` does. All arenas
  /// get the same, so that `equalizeCapacity` does not grow them again.
  static func shrink(_ arenas: [EdgeArena], to use: Use) {
    for arena in arenas { arena.shrinkPath(to: use) }
    let pointCount = arenas.reduce(0) { max($0, $1.flat.points.capacity + $1.flat.contours.capacity) }
    for arena in arenas {
      arena.edges.shrink(to: use.edges + pointCount)
      arena.bandStarts.shrink(to: use.starts + BandSorter.largestBandCount + 1)
      arena.parts.shrink(to: use.parts + pointCount)
      arena.unsorted.shrink(to: use.sorted)
      arena.pathUse = (0, 0)
    }
  }

  private func shrinkPath(to use: Use) {
    let byteCount = flat.points.capacity * MemoryLayout<SIMD2<Double>>.stride
    guard byteCount > Limits.largestIdlePlane, use.points < flat.points.capacity / 4 else { return }
    flat = FlatPath()
    flat.points.reserveCapacity(use.points)
    flattened = nil
  }

  /// Truncates the arena to the edges of `geometries`, which are the first ones that were added to it.
  ///
  /// - Parameter index: The index of this arena, by which geometries refer to it.
  func keep(_ geometries: [FlattenedPath], of index: Int) {
    if kept.geometries != geometries.count { kept = measure(geometries, of: index) }
    edges.truncate(to: kept.edges)
    bandStarts.truncate(to: kept.starts)
  }

  private func measure(_ geometries: [FlattenedPath], of index: Int)
    -> (geometries: Int, edges: Int, starts: Int)
  {
    var (edgeCount, startCount) = (0, 0)
    for geometry in geometries where geometry.edgeCount > 0 && geometry.arena == index {
      var end = Int(geometry.firstEdge + geometry.edgeCount)
      if geometry.bandCount > 0 {
        let last = Int(geometry.bandStart + geometry.bandCount)
        end = Int(bandStarts[last])
        startCount = max(startCount, last + 1)
      }
      edgeCount = max(edgeCount, end)
    }
    return (geometries.count, edgeCount, startCount)
  }
}

/// The memory of an `EdgeArena` as bare pointers.
struct EdgeArenaView {
  let edges: UnsafeMutablePointer<Edge>
  let bandStarts: UnsafeMutablePointer<Int32>

  /// The edges of a geometry that can touch the rows of a band.
  @inline(__always)
  func edges(of geometry: FlattenedPath, inBand band: Int32) -> UnsafeBufferPointer<Edge> {
    guard geometry.bandCount > 0 else {
      return UnsafeBufferPointer(start: edges + Int(geometry.firstEdge), count: Int(geometry.edgeCount))
    }
    let index = band &- geometry.firstBand
    guard index >= 0, index < geometry.bandCount else { return UnsafeBufferPointer(start: nil, count: 0) }
    let start = bandStarts[Int(geometry.bandStart &+ index)]
    let end = bandStarts[Int(geometry.bandStart &+ index) &+ 1]
    return UnsafeBufferPointer(start: edges + Int(start), count: Int(end &- start))
  }
}
