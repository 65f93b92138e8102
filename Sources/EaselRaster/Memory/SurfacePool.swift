import EaselPixels

/// The pixels of a pass, or of a step between its filters: memory that a `SurfacePool` lends as long as somebody refers
/// to it.
final class PassSurface {
  /// Device pixels.
  let bounds: PixelRect
  private let memory: SurfaceMemory
  /// Where the memory goes afterwards; nil for nowhere.
  private let pool: SurfacePool?

  fileprivate init(_ memory: SurfaceMemory, over bounds: PixelRect, of pool: SurfacePool?, isClear: Bool) {
    (self.memory, self.bounds, self.pool) = (memory, bounds, pool)
    memory.open(count: SurfaceMemory.pixelCount(bounds), isClear: isClear)
  }

  deinit { pool?.takeBack(memory) }

  /// Valid as long as the surface is referred to.
  var view: SurfaceView {
    SurfaceView(pixels: memory.base, stride: SurfaceMemory.stride(bounds), bounds: bounds)
  }

  var byteCount: Int { memory.byteCount }
}

/// Room for the pixels of a surface.
private final class SurfaceMemory {
  private var pixels = Buffer<UInt32>(minimumCapacity: 16)
  /// When it was lent last.
  var lastFrame = 0

  var base: UnsafeMutablePointer<UInt32> { pixels.base }
  var byteCount: Int { pixels.byteCount }
  /// Pixels that there is room for.
  var capacity: Int { pixels.capacity }

  /// Pixels that `bounds` takes.
  static func pixelCount(_ bounds: PixelRect) -> Int { stride(bounds) * bounds.height }

  /// A pitch that is a multiple of 4 KB would make rows compete for cache lines.
  static func stride(_ bounds: PixelRect) -> Int {
    let rounded = (bounds.width + 15) & ~15
    return rounded & 1023 == 0 ? rounded + 16 : rounded
  }

  /// Makes `count` pixels of the memory those of a surface.
  func open(count: Int, isClear: Bool) {
    pixels.removeAll()
    if isClear { pixels.append(repeating: 0, count: count) } else { pixels.reserve(count) }
  }
}

/// Surfaces whose memory is used again once nobody refers to them, so that a steady animation asks the system for hardly
/// any.
final class SurfacePool {
  /// Frames after which memory that was not needed is given back.
  private static let patience = 120

  /// From the least room to the most.
  private var free: [SurfaceMemory] = []
  private var frame = 0
  /// Bytes of all surfaces that are lent or wait.
  private(set) var byteCount = 0

  func beginFrame() {
    frame += 1
    guard free.contains(where: isOld) else { return }
    byteCount -= free.reduce(0) { $0 + (isOld($1) ? $1.byteCount : 0) }
    free.removeAll(where: isOld)
  }

  private func isOld(_ memory: SurfaceMemory) -> Bool { memory.lastFrame < frame - SurfacePool.patience }

  /// Pixels over `bounds`, in the smallest memory that is free and has room for them.
  ///
  /// - Parameter isClear: False leaves in them what there is, for who writes them all.
  func surface(over bounds: PixelRect, isClear: Bool = true) -> PassSurface {
    let place = firstFree(withRoomFor: SurfaceMemory.pixelCount(bounds))
    let isNew = place == free.endIndex
    let memory = isNew ? SurfaceMemory() : free.remove(at: place)
    memory.lastFrame = frame
    let surface = PassSurface(memory, over: bounds, of: self, isClear: isClear)
    if isNew { byteCount += memory.byteCount }
    return surface
  }

  fileprivate func takeBack(_ memory: SurfaceMemory) {
    free.insert(memory, at: firstFree(withRoomFor: memory.capacity))
  }

  /// The place of the first free memory with so much room.
  private func firstFree(withRoomFor count: Int) -> Int {
    var (low, high) = (0, free.count)
    while low < high {
      let middle = (low + high) / 2
      if free[middle].capacity < count { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Transparent pixels over `bounds` that are not lent but given: no larger than they must be.
  static func lasting(over bounds: PixelRect) -> PassSurface {
    PassSurface(SurfaceMemory(), over: bounds, of: nil, isClear: true)
  }
}
