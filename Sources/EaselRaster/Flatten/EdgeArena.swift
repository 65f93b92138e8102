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
