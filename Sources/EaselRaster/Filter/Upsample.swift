import EaselKernels
import EaselPixels

/// To a grid of half the spacing: cell 2i becomes (3 cell i + cell i - 1) / 4, cell 2i + 1 becomes
/// (3 cell i + cell i + 1) / 4, in both directions, rows first.
struct Upsample: RowWork {
  let source: WidePlane
  let target: WideTarget
  let kernels: UnsafePointer<EaselKernelTable>

  private var components: Int { source.components }
  /// Coarse cells of which a row of the target holds at least one half.
  private var parents: Range<Int32> { target.bounds.x0 >> 1..<((target.bounds.x1 - 1) >> 1) + 1 }
  private var coarseCount: Int { WideBuffer.padded(parents.count * components) }

  /// Components of a loaded row.
  private var loadedCount: Int { coarseCount + 2 * components + 32 }

  func run(_ memory: FilterMemory) {
    guard !target.bounds.isEmpty else { return }
    // A loaded row, two of halves, three doubled ones, and the result.
    let scratch = loadedCount + coarseCount * 2 + coarseCount * 2 * 4 + 64
    memory.share(
      target.bounds.y0..<target.bounds.y1, width: target.bounds.width, scratch: scratch, self)
  }

  func filter(_ rows: Range<Int32>, _ scratch: UnsafeMutablePointer<UInt16>) {
    let halves = scratch + loadedCount
    let doubled = halves + coarseCount * 2
    var next = (rows.lowerBound >> 1) - 1
    for y in rows {
      let far = y >> 1 + (y & 1 == 0 ? -1 : 1)
      while next <= max(far, y >> 1) {
        doubleRow(next, scratch, halves, into: slot(next, doubled))
        next += 1
      }
      mix(y, near: slot(y >> 1, doubled), far: slot(far, doubled), into: doubled + coarseCount * 6)
    }
  }

  private func slot(_ row: Int32, _ doubled: UnsafeMutablePointer<UInt16>) -> UnsafeMutablePointer<UInt16> {
    doubled + Int(((row % 3) + 3) % 3) * coarseCount * 2
  }

  private func mix(
    _ y: Int32, near: UnsafeMutablePointer<UInt16>, far: UnsafeMutablePointer<UInt16>,
    into result: UnsafeMutablePointer<UInt16>
  ) {
    // Rows begin with an even cell, which the target may not have.
    let skipped = Int(target.bounds.x0 & 1) * components
    kernels.pointee.mix_two(
      result, near + skipped, far + skipped, WideBuffer.padded(target.bounds.width * components))
    target.store(result, x: target.bounds.x0, y: y, count: target.bounds.width, kernels)
  }

  /// A row of the source at twice the number of columns.
  private func doubleRow(
    _ y: Int32, _ loaded: UnsafeMutablePointer<UInt16>, _ halves: UnsafeMutablePointer<UInt16>,
    into row: UnsafeMutablePointer<UInt16>
  ) {
    let range = parents.lowerBound - 1..<parents.upperBound + 1
    WideSource.plane(source).load(range, row: y, into: loaded, kernels)
    let (even, odd) = (halves, halves + coarseCount)
    kernels.pointee.mix_two(even, loaded + components, loaded, coarseCount)
    kernels.pointee.mix_two(odd, loaded + components, loaded + 2 * components, coarseCount)
    kernels.pointee.join_pairs(row, even, odd, coarseCount, components)
  }
}
