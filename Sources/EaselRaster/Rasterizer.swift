import EaselDrawing
import EaselGeometry
import EaselKernels
import EaselPixels

/// Easel's rasterizer: updates a frame to a display list, painting only the pixels that changed commands can touch.
///
/// A frame goes through the folders of this module: `Plan` converts the list to commands in device space, `Flatten`
/// converts paths to edges, `Damage` finds the pixels to paint, `Paint`, `Filter` and `Float` paint them. `FrameReuse`
/// explains which results of earlier frames a frame uses again.
///
/// The pixels are the same for any number of threads, with and without damage tracking.
public final class Rasterizer: FrameRenderer {
  /// Whether only damaged pixels are painted. If false, every frame is painted whole, and nothing is hashed or compared.
  public var tracksDamage = true {
    didSet { if !tracksDamage { reuse.invalidate() } }
  }
  /// The source of asynchronous layers; nil to paint them with the frame.
  package var pictures: AsynchronousLayers? { didSet { invalidate() } }
  /// The number of passes that the last frame painted, and their area in pixels, for tests.
  var paintedPassCount = 0
  var paintedPassArea = 0
  /// The number of commands that the last frame reused from an earlier plan, for tests.
  var reusedCommandCount: Int { Int(plan.reused.commands) }
  /// The number of threads that may paint, including that of the caller.
  public let threads: Int

  /// The processor time, in seconds, that each thread other than that of the caller has used for painting.
  public var threadSeconds: [Double] { pool.threadSeconds }

  let kernels: UnsafePointer<EaselKernelTable>
  let inline = InlineDispatcher()
  let pool: any Dispatcher
  private(set) var plan: FramePlan
  let reuse: FrameReuse
  let caches = PaintCaches()
  let glyphCache: GlyphCache
  let symbolCache = SymbolCache()
  let surfaces = PassSurfaces()
  let floatPasses: FloatPasses
  private let usesFloat: Bool
  let scratch: [RegionScratch]
  let painter: PassPainter
  let batch: PassBatch
  /// The pixels that this frame paints.
  private(set) var damage = DirtySpans()
  /// The number of frames so far.
  private var frameCount = 0

  /// - Parameter threads: The number of threads that may paint; 0 and 1 mean only the calling thread.
  public convenience init(threads: Int) { self.init(threads: threads, usesFloat: false) }

  /// - Parameters:
  ///   - usesFloat: Whether everything is painted in Float32, which is slow. Tests compare the 8-bit painters with it.
  ///   - kernels: The kernels to paint with, by default those for the best instruction set of this CPU. The pixels are the
  ///     same for all of them.
  package init(
    threads: Int, usesFloat: Bool = false, kernels: UnsafePointer<EaselKernelTable> = easel_kernels()
  ) {
    self.usesFloat = usesFloat
    self.kernels = kernels
    self.threads = max(1, threads)
    pool = self.threads > 1 ? PoolDispatcher(threads: self.threads) : inline
    plan = FramePlan(workerCount: self.threads)
    reuse = FrameReuse(workerCount: self.threads)
    glyphCache = GlyphCache(kernels: kernels)
    floatPasses = FloatPasses(kernels: kernels, glyphs: glyphCache.store)
    scratch = (0..<self.threads).map { _ in RegionScratch() }
    painter = PassPainter(
      kernels: kernels, dispatcher: pool, scratch: scratch, glyphs: glyphCache.store, surfaces: surfaces)
    batch = PassBatch(kernels: kernels, scratch: scratch, glyphs: glyphCache.store, surfaces: surfaces)
  }

  /// The memory of the filters that run over large passes.
  var filterMemory: FilterMemory { painter.memory }

  /// The largest total size of cached symbols, in bytes. A frame looks the same with any budget.
  public var symbolBudget: Int {
    get { symbolCache.budget }
    set { symbolCache.budget = newValue }
  }

  public func invalidate() { reuse.invalidate() }

  public func render(_ list: DisplayList, into frame: Pixmap) -> FrameReport {
    render(list, into: frame) { _ in }
  }

  /// Draws a display list like `render(_:into:)`.
  ///
  /// - Parameter willPaint: Called before the first pixel is painted, with the rectangles that will be, by band. The frame may
  ///   move to other memory then, which need not contain the former pixels of these rectangles. The damage of the report may
  ///   contain more pixels.
  package func render(
    _ list: DisplayList, into frame: Pixmap, willPaint: ([[PixelRect]]) -> Void
  ) -> FrameReport {
    var report = draw(list, into: frame, willPaint)
    report.symbolHits = symbolCache.hits
    report.symbolMisses = symbolCache.misses
    report.symbolBytes = symbolCache.byteCount
    report.glyphHits = glyphCache.hits
    report.glyphMisses = glyphCache.misses
    report.glyphBytes = glyphCache.store.byteCount
    report.asynchronousLayers = pictures?.count ?? 0
    report.pendingLayers = pictures?.awaitedCount ?? 0
    return report
  }

  private func draw(
    _ list: DisplayList, into frame: Pixmap, _ willPaint: ([[PixelRect]]) -> Void
  ) -> FrameReport {
    beginFrame()
    let hasNewLayers = pictures?.beginFrame() ?? false
    let listHash = list.hash
    if tracksDamage, !hasNewLayers, reuse.isCurrent(frame, listHash: listHash) {
      return report(frame, damage: [])
    }
    buildPlan(list, frame.bounds)
    requestLayers(frame.bounds)
    let background = plan.float.holdsBackground ? 0 : list.background.premultipliedPixel
    if tracksDamage {
      reuse.addDamage(of: plan, listHash: listHash, background: background, in: frame, to: &damage)
    } else {
      TileGrid(frame: frame.bounds).addAll(to: &damage)
    }
    let damaged = damage.bounds
    guard !damaged.isEmpty else { return report(frame, damage: []) }
    willPaint(damage.bands)
    plan.resolveVisibility(within: damaged)
    reuse.layers.beginFrame(frame.bounds, plan.passes)
    plan.paintMeshes(filterMemory.surfaces, on: pool)
    plan.withView { view in
      paintPasses(view)
      painter.paint(
        plan.passes[0].commands, within: damage, of: SurfaceView(frame), view, background: background)
    }
    RegionScratch.equalizeCapacity(scratch)
    return report(frame, damage: damage.mergedRectangles())
  }

  private func beginFrame() {
    symbolCache.beginFrame()
    glyphCache.beginFrame()
    filterMemory.beginFrame()
    batch.beginFrame()
    frameCount += 1
    if frameCount % Limits.framesBetweenPlaneChecks == 0 { RegionScratch.shrinkLayers(scratch) }
  }

  /// Plans, flattens and resolves a list.
  private func buildPlan(_ list: DisplayList, _ frame: PixelRect, isFrame: Bool = true) {
    caches.beginFrame()
    let generation = PlanGeneration(colors: caches.generation, glyphs: glyphCache.generation)
    var built = PlanBuilder(
      plan: reuse.advance(&plan, generation: tracksDamage ? generation : nil), caches: caches,
      glyphCache: glyphCache, symbolCache: symbolCache, asynchronousLayers: pictures, usesFloat: usesFloat,
      hashes: tracksDamage, isFrame: isFrame
    ).build(list)
    // Generations start in `beginFrame()` of the caches only, so that all parts of the plan belong to this one.
    built.generation = generation
    let isShared = threads > 1 && FrameFlattener.isWorthSharing(built.paths)
    FrameFlattener.run(
      &built.paths, from: Int(built.reused.requests), on: isShared ? pool : inline, hashes: tracksDamage)
    plan = PlanResolver.resolve(built, frame: frame, hashes: tracksDamage)
  }

  /// Requests the asynchronous layers that the whole frame shows, damaged or not.
  private func requestLayers(_ frame: PixelRect) {
    guard let pictures else { return }
    if !plan.asynchronousLayers.isEmpty { plan.resolveVisibility(within: frame) }
    pictures.endFrame(frame, plan.passes, plan.asynchronousLayers)
  }

  private func report(_ frame: Pixmap, damage rectangles: [PixelRect]) -> FrameReport {
    FrameReport(
      damage: rectangles, tilesDrawn: rectangles.isEmpty ? 0 : damage.tileCount,
      tileCount: TileGrid(frame: frame.bounds).count, commandCount: plan.commandCount)
  }

  /// Paints an asynchronous layer as a frame would paint it.
  func picture(_ work: LayerRequest) -> RenderedLayer {
    beginFrame()
    let command = DrawingCommand(
      operation: .fragment(work.fragment), state: DrawingState(transform: work.transform))
    buildPlan(DisplayList(root: Fragment(commands: [command]), size: .zero), work.frame, isFrame: false)
    plan.resolveVisibility(within: work.bounds)
    let surface = SurfacePool.lasting(over: work.bounds)
    plan.paintMeshes(filterMemory.surfaces, on: pool)
    plan.withView { view in
      paintPasses(view)
      painter.paint(plan.passes[0].commands, on: surface, view, background: 0)
    }
    return RenderedLayer(work: work, surface: surface, caches: totalCacheUsage)
  }
}

extension DisplayList {
  /// The hash of everything that a frame of this list can show.
  fileprivate var hash: ContentHash {
    var hasher = ContentHasher(seed: UInt64(colorMode.rawValue))
    hasher.combine(root.hash)
    hasher.combine(scale)
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(UInt64(background.premultipliedPixel))
    return hasher.finish()
  }
}
