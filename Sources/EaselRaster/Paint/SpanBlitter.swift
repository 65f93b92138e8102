import EaselDrawing
import EaselKernels
import EaselPixels

/// Puts rows of source pixels or of one colour over rows of a target: the one place that chooses among kernels.
struct SpanBlitter {
  let kernels: UnsafePointer<EaselKernelTable>
  let target: SurfaceView
  let mode: CompositeMode

  /// One colour through one coverage.
  @inline(__always)
  func solid(_ pixel: UInt32, x: Int32, y: Int32, count: Int, coverage: UInt8) {
    let row = target.pointer(x: x, y: y)
    guard mode == .normal else { return blendSolid(pixel, row, count, coverage) }
    let scaled = coverage == 255 ? pixel : SpanBlitter.scale(pixel, by: coverage)
    if scaled >> 24 == 255 {
      kernels.pointee.fill(row, count, scaled)
    } else {
      kernels.pointee.over_solid(row, count, scaled)
    }
  }

  /// One colour through a mask.
  @inline(__always)
  func solid(_ pixel: UInt32, x: Int32, y: Int32, count: Int, mask: UnsafePointer<UInt8>) {
    let row = target.pointer(x: x, y: y)
    guard mode == .normal else { return blendSolid(pixel, row, count, mask) }
    kernels.pointee.over_solid_mask(row, mask, count, pixel)
  }

  /// Source pixels through one coverage.
  @inline(__always)
  func span(_ source: UnsafePointer<UInt32>, x: Int32, y: Int32, count: Int, coverage: UInt8) {
    let row = target.pointer(x: x, y: y)
    guard mode == .normal else {
      return PixelBlend.row(mode, row, count) { (source[$0], coverage) }
    }
    if coverage == 255 {
      kernels.pointee.over_span(row, source, count)
    } else {
      kernels.pointee.over_span_alpha(row, source, count, coverage)
    }
  }

  /// Source pixels through a mask.
  @inline(__always)
  func span(_ source: UnsafePointer<UInt32>, x: Int32, y: Int32, count: Int, mask: UnsafePointer<UInt8>) {
    let row = target.pointer(x: x, y: y)
    guard mode == .normal else {
      return PixelBlend.row(mode, row, count) { (source[$0], mask[$0]) }
    }
    kernels.pointee.over_span_mask(row, source, mask, count)
  }

  /// Rows of a gradient through one coverage, in the normal mode. What hides all that is under it goes straight to its
  /// place.
  @inline(__always)
  func gradient(
    _ gradient: UnsafePointer<EaselGradient>, isOpaque: Bool, x: Int32, _ rows: Range<Int32>, count: Int,
    coverage: UInt8
  ) {
    let first = target.pointer(x: x, y: rows.lowerBound)
    if isOpaque, coverage == 255 {
      kernels.pointee.gradient(first, target.stride, x, rows.lowerBound, count, rows.count, gradient)
    } else {
      kernels.pointee.over_gradient(
        first, target.stride, x, rows.lowerBound, count, rows.count, gradient, coverage)
    }
  }

  private func blendSolid(
    _ pixel: UInt32, _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ coverage: UInt8
  ) {
    PixelBlend.row(mode, row, count) { _ in (pixel, coverage) }
  }

  private func blendSolid(
    _ pixel: UInt32, _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ mask: UnsafePointer<UInt8>
  ) {
    PixelBlend.row(mode, row, count) { (pixel, mask[$0]) }
  }

  /// One pixel over another: source + destination * (255 - source alpha) / 255, rounded.
  @inline(__always)
  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scale(destination, by: UInt8(truncatingIfNeeded: 255 &- source >> 24))
  }

  /// Every component times coverage / 255, rounded.
  @inline(__always)
  static func scale(_ pixel: UInt32, by coverage: UInt8) -> UInt32 {
    // Two components at a time in 16-bit lanes; x + 128 + ((x + 128) >> 8) >> 8 is x / 255 rounded.
    let factor = UInt32(coverage)
    var low = (pixel & 0x00ff_00ff) &* factor &+ 0x0080_0080
    low = ((low &+ ((low >> 8) & 0x00ff_00ff)) >> 8) & 0x00ff_00ff
    var high = ((pixel >> 8) & 0x00ff_00ff) &* factor &+ 0x0080_0080
    high = (high &+ ((high >> 8) & 0x00ff_00ff)) & 0xff00_ff00
    return low | high
  }
}
