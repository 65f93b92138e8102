import EaselGeometry

/// A path to flatten.
struct PathRequest {
  var path: Path
  /// Nil for a fill.
  var stroke: StrokeStyle?
  /// From the path's space to device pixels.
  var transform: CGAffineTransform
  /// The index of the resulting geometry.
  var geometry: Int32
}

/// The paths of a frame: the requests to flatten them, and the flattened results.
struct PathTable {
  var requests: [PathRequest] = []
  /// The flattened paths. Rectangles and their strokes are complete from the start, all others come from requests.
  var geometries: [FlattenedPath] = []
  /// The edges, by the worker that flattened them.
  var arenas: [EdgeArena]
  /// The requests whose paths are flattened in parts.
  var longPaths = LongPaths()
  /// The unsorted edges of each part of a long path, in `EdgeArena.parts`; nil if the path must be flattened whole.
  var partResults: [FlattenedPath?] = []
  /// The estimated time to flatten all requests, in nanoseconds.
  var cost = 0

  init(workerCount: Int) {
    arenas = (0..<workerCount).map { _ in EdgeArena() }
  }

  /// Adds a geometry that is complete.
  @inline(__always)
  mutating func append(_ geometry: FlattenedPath) -> Int32 {
    geometries.append(geometry)
    return Int32(geometries.count - 1)
  }

  /// Adds a geometry that is to be flattened from a path.
  mutating func append(_ path: borrowing Path, stroke: StrokeStyle?, _ transform: CGAffineTransform) -> Int32
  {
    let geometry = append(FlattenedPath())
    let elements = path.elementCount
    longPaths.note(requests.count, elements: elements, isDashed: stroke?.dash.isEmpty == false)
    cost += FrameFlattener.cost(elements: elements, isStroke: stroke != nil)
    requests.append(
      PathRequest(path: copy path, stroke: stroke, transform: transform, geometry: geometry))
    return geometry
  }

  /// Removes all but the first requests and geometries, keeping the memory.
  mutating func truncate(requests requestCount: Int, geometries geometryCount: Int) {
    requests.removeSubrange(requestCount...)
    longPaths.removeAll()
    cost = 0
    geometries.removeSubrange(geometryCount...)
    for (index, arena) in arenas.enumerated() { arena.keep(geometries, of: index) }
  }
}
