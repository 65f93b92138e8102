import EaselKernels

/// The main kernels in Swift SIMD, for multiples of eight pixels, to compare those in C with.
enum SwiftKernels {
  private typealias Lanes = SIMD16<UInt16>

  @inline(__always)
  private static func div255(_ x: Lanes) -> Lanes {
    let y = x &+ 128
    return (y &+ (y &>> 8)) &>> 8
  }

  @inline(__always)
  private static func scale(_ pixels: SIMD8<UInt32>, _ factor: Lanes) -> SIMD8<UInt32> {
    let lanes = unsafeBitCast(pixels, to: Lanes.self)
    let redBlue = div255((lanes & 0xff) &* factor)
    let alphaGreen = div255((lanes &>> 8) &* factor)
    return unsafeBitCast(redBlue | alphaGreen &<< 8, to: SIMD8<UInt32>.self)
  }

  @inline(__always)
  private static func over(_ source: SIMD8<UInt32>, _ destination: SIMD8<UInt32>) -> SIMD8<UInt32> {
    let inverse = 255 &- source &>> 24
    return source &+ scale(destination, unsafeBitCast(inverse | inverse &<< 16, to: Lanes.self))
  }

  @inline(__always)
  private static func load(_ pixels: UnsafePointer<UInt32>) -> SIMD8<UInt32> {
    UnsafeRawPointer(pixels).loadUnaligned(as: SIMD8<UInt32>.self)
  }

  @inline(__always)
  private static func store(_ pixels: UnsafeMutablePointer<UInt32>, _ value: SIMD8<UInt32>) {
    UnsafeMutableRawPointer(pixels).storeBytes(of: value, as: SIMD8<UInt32>.self)
  }

  static func overSolid(_ dst: UnsafeMutablePointer<UInt32>, _ count: Int, _ pixel: UInt32) {
    let source = SIMD8(repeating: pixel)
    var i = 0
    while i < count {
      store(dst + i, over(source, load(dst + i)))
      i &+= 8
    }
  }

  static func overSolidMask(
    _ dst: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ count: Int, _ pixel: UInt32
  ) {
    let source = SIMD8(repeating: pixel)
    var i = 0
    while i < count {
      let bytes = UnsafeRawPointer(mask + i).loadUnaligned(as: SIMD8<UInt8>.self)
      let wide = SIMD8<UInt32>(truncatingIfNeeded: bytes)
      let factor = unsafeBitCast(wide | wide &<< 16, to: Lanes.self)
      store(dst + i, over(scale(source, factor), load(dst + i)))
      i &+= 8
    }
  }

  static func overSpan(_ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>, _ count: Int) {
    var i = 0
    while i < count {
      store(dst + i, over(load(src + i), load(dst + i)))
      i &+= 8
    }
  }

  static func coverageNonzero(
    _ cells: UnsafeMutablePointer<Int32>, _ columns: Int, _ sums: UnsafeMutablePointer<Int32>,
    _ mask: UnsafeMutablePointer<UInt8>, _ maskStride: Int
  ) {
    let memory = UnsafeMutableRawPointer(cells).assumingMemoryBound(to: SIMD4<Int32>.self)
    var running = UnsafeRawPointer(sums).loadUnaligned(as: SIMD4<Int32>.self)
    var column = 0
    while column < columns {
      var rows = SIMD4<UInt32>(repeating: 0)
      for part in 0..<4 {
        running &+= memory[column &+ part]
        memory[column &+ part] = SIMD4(repeating: 0)
        let magnitude = running.replacing(with: 0 &- running, where: running .< 0)
        let area = unsafeBitCast(magnitude, to: SIMD4<UInt32>.self) &>> 2
        let limited = area.replacing(with: 32767, where: area .> 32767)
        let alpha = (limited &<< 8 &- limited &+ 16384) &>> 15
        rows |= alpha &<< UInt32(part &* 8)
      }
      for row in 0..<4 {
        let address = UnsafeMutableRawPointer(mask).advanced(by: row &* maskStride &+ column)
        address.storeBytes(of: rows[row], as: UInt32.self)
      }
      column &+= 4
    }
    UnsafeMutableRawPointer(sums).storeBytes(of: running, as: SIMD4<Int32>.self)
  }
}

/// The memory that the kernels work on: four spans of up to 256 pixels.
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
  /// `src` as an image of 32 by 32 pixels.
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
