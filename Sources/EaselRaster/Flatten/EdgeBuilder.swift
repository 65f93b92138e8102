import EaselDrawing
import EaselGeometry
import EaselPixels

/// What flattening made of one path: a run of edges and what is known of them.
struct FlattenedPath {
  /// Which arena holds the edges, and where.
  var arena: Int32 = 0
  var firstEdge: Int32 = 0
  var edgeCount: Int32 = 0
  /// When the edges are sorted by band: the first band, how many, and where their starts are listed. 0 bands: unsorted.
  var firstBand: Int32 = 0
  var bandCount: Int32 = 0
  var bandStart: Int32 = 0
  /// The pixels that the edges touch.
  var bounds: PixelRect = .empty
  /// The edges as an axis-aligned rectangle on the grid, when that is all they are.
  var rect: Edge?
  /// Stands for the quantised geometry.
  var hash: ContentHash = .zero
}

/// Flattened contours -> edges on the grid, closed, cut to the limits of the grid.
struct EdgeBuilder {
  private var minimum = SIMD2<Int32>(repeating: .max)
  private var maximum = SIMD2<Int32>(repeating: .min)
  private var hasher = ContentHasher()
  private let hashes: Bool

  /// True when a line leads from the last point of each contour to the first.
  private let closes: Bool

  init(hashes: Bool, closes: Bool) { (self.hashes, self.closes) = (hashes, closes) }

  /// Appends the contours of `flat`, in pixels, to `edges` and describes them.
  ///
  /// - Parameter closes: False for chains that others go on with.
  static func build(
    _ flat: borrowing FlatPath, into edges: inout Buffer<Edge>, arena: Int, hashes: Bool, closes: Bool = true
  ) -> FlattenedPath {
    var builder = EdgeBuilder(hashes: hashes, closes: closes)
    let first = edges.count
    edges.reserve(flat.points.count + flat.contours.count)
    flat.points.withUnsafeBufferPointer { points in
      var start = 0
      for contour in flat.contours {
        if contour.end - start > 1 {
          builder.append(UnsafeBufferPointer(rebasing: points[start..<contour.end]), to: &edges)
        }
        start = contour.end
      }
    }
    return builder.result(first: first, count: edges.count - first, arena: arena)
  }

  /// A rectangle through a transform that keeps its sides parallel to the axes, which needs no edges.
  @inline(__always)
  static func rectangle(_ rect: CGRect, _ transform: CGAffineTransform, hashes: Bool) -> FlattenedPath {
    let corners = SIMD4(Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
    let mapped = corners.applying(transform)
    let limits = SIMD4(limited(mapped.x), limited(mapped.y), limited(mapped.z), limited(mapped.w))
    guard let edge = diagonal(limits) else { return FlattenedPath() }
    var result = FlattenedPath(bounds: pixels(in: edge), rect: edge)
    guard hashes else { return result }
    var hasher = ContentHasher(seed: 1)
    hasher.combine(edge)
    result.hash = hasher.finish()
    return result
  }

  /// The stroke of a rectangle, whose edges go to the arena of a number.
  static func stroke(_ stroke: RectangleStroke, into edges: inout Buffer<Edge>, arena: Int, hashes: Bool)
    -> FlattenedPath
  {
    let first = edges.count
    stroke.append(to: &edges)
    var result = FlattenedPath(
      arena: Int32(arena), firstEdge: Int32(first), edgeCount: Int32(edges.count - first),
      bounds: pixels(in: stroke.outer))
    guard hashes else { return result }
    var hasher = ContentHasher(seed: 2)
    hasher.combine(stroke.outer)
    hasher.combine(stroke.inner)
    result.hash = hasher.finish()
    return result
  }

  /// The diagonal, from top left to bottom right, of a rectangle through a transform that keeps its sides parallel to
  /// the axes. Nil when it leaves the grid, or nothing of it is left there.
  @inline(__always)
  static func diagonal(_ corners: SIMD4<Double>, _ transform: CGAffineTransform) -> Edge? {
    let mapped = corners.applying(transform)
    let limit = SIMD4<Double>(repeating: Grid.limit)
    guard all((mapped .< limit) .& (mapped .> -limit)) else { return nil }
    return diagonal(mapped)
  }

  @inline(__always)
  private static func diagonal(_ corners: SIMD4<Double>) -> Edge? {
    let grid = snap(corners)
    let edge = Edge(
      x0: min(grid.x, grid.z), y0: min(grid.y, grid.w), x1: max(grid.x, grid.z), y1: max(grid.y, grid.w))
    return edge.x0 < edge.x1 && edge.y0 < edge.y1 ? edge : nil
  }

  /// In this order a number that is none becomes the limit.
  @inline(__always)
  private static func limited(_ value: Double) -> Double { max(-Grid.limit, min(Grid.limit, value)) }

  @inline(__always)
  private static func pixels(in rect: Edge) -> PixelRect {
    pixels(from: SIMD2(rect.x0, rect.y0), to: SIMD2(rect.x1, rect.y1))
  }

  private static func pixels(from low: SIMD2<Int32>, to high: SIMD2<Int32>) -> PixelRect {
    PixelRect(x0: low.x >> 8, y0: low.y >> 8, x1: (high.x &+ 255) >> 8, y1: (high.y &+ 255) >> 8)
  }

  private func result(first: Int, count: Int, arena: Int) -> FlattenedPath {
    guard count > 0 else { return FlattenedPath() }
    return FlattenedPath(
      arena: Int32(arena), firstEdge: Int32(first), edgeCount: Int32(count),
      bounds: EdgeBuilder.pixels(from: minimum, to: maximum), hash: hashes ? hasher.finish() : .zero)
  }

  /// The nearest point of the grid, by adding 1.5 * 2^52: the sum's low bits are the rounded integer.
  @inline(__always)
  private static func snap(_ point: SIMD2<Double>) -> SIMD2<Int32> {
    let magic = SIMD2<Double>(repeating: 6_755_399_441_055_744)
    return unsafeBitCast(point * 256 + magic, to: SIMD4<Int32>.self).evenHalf
  }

  @inline(__always)
  private static func snap(_ points: SIMD4<Double>) -> SIMD4<Int32> {
    let shifted = points * 256 + SIMD4<Double>(repeating: 6_755_399_441_055_744)
    return SIMD4(truncatingIfNeeded: unsafeBitCast(shifted, to: SIMD4<Int64>.self))
  }

  private mutating func append(_ points: UnsafeBufferPointer<SIMD2<Double>>, to edges: inout Buffer<Edge>) {
    guard let extent = EdgeBuilder.extent(of: points) else { return appendCut(points, to: &edges) }
    include(EdgeBuilder.snap(extent.low))
    include(EdgeBuilder.snap(extent.high))
    let first = edges.count
    EdgeBuilder.append(points, from: points[closes ? points.count - 1 : 0], to: &edges)
    guard hashes else { return }
    for index in first..<edges.count { hasher.combine(edges[index]) }
  }

  /// The edges from a point along those of a contour within the grid.
  @inline(__always)
  private static func append(
    _ points: UnsafeBufferPointer<SIMD2<Double>>, from start: SIMD2<Double>, to edges: inout Buffer<Edge>
  ) {
    edges.reserve(points.count)
    var target = edges.base + edges.count
    var previous = snap(start)
    for point in points {
      let current = snap(point)
      target.initialize(
        to: unsafeBitCast(SIMD4(lowHalf: previous, highHalf: current), to: Edge.self))
      // The next edge overwrites a horizontal one.
      target += previous.y == current.y ? 0 : 1
      previous = current
    }
    edges.grow(to: target - edges.base)
  }

  @inline(__always)
  private mutating func include(_ point: SIMD2<Int32>) {
    minimum = minimum.replacing(with: point, where: point .< minimum)
    maximum = maximum.replacing(with: point, where: point .> maximum)
  }

  @inline(__always)
  private mutating func add(
    from previous: SIMD2<Int32>, to current: SIMD2<Int32>, _ edges: inout Buffer<Edge>
  ) {
    include(current)
    guard previous.y != current.y else { return }
    let edge = Edge(x0: previous.x, y0: previous.y, x1: current.x, y1: current.y)
    if hashes { hasher.combine(edge) }
    edges.append(edge)
  }

  /// The corners of the box around points; nil when it leaves the grid, or when a point is no point.
  @inline(__always)
  private static func extent(of points: UnsafeBufferPointer<SIMD2<Double>>)
    -> (low: SIMD2<Double>, high: SIMD2<Double>)?
  {
    let limit = SIMD2<Double>(repeating: Grid.limit)
    var (low, high, sum) = (limit, -limit, SIMD2<Double>.zero)
    for point in points {
      low = low.replacing(with: point, where: point .< low)
      high = high.replacing(with: point, where: point .> high)
      // What is not finite makes a NaN, which stays.
      sum += point * 0
    }
    return all((low .> -limit) .& (high .< limit) .& (sum .== 0)) ? (low, high) : nil
  }

  /// The slow way for contours that leave the grid: each segment is cut above and below, and moved to the limit on the
  /// left and right, so that the winding of what can be seen stays right.
  private mutating func appendCut(_ points: UnsafeBufferPointer<SIMD2<Double>>, to edges: inout Buffer<Edge>)
  {
    let start = closes ? points.last(where: EdgeBuilder.isUsable) : points.first(where: EdgeBuilder.isUsable)
    guard var previous = start else { return }
    for point in points where EdgeBuilder.isUsable(point) {
      SegmentCutter.cut(from: previous, to: point) { start, end in
        add(from: EdgeBuilder.snap(start), to: EdgeBuilder.snap(start), &edges)
        add(from: EdgeBuilder.snap(start), to: EdgeBuilder.snap(end), &edges)
      }
      previous = point
    }
  }

  private static func isUsable(_ point: SIMD2<Double>) -> Bool { point.x.isFinite && point.y.isFinite }
}

/// Cuts segments to the square of the grid.
enum SegmentCutter {
  /// Calls `body` with up to three segments inside the grid that have the same winding there as the given one.
  static func cut(
    from start: SIMD2<Double>, to end: SIMD2<Double>, _ body: (SIMD2<Double>, SIMD2<Double>) -> Void
  ) {
    let limit = Grid.limit
    guard let (a, b) = cutAboveAndBelow(start, end) else { return }
    var parameters = [0.0]
    for side in [-limit, limit] where (a.x < side) != (b.x < side) && a.x != b.x {
      parameters.append((side - a.x) / (b.x - a.x))
    }
    parameters.sort()
    parameters.append(1)
    for (t0, t1) in zip(parameters, parameters.dropFirst()) {
      body(clamped(a + (b - a) * t0), clamped(t1 == 1 ? b : a + (b - a) * t1))
    }
  }

  private static func clamped(_ point: SIMD2<Double>) -> SIMD2<Double> {
    point.clamped(lowerBound: SIMD2(repeating: -Grid.limit), upperBound: SIMD2(repeating: Grid.limit))
  }

  /// The part of the segment between the upper and lower limit, or nil when there is none.
  private static func cutAboveAndBelow(_ start: SIMD2<Double>, _ end: SIMD2<Double>) -> (
    SIMD2<Double>, SIMD2<Double>
  )? {
    let limit = Grid.limit
    if max(start.y, end.y) <= -limit || min(start.y, end.y) >= limit { return nil }
    func point(atY y: Double) -> SIMD2<Double> {
      SIMD2(start.x + (end.x - start.x) * ((y - start.y) / (end.y - start.y)), y)
    }
    func moved(_ p: SIMD2<Double>) -> SIMD2<Double> {
      p.y < -limit ? point(atY: -limit) : p.y > limit ? point(atY: limit) : p
    }
    return (moved(start), moved(end))
  }
}

extension SIMD4<Double> {
  /// Two points, x before y, through a transform.
  @inline(__always)
  fileprivate func applying(_ t: CGAffineTransform) -> SIMD4 {
    let (a, b, c, d) = (Double(t.a), Double(t.b), Double(t.c), Double(t.d))
    let swapped = SIMD4(y, x, w, z)
    return self * SIMD4(a, d, a, d) + swapped * SIMD4(c, b, c, b)
      + SIMD4(Double(t.tx), Double(t.ty), Double(t.tx), Double(t.ty))
  }
}

extension ContentHasher {
  @inline(__always)
  mutating func combine(_ edge: Edge) {
    combine(UInt64(UInt32(bitPattern: edge.x0)) << 32 | UInt64(UInt32(bitPattern: edge.y0)))
    combine(UInt64(UInt32(bitPattern: edge.x1)) << 32 | UInt64(UInt32(bitPattern: edge.y1)))
  }
}
