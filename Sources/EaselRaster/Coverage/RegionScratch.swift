import EaselDrawing
import EaselKernels
import EaselPixels

/// The scratch memory of one worker. It is kept from frame to frame.
final class RegionScratch {
  // A single worker accesses this memory. Dynamic exclusivity checks would take 5 % of a frame of small shapes.
  @exclusivity(unchecked) var window = CoverageWindow()
  /// Four rows of coverage.
  @exclusivity(unchecked) private var maskRows = Buffer<UInt8>(minimumCapacity: 4 * 2048)
  /// One row of source pixels.
  @exclusivity(unchecked) private var sourceRow = Buffer<UInt32>(minimumCapacity: 2048)
  /// One row of coverage through a clip, or several short rows.
  @exclusivity(unchecked) private var clippedRow = Buffer<UInt8>(minimumCapacity: 2048)
  private var layers: [LayerMemory] = []
  /// The surface of the pass and the open layers on it, the innermost last.
  @exclusivity(unchecked) var targets: [SurfaceView] = []
  /// The same in Float32.
  @exclusivity(unchecked) var floatTargets: [FloatSurface] = []
  @exclusivity(unchecked) var clipMasks = ClipMaskCache()

  /// The number of bytes that kernels may write past the end of a row.
  static let slack = 64

  /// Memory for four rows of masks.
  func maskRows(columns: Int) -> (bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
    let stride = (columns + RegionScratch.slack + 63) & ~63
    maskRows.reserve(4 * stride)
    return (maskRows.base, stride)
  }

  func sourceRow(columns: Int) -> UnsafeMutablePointer<UInt32> {
    sourceRow.reserve(columns + RegionScratch.slack)
    return sourceRow.base
  }

  func clippedRow(columns: Int) -> UnsafeMutablePointer<UInt8> {
    clippedRow.reserve(columns + RegionScratch.slack)
    return clippedRow.base
  }

  /// Clear pixels for the layer at a nesting depth.
  func layer(depth: Int, over bounds: PixelRect) -> SurfaceView {
    memory(depth: depth).clear(over: bounds)
  }

  /// Clear pixels in Float32 for the layer at a nesting depth, in the same memory as `layer(depth:over:)`.
  func floatLayer(depth: Int, over bounds: PixelRect, mode: DisplayList.ColorMode) -> FloatSurface {
    FloatSurface(borrowing: memory(depth: depth).clearComponents(bounds.area), over: bounds, mode: mode)
  }

  private func memory(depth: Int) -> LayerMemory {
    while layers.count <= depth { layers.append(LayerMemory()) }
    return layers[depth]
  }

  /// Grows the memory of all workers to the largest, so that a similar frame allocates nothing, whichever worker
  /// paints what.
  static func equalizeCapacity(_ workers: [RegionScratch]) {
    for worker in workers { worker.clipMasks.equalizeCapacity() }
    for worker in workers {
      for other in workers where other !== worker { worker.grow(like: other) }
    }
  }

  /// Frees most of the memory for layers if it is large and recent frames used less than a quarter of it, as
  /// `FixedPointBuffer.shrink` does. The rest is a few rows and masks of a region.
  ///
  /// Layers of all workers keep the same size, so that `equalizeCapacity` does not grow them again.
  static func shrinkLayers(_ workers: [RegionScratch]) {
    let byteCount = workers.reduce(0) { max($0, $1.layerByteCount) }
    let depth = workers.reduce(0) { max($0, $1.layers.count) }
    var neededBytes = 0
    for index in 0..<depth { neededBytes += needed(at: index, workers) * MemoryLayout<UInt32>.stride }
    if byteCount > Limits.largestIdlePlane, neededBytes < byteCount / 4 {
      for index in (0..<depth).reversed() {
        let needed = needed(at: index, workers)
        for worker in workers { worker.shrinkLayer(at: index, to: needed) }
      }
    }
    for worker in workers { for layer in worker.layers { layer.needed = 0 } }
  }

  /// The largest number of pixels that any worker used for the layers at a nesting depth since the last call of
  /// `shrinkLayers`.
  private static func needed(at depth: Int, _ workers: [RegionScratch]) -> Int {
    workers.reduce(0) { depth < $1.layers.count ? max($0, $1.layers[depth].needed) : $0 }
  }

  /// Removes the innermost layer if it was not used, or frees its unused memory.
  private func shrinkLayer(at depth: Int, to needed: Int) {
    guard depth < layers.count else { return }
    if needed == 0, depth == layers.count - 1 {
      layers.removeLast()
    } else {
      layers[depth].shrink(to: needed)
    }
  }

  private var layerByteCount: Int { layers.reduce(0) { $0 + $1.byteCount } }

  /// The bytes of memory.
  var byteCount: Int {
    window.byteCount + maskRows.byteCount + sourceRow.byteCount + clippedRow.byteCount + layerByteCount
      + clipMasks.byteCount
  }

  private func grow(like other: RegionScratch) {
    window.grow(like: other.window)
    maskRows.reserve(total: other.maskRows.capacity)
    sourceRow.reserve(total: other.sourceRow.capacity)
    clippedRow.reserve(total: other.clippedRow.capacity)
    targets.reserveCapacity(other.targets.capacity)
    floatTargets.reserveCapacity(other.floatTargets.capacity)
    while layers.count < other.layers.count { layers.append(LayerMemory()) }
    for (layer, model) in zip(layers, other.layers) { layer.grow(like: model) }
    clipMasks.grow(like: other.clipMasks)
  }

  private final class LayerMemory {
    private static let smallestCapacity = 4096
    private var pixels = Buffer<UInt32>(minimumCapacity: LayerMemory.smallestCapacity)
    /// The largest number of pixels that was used since it was last set to 0.
    fileprivate var needed = 0

    var byteCount: Int { pixels.byteCount }

    func grow(like other: LayerMemory) { pixels.reserve(total: other.pixels.capacity) }

    /// Frees the memory beyond a number of pixels.
    func shrink(to count: Int) {
      let capacity = max(LayerMemory.smallestCapacity, count)
      if capacity < pixels.capacity { pixels = Buffer(minimumCapacity: capacity) }
    }

    func clear(over bounds: PixelRect) -> SurfaceView {
      let stride = (bounds.width + 15) & ~15
      clear(stride * bounds.height)
      return SurfaceView(pixels: pixels.base, stride: stride, bounds: bounds)
    }

    func clearComponents(_ count: Int) -> UnsafeMutablePointer<SIMD4<Float>> {
      clear(4 * count)
      return UnsafeMutableRawPointer(pixels.base).assumingMemoryBound(to: SIMD4<Float>.self)
    }

    private func clear(_ count: Int) {
      needed = max(needed, count)
      pixels.removeAll()
      pixels.append(repeating: 0, count: count)
    }
  }
}

/// The most recently used masks of clips in the current region.
struct ClipMaskCache {
  private struct Entry {
    var clip: Int32
    var lastUse: Int
    var memory: Memory
    var view: MaskView
  }

  final class Memory {
    fileprivate var bytes = Buffer<UInt8>(minimumCapacity: 4096)
  }

  private var entries: [Entry] = []
  private var uses = 0
  private var spare: [Memory] = []

  /// The bytes of all masks.
  var byteCount: Int {
    entries.reduce(spare.reduce(0) { $0 + $1.bytes.byteCount }) { $0 + $1.memory.bytes.byteCount }
  }

  /// Discards all masks.
  mutating func beginRegion() {
    for entry in entries { spare.append(entry.memory) }
    entries.removeAll(keepingCapacity: true)
  }

  mutating func find(_ clip: Int32) -> MaskView? {
    guard let index = entries.firstIndex(where: { $0.clip == clip }) else { return nil }
    uses += 1
    entries[index].lastUse = uses
    return entries[index].view
  }

  /// Adds a mask of zeros for a clip that has none.
  mutating func add(_ clip: Int32, over bounds: PixelRect) -> MaskView {
    let memory = takeMemory()
    let stride = (bounds.width + 63) & ~63
    memory.bytes.removeAll()
    memory.bytes.append(repeating: 0, count: stride * bounds.height + RegionScratch.slack)
    let view = MaskView(bytes: memory.bytes.base, stride: stride, bounds: bounds)
    uses += 1
    entries.append(Entry(clip: clip, lastUse: uses, memory: memory, view: view))
    return view
  }

  /// Discards all masks, and grows each block of memory to the largest.
  mutating func equalizeCapacity() {
    beginRegion()
    let capacity = spare.reduce(0) { max($0, $1.bytes.capacity) }
    for memory in spare { memory.bytes.reserve(total: capacity) }
  }

  /// Grows the memory to that of another cache. Call `equalizeCapacity()` on both before.
  mutating func grow(like other: ClipMaskCache) {
    entries.reserveCapacity(other.entries.capacity)
    while spare.count < other.spare.count { spare.append(Memory()) }
    guard let model = other.spare.first else { return }
    for memory in spare { memory.bytes.reserve(total: model.bytes.capacity) }
  }

  private mutating func takeMemory() -> Memory {
    if let memory = spare.popLast() { return memory }
    guard entries.count >= Limits.clipMaskCount else { return Memory() }
    let oldest = entries.indices.min { entries[$0].lastUse < entries[$1].lastUse }!
    return entries.remove(at: oldest).memory
  }
}
