import EaselDrawing
import EaselGeometry
import EaselPixels

/// A path to flatten. It has no references, because workers read it at the same time, and to count references to one object they
/// would have to wait for each other.
struct PathRequest {
  /// The index of the path in the table.
  var path: Int32
  /// The index of the style in the table; negative for a fill.
  var stroke: Int32
  /// From the path's space to device pixels.
  var transform: CGAffineTransform
  /// The index of the resulting geometry.
  var geometry: Int32

  /// The transform by which the path is flattened, and the offset by which the points are moved then, in pixels. They depend
  /// on this request alone: its points are the same whether they were computed for it or for another one.
  var placement: (transform: CGAffineTransform, offset: SIMD2<Double>) {
    guard abs(transform.tx) < Grid.limit, abs(transform.ty) < Grid.limit else { return (transform, .zero) }
    let linear = CGAffineTransform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    return (linear, SIMD2(Double(transform.tx), Double(transform.ty)))
  }

  /// Whether the points before the offset are those of another request.
  func hasPoints(of other: PathRequest) -> Bool {
    path == other.path && stroke == other.stroke && placement.transform == other.placement.transform
  }
}

/// The flattened form of one path: a run of edges in an arena, with their bounds.
struct FlattenedPath {
  /// The index of the arena that holds the edges.
  var arena: Int32 = 0
  /// The index of the first edge in the arena.
  var firstEdge: Int32 = 0
  var edgeCount: Int32 = 0
  /// The first band that the edges touch, if they are sorted by band.
  var firstBand: Int32 = 0
  /// The number of bands that the edges are sorted into; 0 for unsorted edges.
  var bandCount: Int32 = 0
  /// The index of the first band's entry in the arena's `bandStarts`.
  var bandStart: Int32 = 0
  /// The pixels that the edges touch.
  var bounds: PixelRect = .empty
  /// The diagonal of an axis-aligned rectangle, if the geometry is one. Rectangles have no edges.
  var rect: Edge?
  /// The hash of the edges on the grid.
  var hash: ContentHash = .zero
}

extension FlattenedPath {
  /// The smallest bounds for the edges of both. Vertical edges between two pixels have bounds without width, which count: a
  /// union of rectangles would ignore their rows.
  static func joinedBounds(_ a: FlattenedPath, _ b: FlattenedPath) -> PixelRect {
    if a.edgeCount == 0 { return b.bounds }
    if b.edgeCount == 0 { return a.bounds }
    return PixelRect(
      x0: min(a.bounds.x0, b.bounds.x0), y0: min(a.bounds.y0, b.bounds.y0),
      x1: max(a.bounds.x1, b.bounds.x1), y1: max(a.bounds.y1, b.bounds.y1))
  }

  /// Whether the geometry covers every pixel of `bounds` fully.
  func coversItsBounds(isAntialiased: Bool) -> Bool {
    guard let rect, isAntialiased else { return false }
    return (rect.x0 | rect.y0 | rect.x1 | rect.y1) & 255 == 0
  }

  /// Whether the edges may bound the geometry more tightly than `bounds`, and are few enough per band to examine. Examining
  /// many edges takes longer than painting the pixels that it saves.
  var hasUsefulEdges: Bool {
    bandCount > 0 ? edgeCount <= 256 &* bandCount : edgeCount > 0 && edgeCount <= 64
  }
}

/// The paths of a frame: the requests to flatten them, and the flattened results.
struct PathTable {
  var requests: [PathRequest] = []
  /// The paths of the requests, in their order. Successive requests of one path share it.
  private(set) var paths: [Path] = []
  /// The styles of the strokes among the requests, in their order. Successive strokes of one style share it.
  private(set) var strokeStyles: [StrokeStyle] = []
  private var lastPath = Path.Identity()
  /// The last path, if it is a figure.
  private var lastFigure: PathFigure?
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
  /// The number of frames that used the table, and the memory that they used since the last check for unused one.
  private var frame = 0
  private var use = EdgeArena.Use()

  init(workerCount: Int) {
    arenas = (0..<workerCount).map { _ in EdgeArena() }
  }

  /// The bytes of memory.
  var byteCount: Int {
    arenas.reduce(0) { $0 + $1.byteCount } + requests.capacity * MemoryLayout<PathRequest>.stride
      + paths.capacity * MemoryLayout<Path>.stride + strokeStyles.capacity * MemoryLayout<StrokeStyle>.stride
      + geometries.capacity * MemoryLayout<FlattenedPath>.stride
  }

  /// Adds a geometry that is complete.
  @inline(__always)
  mutating func append(_ geometry: FlattenedPath) -> Int32 {
    geometries.append(geometry)
    return Int32(geometries.count - 1)
  }

  /// Adds a geometry that is to be flattened from a path. Ellipses and rounded rectangles are moved to the origin, so that
  /// those of one size share a path.
  mutating func append(_ path: borrowing Path, stroke: StrokeStyle?, _ transform: CGAffineTransform) -> Int32
  {
    let elements = path.elementCount
    if let figure = PathFigure(path) {
      let moved = transform.translatedBy(x: figure.origin.x, y: figure.origin.y)
      if moved.isFinite { return appendRequest(add(figure), elements, stroke, moved) }
    }
    return appendRequest(add(path), elements, stroke, transform)
  }

  private mutating func appendRequest(
    _ path: Int32, _ elements: Int, _ stroke: StrokeStyle?, _ transform: CGAffineTransform
  ) -> Int32 {
    let geometry = append(FlattenedPath())
    longPaths.note(requests.count, elements: elements, isDashed: stroke?.dash.isEmpty == false)
    cost += FrameFlattener.cost(elements: elements, isStroke: stroke != nil)
    requests.append(
      PathRequest(
        path: path, stroke: stroke.map { add($0) } ?? -1, transform: transform, geometry: geometry))
    return geometry
  }

  private mutating func add(_ path: borrowing Path) -> Int32 {
    let identity = Path.Identity(path)
    if !identity.isSame(as: lastPath) {
      paths.append(copy path)
      (lastPath, lastFigure) = (identity, nil)
    }
    return Int32(paths.count - 1)
  }

  private mutating func add(_ figure: PathFigure) -> Int32 {
    if lastFigure?.hasShape(of: figure) != true {
      paths.append(figure.path)
      (lastPath, lastFigure) = (Path.Identity(), figure)
    }
    return Int32(paths.count - 1)
  }

  private mutating func add(_ style: StrokeStyle) -> Int32 {
    if strokeStyles.last != style { strokeStyles.append(style) }
    return Int32(strokeStyles.count - 1)
  }

  /// Removes all but the first requests and geometries, keeping the memory unless recent frames used little of it. Call
  /// this once for each frame.
  mutating func truncate(requests requestCount: Int, geometries geometryCount: Int) {
    use.join(EdgeArena.Use(of: arenas))
    requests.removeSubrange(requestCount...)
    paths.removeSubrange((requests.last.map { Int($0.path) + 1 } ?? 0)...)
    lastPath = paths.last.map { Path.Identity($0) } ?? Path.Identity()
    lastFigure = paths.last.flatMap { PathFigure($0) }
    strokeStyles.removeSubrange((requests.last { $0.stroke >= 0 }.map { Int($0.stroke) + 1 } ?? 0)...)
    longPaths.removeAll()
    cost = 0
    geometries.removeSubrange(geometryCount...)
    for (index, arena) in arenas.enumerated() { arena.keep(geometries, of: index) }
    frame += 1
    guard frame % Limits.framesBetweenPlaneChecks == 0 else { return }
    EdgeArena.shrink(arenas, to: use)
    use = EdgeArena.Use()
  }
}
