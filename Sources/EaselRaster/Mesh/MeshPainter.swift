import EaselPixels

/// Writes the colors of a grid into pixels whose centers lie in it. Each piece is a band of rows.
///
/// A pixel belongs to one triangle: where an edge crosses a row of centers is computed from the edge's own end points,
/// which both of its triangles share. Colors depend on the triangle and the place of the pixel alone. So the pixels are
/// the same for any division into bands. Where a mesh overlaps itself, later squares hide earlier ones.
struct MeshPainter: ParallelWork {
  let grid: MeshGridView
  let target: SurfaceView
  /// The pixel outside of the mesh.
  let background: UInt32
  let isOpaque: Bool

  var bandCount: Int { (target.bounds.height + bandHeight - 1) / bandHeight }

  private var bandHeight: Int { Int(Limits.bandHeight) }

  func run(_ band: Int, worker: Int) {
    let first = target.bounds.y0 + Int32(band * bandHeight)
    let rows = PixelRect(
      x0: target.bounds.x0, y0: first, x1: target.bounds.x1,
      y1: min(first + Int32(bandHeight), target.bounds.y1))
    for y in rows.y0..<rows.y1 {
      target.pointer(x: rows.x0, y: y).update(repeating: background, count: rows.width)
    }
    let reach = MeshReach(rows)
    for row in 0..<grid.height - 1 {
      let (upper, lower) = (grid.extents[row], grid.extents[row + 1])
      guard min(upper.x, lower.x) < reach.bottom, max(upper.y, lower.y) > reach.top else { continue }
      paint(row, within: reach, rows)
    }
  }

  private func paint(_ row: Int, within reach: MeshReach, _ rows: PixelRect) {
    let upper = grid.points + row * grid.width
    let lower = upper + grid.width
    for column in 0..<grid.width - 1 {
      let (a, b) = (upper + column, upper + column + 1)
      let (c, d) = (lower + column, lower + column + 1)
      guard reach.touches(a, b, c, d) else { continue }
      fill(a, b, c, in: rows)
      fill(b, d, c, in: rows)
    }
  }

  // MARK: Triangles

  private func fill(
    _ a: UnsafePointer<MeshPoint>, _ b: UnsafePointer<MeshPoint>, _ c: UnsafePointer<MeshPoint>,
    in rows: PixelRect
  ) {
    var (top, middle, bottom) = (a, b, c)
    if middle.pointee.y < top.pointee.y { swap(&top, &middle) }
    if bottom.pointee.y < middle.pointee.y { swap(&middle, &bottom) }
    if middle.pointee.y < top.pointee.y { swap(&top, &middle) }
    let first = max(rows.y0, MeshPainter.pixel(top.pointee.y))
    let end = min(rows.y1, MeshPainter.pixel(bottom.pointee.y))
    guard first < end else { return }
    let turn = min(end, max(first, MeshPainter.pixel(middle.pointee.y)))
    // The corners in their own order, so that a triangle has one plane of colors however it lies.
    let plane = MeshPlane(a.pointee, b.pointee, c.pointee)
    let long = MeshEdge(top.pointee, bottom.pointee)
    fill(first..<turn, long, MeshEdge(top.pointee, middle.pointee), plane, in: rows)
    fill(turn..<end, long, MeshEdge(middle.pointee, bottom.pointee), plane, in: rows)
  }

  @inline(__always)
  private func fill(
    _ range: Range<Int32>, _ one: MeshEdge, _ other: MeshEdge, _ plane: MeshPlane, in rows: PixelRect
  ) {
    for y in range {
      let (x0, x1) = (one.crossing(y), other.crossing(y))
      let (start, end) = (MeshPainter.pixel(min(x0, x1)), MeshPainter.pixel(max(x0, x1)))
      let (visibleStart, visibleEnd) = (max(start, rows.x0), min(end, rows.x1))
      guard visibleStart < visibleEnd else { continue }
      let span = MeshSpan(plane, start, end, y)
      let pixels = target.pointer(x: visibleStart, y: y)
      let (skipped, count) = (Int(visibleStart &- start), Int(visibleEnd &- visibleStart))
      if isOpaque {
        span.fillOpaque(pixels, skipping: skipped, count: count)
      } else {
        span.fill(pixels, skipping: skipped, count: count)
      }
    }
  }

  /// The first pixel whose center is not before a coordinate in 1/256 pixel.
  @inline(__always)
  private static func pixel(_ coordinate: Int32) -> Int32 { (coordinate &+ 127) >> 8 }
}

/// The coordinates of a part of the surface, in 1/256 pixel.
private struct MeshReach {
  let left: Int32
  let top: Int32
  let right: Int32
  let bottom: Int32

  init(_ rect: PixelRect) {
    (left, top, right, bottom) = (rect.x0 * 256, rect.y0 * 256, rect.x1 * 256, rect.y1 * 256)
  }

  @inline(__always)
  func touches(
    _ a: UnsafePointer<MeshPoint>, _ b: UnsafePointer<MeshPoint>, _ c: UnsafePointer<MeshPoint>,
    _ d: UnsafePointer<MeshPoint>
  ) -> Bool {
    min(a.pointee.y, b.pointee.y, min(c.pointee.y, d.pointee.y)) < bottom
      && max(a.pointee.y, b.pointee.y, max(c.pointee.y, d.pointee.y)) > top
      && min(a.pointee.x, b.pointee.x, min(c.pointee.x, d.pointee.x)) < right
      && max(a.pointee.x, b.pointee.x, max(c.pointee.x, d.pointee.x)) > left
  }
}

/// An edge of a triangle from its upper to its lower end.
private struct MeshEdge {
  private let x: Int64
  private let y: Int64
  /// The horizontal change per row, in 2^-20.
  private let slope: Int64

  @inline(__always)
  init(_ upper: MeshPoint, _ lower: MeshPoint) {
    (x, y) = (Int64(upper.x), Int64(upper.y))
    let height = Int64(lower.y) &- y
    slope = height == 0 ? 0 : ((Int64(lower.x) &- x) << 20) / height
  }

  /// Where the edge crosses the centers of a row of pixels, in 1/256 pixel.
  @inline(__always)
  func crossing(_ row: Int32) -> Int32 {
    let distance = Int64(row) << 8 &+ 128 &- y
    return Int32(truncatingIfNeeded: x &+ (distance &* slope) >> 20)
  }
}
