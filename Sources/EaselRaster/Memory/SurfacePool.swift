import EaselPixels

/// The pixels of a pass, or of a step between its filters: memory that a `SurfacePool` lends as long as somebody refers
/// to it.
final class PassSurface {
  private var memory = Buffer<UInt32>(minimumCapacity: 16)
  private var stride = 0
  /// Device pixels.
  private(set) var bounds = PixelRect.empty
  /// When it was lent last.
  fileprivate var lastFrame = 0

  fileprivate init() {}

  /// Valid as long as the surface is referred to.
  var view: SurfaceView { SurfaceView(pixels: memory.base, stride: stride, bounds: bounds) }

  var byteCount: Int { memory.byteCount }

  /// Pixels that there is room for.
  fileprivate var capacity: Int { memory.capacity }

  /// Pixels that `bounds` takes.
  fileprivate static func pixelCount(_ bounds: PixelRect) -> Int { stride(bounds) * bounds.height }

  /// A pitch that is a multiple of 4 KB would make rows compete for cache lines.
  private static func stride(_ bounds: PixelRect) -> Int {
    let rounded = (bounds.width + 15) & ~15
    return rounded & 1023 == 0 ? rounded + 16 : rounded
  }

  fileprivate func clear(over bounds: PixelRect) {
    self.bounds = bounds
    stride = PassSurface.stride(bounds)
    memory.removeAll()
    memory.append(repeating: 0, count: PassSurface.pixelCount(bounds))
  }
}

/// Surfaces that are used again once nobody refers to them, so that a steady animation asks the system for none.
final class SurfacePool {
  /// Frames after which a surface that was not needed is given back.
  private static let patience = 120

  private var surfaces: [PassSurface] = []
  private var frame = 0

  /// Bytes of all surfaces that are lent or wait.
  var byteCount: Int { surfaces.reduce(0) { $0 + $1.byteCount } }

  func beginFrame() {
    frame += 1
    surfaces.removeAll { $0.lastFrame < frame - SurfacePool.patience }
  }

  /// Transparent pixels over `bounds`, in the smallest memory that is free and has room for them.
  func surface(over bounds: PixelRect) -> PassSurface {
    let needed = PassSurface.pixelCount(bounds)
    var best: Int?
    for index in surfaces.indices
    where surfaces[index].capacity >= needed && isKnownUniquelyReferenced(&surfaces[index]) {
      if best.map({ surfaces[index].capacity < surfaces[$0].capacity }) ?? true { best = index }
    }
    let surface = best.map { surfaces[$0] } ?? PassSurface()
    if best == nil { surfaces.append(surface) }
    surface.lastFrame = frame
    surface.clear(over: bounds)
    return surface
  }

  /// Transparent pixels over `bounds` that are not lent but given: no larger than they must be.
  static func lasting(over bounds: PixelRect) -> PassSurface {
    let surface = PassSurface()
    surface.clear(over: bounds)
    return surface
  }
}
