import EaselGeometry
import EaselPixels

/// The limits of the rasterizer. They bound memory and time, or decide which of two ways with the same result is taken.
enum Limits {
  // MARK: Device space

  /// The largest distance of a coordinate from the origin, in pixels. Geometry beyond it is cut off above and below, and
  /// moved to the limit on the left and right. On a grid of 1/256 pixel it stays exact in a `Float`.
  static let coordinate: Int32 = 32_000

  /// The height of a band of rows, in pixels, as a power of two. Workers paint one band at a time.
  static let bandShift: Int32 = 5
  /// The height of a band and of a tile, in pixels.
  static var bandHeight: Int32 { 1 << bandShift }
  /// The width of a tile, in pixels. Narrower tiles damage less and cost more to hash.
  static let tileWidth: Int32 = 64

  /// The largest area of a layer, in pixels, that is kept whole whatever part of it the frame shows.
  static let layerArea = 1 << 26
  /// The distance from the frame, in pixels, beyond which a larger layer is cut off.
  static let layerMargin: Int32 = 3000

  /// The longest side of a cached symbol, in pixels.
  static let symbolSide: CGFloat = 1024
  /// The largest area of a cached symbol, in pixels.
  static let symbolArea: CGFloat = 512 * 512
  /// The largest distance of a cached symbol's ink from the symbol's origin, in pixels.
  static let symbolReach: CGFloat = 8192
  /// The largest distance of a cached symbol's origin from the origin of the frame, in pixels: whole pixels and quarters
  /// of them fit the integers that they are kept in.
  static let symbolOffset: CGFloat = 30_000

  /// The largest distance of glyphs and asynchronous layers from the origin, in pixels. Farther ones are not drawn, and
  /// are outside of every frame.
  static let farthestPlacement = Double(ImageLimits.side)
  /// The largest coordinate of a sampled point of a projected image, in image pixels. Points beyond it are clear.
  static let largestSampledCoordinate = 1_048_576.0
  /// The largest coordinate in image pixels for which the fixed-point numbers of image kernels do not overflow.
  static let largestImageCoordinate = 1_073_741_824.0

  // MARK: Nesting

  /// The number of layers within each other: each needs the pixels of a band. What is deeper is not drawn.
  static let layerDepth = 256
  /// The number of filtered layers, masks and symbols within each other: each needs a surface. What is deeper is not
  /// drawn.
  static let passDepth = 64
  /// The number of clips within each other. A command with more of them is not drawn.
  static let clipDepth: Int32 = 512
  /// The number of ungrouped shadows around a material that the material sees, from the innermost one outwards. Each of them
  /// plans the material twice, so that it may have 2^6 backdrops, which are all that a frame may have.
  static let shadowLevelsOfMaterials = 6

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

  // MARK: Batches of passes

  /// In pixels. A batch of passes is painted when its results have this area.
  static let batchArea = 1 << 22

  // MARK: Materials

  /// The number of copies of the pixels below materials in a frame, and of different backdrops. Later materials see what
  /// the last copy shows.
  static let backdropCount = 64
  /// In pixels. Larger standard deviations of a material's blur count as this one: the surroundings of the frame from
  /// which it reads stay small.
  static let largestMaterialDeviation = 200.0
  /// The number of successive commands with the same material that share a backdrop.
  static let sharedBackdropCount = 64

  // MARK: Caches

  /// In bytes. Above it, the gradient tables of earlier frames are freed between frames.
  static let gradientTableBudget = 16 << 20
  /// In bytes. Above it, reduced images that the last frame did not use are freed between frames.
  static let reducedImageBudget = 64 << 20
  /// In bytes, including the index of the masks. Near it, glyph masks that were not used recently are freed between
  /// frames.
  static let glyphMaskBudget = 16 << 20
  /// In pixels per em. Larger glyphs are filled as paths.
  static let largestMaskedGlyph = 64.0
  /// The bytes of symbol images that are kept.
  static let symbolBudget = 32 << 20
  /// The number of symbols whose ink bounds are kept.
  static let symbolBoundsCount = 4096
  /// The number of clip masks that a worker keeps: enough for several nested clips side by side.
  static let clipMaskCount = 8

  /// The number of commands for which a plan may keep the memory of earlier passes. Where a frame has more than a quarter
  /// of them, it may keep four times the memory of the frame. Above that, the memory is freed.
  static let spareCommandCount = 1 << 16

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

  // MARK: Meshes

  /// The largest number of points that a mesh is divided into, unless it has more vertices.
  static let meshPointCount = 524_288.0
  /// The largest number of steps along a side of a patch.
  static let meshStepCount = 256

  // MARK: Painting

  /// In pixels. Wider gaps between edges are painted as runs of constant coverage, narrower ones as part of a mask.
  static let shortestConstantRun = 32
  /// In pixels. Narrower rectangles of one color are painted through a mask.
  static let widestMaskedSolidRow = 16
  /// In pixels. Narrower rectangles of a gradient or an image are painted through a mask, interpolated images in blocks of
  /// this width.
  static let widestMaskedRow = 128
  /// The sizes of a gradient table. With 256 colors, neighbors of a smooth gradient differ by 1/255 at most. With
  /// 2048, the position of a hard stop is exact to a pixel on most screens.
  static let gradientTableSizes = 256...2048
}

extension PixelRect {
  /// All pixels within the limit of coordinates: the bounds of unbounded content.
  static var everything: PixelRect {
    PixelRect(
      x0: -Limits.coordinate, y0: -Limits.coordinate, x1: Limits.coordinate, y1: Limits.coordinate)
  }
}

extension Path {
  /// A rectangle that contains all pixels, in device space.
  static let everything = Path(
    CGRect(
      x: -CGFloat(Limits.coordinate), y: -CGFloat(Limits.coordinate),
      width: 2 * CGFloat(Limits.coordinate), height: 2 * CGFloat(Limits.coordinate)))
}
