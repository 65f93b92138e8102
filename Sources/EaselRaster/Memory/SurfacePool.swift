import EaselPixels

/// The pixels of a pass, or of a step between its filters: memory that a `SurfacePool` lends as long as somebody refers
/// to it.
final class PassSurface {
  /// What there is for each pixel.
  enum Content {
    /// A colour, for `view`.
    case pixels
    /// A byte of coverage, for `mask`.
    case coverage
    /// Four numbers in Float32, for `components`.
    case components
  }

  /// Device pixels. Surfaces are opened by the thread that renders while nobody else refers to them, so that there is
  /// nothing to check while they are read.
  @exclusivity(unchecked) private(set) var bounds = PixelRect.empty
  @exclusivity(unchecked) private(set) var content = Content.pixels
  @exclusivity(unchecked) private var pixels: Buffer<UInt32>
  /// When the pool lent it last.
  fileprivate var lastFrame = 0

  /// No pixels yet, and room for some.
  fileprivate init(room: Int) { pixels = Buffer(minimumCapacity: room) }

  /// Valid as long as the surface is referred to.
  var view: SurfaceView {
    assert(content == .pixels)
    return SurfaceView(pixels: pixels.base, stride: PassSurface.stride(bounds), bounds: bounds)
  }

  /// Valid as long as the surface is referred to.
  var mask: MaskView {
    assert(content == .coverage)
    let stride = PassSurface.maskStride(bounds)
    let bytes = UnsafeMutableRawPointer(pixels.base).assumingMemoryBound(to: UInt8.self)
    return MaskView(bytes: bytes, stride: stride, bounds: bounds)
  }

  /// Rows that follow one another without a gap; valid as long as the surface is referred to.
  var components: UnsafeMutablePointer<SIMD4<Float>> {
    assert(content == .components)
    return UnsafeMutableRawPointer(pixels.base).assumingMemoryBound(to: SIMD4<Float>.self)
  }

  var byteCount: Int { pixels.byteCount }
  /// Pixels that there is room for.
  fileprivate var capacity: Int { pixels.capacity }

  /// Pixels of memory that those of `bounds` take.
  fileprivate static func pixelCount(_ bounds: PixelRect, _ content: Content = .pixels) -> Int {
    switch content {
    case .pixels: stride(bounds) * bounds.height
    case .coverage: maskStride(bounds) * bounds.height / 4
    case .components: bounds.area * 4
    }
  }

  /// A pitch that is a multiple of 4 KB would make rows compete for cache lines.
  private static func stride(_ bounds: PixelRect) -> Int {
    let rounded = (bounds.width + 15) & ~15
    return rounded & 1023 == 0 ? rounded + 16 : rounded
  }

  private static func maskStride(_ bounds: PixelRect) -> Int {
    let rounded = (bounds.width + 63) & ~63
    return rounded & 4095 == 0 ? rounded + 64 : rounded
  }

  /// Makes the memory the pixels of `bounds`.
  fileprivate func open(over bounds: PixelRect, _ content: Content, isClear: Bool) {
    (self.bounds, self.content) = (bounds, content)
    let count = PassSurface.pixelCount(bounds, content)
    pixels.removeAll()
    if isClear { pixels.append(repeating: 0, count: count) } else { pixels.reserve(count) }
  }
}

/// Surfaces that are used again once nobody else refers to them, so that a steady animation asks the system for none.
final class SurfacePool {
  /// Frames after which memory that was not needed is given back.
  private static let patience = 120
  /// Frames after which it counts as idle.
  private static let shortPatience = 8
  /// Bytes that may be idle in any case; else as many as were in use lately. A map with a horizon in sight may need
  /// hundreds of megabytes for a frame or two.
  private static let allowance = 16 << 20
  /// Pixels of the smallest power of two that room is measured by.
  private static let smallestStep = 64
  /// Pixels that even the smallest surface may leave unused.
  private static let smallRoom = 1 << 18

  /// Only the thread that renders lends and takes back, which it does often.
  @exclusivity(unchecked) private var lent: [PassSurface] = []
  /// From the least room to the most.
  @exclusivity(unchecked) private var free: [PassSurface] = []
  /// How many were in use when that was looked at last, and how many have been lent since.
  private var usedCount = 0
  private var newlyLentCount = 0
  private var frame = 0
  /// Bytes of all surfaces that are lent or wait.
  private(set) var byteCount = 0

  func beginFrame() {
    frame += 1
    collect()
    while let index = oldest(unusedFor: SurfacePool.patience) { giveBack(index) }
    var idle = free.reduce(0) { $0 + (isUnused($1, for: SurfacePool.shortPatience) ? $1.byteCount : 0) }
    let allowed = max(SurfacePool.allowance, byteCount - idle)
    while idle > allowed, let index = oldest(unusedFor: SurfacePool.shortPatience) {
      idle -= free[index].byteCount
      giveBack(index)
    }
  }

  private func isUnused(_ surface: PassSurface, for frames: Int) -> Bool {
    surface.lastFrame < frame - frames
  }

  /// The place of the free surface that was not lent for longest, of those that were not for so many frames; the largest
  /// where there are several.
  private func oldest(unusedFor frames: Int) -> Int? {
    var oldest: Int?
    for (index, surface) in free.enumerated() where isUnused(surface, for: frames) {
      if let known = oldest, free[known].lastFrame < surface.lastFrame { continue }
      oldest = index
    }
    return oldest
  }

  private func giveBack(_ index: Int) { byteCount -= free.remove(at: index).byteCount }

  /// Pixels over `bounds`, in the smallest memory that is free and has room for them and not for far more.
  ///
  /// - Parameter isClear: False leaves in them what there is, for who writes them all.
  func surface(over bounds: PixelRect, _ content: PassSurface.Content = .pixels, isClear: Bool = true)
    -> PassSurface
  {
    // To look at each that is lent takes long where they are many. Where they are few, none must wait that came back:
    // its pixels are in the processor's cache still.
    if newlyLentCount >= usedCount / 16 { collect() }
    let count = PassSurface.pixelCount(bounds, content)
    let place = firstFree(withRoomFor: count)
    let isNew = place == free.endIndex || free[place].capacity > count * 4 + SurfacePool.smallRoom
    let surface = isNew ? PassSurface(room: SurfacePool.room(for: count)) : free.remove(at: place)
    surface.lastFrame = frame
    surface.open(over: bounds, content, isClear: isClear)
    if isNew { byteCount += surface.byteCount }
    lent.append(surface)
    newlyLentCount += 1
    return surface
  }

  /// Up to a quarter more than is asked for, so that what grows from frame to frame does not need a new surface in each.
  /// The system gives memory only to what of it is written.
  private static func room(for count: Int) -> Int {
    let step = (1 << (Int.bitWidth - 1 - max(count, smallestStep).leadingZeroBitCount)) / 4
    return (count + step - 1) / step * step
  }

  /// Takes back what nobody else refers to.
  private func collect() {
    var index = 0
    while index < lent.count {
      if isKnownUniquelyReferenced(&lent[index]) {
        lent.swapAt(index, lent.count - 1)
        let surface = lent.removeLast()
        free.insert(surface, at: firstFree(withRoomFor: surface.capacity))
      } else {
        index += 1
      }
    }
    (usedCount, newlyLentCount) = (lent.count, 0)
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
    let surface = PassSurface(room: PassSurface.pixelCount(bounds))
    surface.open(over: bounds, .pixels, isClear: true)
    return surface
  }
}
