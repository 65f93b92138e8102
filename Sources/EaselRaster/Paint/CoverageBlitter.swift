import EaselDrawing
import EaselKernels
import EaselPixels

/// Paints the coverage of a command, strip by strip, with its paint and through its clip.
struct CoverageBlitter: CoverageSink {
  let blitter: SpanBlitter
  let paint: PreparedPaint
  let tables: PaintTablesView
  /// The pixels of a material; nil for other paints.
  let backdrop: SurfaceView?
  /// The coverage of the clip over at least the bounds of the command; nil for a clip to whole pixels, which the
  /// bounds of the command respect already.
  let clip: MaskView?
  /// Memory for a row of source pixels.
  let sourceRow: UnsafeMutablePointer<UInt32>
  /// Memory for a row of coverage through the clip, or three rows of `Limits.widestMaskedRow`.
  let clippedRow: UnsafeMutablePointer<UInt8>

  @inline(__always) var isSolid: Bool { paint.kind == .solid }

  /// Whether the gradient kernels can composite without a source row.
  @inline(__always) var isPlainGradient: Bool {
    paint.kind == .gradient && clip == nil && blitter.mode == .normal
  }

  @inline(__always) private var gradient: UnsafePointer<EaselGradient> {
    tables.gradients.baseAddress! + Int(paint.source)
  }

  mutating func mask(
    x: Int32, y: Int32, rows: Range<Int>, count: Int, _ mask: UnsafeMutablePointer<UInt8>, stride: Int
  ) {
    if isSolid, clip == nil, blitter.mode == .normal {
      blitter.kernels.pointee.over_solid_mask_rows(
        blitter.target.pointer(x: x, y: y &+ Int32(rows.lowerBound)), blitter.target.stride,
        mask + rows.lowerBound &* stride, stride, count, rows.count, paint.pixel)
      return
    }
    if isPlainGradient {
      let first = y &+ Int32(rows.lowerBound)
      blitter.kernels.pointee.over_gradient_mask(
        blitter.target.pointer(x: x, y: first), blitter.target.stride, x, first, count, rows.count,
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

  /// Paints a row through a mask. If there is a clip, the mask is overwritten.
  @inline(__always)
  func paintRow(x: Int32, y: Int32, count: Int, _ mask: UnsafeMutablePointer<UInt8>) {
    if let clip { blitter.kernels.pointee.mask_multiply(mask, clip.pointer(x: x, y: y), count) }
    if isSolid {
      blitter.solid(paint.pixel, x: x, y: y, count: count, mask: mask)
    } else {
      fillSource(x: x, y: y, count: count)
      blitter.span(sourceRow, x: x, y: y, count: count, mask: mask)
    }
  }

  /// Paints a row of constant coverage.
  @inline(__always)
  func paintRow(x: Int32, y: Int32, count: Int, coverage: UInt8) {
    if let clip {
      clippedRow.update(from: clip.pointer(x: x, y: y), count: count)
      if coverage != 255 { blitter.kernels.pointee.mask_scale(clippedRow, count, coverage) }
      paintThroughClippedRow(x: x, y: y, count: count)
    } else if isSolid {
      blitter.solid(paint.pixel, x: x, y: y, count: count, coverage: coverage)
    } else {
      paintShaded(x: x, y: y, count: count, coverage: coverage)
    }
  }

  /// Paints a row of constant coverage with a paint of several colors, without a clip.
  private func paintShaded(x: Int32, y: Int32, count: Int, coverage: UInt8) {
    if isPlainGradient { return paintGradient(x: x, y..<y &+ 1, count: count, coverage: coverage) }
    if paint.kind == .image, coverage == 255, blitter.mode == .normal {
      // Opacity and coverage scale pixels in the same way.
      let image = tables.images.baseAddress! + Int(paint.source)
      let pixels = image.pointee.pixels(x: x, y: y, count: count)
      if pixels == nil { image.pointee.fillOpaque(sourceRow, x: x, y: y, count: count, blitter.kernels) }
      return blitter.span(
        pixels ?? UnsafePointer(sourceRow), x: x, y: y, count: count, coverage: image.pointee.opacity)
    }
    if paint.kind == .mesh, coverage == 255, blitter.mode == .normal {
      return blitter.span(meshRow(x: x, y: y), x: x, y: y, count: count, coverage: paint.opacity)
    }
    fillSource(x: x, y: y, count: count)
    blitter.span(sourceRow, x: x, y: y, count: count, coverage: coverage)
  }

  /// The pixels of a mesh, without the opacity of the paint.
  private func meshRow(x: Int32, y: Int32) -> UnsafePointer<UInt32> {
    UnsafePointer(tables.meshSurfaces[Int(paint.source)].pointer(x: x, y: y))
  }

  /// Paints rows of constant coverage with a plain gradient.
  private func paintGradient(x: Int32, _ rows: Range<Int32>, count: Int, coverage: UInt8) {
    blitter.gradient(gradient, isOpaque: paint.isOpaque, x: x, rows, count: count, coverage: coverage)
  }

  /// Paints a rectangle. Without a clip and in the normal mode, blocks of rows are painted with few calls of kernels.
  func paint(_ rect: RectCoverage, in bounds: PixelRect) {
    if paintImage(rect, in: bounds) { return }
    let isPlain = isPlainGradient || (paint.kind == .image && clip == nil && blitter.mode == .normal)
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

  /// Paints a rectangle of an interpolated image, or of a narrow one, in few calls of a kernel. Returns false, and paints
  /// nothing, if that is not possible.
  private func paintImage(_ rect: RectCoverage, in bounds: PixelRect) -> Bool {
    guard paint.kind == .image, clip == nil, blitter.mode == .normal else { return false }
    let image = tables.images.baseAddress! + Int(paint.source)
    let columns = rect.columns(in: bounds)
    guard image.pointee.isBilinear, columns.count < Limits.widestMaskedRow || !image.pointee.isOnWholePixels
    else { return false }
    let rows = rect.rows(in: bounds)
    guard !columns.isEmpty, !rows.isEmpty else { return true }
    var x = columns.lowerBound
    while x < columns.upperBound {
      let end = min(columns.upperBound, x &+ Int32(Limits.widestMaskedRow))
      paint(image, rect, x..<end, rows)
      x = end
    }
    return true
  }

  /// Paints columns of an image, no more than `Limits.widestMaskedRow`, that a rectangle covers.
  private func paint(
    _ image: UnsafePointer<ImageSampler>, _ rect: RectCoverage, _ columns: Range<Int32>, _ rows: Range<Int32>
  ) {
    let (first, last) = (rows.lowerBound, rows.upperBound &- 1)
    rect.fillMask(clippedRow, columns, ofHeight: rect.height(of: first))
    rect.fillMask(clippedRow + Limits.widestMaskedRow, columns, ofHeight: 256)
    rect.fillMask(clippedRow + 2 &* Limits.widestMaskedRow, columns, ofHeight: rect.height(of: last))
    image.pointee.paint(
      on: blitter.target, x: columns.lowerBound, rows, count: columns.count, masks: clippedRow,
      stride: Limits.widestMaskedRow, blitter.kernels)
  }

  /// Paints a block of rows. In narrow rows, partly covered columns are painted together with the others through a
  /// mask, which is faster than a call of a kernel for each column.
  private func paintPlain(
    _ rect: RectCoverage, in bounds: PixelRect, _ rows: Range<Int32>, _ height: Int32
  ) {
    let columns = rect.columns(in: bounds)
    guard !columns.isEmpty else { return }
    if columns.count >= Limits.widestMaskedRow || rect.coversWhole(columns) {
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
    for y in rows { paintShaded(x: x, y: y, count: count, coverage: coverage) }
  }

  /// Paints rows that all have the coverage of `clippedRow`.
  private func paintPlainThroughClippedRow(_ columns: Range<Int32>, _ rows: Range<Int32>) {
    guard isPlainGradient else {
      for y in rows { paintThroughClippedRow(x: columns.lowerBound, y: y, count: columns.count) }
      return
    }
    blitter.kernels.pointee.over_gradient_mask(
      blitter.target.pointer(x: columns.lowerBound, y: rows.lowerBound), blitter.target.stride,
      columns.lowerBound, rows.lowerBound, columns.count, rows.count, gradient, clippedRow, 0)
  }

  private func paintThroughClippedRow(x: Int32, y: Int32, count: Int) {
    if isSolid {
      blitter.solid(paint.pixel, x: x, y: y, count: count, mask: clippedRow)
    } else {
      fillSource(x: x, y: y, count: count)
      blitter.span(sourceRow, x: x, y: y, count: count, mask: clippedRow)
    }
  }

  /// Fills `sourceRow` with the paint.
  private func fillSource(x: Int32, y: Int32, count: Int) {
    switch paint.kind {
    case .solid: break
    case .gradient: blitter.kernels.pointee.gradient(sourceRow, 0, x, y, count, 1, gradient)
    case .image:
      (tables.images.baseAddress! + Int(paint.source)).pointee
        .fill(sourceRow, x: x, y: y, count: count, blitter.kernels)
    case .mesh:
      sourceRow.update(from: meshRow(x: x, y: y), count: count)
      if paint.opacity != 255 {
        sourceRow.withMemoryRebound(to: UInt8.self, capacity: count * 4) {
          blitter.kernels.pointee.mask_scale($0, count * 4, paint.opacity)
        }
      }
    case .backdrop:
      let row = blitter.target.pointer(x: x, y: y)
      for index in 0..<count { sourceRow[index] = SpanBlitter.scale(row[index], by: paint.opacity) }
    case .material: fillMaterial(x: x, y: y, count: count)
    }
  }

  /// Fills `sourceRow` with the pixels of a material, which are clear outside of its surface.
  private func fillMaterial(x: Int32, y: Int32, count: Int) {
    let row = PixelRect(x0: x, y0: y, x1: x &+ Int32(count), y1: y &+ 1)
    let inside = backdrop?.cropped(to: row)
    guard let inside, !inside.bounds.isEmpty else { return sourceRow.update(repeating: 0, count: count) }
    if inside.bounds.width < count { sourceRow.update(repeating: 0, count: count) }
    let target = sourceRow + Int(inside.bounds.x0 - x)
    target.update(from: inside.pixels, count: inside.bounds.width)
    guard paint.opacity != 255 else { return }
    for index in 0..<inside.bounds.width {
      target[index] = SpanBlitter.scale(target[index], by: paint.opacity)
    }
  }
}
