import EaselDrawing
import EaselKernels
import EaselPixels

/// Rows of blurred alpha -> pixels of a shadow and its source, on several threads at once.
struct ShadowPainter {
  private let shadow: FilterOperation.Shadow
  private let steps: (x: Int32, y: Int32)
  private let source: SurfaceView
  private let target: SurfaceView
  /// Blue, green, red, alpha, premultiplied, 65,535 for 1.
  private let ink: SIMD4<UInt16>
  private let rounding: UInt16
  /// What the blur takes from alpha on average, in its units.
  private let loss: UInt16

  init(_ filter: ShadowFilter, source: SurfaceView, target: SurfaceView) {
    (shadow, steps) = (filter.shadow, filter.steps)
    (self.source, self.target) = (source, target)
    loss = filter.blur.averageLoss
    rounding = WideRounding(compensation: loss).half
    let straight = PixelBlend.limited(filter.shadow.color.components)
    let color = SIMD4(straight.z, straight.y, straight.x, 1) * straight.w * 65535
    ink = SIMD4<UInt16>(color + 0.5)
  }

  /// The pixels of the target, as far as they must be moved to where the blur works.
  var bounds: PixelRect { target.bounds.moved(x: -steps.x, y: -steps.y) }

  /// Fills a part of a row from the blurred alpha of the source there.
  func paint(_ row: WideTarget.WideRow, _ kernels: UnsafePointer<EaselKernelTable>) {
    var alpha = row
    (alpha.x, alpha.y) = (row.x &+ steps.x, row.y &+ steps.y)
    if shadow.invertsAlpha {
      withInverted(alpha) { put($0, kernels) }
    } else {
      put(alpha, kernels)
    }
  }

  /// Calls `body` with pieces of a row in which what was clear is opaque and the reverse.
  private func withInverted(_ alpha: WideTarget.WideRow, _ body: (WideTarget.WideRow) -> Void) {
    // Larger ones would come from the heap.
    let longest = 256
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: longest) { cells in
      for start in stride(from: 0, to: alpha.count, by: longest) {
        let count = min(longest, alpha.count - start)
        for index in 0..<count { cells[index] = 32640 &- min(alpha.cells[start + index], 32640) }
        let first = UnsafePointer(cells.baseAddress!)
        body(WideTarget.WideRow(cells: first, x: alpha.x &+ Int32(start), y: alpha.y, count: count))
      }
    }
  }

  private func put(_ alpha: WideTarget.WideRow, _ kernels: UnsafePointer<EaselKernelTable>) {
    let row = target.pointer(x: alpha.x, y: alpha.y)
    if !shadow.isShadowOnly && (shadow.isAbove || shadow.mode != .normal) { return blend(alpha, row) }
    withUnsafePointer(to: ink) {
      $0.withMemoryRebound(to: UInt16.self, capacity: 4) {
        kernels.pointee.pixels_from_wide_alpha(row, alpha.cells, alpha.count, $0, rounding)
      }
    }
    if !shadow.isShadowOnly { putUnder(row, alpha, kernels) }
  }

  /// Puts the source over the shadow that is in `row`.
  private func putUnder(
    _ row: UnsafeMutablePointer<UInt32>, _ alpha: WideTarget.WideRow,
    _ kernels: UnsafePointer<EaselKernelTable>
  ) {
    let (x0, x1) = (max(source.bounds.x0, alpha.x), min(source.bounds.x1, alpha.x &+ Int32(alpha.count)))
    guard x0 < x1, alpha.y >= source.bounds.y0, alpha.y < source.bounds.y1 else { return }
    kernels.pointee.over_span(row + Int(x0 - alpha.x), source.pointer(x: x0, y: alpha.y), Int(x1 - x0))
  }

  /// Above, the shadow acts on the source by its composite mode; below, on nothing, and the source is put over it.
  private func blend(_ alpha: WideTarget.WideRow, _ row: UnsafeMutablePointer<UInt32>) {
    let straight = PixelBlend.limited(shadow.color.components)
    let opaque = SIMD4(straight.x, straight.y, straight.z, 1) * straight.w
    let loss = Float(self.loss)
    for index in 0..<alpha.count {
      let pixel = source.pixel(x: alpha.x &+ Int32(index), y: alpha.y)
      if pixel == 0, alpha.cells[index] == 0 {
        row[index] = 0
        continue
      }
      let figure = PixelBlend.unpack(pixel)
      let amount = alpha.cells[index] == 0 ? 0 : min(1, (Float(alpha.cells[index]) + loss) / 32640)
      let color = opaque * amount
      let blended: SIMD4<Float>
      if shadow.isAbove {
        blended = PixelBlend.blend(shadow.mode, color, figure)
      } else {
        blended = PixelBlend.blend(.normal, figure, shadow.mode.paintsOnClear ? color : SIMD4())
      }
      row[index] = PixelBlend.pack(blended)
    }
  }
}
