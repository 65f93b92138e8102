import EaselDrawing
import EaselKernels
import EaselPixels

/// Coverage -> pixels: paints strips of a command with its paint, through its clip, on a target.
struct PaintSink: StripSink {
  let composer: RowComposer
  let paint: PreparedPaint
  let tables: PaintTablesView
  /// The clip's coverage over at least the command's bounds; nil when the bounds are all there is to the clip.
  let clip: MaskView?
  /// Room for a row of source pixels.
  let sourceRow: UnsafeMutablePointer<UInt32>
  /// Room for a row of coverage through the clip.
  let clippedRow: UnsafeMutablePointer<UInt8>

  @inline(__always) var isSolid: Bool { paint.kind == .solid }

  mutating func mask(
    x: Int32, y: Int32, rows: Range<Int>, count: Int, _ mask: UnsafeMutablePointer<UInt8>, stride: Int
  ) {
    if isSolid, clip == nil, composer.mode == .normal {
      composer.kernels.pointee.over_solid_mask_rows(
        composer.target.pointer(x: x, y: y &+ Int32(rows.lowerBound)), composer.target.stride,
        mask + rows.lowerBound &* stride, stride, count, rows.count, paint.pixel)
      return
    }
    for row in rows { paintRow(x: x, y: y &+ Int32(row), count: count, mask + row &* stride) }
  }

  mutating func constant(x: Int32, y: Int32, rows: Range<Int>, count: Int, _ coverage: SIMD4<UInt8>) {
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

  /// What hides all that is under it goes straight to its place.
  private func paintVaried(x: Int32, y: Int32, count: Int, coverage: UInt8) {
    if paint.isOpaque, coverage == 255, composer.mode == .normal {
      fillSource(composer.target.pointer(x: x, y: y), x: x, y: y, count: count)
    } else {
      fillSource(x: x, y: y, count: count)
      composer.span(sourceRow, x: x, y: y, count: count, coverage: coverage)
    }
  }

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
    fillSource(sourceRow, x: x, y: y, count: count)
  }

  private func fillSource(_ pixels: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int) {
    let source = Int(paint.source)
    switch paint.kind {
    case .solid: break
    case .linear: tables.linears[source].fill(pixels, x: x, y: y, count: count, composer.kernels)
    case .plane: tables.planes[source].fill(pixels, x: x, y: y, count: count, composer.kernels)
    case .image: tables.images[source].fill(pixels, x: x, y: y, count: count, composer.kernels)
    case .backdrop:
      let row = composer.target.pointer(x: x, y: y)
      for index in 0..<count { pixels[index] = RowComposer.scale(row[index], by: paint.opacity) }
    }
  }
}

/// Coverage -> a mask: how clips and glyphs are kept.
struct MaskSink: StripSink {
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
