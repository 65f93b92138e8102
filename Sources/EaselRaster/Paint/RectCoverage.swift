import EaselKernels
import EaselPixels

/// The exact coverage of an axis-aligned rectangle on the grid of 1/256 pixel, computed without edges.
///
/// A pixel is covered by the product of the covered width of its column and the covered height of its row. All
/// columns between the first and the last, and all rows between the first and the last, are covered in full. The
/// coverage of a pixel equals what `CoverageSweep` computes from the edges of the rectangle.
struct RectCoverage {
  /// From the top left corner to the bottom right one.
  private let rect: Edge

  /// - Parameter isAntialiased: If false, the pixels whose centers are inside are covered in full, and all others are
  ///   not covered.
  init(_ rect: Edge, isAntialiased: Bool) {
    self.rect = isAntialiased ? rect : RectCoverage.snappedToCenters(rect)
  }

  private static func snappedToCenters(_ rect: Edge) -> Edge {
    func snap(_ value: Int32) -> Int32 { (value &+ 127) & ~255 }
    return Edge(x0: snap(rect.x0), y0: snap(rect.y0), x1: snap(rect.x1), y1: snap(rect.y1))
  }

  // MARK: Filling

  /// Composites a pixel of one color over the covered part of `bounds`.
  ///
  /// - Parameter mask: Memory for a row of coverage of up to `Limits.widestMaskedSolidRow` pixels. Narrow rows are
  ///   composited through it, with fewer calls of kernels.
  @inline(__always)
  func fill(
    _ bounds: PixelRect, of target: SurfaceView, with pixel: UInt32, mask: UnsafeMutablePointer<UInt8>,
    _ kernels: UnsafePointer<EaselKernelTable>
  ) {
    let columns = columns(in: bounds)
    guard !columns.isEmpty else { return }
    forEachBlock(in: bounds) { rows, height in
      if columns.count <= Limits.widestMaskedSolidRow {
        fillMask(mask, columns, ofHeight: height)
        kernels.pointee.over_solid_mask_rows(
          target.pointer(x: columns.lowerBound, y: rows.lowerBound), target.stride, mask, 0, columns.count,
          rows.count, pixel)
      } else {
        forEachRun(ofHeight: height, in: bounds) { x, count, coverage in
          let scaled = coverage == 255 ? pixel : SpanBlitter.scale(pixel, by: coverage)
          let kernel = scaled >> 24 == 255 ? kernels.pointee.fill_rows : kernels.pointee.over_solid_rows
          kernel(target.pointer(x: x, y: rows.lowerBound), target.stride, count, rows.count, scaled)
        }
      }
    }
  }

  /// Writes the coverage of `columns`, which are all covered, in rows of one covered height.
  @inline(__always)
  func fillMask(_ mask: UnsafeMutablePointer<UInt8>, _ columns: Range<Int32>, ofHeight height: Int32) {
    let count = columns.count
    let whole = CoverageSweep.coverage(ofSum: height << 9, isEvenOdd: false)
    for index in 0..<count { mask[index] = whole }
    mask[0] = coverage(of: columns.lowerBound, ofHeight: height)
    mask[count &- 1] = coverage(of: columns.upperBound &- 1, ofHeight: height)
  }

  // MARK: Rows

  /// The rows of `bounds` that are covered at least in part.
  @inline(__always)
  func rows(in bounds: PixelRect) -> Range<Int32> {
    let start = max(bounds.y0, rect.y0 >> 8)
    return start..<max(start, min(bounds.y1, (rect.y1 &+ 255) >> 8))
  }

  /// The covered height of a row, in steps of 1/256 pixel.
  @inline(__always)
  func height(of row: Int32) -> Int32 { RectCoverage.overlap(rect.y0, rect.y1, row) }

  /// Calls `body` with blocks of rows of `bounds` that have the same covered height, in steps of 1/256 pixel.
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

  // MARK: Columns

  /// The columns of `bounds` that are covered at least in part.
  @inline(__always)
  func columns(in bounds: PixelRect) -> Range<Int32> {
    let start = max(bounds.x0, rect.x0 >> 8)
    return start..<max(start, min(bounds.x1, (rect.x1 &+ 255) >> 8))
  }

  /// Whether all of the columns are covered in full.
  @inline(__always)
  func coversWhole(_ columns: Range<Int32>) -> Bool {
    rect.x0 <= columns.lowerBound << 8 && columns.upperBound << 8 <= rect.x1
  }

  @inline(__always)
  private func coverage(of column: Int32, ofHeight height: Int32) -> UInt8 {
    let width = RectCoverage.overlap(rect.x0, rect.x1, column)
    return CoverageSweep.coverage(ofSum: width &* height &* 2, isEvenOdd: false)
  }

  /// Calls `body` with the runs of pixels of one coverage in a row of the given covered height.
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

  /// Calls `body` with the runs of pixels of one coverage within `bounds`, row by row.
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

  /// The part of pixel `pixel` that lies in `low ..< high`, in steps of 1/256 pixel.
  @inline(__always)
  private static func overlap(_ low: Int32, _ high: Int32, _ pixel: Int32) -> Int32 {
    max(0, min(high, (pixel &+ 1) << 8) &- max(low, pixel << 8))
  }
}
