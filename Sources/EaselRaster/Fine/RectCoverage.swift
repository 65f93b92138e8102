import EaselPixels

/// The exact coverage of an axis-aligned rectangle on the grid, without edges: partly covered columns on its left and
/// right, whole ones between, all times the height covered in each row. The bytes are those that edges would give.
struct RectCoverage {
  private let rect: Edge

  init(_ rect: Edge, isAntialiased: Bool) {
    self.rect = isAntialiased ? rect : RectCoverage.snappedToCentres(rect)
  }

  /// The pixels whose centres are inside.
  private static func snappedToCentres(_ rect: Edge) -> Edge {
    func snap(_ value: Int32) -> Int32 { (value &+ 127) & ~255 }
    return Edge(x0: snap(rect.x0), y0: snap(rect.y0), x1: snap(rect.x1), y1: snap(rect.y1))
  }

  /// Hands the covered pixels of `bounds` to `body` as runs of one coverage, row by row.
  @inline(__always)
  func forEachRun(
    in bounds: PixelRect, _ body: (_ x: Int32, _ y: Int32, _ count: Int, _ coverage: UInt8) -> Void
  ) {
    for y in bounds.y0..<bounds.y1 {
      let height = RectCoverage.overlap(rect.y0, rect.y1, y)
      if height > 0 { row(y, height, in: bounds, body) }
    }
  }

  @inline(__always)
  private func row(
    _ y: Int32, _ height: Int32, in bounds: PixelRect,
    _ body: (_ x: Int32, _ y: Int32, _ count: Int, _ coverage: UInt8) -> Void
  ) {
    let wholeStart = (rect.x0 &+ 255) >> 8
    let wholeEnd = rect.x1 >> 8
    var x = max(bounds.x0, rect.x0 >> 8)
    let end = min(bounds.x1, (rect.x1 &+ 255) >> 8)
    while x < end {
      let isWhole = x >= wholeStart && x < wholeEnd
      let next = isWhole ? min(wholeEnd, end) : x &+ 1
      let width = isWhole ? 256 : RectCoverage.overlap(rect.x0, rect.x1, x)
      let coverage = CoverageSweep.coverage(ofSum: width &* height &* 2, isEvenOdd: false)
      if coverage != 0 { body(x, y, Int(next &- x), coverage) }
      x = next
    }
  }

  /// Steps of 1/256 of pixel `pixel` that lie in `low ..< high`.
  @inline(__always)
  private static func overlap(_ low: Int32, _ high: Int32, _ pixel: Int32) -> Int32 {
    max(0, min(high, (pixel &+ 1) << 8) &- max(low, pixel << 8))
  }
}
