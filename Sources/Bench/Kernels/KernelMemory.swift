import EaselKernels

/// What the kernels work on: four spans of up to 256 pixels.
final class KernelMemory {
  static let count = 1024
  let dst = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
  let src = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
  let mask = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
  let other = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
  let cells: UnsafeMutablePointer<Int32>
  var ramp: EaselColorRamp {
    EaselColorRamp(colors: src, size: Int32(KernelMemory.count), spread: .pad, leading: 0, trailing: 0)
  }
  /// `src` as a picture of 32 by 32 pixels.
  var image: EaselImage {
    EaselImage(
      pixels: src, stride: 32, x0: 0, y0: 0, x1: 32, y1: 32, edge: .transparent, bounds: EaselTileBounds())
  }
  let sums = UnsafeMutablePointer<Int32>.allocate(capacity: 4)

  init() {
    cells = UnsafeMutableRawPointer.allocate(byteCount: KernelMemory.count * 4, alignment: 64)
      .bindMemory(to: Int32.self, capacity: KernelMemory.count)
    dst.initialize(repeating: 0xff20_4060, count: KernelMemory.count)
    src.initialize(repeating: 0x8010_2030, count: KernelMemory.count)
    for i in 0..<KernelMemory.count {
      (mask + i).initialize(to: UInt8(truncatingIfNeeded: i &* 37))
      (other + i).initialize(to: UInt8(truncatingIfNeeded: i &* 91))
    }
    cells.initialize(repeating: 0, count: KernelMemory.count)
    sums.initialize(repeating: 70_000, count: 4)
  }

  deinit {
    dst.deallocate()
    src.deallocate()
    mask.deallocate()
    other.deallocate()
    cells.deallocate()
    sums.deallocate()
  }
}
