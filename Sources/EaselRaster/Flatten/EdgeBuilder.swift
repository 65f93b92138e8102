import EaselDrawing
import EaselGeometry
import EaselPixels

/// Converts flattened contours to edges on the grid, closed and clipped to the limits of the grid.
struct EdgeBuilder {
  private var minimum = SIMD2<Int32>(repeating: .max)
  private var maximum = SIMD2<Int32>(repeating: .min)
  private var hasher = ContentHasher()
  /// The distance by which all points are moved.
  private let offset: SIMD2<Double>
  private let hashes: Bool
  /// Whether each contour is closed by a line from its last point to its first.
  private let closes: Bool

  private init(offset: SIMD2<Double>, hashes: Bool, closes: Bool) {
    (self.offset, self.hashes, self.closes) = (offset, hashes, closes)
  }

  /// Appends the contours of `flat`, moved by an offset, in pixels, to `edges`.
  ///
  /// - Parameter closes: Pass `false` for parts of a contour that another part continues.
  static func build(
    _ flat: borrowing FlatPath, movedBy offset: SIMD2<Double> = .zero, into edges: inout Buffer<Edge>,
    arena: Int, hashes: Bool, closes: Bool = true
  ) -> FlattenedPath {
    var builder = EdgeBuilder(offset: offset, hashes: hashes, closes: closes)
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

  /// Returns a rectangle under a transform that keeps its sides parallel to the axes. It needs no edges.
  @inline(__always)
  static func rectangle(_ rect: CGRect, _ transform: CGAffineTransform, hashes: Bool) -> FlattenedPath {
    let corners = SIMD4(Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
    let mapped = finite(corners).applying(transform)
    // A rectangle with an edge at NaN is not drawn.
    guard all(mapped .== mapped) else { return FlattenedPath() }
    let limits = SIMD4(limited(mapped.x), limited(mapped.y), limited(mapped.z), limited(mapped.w))
    guard let edge = diagonal(limits) else { return FlattenedPath() }
    var result = FlattenedPath(bounds: pixels(in: edge), rect: edge)
    guard hashes else { return result }
    var hasher = ContentHasher(seed: 1)
    hasher.combine(edge)
    result.hash = hasher.finish()
    return result
  }

  /// Appends the edges of a rectangle's stroke to the edges of the arena with the given index.
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

  /// Returns the diagonal, from top left to bottom right, of a rectangle under a transform that keeps its sides parallel
  /// to the axes, or nil if the rectangle leaves the grid or is empty on it.
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

  /// Replaces infinite coordinates by the largest finite ones: a transform would make NaN of infinity and 0.
  @inline(__always)
  private static func finite(_ corners: SIMD4<Double>) -> SIMD4<Double> {
    let largest = SIMD4<Double>(repeating: .greatestFiniteMagnitude)
    let raised = corners.replacing(with: -largest, where: corners .< -largest)
    return raised.replacing(with: largest, where: raised .> largest)
  }

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

  /// Rounds to the nearest point of the grid by adding 1.5 * 2^52: the low bits of the sum are the rounded integer.
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
    guard let extent = extent(of: points) else { return appendCut(points, to: &edges) }
    include(EdgeBuilder.snap(extent.low))
    include(EdgeBuilder.snap(extent.high))
    let first = edges.count
    appendInside(points, from: points[closes ? points.count - 1 : 0], to: &edges)
    guard hashes else { return }
    for index in first..<edges.count { hasher.combine(edges[index]) }
  }

  /// Appends the edges from a start point along a contour that lies within the grid.
  @inline(__always)
  private func appendInside(
    _ points: UnsafeBufferPointer<SIMD2<Double>>, from start: SIMD2<Double>, to edges: inout Buffer<Edge>
  ) {
    edges.reserve(points.count)
    var target = edges.base + edges.count
    var previous = EdgeBuilder.snap(start + offset)
    for point in points {
      let current = EdgeBuilder.snap(point + offset)
      target.initialize(
        to: unsafeBitCast(SIMD4(lowHalf: previous, highHalf: current), to: Edge.self))
      // A horizontal edge is overwritten by the next one.
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

  /// The corners of the bounding box of the moved points, or nil if it leaves the grid. A `FlatPath` has finite points only.
  @inline(__always)
  private func extent(of points: UnsafeBufferPointer<SIMD2<Double>>)
    -> (low: SIMD2<Double>, high: SIMD2<Double>)?
  {
    let limit = SIMD2<Double>(repeating: Grid.limit)
    var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    for point in points {
      low = low.replacing(with: point, where: point .< low)
      high = high.replacing(with: point, where: point .> high)
    }
    (low, high) = (low + offset, high + offset)
    return all((low .> -limit) .& (high .< limit)) ? (low, high) : nil
  }

  /// Appends a contour that leaves the grid. Each segment is clipped above and below, and moved to the limit on the left
  /// and right, which preserves the winding inside the grid.
  private mutating func appendCut(_ points: UnsafeBufferPointer<SIMD2<Double>>, to edges: inout Buffer<Edge>)
  {
    guard var previous = closes ? points.last : points.first else { return }
    for point in points {
      SegmentCutter.cut(from: previous + offset, to: point + offset) { start, end in
        add(from: EdgeBuilder.snap(start), to: EdgeBuilder.snap(start), &edges)
        add(from: EdgeBuilder.snap(start), to: EdgeBuilder.snap(end), &edges)
      }
      previous = point
    }
  }
}

extension SIMD4<Double> {
  /// Applies a transform to two points, each stored as x, then y.
  @inline(__always)
  fileprivate func applying(_ t: CGAffineTransform) -> SIMD4 {
    let (a, b, c, d) = (Double(t.a), Double(t.b), Double(t.c), Double(t.d))
    let swapped = SIMD4(y, x, w, z)
    return self * SIMD4(a, d, a, d) + swapped * SIMD4(c, b, c, b)
      + SIMD4(Double(t.tx), Double(t.ty), Double(t.tx), Double(t.ty))
  }
}
