import EaselKernels
import EaselPixels

/// To a grid of twice the spacing: cell i becomes (cells 2i - 1, 2i, 2i + 1, 2i + 2) times 1 3 3 1 / 8, in both
/// directions, columns first.
struct Downsample: RowWork {
  let source: WideSource
  let target: WidePlane
  let kernels: UnsafePointer<EaselKernelTable>

  private var components: Int { source.components }
  /// Cells of the source that a row of the target reads.
  private var columns: Range<Int32> { target.bounds.x0 * 2 - 1..<target.bounds.x1 * 2 + 1 }
  private var fineCount: Int { WideBuffer.padded(columns.count * components) }
  private var coarseCount: Int { WideBuffer.padded(target.bounds.width * components) }

  /// Components of a row's room: splitting a row reads whole groups of 32 pairs.
  private var fineRoom: Int { fineCount + 128 }

  func run(_ memory: FilterMemory) {
    guard !target.bounds.isEmpty else { return }
    memory.share(
      target.bounds.y0..<target.bounds.y1, width: columns.count * 2, scratch: fineRoom * 7 + coarseCount,
      self)
  }

  func filter(_ rows: Range<Int32>, _ scratch: UnsafeMutablePointer<UInt16>) {
    for y in rows { halve(y, isFirst: y == rows.lowerBound, scratch, fineRoom) }
  }

  /// Rows 2y - 1...2y + 2 of the source wait in four slots; two of them serve the next row as well.
  private func halve(_ y: Int32, isFirst: Bool, _ scratch: UnsafeMutablePointer<UInt16>, _ fine: Int) {
    func slot(_ row: Int32) -> UnsafeMutablePointer<UInt16> { scratch + Int(row & 3) * fine }
    for row in (isFirst ? 2 * y - 1 : 2 * y + 1)...2 * y + 2 {
      source.load(columns, row: row, into: slot(row), kernels)
    }
    let (mixed, even, odd) = (scratch + 4 * fine, scratch + 5 * fine, scratch + 6 * fine)
    kernels.pointee.mix_four(mixed, slot(2 * y), slot(2 * y + 1), slot(2 * y - 1), slot(2 * y + 2), fineCount)
    // The row begins with cell 2 x0 - 1: even places hold odd cells.
    let pairs = WideBuffer.padded((target.bounds.width + 1) * components)
    kernels.pointee.deinterleave(even, odd, mixed, pairs, components)
    let result = scratch + 7 * fine
    kernels.pointee.mix_four(result, odd, even + components, even, odd + components, coarseCount)
    WideTarget.plane(target).store(
      result, x: target.bounds.x0, y: y, count: target.bounds.width, kernels)
  }
}
