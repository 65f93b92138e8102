import EaselKernels
import EaselPixels

/// Resamples to a grid of twice the spacing. Cell i becomes the mean of cells 2i - 1, 2i, 2i + 1 and 2i + 2 with the
/// weights 1 3 3 1 / 8, first along columns, then along rows.
struct Downsample: RowWork {
  let source: BlurSource
  let target: FixedPointPlane
  let kernels: UnsafePointer<EaselKernelTable>

  private var components: Int { source.components }
  /// The columns of the source that a row of the target depends on.
  private var columns: Range<Int32> { target.bounds.x0 * 2 - 1..<target.bounds.x1 * 2 + 1 }
  private var fineCount: Int { FixedPointBuffer.padded(columns.count * components) }
  private var coarseCount: Int { FixedPointBuffer.padded(target.bounds.width * components) }

  /// The number of components reserved for a row. `deinterleave` reads whole groups of 32 pairs.
  private var fineCapacity: Int { fineCount + 128 }

  func run(_ memory: FilterMemory) {
    guard !target.bounds.isEmpty else { return }
    memory.share(
      target.bounds.y0..<target.bounds.y1, width: columns.count * 2,
      scratch: fineCapacity * 7, self)
  }

  func filter(_ rows: Range<Int32>, _ scratch: UnsafeMutablePointer<UInt16>) {
    for y in rows { downsample(y, isFirst: y == rows.lowerBound, scratch, fineCapacity) }
  }

  /// Computes row `y` of the target. Rows 2y - 1...2y + 2 of the source are loaded in four slots. The last two of
  /// them are used for the next row as well.
  private func downsample(_ y: Int32, isFirst: Bool, _ scratch: UnsafeMutablePointer<UInt16>, _ fine: Int) {
    func slot(_ row: Int32) -> UnsafeMutablePointer<UInt16> { scratch + Int(row & 3) * fine }
    for row in (isFirst ? 2 * y - 1 : 2 * y + 1)...2 * y + 2 {
      source.load(columns, row: row, into: slot(row), kernels)
    }
    let (mean, even, odd) = (scratch + 4 * fine, scratch + 5 * fine, scratch + 6 * fine)
    kernels.pointee.downsample(
      mean, slot(2 * y), slot(2 * y + 1), slot(2 * y - 1), slot(2 * y + 2), fineCount)
    // The row begins with the odd column 2 x0 - 1, so `even` gets the cells of odd columns.
    let pairs = FixedPointBuffer.padded((target.bounds.width + 1) * components)
    kernels.pointee.deinterleave(even, odd, mean, pairs, components)
    kernels.pointee.downsample(target.row(y), odd, even + components, even, odd + components, coarseCount)
  }
}

/// Resamples to a grid of half the spacing. Cell 2i becomes (3 cell i + cell i - 1) / 4, and cell 2i + 1 becomes
/// (3 cell i + cell i + 1) / 4, first along rows, then along columns.
struct Upsample: RowWork {
  let source: FixedPointPlane
  let target: BlurTarget
  let kernels: UnsafePointer<EaselKernelTable>

  private var components: Int { source.components }
  /// The coarse columns that the columns of the target lie in.
  private var coarseColumns: Range<Int32> { target.bounds.x0 >> 1..<((target.bounds.x1 - 1) >> 1) + 1 }
  private var coarseCount: Int { FixedPointBuffer.padded(coarseColumns.count * components) }

  /// The number of components reserved for a loaded row.
  private var loadedCapacity: Int { coarseCount + 2 * components + 32 }

  func run(_ memory: FilterMemory) {
    guard !target.bounds.isEmpty else { return }
    // One loaded row, its even and odd cells, three upsampled rows, and the result.
    let scratch = loadedCapacity + coarseCount * 2 + coarseCount * 2 * 4 + 64
    memory.share(
      target.bounds.y0..<target.bounds.y1, width: target.bounds.width, scratch: scratch, self)
  }

  func filter(_ rows: Range<Int32>, _ scratch: UnsafeMutablePointer<UInt16>) {
    let halves = scratch + loadedCapacity
    let upsampled = halves + coarseCount * 2
    var next = (rows.lowerBound >> 1) - 1
    for y in rows {
      let far = y >> 1 + (y & 1 == 0 ? -1 : 1)
      while next <= max(far, y >> 1) {
        upsampleRow(next, scratch, halves, into: slot(next, upsampled))
        next += 1
      }
      storeRow(y, near: slot(y >> 1, upsampled), far: slot(far, upsampled), into: upsampled + coarseCount * 6)
    }
  }

  private func slot(_ row: Int32, _ upsampled: UnsafeMutablePointer<UInt16>) -> UnsafeMutablePointer<UInt16> {
    upsampled + Int(((row % 3) + 3) % 3) * coarseCount * 2
  }

  private func storeRow(
    _ y: Int32, near: UnsafeMutablePointer<UInt16>, far: UnsafeMutablePointer<UInt16>,
    into result: UnsafeMutablePointer<UInt16>
  ) {
    // Upsampled rows begin with an even column, which may lie before the target.
    let skipped = Int(target.bounds.x0 & 1) * components
    kernels.pointee.upsample(
      result, near + skipped, far + skipped, FixedPointBuffer.padded(target.bounds.width * components))
    target.store(result, x: target.bounds.x0, y: y, count: target.bounds.width, kernels)
  }

  /// Upsamples a row of the source along itself.
  private func upsampleRow(
    _ y: Int32, _ loaded: UnsafeMutablePointer<UInt16>, _ halves: UnsafeMutablePointer<UInt16>,
    into row: UnsafeMutablePointer<UInt16>
  ) {
    let range = coarseColumns.lowerBound - 1..<coarseColumns.upperBound + 1
    BlurSource.plane(source).load(range, row: y, into: loaded, kernels)
    let (even, odd) = (halves, halves + coarseCount)
    kernels.pointee.upsample(even, loaded + components, loaded, coarseCount)
    kernels.pointee.upsample(odd, loaded + components, loaded + 2 * components, coarseCount)
    kernels.pointee.interleave(row, even, odd, coarseCount, components)
  }
}
