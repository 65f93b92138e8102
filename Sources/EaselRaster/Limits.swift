import EaselPixels

/// Limits of the rasterizer. They bound memory and time, or decide which of two ways with the same result is taken.
enum Limits {
  // MARK: Device space

  /// In pixels. Geometry farther from the origin is cut off.
  static let deviceExtent = 32_000.0
  /// The device pixels that a drawing can cover.
  static let everything = PixelRect(x0: -32_000, y0: -32_000, x1: 32_000, y1: 32_000)
  /// In pixels. Glyphs and asynchronous layers farther from the origin are not drawn.
  static let farthestPlacement = 30_000.0
  /// In image pixels. Points of a projected image farther from its origin are clear.
  static let largestSampledCoordinate = 1_048_576.0
  /// In image pixels. The fixed-point coordinates of image kernels overflow beyond it.
  static let largestImageCoordinate = 1_073_741_824.0

  // MARK: Filters

  /// In pixels. Larger standard deviations of a blur count as this one, which leaves no visible detail.
  static let largestDeviation = 1300.0
  /// The number of filters that are kept from frame to frame, so that a short animation that repeats creates none.
  static let cachedFilterCount = 64
  /// In cells. Smaller filter steps run on the calling thread; they take about 0.2 ms.
  static let smallestSharedFilter = 262_144
  /// The number of rows in a piece of a filter step. Neighboring pieces compute some rows twice.
  static let filterRowsPerPiece = 64
  /// The number of frames after which planes of a blur are checked for unused memory.
  static let framesBetweenPlaneChecks = 16
  /// In bytes. Smaller planes are never shrunk.
  static let largestIdlePlane = 16 << 20

  // MARK: Caches

  /// In bytes. Above it, the gradient tables of earlier frames are freed between frames.
  static let gradientTableBudget = 16 << 20
  /// In bytes. Above it, reduced images that the last frame did not use are freed between frames.
  static let reducedImageBudget = 64 << 20
  /// In bytes. Above it, all glyph masks are freed between frames.
  static let glyphMaskBudget = 16 << 20
  /// In pixels per em. Larger glyphs are filled as paths.
  static let largestMaskedGlyph = 64.0
  /// The bytes of symbol images that are kept.
  static let symbolBudget = 32 << 20
  /// The number of symbols whose ink bounds are kept.
  static let symbolBoundsCount = 4096
  /// The number of clip masks that a worker keeps: enough for several nested clips side by side.
  static let clipMaskCount = 8

  // MARK: Surfaces

  /// The number of frames after which an unused surface is freed.
  static let framesUntilSurfaceIsFreed = 120
  /// The number of frames after which an unused surface counts as idle.
  static let framesUntilSurfaceIsIdle = 8
  /// In bytes. Idle surfaces are freed above this or the memory in use, whichever is larger. A projection with a
  /// visible horizon may need hundreds of megabytes for a frame or two.
  static let idleSurfaceBudget = 16 << 20
  /// In pixels. A surface may always have this much unused memory.
  static let unusedSurfaceRoom = 1 << 18
  /// In pixels. The capacity of a surface is a multiple of a quarter of a power of two, which is at least this.
  static let smallestSurfaceStep = 64

  // MARK: Painting

  /// In pixels. Wider gaps between edges are painted as runs of constant coverage, narrower ones as part of a mask.
  static let shortestConstantRun = 32
  /// In pixels. Narrower rectangles of one color are painted through a mask.
  static let widestMaskedSolidRow = 16
  /// In pixels. Narrower rectangles of a gradient or an image are painted through a mask.
  static let widestMaskedRow = 128
  /// The sizes of a gradient table. With 256 colors, neighbors of a smooth gradient differ by 1/255 at most. With
  /// 2048, the position of a hard stop is exact to a pixel on most screens.
  static let gradientTableSizes = 256...2048
}
