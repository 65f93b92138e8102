import EaselKernels
import EaselPixels

/// The memory and the threads that filters work with.
///
/// Memory is kept from frame to frame, so that a steady animation allocates nothing here.
final class FilterMemory {
  let kernels: UnsafePointer<EaselKernelTable>
  let surfaces = SurfacePool()
  private let dispatcher: any Dispatcher
  /// The scratch memory of each worker.
  private let workers: [FixedPointBuffer]
  private var planes: [FixedPointBuffer] = []
  private var usedPlaneCount = 0
  private var frame = 0

  init(kernels: UnsafePointer<EaselKernelTable>, dispatcher: any Dispatcher) {
    self.kernels = kernels
    self.dispatcher = dispatcher
    workers = (0..<dispatcher.workerCount).map { _ in FixedPointBuffer() }
  }

  /// Bytes of surfaces and planes.
  var byteCount: Int { planes.reduce(surfaces.byteCount) { $0 + $1.byteCount } }

  /// Frees memory that recent frames did not use.
  func beginFrame() {
    surfaces.beginFrame()
    frame += 1
    guard frame % Limits.framesBetweenPlaneChecks == 0 else { return }
    for plane in planes { plane.shrink() }
  }

  /// Grows the planes and the scratch memory to those of another worker.
  func grow(like other: FilterMemory) {
    while planes.count < other.planes.count { planes.append(FixedPointBuffer()) }
    for (plane, model) in zip(planes, other.planes) { plane.grow(like: model) }
    for (worker, model) in zip(workers, other.workers) { worker.grow(like: model) }
  }

  /// Makes the memory of all planes available for new ones.
  func reusePlanes() { usedPlaneCount = 0 }

  /// A plane with undefined components, valid until the next call of `reusePlanes()`.
  func plane(_ bounds: PixelRect, components: Int) -> FixedPointPlane {
    if usedPlaneCount == planes.count { planes.append(FixedPointBuffer()) }
    defer { usedPlaneCount += 1 }
    let width = FixedPointBuffer.padded(bounds.width * components)
    // With a stride that is a multiple of 4 KB, all rows would compete for the same cache lines.
    let stride = width % 2048 == 0 ? width + 64 : width
    let base = planes[usedPlaneCount].reserve(stride * bounds.height + 64)
    return FixedPointPlane(base: base, bounds: bounds, stride: stride, components: components)
  }

  /// Filters rows, on several threads if there is enough work for them.
  ///
  /// - Parameters:
  ///   - width: The cost of a row, in cells.
  ///   - scratch: The number of components of scratch memory that each call of `work.filter` gets.
  func share(_ rows: Range<Int32>, width: Int, scratch: Int, _ work: some RowWork) {
    guard rows.count * width >= Limits.smallestSharedFilter, workers.count > 1 else {
      if !rows.isEmpty { work.filter(rows, workers[0].reserve(scratch)) }
      return
    }
    // Reserve for all workers, because any of them may join in a later frame, which should not allocate.
    for worker in workers { _ = worker.reserve(scratch) }
    let pieces = max(1, rows.count / Limits.filterRowsPerPiece)
    dispatcher.run(
      pieces, RowPieces(work: work, rows: rows, count: pieces, workers: workers, scratch: scratch))
  }
}

/// A filter step that can process any range of rows independently of all others.
protocol RowWork {
  /// Filters rows. No other thread uses `scratch` during the call.
  func filter(_ rows: Range<Int32>, _ scratch: UnsafeMutablePointer<UInt16>)
}

/// The rows of a filter step in pieces of about the same size.
private struct RowPieces<Work: RowWork>: ParallelWork {
  let work: Work
  let rows: Range<Int32>
  let count: Int
  let workers: [FixedPointBuffer]
  let scratch: Int

  func run(_ piece: Int, worker: Int) {
    work.filter(bound(piece)..<bound(piece + 1), workers[worker].reserve(scratch))
  }

  private func bound(_ piece: Int) -> Int32 { rows.lowerBound + Int32(rows.count * piece / count) }
}

/// Growing memory for fixed-point components. Growing discards the contents.
final class FixedPointBuffer {
  private var memory = Buffer<UInt16>(minimumCapacity: 64)
  /// The largest number of components that was reserved since the last call of `shrink()`.
  private var needed = 0

  var byteCount: Int { memory.byteCount }

  /// Frees most of a large buffer if less than a quarter of it was reserved since the last call.
  func shrink() {
    memory.shrink(to: needed)
    needed = 0
  }

  /// Grows the memory to that of another buffer.
  func grow(like other: FixedPointBuffer) {
    needed = max(needed, other.needed)
    memory.removeAll()
    memory.reserve(total: other.memory.capacity)
  }

  /// Memory for `count` components, aligned to 64 bytes.
  func reserve(_ count: Int) -> UnsafeMutablePointer<UInt16> {
    needed = max(needed, count)
    memory.removeAll()
    memory.reserve(count)
    return memory.base
  }

  /// The number of components that kernels access in a row of `count`: they work on blocks of 32.
  static func padded(_ count: Int) -> Int { (count + 31) & ~31 }
}

/// Fixed-point components (see `EaselKernels.h`) of a rectangle of cells.
struct FixedPointPlane {
  var base: UnsafeMutablePointer<UInt16>
  /// In cells. On the grid of spacing s, cell (x, y) covers s by s pixels from pixel (x s, y s) on.
  var bounds: PixelRect
  /// The number of components from one row to the next.
  var stride: Int
  /// The number of components in a cell: 4 for pixels, 1 for alpha.
  var components: Int

  /// The first component of column `bounds.x0`. A row has room for its components padded to whole blocks of the kernels.
  func row(_ y: Int32) -> UnsafeMutablePointer<UInt16> { base + Int(y &- bounds.y0) &* stride }
}
