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
    forEachBlock(in: bounds) { rows, height in
      for y in rows {
        forEachRun(ofHeight: height, in: bounds) { x, count, coverage in body(x, y, count, coverage) }
      }
    }
  }

  /// Hands the covered rows of `bounds` to `body` as blocks that are covered to the same height, in steps of 1/256 of a
  /// pixel.
  @inline(__always)
  func forEachBlock(in bounds: PixelRect, _ body: (_ rows: Range<Int32>, _ height: Int32) -> Void) {
    let end = min(bounds.y1, (rect.y1 &+ 255) >> 8)
    var y = max(bounds.y0, rect.y0 >> 8)
    while y < end {
      let isWhole = rect.y0 <= y << 8 && (y &+ 1) << 8 <= rect.y1
      let next = isWhole ? min(rect.y1 >> 8, end) : y &+ 1
      body(y..<next, RectCoverage.overlap(rect.y0, rect.y1, y))
      y = next
    }
  }

  /// The rows of `bounds` that are covered at all.
  @inline(__always)
  func rows(in bounds: PixelRect) -> Range<Int32> {
    let start = max(bounds.y0, rect.y0 >> 8)
    return start..<max(start, min(bounds.y1, (rect.y1 &+ 255) >> 8))
  }

  /// Steps of 1/256 of a pixel to which a row is covered. Rows between the first and the last are covered wholly.
  @inline(__always)
  func height(of row: Int32) -> Int32 { RectCoverage.overlap(rect.y0, rect.y1, row) }

  /// The coverage of `columns`, which are all covered, in rows covered to a height.
  @inline(__always)
  func fillMask(_ mask: UnsafeMutablePointer<UInt8>, _ columns: Range<Int32>, ofHeight height: Int32) {
    let count = columns.count
    let whole = CoverageSweep.coverage(ofSum: height << 9, isEvenOdd: false)
    for index in 0..<count { mask[index] = whole }
    mask[0] = coverage(of: columns.lowerBound, ofHeight: height)
    mask[count &- 1] = coverage(of: columns.upperBound &- 1, ofHeight: height)
  }

  @inline(__always)
  private func coverage(of column: Int32, ofHeight height: Int32) -> UInt8 {
    let width = RectCoverage.overlap(rect.x0, rect.x1, column)
    return CoverageSweep.coverage(ofSum: width &* height &* 2, isEvenOdd: false)
  }

  /// The columns of `bounds` that are covered at all.
  @inline(__always)
  func columns(in bounds: PixelRect) -> Range<Int32> {
    let start = max(bounds.x0, rect.x0 >> 8)
    return start..<max(start, min(bounds.x1, (rect.x1 &+ 255) >> 8))
  }

  /// True when columns are covered to their whole width.
  @inline(__always)
  func coversWhole(_ columns: Range<Int32>) -> Bool {
    rect.x0 <= columns.lowerBound << 8 && columns.upperBound << 8 <= rect.x1
  }

  /// Hands the covered columns of `bounds`, in rows covered to a height, to `body` as runs of one coverage.
  @inline(__always)
  func forEachRun(
    ofHeight height: Int32, in bounds: PixelRect,
    _ body: (_ x: Int32, _ count: Int, _ coverage: UInt8) -> Void
  ) {
    let wholeStart = (rect.x0 &+ 255) >> 8
    let wholeEnd = rect.x1 >> 8
    let columns = columns(in: bounds)
    var x = columns.lowerBound
    while x < columns.upperBound {
      let isWhole = x >= wholeStart && x < wholeEnd
      let next = isWhole ? min(wholeEnd, columns.upperBound) : x &+ 1
      let width = isWhole ? 256 : RectCoverage.overlap(rect.x0, rect.x1, x)
      let coverage = CoverageSweep.coverage(ofSum: width &* height &* 2, isEvenOdd: false)
      if coverage != 0 { body(x, Int(next &- x), coverage) }
      x = next
    }
  }

  /// Steps of 1/256 of pixel `pixel` that lie in `low ..< high`.
  @inline(__always)
  private static func overlap(_ low: Int32, _ high: Int32, _ pixel: Int32) -> Int32 {
    max(0, min(high, (pixel &+ 1) << 8) &- max(low, pixel << 8))
  }
}
