import EaselKernels
import EaselPixels

/// Convolves rows, then columns: rows that are finished wait in a ring until all that a column needs are there. Wide
/// targets are worked on in strips, whose rings stay in the first-level cache.
struct SeparableConvolution: RowWork {
  /// Components of a row in a strip.
  private static let stripCount = 512

  let source: WideSource
  let target: WideTarget
  let horizontal: BlurKernel
  let vertical: BlurKernel
  let kernels: UnsafePointer<EaselKernelTable>

  private var components: Int { source.components }
  private var ringRows: Int { vertical.radius * 2 + 1 }

  /// Columns of a strip.
  private var width: Int { min(target.bounds.width, SeparableConvolution.stripCount / components) }
  /// Components that are loaded before and after those of a strip.
  private var margin: Int { horizontal.radius * components }

  func run(_ memory: FilterMemory) {
    let bounds = target.bounds
    guard !bounds.isEmpty else { return }
    let room = StripMemory.count(width * components, ringRows, margin: margin)
    memory.share(bounds.y0..<bounds.y1, width: bounds.width, scratch: room, self)
  }

  func filter(_ rows: Range<Int32>, _ scratch: UnsafeMutablePointer<UInt16>) {
    if case .mask(let mask) = source, case .mask(let result, let rounding) = target, kernelTakesMasks {
      return convolve(mask, result, rounding, rows)
    }
    for x in stride(from: target.bounds.x0, to: target.bounds.x1, by: width) {
      let columns = x..<min(x + Int32(width), target.bounds.x1)
      convolve(columns, rows, StripMemory(scratch, columns.count * components, ringRows, margin: margin))
    }
  }

  /// Whether one call of a kernel blurs a mask: in both directions, alike on both sides, not far.
  private var kernelTakesMasks: Bool { horizontal.suitsMaskKernel && vertical.suitsMaskKernel }

  private func convolve(_ mask: MaskView, _ result: MaskView, _ rounding: UInt16, _ rows: Range<Int32>) {
    let (left, top, from) = (result.bounds.x0, rows.lowerBound, mask.bounds)
    horizontal.weights.withUnsafeBufferPointer { along in
      vertical.weights.withUnsafeBufferPointer { across in
        var blur = EaselMaskBlur(
          source: mask.bytes, source_stride: mask.stride, x0: from.x0 - left, y0: from.y0 - top,
          x1: from.x1 - left, y1: from.y1 - top, target: result.pointer(x: left, y: top),
          target_stride: result.stride, columns: Int32(result.bounds.width), rows: Int32(rows.count),
          horizontal: along.baseAddress!, vertical: across.baseAddress!,
          horizontal_radius: horizontal.radius, vertical_radius: vertical.radius, rounding: rounding)
        kernels.pointee.blur_mask(&blur)
      }
    }
  }

  private func convolve(_ columns: Range<Int32>, _ rows: Range<Int32>, _ strip: StripMemory) {
    let radius = Int32(vertical.radius)
    // The ring twice over, so that the rows of all taps follow one another from any of its rows on.
    withUnsafeTemporaryAllocation(of: EaselWideRow.self, capacity: 2 * ringRows) { ring in
      for index in 0..<2 * ringRows { ring[index] = EaselWideRow(strip.slot(index)) }
      withUnsafeTemporaryAllocation(of: EaselWideRow.self, capacity: 2 * horizontal.radius + 1) { taps in
        for tap in taps.indices { taps[tap] = EaselWideRow(strip.loaded + tap * components) }
        var next = 0
        for y in rows.lowerBound - radius..<rows.upperBound + radius {
          convolveRow(y, columns, strip, taps.baseAddress!, into: strip.slot(next))
          next = next + 1 == ringRows ? 0 : next + 1
          guard y >= rows.lowerBound + radius else { continue }
          let finished = convolveColumns(ring.baseAddress! + next, strip)
          target.store(finished, x: columns.lowerBound, y: y - radius, count: columns.count, kernels)
        }
      }
    }
  }

  /// The row in the middle of the ring's, which are given from the topmost on, convolved along the columns.
  private func convolveColumns(_ taps: UnsafeMutablePointer<EaselWideRow>, _ strip: StripMemory)
    -> UnsafePointer<UInt16>
  {
    guard !vertical.isIdentity else { return taps[0] }
    vertical.convolve(taps, into: strip.result, strip.rowCount, kernels)
    return UnsafePointer(strip.result)
  }

  /// A row of the source, convolved along itself.
  private func convolveRow(
    _ y: Int32, _ columns: Range<Int32>, _ strip: StripMemory, _ taps: UnsafeMutablePointer<EaselWideRow>,
    into row: UnsafeMutablePointer<UInt16>
  ) {
    let radius = horizontal.radius
    guard y >= source.bounds.y0, y < source.bounds.y1 else {
      return row.update(repeating: 0, count: strip.rowCount)
    }
    let range = columns.lowerBound - Int32(radius)..<columns.upperBound + Int32(radius)
    guard !horizontal.isIdentity else { return source.load(range, row: y, into: row, kernels) }
    source.load(range, row: y, into: strip.loaded, kernels)
    horizontal.convolve(taps, into: row, strip.rowCount, kernels)
  }
}

/// The rows that a strip works with: one as it is loaded, a ring of finished ones, and the result.
private struct StripMemory {
  let loaded: UnsafeMutablePointer<UInt16>
  let result: UnsafeMutablePointer<UInt16>
  /// Components of a finished row, as far as kernels touch it.
  let rowCount: Int
  private let ring: UnsafeMutablePointer<UInt16>
  private let ringRows: Int

  /// - Parameters:
  ///   - count: Components of a row.
  ///   - margin: Components that are loaded before and after.
  init(_ memory: UnsafeMutablePointer<UInt16>, _ count: Int, _ ringRows: Int, margin: Int) {
    rowCount = WideBuffer.padded(count)
    loaded = memory
    ring = memory + WideBuffer.padded(rowCount + 2 * margin)
    result = ring + ringRows * rowCount
    self.ringRows = ringRows
  }

  static func count(_ count: Int, _ ringRows: Int, margin: Int) -> Int {
    let rowCount = WideBuffer.padded(count)
    return WideBuffer.padded(rowCount + 2 * margin) + (ringRows + 1) * rowCount
  }

  func slot(_ index: Int) -> UnsafeMutablePointer<UInt16> { ring + index % ringRows * rowCount }
}

extension BlurKernel {
  fileprivate var suitsMaskKernel: Bool {
    isSymmetric && !isIdentity && radius <= Int(EASEL_MASK_BLUR_RADIUS)
  }

  /// Convolves `count` components; `taps` are the rows for distances -radius...radius.
  fileprivate func convolve(
    _ taps: UnsafeMutablePointer<EaselWideRow>, into row: UnsafeMutablePointer<UInt16>, _ count: Int,
    _ kernels: UnsafePointer<EaselKernelTable>
  ) {
    if isSymmetric {
      kernels.pointee.convolve_symmetric(row, taps, count, weights, radius)
    } else {
      kernels.pointee.convolve(row, taps, count, weights, weights.count)
    }
  }
}
