import EaselKernels
import EaselPixels

/// Convolves rows, then columns.
///
/// Convolved rows are kept in a ring until all rows that an output row depends on are there. Wide targets are
/// processed in vertical strips, so that the ring stays in the first-level cache.
struct SeparableConvolution: RowWork {
  /// The number of components in a row of a strip.
  private static let stripCount = 512

  let source: BlurSource
  let target: BlurTarget
  let horizontal: BlurKernel
  let vertical: BlurKernel
  let kernels: UnsafePointer<EaselKernelTable>

  private var components: Int { source.components }
  private var ringRows: Int { vertical.radius * 2 + 1 }

  /// The number of columns in a strip.
  private var width: Int { min(target.bounds.width, SeparableConvolution.stripCount / components) }
  /// The number of components that are loaded on each side of a strip.
  private var margin: Int { horizontal.radius * components }

  func run(_ memory: FilterMemory) {
    let bounds = target.bounds
    guard !bounds.isEmpty else { return }
    let scratch = StripMemory.componentCount(width * components, ringRows, margin: margin)
    memory.share(bounds.y0..<bounds.y1, width: bounds.width, scratch: scratch, self)
  }

  func filter(_ rows: Range<Int32>, _ scratch: UnsafeMutablePointer<UInt16>) {
    if case .mask(let mask) = source, case .mask(let result, let rounding) = target, suitsMaskKernel {
      return convolve(mask, result, rounding, rows)
    }
    for x in stride(from: target.bounds.x0, to: target.bounds.x1, by: width) {
      let columns = x..<min(x + Int32(width), target.bounds.x1)
      convolve(columns, rows, StripMemory(scratch, columns.count * components, ringRows, margin: margin))
    }
  }

  /// Whether the kernel `blur_mask` can do all of it: both directions are symmetric and have a small radius.
  private var suitsMaskKernel: Bool { horizontal.suitsMaskKernel && vertical.suitsMaskKernel }

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
    // The rows of the ring are listed twice, so that any of them can be the first of consecutive taps.
    withUnsafeTemporaryAllocation(of: EaselFixedRow.self, capacity: 2 * ringRows) { ring in
      for index in 0..<2 * ringRows { ring[index] = EaselFixedRow(strip.slot(index)) }
      withUnsafeTemporaryAllocation(of: EaselFixedRow.self, capacity: 2 * horizontal.radius + 1) { taps in
        for tap in taps.indices { taps[tap] = EaselFixedRow(strip.loaded + tap * components) }
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

  /// Convolves along columns.
  /// - Parameter taps: The rows of the ring from the topmost on.
  /// - Returns: The result for the row in the middle.
  private func convolveColumns(_ taps: UnsafeMutablePointer<EaselFixedRow>, _ strip: StripMemory)
    -> UnsafePointer<UInt16>
  {
    guard !vertical.isIdentity else { return taps[0] }
    vertical.convolve(taps, into: strip.result, strip.rowCount, kernels)
    return UnsafePointer(strip.result)
  }

  /// Loads a row of the source and convolves it along itself.
  private func convolveRow(
    _ y: Int32, _ columns: Range<Int32>, _ strip: StripMemory, _ taps: UnsafeMutablePointer<EaselFixedRow>,
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

/// The memory of a strip: a row as it is loaded, a ring of rows convolved along themselves, and a result.
private struct StripMemory {
  let loaded: UnsafeMutablePointer<UInt16>
  let result: UnsafeMutablePointer<UInt16>
  /// The number of components in a row of the ring, padded for the kernels.
  let rowCount: Int
  private let ring: UnsafeMutablePointer<UInt16>
  private let ringRows: Int

  /// - Parameters:
  ///   - count: The number of components in a row.
  ///   - margin: The number of components that are loaded on each side.
  init(_ memory: UnsafeMutablePointer<UInt16>, _ count: Int, _ ringRows: Int, margin: Int) {
    rowCount = FixedPointBuffer.padded(count)
    loaded = memory
    ring = memory + FixedPointBuffer.padded(rowCount + 2 * margin)
    result = ring + ringRows * rowCount
    self.ringRows = ringRows
  }

  /// The number of components that the memory of a strip needs.
  static func componentCount(_ count: Int, _ ringRows: Int, margin: Int) -> Int {
    let rowCount = FixedPointBuffer.padded(count)
    return FixedPointBuffer.padded(rowCount + 2 * margin) + (ringRows + 1) * rowCount
  }

  func slot(_ index: Int) -> UnsafeMutablePointer<UInt16> { ring + index % ringRows * rowCount }
}

extension BlurKernel {
  /// Whether the kernel `blur_mask` accepts this kernel.
  fileprivate var suitsMaskKernel: Bool {
    isSymmetric && !isIdentity && radius <= Int(EASEL_MASK_BLUR_RADIUS)
  }

  /// Convolves `count` components. `taps` are the rows at the distances -radius...radius.
  fileprivate func convolve(
    _ taps: UnsafeMutablePointer<EaselFixedRow>, into row: UnsafeMutablePointer<UInt16>, _ count: Int,
    _ kernels: UnsafePointer<EaselKernelTable>
  ) {
    if isSymmetric {
      kernels.pointee.convolve_symmetric(row, taps, count, weights, radius)
    } else {
      kernels.pointee.convolve(row, taps, count, weights, weights.count)
    }
  }
}
