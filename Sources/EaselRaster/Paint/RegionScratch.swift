import EaselDrawing
import EaselKernels
import EaselPixels

/// The memory that one worker paints with, kept from region to region and frame to frame.
final class RegionScratch {
  /// One worker at a time uses it, and dynamic checks of that would cost a twentieth of a frame of small shapes.
  @exclusivity(unchecked) var window = CoverageWindow()
  /// Four rows of coverage bytes.
  @exclusivity(unchecked) private var maskRows = Buffer<UInt8>(minimumCapacity: 4 * 2048)
  /// One row of source pixels.
  @exclusivity(unchecked) private var sourceRow = Buffer<UInt32>(minimumCapacity: 2048)
  /// One row of coverage through a clip, or a few short ones.
  @exclusivity(unchecked) private var clippedRow = Buffer<UInt8>(minimumCapacity: 2048)
  private var layers: [LayerMemory] = []
  /// What is painted on: the pass's own surface and the layers that are open on it, the innermost last.
  @exclusivity(unchecked) var targets: [SurfaceView] = []
  /// The same in Float32.
  @exclusivity(unchecked) var floatTargets: [FloatSurface] = []
  @exclusivity(unchecked) var clipMasks = ClipMaskCache()

  /// Bytes that kernels may write past the end of a row.
  static let slack = 64

  /// Room for four rows of masks over `columns` columns.
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

  /// Transparent pixels over `bounds` for the layer at a depth.
  func layer(depth: Int, over bounds: PixelRect) -> SurfaceView {
    memory(depth: depth).clear(over: bounds)
  }

  /// The same in Float32, in the same memory.
  func floatLayer(depth: Int, over bounds: PixelRect, mode: DisplayList.ColorMode) -> FloatSurface {
    FloatSurface(borrowing: memory(depth: depth).clearComponents(bounds.area), over: bounds, mode: mode)
  }

  private func memory(depth: Int) -> LayerMemory {
    while layers.count <= depth { layers.append(LayerMemory()) }
    return layers[depth]
  }

  /// Gives each worker as much room as any has, so that another frame like the last needs no more, whoever paints what.
  static func equalizeCapacity(_ workers: [RegionScratch]) {
    for worker in workers { worker.clipMasks.equalizeCapacity() }
    for worker in workers {
      for other in workers where other !== worker { worker.grow(like: other) }
    }
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
    private var pixels = Buffer<UInt32>(minimumCapacity: 4096)

    func grow(like other: LayerMemory) { pixels.reserve(total: other.pixels.capacity) }

    func clear(over bounds: PixelRect) -> SurfaceView {
      let stride = (bounds.width + 15) & ~15
      pixels.removeAll()
      pixels.append(repeating: 0, count: stride * bounds.height)
      return SurfaceView(pixels: pixels.base, stride: stride, bounds: bounds)
    }

    func clearComponents(_ count: Int) -> UnsafeMutablePointer<SIMD4<Float>> {
      pixels.removeAll()
      pixels.append(repeating: 0, count: 4 * count)
      return UnsafeMutableRawPointer(pixels.base).assumingMemoryBound(to: SIMD4<Float>.self)
    }
  }
}
