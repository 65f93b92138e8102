import EaselPixels

/// Wide components (15 bits, see `EaselKernels.h`) over a rectangle of a grid of cells.
struct WidePlane {
  var base: UnsafeMutablePointer<UInt16>
  /// In cells; cell (x, y) of the grid with spacing s covers the pixels from (x s, y s) on.
  var bounds: PixelRect
  /// Components from one row to the next.
  var stride: Int
  /// Components of a cell: 4, or 1 where only alpha is kept.
  var components: Int

  /// The first component of column `bounds.x0`.
  func row(_ y: Int32) -> UnsafeMutablePointer<UInt16> { base + Int(y &- bounds.y0) &* stride }
}
