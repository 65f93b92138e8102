import EaselKernels
import EaselPixels

/// The memory and the threads that filters work with; kept from frame to frame, so that a steady animation allocates
/// nothing here.
final class FilterMemory {
  /// Cells below which work stays on the calling thread: about 0.2 ms of it.
  private static let smallestShare = 262_144
  /// Rows of a piece of work: enough that what neighbours compute twice does not count.
  private static let rowsOfPiece = 64

  let kernels: UnsafePointer<EaselKernelTable>
  let surfaces = SurfacePool()
  private let dispatcher: any Dispatcher
  private let workers: [WideBuffer]
  private var planes: [WideBuffer] = []
  private var usedPlanes = 0
  private var frame = 0
  /// Frames from one look for room that is not needed any more to the next.
  private static let patience = 16

  init(kernels: UnsafePointer<EaselKernelTable>, dispatcher: any Dispatcher) {
    self.kernels = kernels
    self.dispatcher = dispatcher
    workers = (0..<dispatcher.workerCount).map { _ in WideBuffer() }
  }

  /// Bytes of surfaces and planes.
  var byteCount: Int { planes.reduce(surfaces.byteCount) { $0 + $1.byteCount } }

  /// Gives back what was not needed lately.
  func beginFrame() {
    surfaces.beginFrame()
    frame += 1
    guard frame % FilterMemory.patience == 0 else { return }
    for plane in planes { plane.shrink() }
  }

  /// Gives all planes back.
  func releasePlanes() { usedPlanes = 0 }

  /// A plane whose components are not yet set; valid until `releasePlanes()`.
  func plane(_ bounds: PixelRect, components: Int) -> WidePlane {
    if usedPlanes == planes.count { planes.append(WideBuffer()) }
    defer { usedPlanes += 1 }
    let width = WideBuffer.padded(bounds.width * components)
    // A pitch that is a multiple of 4 KB would make rows compete for cache lines.
    let stride = width % 2048 == 0 ? width + 64 : width
    let base = planes[usedPlanes].reserve(stride * bounds.height + 64)
    return WidePlane(base: base, bounds: bounds, stride: stride, components: components)
  }

  /// Filters `rows`, on several threads where that pays; each piece gets room for `scratch` components of its own.
  func share(_ rows: Range<Int32>, width: Int, scratch: Int, _ work: some RowWork) {
    guard rows.count * width >= FilterMemory.smallestShare, workers.count > 1 else {
      if !rows.isEmpty { work.filter(rows, workers[0].reserve(scratch)) }
      return
    }
    // Whoever comes to do a piece has room for it from the first frame on.
    for worker in workers { _ = worker.reserve(scratch) }
    let pieces = max(1, rows.count / FilterMemory.rowsOfPiece)
    dispatcher.run(
      pieces, RowPieces(work: work, rows: rows, count: pieces, workers: workers, scratch: scratch))
  }
}

/// A filter that can be run on any rows by themselves.
protocol RowWork {
  /// Filters some rows in room that nobody else uses meanwhile.
  func filter(_ rows: Range<Int32>, _ scratch: UnsafeMutablePointer<UInt16>)
}

/// Rows of a filter in pieces of about the same size.
private struct RowPieces<Work: RowWork>: ParallelWork {
  let work: Work
  let rows: Range<Int32>
  let count: Int
  let workers: [WideBuffer]
  let scratch: Int

  func run(_ piece: Int, worker: Int) {
    work.filter(bound(piece)..<bound(piece + 1), workers[worker].reserve(scratch))
  }

  private func bound(_ piece: Int) -> Int32 { rows.lowerBound + Int32(rows.count * piece / count) }
}

/// Room for wide components that grows. What it held is lost when it does.
final class WideBuffer {
  private var memory = Buffer<UInt16>(minimumCapacity: 64)
  /// The most components that were asked for since the buffer was made to shrink.
  private var needed = 0
  /// Bytes that are not worth giving back.
  private static let allowance = 16 << 20

  var byteCount: Int { memory.byteCount }

  /// Gives most of the room back where far less than all was needed since the last call.
  func shrink() {
    if byteCount > WideBuffer.allowance, needed < memory.capacity / 4 {
      memory = Buffer(minimumCapacity: needed)
    }
    needed = 0
  }

  /// Room for so many components, 64-byte aligned.
  func reserve(_ count: Int) -> UnsafeMutablePointer<UInt16> {
    needed = max(needed, count)
    memory.removeAll()
    memory.reserve(count)
    return memory.base
  }

  /// The components that kernels touch in a row of `count`, and room for what they read beyond.
  static func padded(_ count: Int) -> Int { (count + 31) & ~31 }
}
