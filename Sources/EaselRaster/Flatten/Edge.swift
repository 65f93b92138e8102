import EaselDrawing
import EaselPixels

/// A directed line segment in device space, on a grid of 1/256 pixel. Edges are never horizontal.
///
/// The direction gives the winding: an edge that runs down adds 1 to the winding number of the pixels to its right, an
/// edge that runs up subtracts 1.
struct Edge: Equatable {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
}

extension Edge {
  /// The diagonal of a rectangle of whole pixels, which represents that rectangle.
  init(covering pixels: PixelRect) {
    self.init(
      x0: pixels.x0 << Grid.shift, y0: pixels.y0 << Grid.shift, x1: pixels.x1 << Grid.shift,
      y1: pixels.y1 << Grid.shift)
  }

  /// Whether all of `pixels` lie in the rectangle that has this edge as its diagonal.
  @inline(__always)
  func coversWhole(_ pixels: PixelRect) -> Bool {
    let other = Edge(covering: pixels)
    return x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1
  }
}

/// The fixed-point grid of device space: 24.8 bits.
enum Grid {
  static let shift: Int32 = 8
  /// Grid steps per pixel.
  static let one: Int32 = 256
  /// The largest coordinate of an edge, in pixels; see `Limits.coordinate`.
  static var limit: Double { Double(Limits.coordinate) }
}

extension ContentHasher {
  @inline(__always)
  mutating func combine(_ edge: Edge) {
    combine(UInt64(UInt32(bitPattern: edge.x0)) << 32 | UInt64(UInt32(bitPattern: edge.y0)))
    combine(UInt64(UInt32(bitPattern: edge.x1)) << 32 | UInt64(UInt32(bitPattern: edge.y1)))
  }
}

/// Clips segments to the square of the grid.
enum SegmentCutter {
  /// Calls `body` with up to three segments inside the grid whose winding there is that of the given segment.
  static func cut(
    from start: SIMD2<Double>, to end: SIMD2<Double>, _ body: (SIMD2<Double>, SIMD2<Double>) -> Void
  ) {
    guard let (a, b) = cutAboveAndBelow(start, end) else { return }
    let delta = b - a
    var parameter = 0.0
    func add(to end: Double) {
      body(clamped(a + delta * parameter), clamped(end == 1 ? b : a + delta * end))
      parameter = end
    }
    func add(toCrossingOf side: Double) {
      if (a.x < side) != (b.x < side) { add(to: (side - a.x) / delta.x) }
    }
    let firstSide = delta.x > 0 ? -Grid.limit : Grid.limit
    add(toCrossingOf: firstSide)
    add(toCrossingOf: -firstSide)
    add(to: 1)
  }

  private static func clamped(_ point: SIMD2<Double>) -> SIMD2<Double> {
    point.clamped(lowerBound: SIMD2(repeating: -Grid.limit), upperBound: SIMD2(repeating: Grid.limit))
  }

  /// The part of the segment between the upper and the lower limit, or nil if there is none.
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
