import EaselPixels

/// The memory of a pass, or of a step between its filters. A `SurfacePool` reuses it when there are no other
/// references.
final class PassSurface {
  /// The kind of data for each pixel.
  enum Content {
    /// Premultiplied 8-bit pixels, for `view`.
    case pixels
    /// Bytes of coverage, for `mask`.
    case coverage
    /// Four components in Float32, for `components`.
    case components
  }

  // The rendering thread opens a surface while there are no other references. So exclusivity checks are not needed.
  /// In device pixels.
  @exclusivity(unchecked) private(set) var bounds = PixelRect.empty
  @exclusivity(unchecked) private(set) var content = Content.pixels
  @exclusivity(unchecked) private var pixels: Buffer<UInt32>
  /// The frame in which it was used last.
  fileprivate var lastFrame = 0
  /// A frame before all others.
  fileprivate static let neverUsed = Int.min

  /// A surface without pixels and with memory for `room` of them.
  fileprivate init(room: Int) { pixels = Buffer(minimumCapacity: room) }

  /// Valid as long as there is a reference to the surface.
  var view: SurfaceView {
    assert(content == .pixels)
    return SurfaceView(pixels: pixels.base, stride: PassSurface.stride(bounds), bounds: bounds)
  }

  /// Valid as long as there is a reference to the surface.
  var mask: MaskView {
    assert(content == .coverage)
    let stride = PassSurface.maskStride(bounds)
    let bytes = UnsafeMutableRawPointer(pixels.base).assumingMemoryBound(to: UInt8.self)
    return MaskView(bytes: bytes, stride: stride, bounds: bounds)
  }

  /// Rows without gaps between them, valid as long as there is a reference to the surface.
  var components: UnsafeMutablePointer<SIMD4<Float>> {
    assert(content == .components)
    return UnsafeMutableRawPointer(pixels.base).assumingMemoryBound(to: SIMD4<Float>.self)
  }

  var byteCount: Int { pixels.byteCount }
  /// The number of 8-bit pixels that the memory can hold.
  fileprivate var capacity: Int { pixels.capacity }

  /// The memory for `bounds`, in 8-bit pixels.
  fileprivate static func pixelCount(_ bounds: PixelRect, _ content: Content = .pixels) -> Int {
    switch content {
    case .pixels: stride(bounds) * bounds.height
    case .coverage: maskStride(bounds) * bounds.height / 4
    case .components: bounds.area * 4
    }
  }

  private static func stride(_ bounds: PixelRect) -> Int { Pixmap.paddedStride(bounds.width) }

  /// With a stride that is a multiple of 4 KB, all rows would compete for the same cache lines.
  private static func maskStride(_ bounds: PixelRect) -> Int {
    let rounded = (bounds.width + 63) & ~63
    return rounded & 4095 == 0 ? rounded + 64 : rounded
  }

  /// Reuses the memory for other bounds.
  fileprivate func open(over bounds: PixelRect, _ content: Content, isClear: Bool) {
    (self.bounds, self.content) = (bounds, content)
    let count = PassSurface.pixelCount(bounds, content)
    pixels.removeAll()
    if isClear { pixels.append(repeating: 0, count: count) } else { pixels.reserve(count) }
  }
}

/// Reuses the memory of surfaces, so that a steady animation allocates none.
final class SurfacePool {
  // Only the rendering thread accesses the lists.
  /// The surfaces that may have other references.
  @exclusivity(unchecked) private var used: [PassSurface] = []
  /// The surfaces without other references, by increasing capacity.
  @exclusivity(unchecked) private var free: [PassSurface] = []
  /// The number of used surfaces after the last call of `collect()`, and the number added since.
  private var usedCount = 0
  private var newlyUsedCount = 0
  private var frame = 0
  /// The bytes of all surfaces.
  private(set) var byteCount = 0

  /// Frees surfaces that recent frames did not use.
  func beginFrame() {
    frame += 1
    collect()
    removeSurfaces(unusedFor: Limits.framesUntilSurfaceIsFreed)
    limitIdleSurfaces()
  }

  private func isUnused(_ surface: PassSurface, for frames: Int) -> Bool {
    surface.lastFrame < frame - frames
  }

  private func removeSurfaces(unusedFor frames: Int) {
    free.removeAll { surface in
      guard isUnused(surface, for: frames) else { return false }
      byteCount -= surface.byteCount
      return true
    }
  }

  /// Removes idle surfaces while they take more than their budget and more than the memory in use: the least recently used
  /// one first, and of those that were last used in the same frame the largest.
  private func limitIdleSurfaces() {
    let frames = Limits.framesUntilSurfaceIsIdle
    let idleBytes = free.reduce(0) { $0 + (isUnused($1, for: frames) ? $1.byteCount : 0) }
    var excess = idleBytes - max(Limits.idleSurfaceBudget, byteCount - idleBytes)
    guard excess > 0 else { return }
    let idle = free.filter { isUnused($0, for: frames) }
      .sorted { ($0.lastFrame, $1.capacity) < ($1.lastFrame, $0.capacity) }
    for surface in idle where excess > 0 {
      excess -= surface.byteCount
      surface.lastFrame = PassSurface.neverUsed
    }
    removeSurfaces(unusedFor: Limits.framesUntilSurfaceIsFreed)
  }

  /// A surface over `bounds`. It uses the smallest free memory that is large enough but not much larger.
  ///
  /// - Parameter isClear: Whether the pixels are cleared. If false, they are undefined and the caller writes all of
  ///   them.
  func surface(over bounds: PixelRect, _ content: PassSurface.Content = .pixels, isClear: Bool = true)
    -> PassSurface
  {
    // Checking all used surfaces takes long if there are many of them. If there are few, they are checked each time,
    // because a surface that just became free is still in the CPU cache.
    if newlyUsedCount >= usedCount / 16 { collect() }
    let count = PassSurface.pixelCount(bounds, content)
    let place = firstFree(withRoomFor: count)
    let isNew = place == free.endIndex || free[place].capacity > count * 4 + Limits.unusedSurfaceRoom
    let surface = isNew ? PassSurface(room: SurfacePool.room(for: count)) : free.remove(at: place)
    surface.lastFrame = frame
    surface.open(over: bounds, content, isClear: isClear)
    if isNew { byteCount += surface.byteCount }
    used.append(surface)
    newlyUsedCount += 1
    return surface
  }

  /// The capacity for a new surface: up to a quarter more than needed, so that a surface that grows from frame to
  /// frame does not need new memory each time. The system provides memory only for pages that are written.
  private static func room(for count: Int) -> Int {
    let step = (1 << (Int.bitWidth - 1 - max(count, Limits.smallestSurfaceStep).leadingZeroBitCount)) / 4
    return (count + step - 1) / step * step
  }

  /// Moves surfaces without other references to the free ones.
  private func collect() {
    var index = 0
    while index < used.count {
      if isKnownUniquelyReferenced(&used[index]) {
        used.swapAt(index, used.count - 1)
        let surface = used.removeLast()
        free.insert(surface, at: firstFree(withRoomFor: surface.capacity))
      } else {
        index += 1
      }
    }
    (usedCount, newlyUsedCount) = (used.count, 0)
  }

  /// The index of the first free surface with a capacity of at least `count`.
  private func firstFree(withRoomFor count: Int) -> Int {
    var (low, high) = (0, free.count)
    while low < high {
      let middle = (low + high) / 2
      if free[middle].capacity < count { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A surface with undefined pixels that does not belong to a pool and has no unused memory.
  static func lasting(over bounds: PixelRect) -> PassSurface {
    let surface = PassSurface(room: PassSurface.pixelCount(bounds))
    surface.open(over: bounds, .pixels, isClear: false)
    return surface
  }
}
