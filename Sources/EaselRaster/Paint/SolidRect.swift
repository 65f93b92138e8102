import EaselKernels
import EaselPixels

/// An axis-aligned rectangle of one colour: whole rows and columns at the speed of the kernels, a row above and below
/// and a column on either side for what is partly covered. The bytes are those of `RectCoverage`.
struct SolidRect {
  private let rect: Edge
  private let pixel: UInt32
  private let bounds: PixelRect
  /// The columns that are wholly inside.
  private let inner: Range<Int32>

  /// The part of `rect` in `bounds`, which lies inside the pixels that it touches.
  init(_ rect: Edge, _ pixel: UInt32, _ bounds: PixelRect) {
    self.rect = rect
    self.pixel = pixel
    self.bounds = bounds
    let start = max(bounds.x0, (rect.x0 &+ 255) >> 8)
    inner = start..<max(start, min(bounds.x1, rect.x1 >> 8))
  }

  @inline(__always)
  func paint(on target: SurfaceView, _ kernels: UnsafePointer<EaselKernelTable>) {
    let start = max(bounds.y0, (rect.y0 &+ 255) >> 8)
    let end = max(start, min(bounds.y1, rect.y1 >> 8))
    for y in bounds.y0..<start { paint(y..<y &+ 1, height(of: y), target, kernels) }
    if start < end { paint(start..<end, 256, target, kernels) }
    for y in end..<max(end, bounds.y1) { paint(y..<y &+ 1, height(of: y), target, kernels) }
  }

  /// Pixels.
  static let longestMaskedRow = 16

  /// The same for a short row: where little of it is wholly covered, all of it costs less through a mask than in parts.
  ///
  /// - Parameter mask: Room for a row.
  @inline(__always)
  func paint(
    on target: SurfaceView, _ kernels: UnsafePointer<EaselKernelTable>, mask: UnsafeMutablePointer<UInt8>
  ) {
    let coverage = RectCoverage(rect, isAntialiased: true)
    let columns = coverage.columns(in: bounds)
    guard !columns.isEmpty else { return }
    coverage.forEachBlock(in: bounds) { rows, height in
      coverage.fillMask(mask, columns, ofHeight: height)
      kernels.pointee.over_solid_mask_rows(
        target.pointer(x: columns.lowerBound, y: rows.lowerBound), target.stride, mask, 0, columns.count,
        rows.count, pixel)
    }
  }

  private func height(of y: Int32) -> Int32 { SolidRect.overlap(rect.y0, rect.y1, y) }

  /// Steps of 1/256 of pixel `pixel` that lie in `low ..< high`.
  @inline(__always)
  private static func overlap(_ low: Int32, _ high: Int32, _ pixel: Int32) -> Int32 {
    max(0, min(high, (pixel &+ 1) << 8) &- max(low, pixel << 8))
  }

  /// Paints rows that are covered to the same height.
  @inline(__always)
  private func paint(
    _ rows: Range<Int32>, _ height: Int32, _ target: SurfaceView, _ kernels: UnsafePointer<EaselKernelTable>
  ) {
    for x in bounds.x0..<inner.lowerBound { paint(column: x, rows, height, target, kernels) }
    for x in inner.upperBound..<max(inner.upperBound, bounds.x1) {
      paint(column: x, rows, height, target, kernels)
    }
    guard !inner.isEmpty else { return }
    let scaled = pixel(width: 256, height)
    let kernel = scaled >> 24 == 255 ? kernels.pointee.fill_rows : kernels.pointee.over_solid_rows
    kernel(
      target.pointer(x: inner.lowerBound, y: rows.lowerBound), target.stride,
      Int(inner.upperBound &- inner.lowerBound), Int(rows.upperBound &- rows.lowerBound), scaled)
  }

  /// The colour where a part of a pixel is covered.
  @inline(__always)
  private func pixel(width: Int32, _ height: Int32) -> UInt32 {
    if width == 256 && height == 256 { return pixel }
    let coverage = CoverageSweep.coverage(ofSum: (width &* height) << 1, isEvenOdd: false)
    return SpanBlitter.scale(pixel, by: coverage)
  }

  @inline(__always)
  private func paint(
    column x: Int32, _ rows: Range<Int32>, _ height: Int32, _ target: SurfaceView,
    _ kernels: UnsafePointer<EaselKernelTable>
  ) {
    let scaled = pixel(width: SolidRect.overlap(rect.x0, rect.x1, x), height)
    if scaled == 0 { return }
    var row = target.pointer(x: x, y: rows.lowerBound)
    for _ in rows {
      row.pointee = SpanBlitter.over(scaled, row.pointee)
      row += target.stride
    }
  }
}
