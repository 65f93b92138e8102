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
  /// What is painted on under the innermost layer.
  @exclusivity(unchecked) var targets: [SurfaceView] = []
  var clipMasks = ClipMaskCache()

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
    while layers.count <= depth { layers.append(LayerMemory()) }
    return layers[depth].clear(over: bounds)
  }

  private final class LayerMemory {
    private var pixels = Buffer<UInt32>(minimumCapacity: 4096)

    func clear(over bounds: PixelRect) -> SurfaceView {
      let stride = (bounds.width + 15) & ~15
      pixels.removeAll()
      pixels.append(repeating: 0, count: stride * bounds.height)
      return SurfaceView(pixels: pixels.base, stride: stride, bounds: bounds)
    }
  }
}
