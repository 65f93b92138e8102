import EaselDrawing
import EaselKernels
import EaselPixels

/// Coverage -> pixels: paints strips of a command with its paint, through its clip, on a target.
struct CoverageBlitter: CoverageSink {
  let composer: SpanBlitter
  let paint: PreparedPaint
  let tables: PaintTablesView
  /// The clip's coverage over at least the command's bounds; nil when the bounds are all there is to the clip.
  let clip: MaskView?
  /// Room for a row of source pixels.
  let sourceRow: UnsafeMutablePointer<UInt32>
  /// Room for a row of coverage through the clip, and for three of `longestMaskedRow`.
  let clippedRow: UnsafeMutablePointer<UInt8>

  @inline(__always) var isSolid: Bool { paint.kind == .solid }

  /// True for gradients that kernels put in place by themselves.
  @inline(__always) var isPlainGradient: Bool {
    paint.kind == .gradient && clip == nil && composer.mode == .normal
  }

  @inline(__always) private var gradient: UnsafePointer<EaselGradient> {
    tables.gradients.baseAddress! + Int(paint.source)
  }

  mutating func mask(
    x: Int32, y: Int32, rows: Range<Int>, count: Int, _ mask: UnsafeMutablePointer<UInt8>, stride: Int
  ) {
    if isSolid, clip == nil, composer.mode == .normal {
      composer.kernels.pointee.over_solid_mask_rows(
        composer.target.pointer(x: x, y: y &+ Int32(rows.lowerBound)), composer.target.stride,
        mask + rows.lowerBound &* stride, stride, count, rows.count, paint.pixel)
      return
    }
    if isPlainGradient {
      let first = y &+ Int32(rows.lowerBound)
      composer.kernels.pointee.over_gradient_mask(
        composer.target.pointer(x: x, y: first), composer.target.stride, x, first, count, rows.count,
        gradient,
        mask + rows.lowerBound &* stride, stride)
      return
    }
    for row in rows { paintRow(x: x, y: y &+ Int32(row), count: count, mask + row &* stride) }
  }

  mutating func constant(x: Int32, y: Int32, rows: Range<Int>, count: Int, _ coverage: SIMD4<UInt8>) {
    if isPlainGradient, coverage == SIMD4(repeating: 255) {
      let first = y &+ Int32(rows.lowerBound)
      return paintGradient(x: x, first..<first &+ Int32(rows.count), count: count, coverage: 255)
    }
    for row in rows where coverage[row] != 0 {
      paintRow(x: x, y: y &+ Int32(row), count: count, coverage: coverage[row])
    }
  }

  /// Paints a row through a mask, which is overwritten when there is a clip.
  @inline(__always)
  func paintRow(x: Int32, y: Int32, count: Int, _ mask: UnsafeMutablePointer<UInt8>) {
    if let clip { composer.kernels.pointee.mask_multiply(mask, clip.pointer(x: x, y: y), count) }
    if isSolid {
      composer.solid(paint.pixel, x: x, y: y, count: count, mask: mask)
    } else {
      fillSource(x: x, y: y, count: count)
      composer.span(sourceRow, x: x, y: y, count: count, mask: mask)
    }
  }

  /// Paints a row of one coverage.
  @inline(__always)
  func paintRow(x: Int32, y: Int32, count: Int, coverage: UInt8) {
    if let clip {
      clippedRow.update(from: clip.pointer(x: x, y: y), count: count)
      if coverage != 255 { composer.kernels.pointee.mask_scale(clippedRow, count, coverage) }
      paintThroughClippedRow(x: x, y: y, count: count)
    } else if isSolid {
      composer.solid(paint.pixel, x: x, y: y, count: count, coverage: coverage)
    } else {
      paintVaried(x: x, y: y, count: count, coverage: coverage)
    }
  }

  private func paintVaried(x: Int32, y: Int32, count: Int, coverage: UInt8) {
    if isPlainGradient { return paintGradient(x: x, y..<y &+ 1, count: count, coverage: coverage) }
    if paint.kind == .image, coverage == 255, composer.mode == .normal {
      // The opacity scales pixels as coverage does.
      let image = tables.images.baseAddress! + Int(paint.source)
      image.pointee.fillOpaque(sourceRow, x: x, y: y, count: count, composer.kernels)
      return composer.span(sourceRow, x: x, y: y, count: count, coverage: image.pointee.opacity)
    }
    fillSource(x: x, y: y, count: count)
    composer.span(sourceRow, x: x, y: y, count: count, coverage: coverage)
  }

  /// Paints rows of one coverage with a plain gradient.
  private func paintGradient(x: Int32, _ rows: Range<Int32>, count: Int, coverage: UInt8) {
    composer.gradient(gradient, isOpaque: paint.isOpaque, x: x, rows, count: count, coverage: coverage)
  }

  /// Paints a rectangle: blocks of rows that are covered alike, where nothing but the paint decides at one go.
  func paint(_ rect: RectCoverage, in bounds: PixelRect) {
    if paintSmallImage(rect, in: bounds) { return }
    let isPlain = isPlainGradient || (paint.kind == .image && clip == nil && composer.mode == .normal)
    rect.forEachBlock(in: bounds) { rows, height in
      if isPlain {
        paintPlain(rect, in: bounds, rows, height)
      } else {
        for y in rows {
          rect.forEachRun(ofHeight: height, in: bounds) { x, count, coverage in
            paintRow(x: x, y: y, count: count, coverage: coverage)
          }
        }
      }
    }
  }

  /// The short way for an image that is not wide; false when it is not one.
  private func paintSmallImage(_ rect: RectCoverage, in bounds: PixelRect) -> Bool {
    guard paint.kind == .image, clip == nil, composer.mode == .normal else { return false }
    let image = tables.images.baseAddress! + Int(paint.source)
    let columns = rect.columns(in: bounds)
    guard columns.count < CoverageBlitter.longestMaskedRow, image.pointee.isBilinear else { return false }
    let rows = rect.rows(in: bounds)
    guard !columns.isEmpty, !rows.isEmpty else { return true }
    let (first, last) = (rows.lowerBound, rows.upperBound &- 1)
    rect.fillMask(clippedRow, columns, ofHeight: rect.height(of: first))
    rect.fillMask(clippedRow + CoverageBlitter.longestMaskedRow, columns, ofHeight: 256)
    rect.fillMask(
      clippedRow + 2 &* CoverageBlitter.longestMaskedRow, columns, ofHeight: rect.height(of: last))
    image.pointee.paint(
      on: composer.target, x: columns.lowerBound, rows, count: columns.count, masks: clippedRow,
      stride: CoverageBlitter.longestMaskedRow, composer.kernels)
    return true
  }

  /// Columns that are partly covered cost less as part of a mask than on their own where the rows are short.
  private func paintPlain(
    _ rect: RectCoverage, in bounds: PixelRect, _ rows: Range<Int32>, _ height: Int32
  ) {
    let columns = rect.columns(in: bounds)
    guard !columns.isEmpty else { return }
    if columns.count >= CoverageBlitter.longestMaskedRow || rect.coversWhole(columns) {
      rect.forEachRun(ofHeight: height, in: bounds) { x, count, coverage in
        paintPlain(x: x, rows, count: count, coverage: coverage)
      }
      return
    }
    clippedRow.update(repeating: 0, count: columns.count)
    rect.forEachRun(ofHeight: height, in: bounds) { x, count, coverage in
      (clippedRow + Int(x &- columns.lowerBound)).update(repeating: coverage, count: count)
    }
    paintPlainThroughClippedRow(columns, rows)
  }

  private func paintPlain(x: Int32, _ rows: Range<Int32>, count: Int, coverage: UInt8) {
    if isPlainGradient { return paintGradient(x: x, rows, count: count, coverage: coverage) }
    for y in rows { paintVaried(x: x, y: y, count: count, coverage: coverage) }
  }

  /// Paints rows that are covered alike.
  private func paintPlainThroughClippedRow(_ columns: Range<Int32>, _ rows: Range<Int32>) {
    guard isPlainGradient else {
      for y in rows { paintThroughClippedRow(x: columns.lowerBound, y: y, count: columns.count) }
      return
    }
    composer.kernels.pointee.over_gradient_mask(
      composer.target.pointer(x: columns.lowerBound, y: rows.lowerBound), composer.target.stride,
      columns.lowerBound, rows.lowerBound, columns.count, rows.count, gradient, clippedRow, 0)
  }

  /// Pixels.
  static let longestMaskedRow = 128

  private func paintThroughClippedRow(x: Int32, y: Int32, count: Int) {
    if isSolid {
      composer.solid(paint.pixel, x: x, y: y, count: count, mask: clippedRow)
    } else {
      fillSource(x: x, y: y, count: count)
      composer.span(sourceRow, x: x, y: y, count: count, mask: clippedRow)
    }
  }

  /// The paint's pixels of a row.
  private func fillSource(x: Int32, y: Int32, count: Int) {
    switch paint.kind {
    case .solid: break
    case .gradient: composer.kernels.pointee.gradient(sourceRow, 0, x, y, count, 1, gradient)
    case .image:
      (tables.images.baseAddress! + Int(paint.source)).pointee
        .fill(sourceRow, x: x, y: y, count: count, composer.kernels)
    case .backdrop:
      let row = composer.target.pointer(x: x, y: y)
      for index in 0..<count { sourceRow[index] = SpanBlitter.scale(row[index], by: paint.opacity) }
    }
  }
}

/// Coverage -> a mask: how clips and glyphs are kept.
struct MaskBlitter: CoverageSink {
  let target: MaskView

  mutating func mask(
    x: Int32, y: Int32, rows: Range<Int>, count: Int, _ mask: UnsafeMutablePointer<UInt8>, stride: Int
  ) {
    for row in rows {
      target.pointer(x: x, y: y &+ Int32(row)).update(from: mask + row &* stride, count: count)
    }
  }

  mutating func constant(x: Int32, y: Int32, rows: Range<Int>, count: Int, _ coverage: SIMD4<UInt8>) {
    for row in rows {
      target.pointer(x: x, y: y &+ Int32(row)).update(repeating: coverage[row], count: count)
    }
  }
}
