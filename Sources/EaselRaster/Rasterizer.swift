import EaselDrawing
import EaselGeometry
import EaselKernels
import EaselPixels

/// Easel's rasterizer: brings a frame up to date with a display list, touching only what changed commands reach.
///
/// The pixels are the same for any number of threads, with and without damage tracking.
public final class Rasterizer: FrameRenderer {
  /// Work below this many estimated nanoseconds stays on the calling thread: waking others costs about as much.
  private static let inlineBudget = 300_000.0

  /// False: every frame is drawn whole, and nothing is hashed or compared.
  public var tracksDamage = true
  /// Where pictures that may come late come from; nil: they are painted with the frame.
  package var pictures: AsynchronousLayers? { didSet { invalidate() } }
  /// False: every pass is painted in one piece, which tests compare with.
  var splitsPasses = true
  /// Pieces of passes that the last frame painted, for tests.
  private(set) var paintedPieceCount = 0
  /// Pixels that they were painted in, for tests.
  private(set) var paintedPiecePixelCount = 0
  /// Commands of the last frame that an earlier plan had resolved, for tests.
  var retainedCommandCount: Int { Int(plan.retained.commands) }
  /// The threads that may paint, the caller's included.
  public let threads: Int

  /// Seconds of processor time that each of the threads but the caller's has used for painting.
  public var threadSeconds: [Double] { pool.threadSeconds }

  private let kernels = easel_kernels()
  private let inline = InlineDispatcher()
  /// Tests look at what its threads do.
  let pool: any Dispatcher
  private var plan: FramePlan
  /// The plan before this one: what did not change is taken over from it.
  private var lastPlan: FramePlan
  private let caches = PaintCaches()
  private let glyphCache: GlyphCache
  private let symbolCache = SymbolCache()
  private let surfaces = PassSurfaces()
  private let keptPasses = LayerCache()
  private let floatPasses: FloatPasses
  private let usesFloat: Bool
  /// Tests look at how much it is.
  let filterMemory: FilterMemory
  private let scratch: [RegionScratch]
  private var previous: Previous?
  /// The tiles of the last frame that was compared tile by tile, and room for those of this one.
  private var lastTiles = TileGrid(frame: .empty)
  private var tiles = TileGrid(frame: .empty)
  /// What this frame paints anew, and how it is handed on.
  private var runs = DirtySpans()
  private var damage = DirtyRectangles()
  private var splitter = PassSplitter()
  /// Of the surface in work.
  private let bands = BandIndex()
  private var jobs: [RegionWork.Job] = []

  /// What the last frame showed.
  private struct Previous {
    weak var frame: Pixmap?
    var listHash: ContentHash
    var background: UInt32
    /// True when `lastTiles` are those of the frame.
    var hasTiles: Bool
  }

  /// - Parameter threads: How many may paint; 0 and 1 stand for the calling thread alone.
  public convenience init(threads: Int) { self.init(threads: threads, usesFloat: false) }

  /// - Parameter usesFloat: True paints everything in Float32: slow, and what the 8-bit path is compared with.
  init(threads: Int, usesFloat: Bool) {
    self.usesFloat = usesFloat
    self.threads = max(1, threads)
    pool = self.threads > 1 ? PoolDispatcher(threads: self.threads) : inline
    plan = FramePlan(workerCount: self.threads)
    lastPlan = FramePlan(workerCount: self.threads)
    glyphCache = GlyphCache(kernels: kernels)
    floatPasses = FloatPasses(kernels: kernels, glyphs: glyphCache.store)
    filterMemory = FilterMemory(kernels: kernels, dispatcher: pool)
    scratch = (0..<self.threads).map { _ in RegionScratch() }
  }

  /// Bytes of pixels of symbols that may be kept from frame to frame; what is kept never shows.
  public var symbolBudget: Int {
    get { symbolCache.budget }
    set { symbolCache.budget = newValue }
  }

  public func invalidate() {
    previous = nil
    keptPasses.removeAll()
  }

  public func render(_ list: DisplayList, into frame: Pixmap) -> FrameReport {
    var report = draw(list, into: frame)
    report.symbolHits = symbolCache.hits
    report.symbolMisses = symbolCache.misses
    report.symbolBytes = symbolCache.byteCount
    report.glyphHits = glyphCache.hits
    report.glyphMisses = glyphCache.misses
    report.glyphBytes = glyphCache.store.byteCount
    report.asynchronousPictures = pictures?.count ?? 0
    report.awaitedPictures = pictures?.awaitedCount ?? 0
    return report
  }

  private func draw(_ list: DisplayList, into frame: Pixmap) -> FrameReport {
    beginFrame()
    let hasNewPictures = pictures?.beginFrame() ?? false
    let listHash = list.hash
    if tracksDamage, !hasNewPictures, let previous, previous.frame === frame, previous.listHash == listHash {
      return report(frame, isUnchanged: true)
    }
    makePlan(list, frame.bounds)
    pictures?.endFrame(frame.bounds, plan.passes, plan.pictures)
    let background = plan.float.holdsBackground ? 0 : list.background.premultipliedPixel
    let hasTiles = noteChanges(frame, background)
    previous =
      tracksDamage
      ? Previous(frame: frame, listHash: listHash, background: background, hasTiles: hasTiles) : nil
    let damaged = runs.bounds
    guard !damaged.isEmpty else { return report(frame) }
    if damaged != frame.bounds { PlanResolver.narrow(&plan, to: damaged) }
    cutPasses(frame)
    plan.withView { view in
      paintPasses(view)
      paintFrame(view, background, frame)
    }
    RegionScratch.equalizeCapacity(scratch)
    return report(frame)
  }

  private func beginFrame() {
    symbolCache.beginFrame()
    glyphCache.beginFrame()
    filterMemory.beginFrame()
  }

  /// Finds out what of the frame changed; true when it was compared tile by tile.
  private func noteChanges(_ frame: Pixmap, _ background: UInt32) -> Bool {
    guard tracksDamage, let previous, previous.frame === frame, previous.background == background else {
      TileGrid(frame: frame.bounds).noteAll(in: &runs)
      return false
    }
    return plan.withView { view in
      lastPlan.withView { lastView in
        if PlanDiff.noteChanges(
          from: .init(passes: lastPlan.passes, view: lastView, marks: lastPlan.marks),
          to: .init(passes: plan.passes, view: view, marks: plan.marks),
          in: frame.bounds, runs: &runs)
        {
          return false
        }
        if !previous.hasTiles { lastTiles.update(frame.bounds, lastView, lastPlan.passes, background) }
        tiles.update(frame.bounds, view, plan.passes, background)
        tiles.noteChanges(since: lastTiles, in: &runs)
        swap(&tiles, &lastTiles)
        return true
      }
    }
  }

  /// Finds out how each pass comes about where the frame is painted.
  private func cutPasses(_ frame: Pixmap) {
    guard splitsPasses else { return splitter.leaveWhole(plan.passes) }
    keptPasses.beginFrame(frame.bounds, plan.passes)
    plan.withView { view in
      splitter.cut(.init(passes: plan.passes, view: view, runs: runs, kept: keptPasses))
    }
  }

  /// Opens, flattens and resolves the list.
  private func makePlan(_ list: DisplayList, _ frame: PixelRect) {
    caches.beginFrame()
    var built = PlanBuilder(
      plan: takePlan(), caches: caches, glyphCache: glyphCache, symbolCache: symbolCache,
      pictures: pictures, usesFloat: usesFloat, isMarked: tracksDamage
    ).build(list)
    built.generation = generation
    let isShared = threads > 1 && FrameFlattener.isWorthSharing(built)
    FrameFlattener.run(&built, after: lastPlan, on: isShared ? pool : inline, hashes: tracksDamage)
    plan = PlanResolver(plan: consume built, frame: frame, hashes: tracksDamage).run()
  }

  /// The plan of the frame before the last: its memory is used again, and what this frame begins with in the same way.
  private func takePlan() -> FramePlan {
    var taken = FramePlan(workerCount: 0)
    swap(&taken, &lastPlan)
    swap(&plan, &lastPlan)
    if !tracksDamage || !taken.isHashed || taken.generation != generation { taken.marks.removeAll() }
    return taken
  }

  /// What the tables of plans refer to.
  private var generation: PlanGeneration {
    PlanGeneration(colors: caches.generation, glyphs: glyphCache.generation)
  }

  private func report(_ frame: Pixmap, isUnchanged: Bool = false) -> FrameReport {
    FrameReport(
      damage: isUnchanged ? [] : damage.merge(runs.bands), tilesDrawn: isUnchanged ? 0 : runs.tileCount,
      tileCount: TileGrid(frame: frame.bounds).count, commandCount: plan.commandCount)
  }

  // MARK: Painting

  /// Passes in the reverse order of the list, so that each comes before those who read it.
  private func paintPasses(_ view: PlanView) {
    surfaces.beginFrame(passCount: plan.passes.count, symbols: plan.symbols)
    floatPasses.beginFrame()
    (paintedPieceCount, paintedPiecePixelCount) = (0, 0)
    for index in stride(from: plan.passes.count - 1, to: 0, by: -1) {
      let pass = plan.passes[index]
      if pass.picture >= 0 {
        let picture = plan.pictures[Int(pass.picture)]
        if let part = picture.part(within: pass.outputBounds, filterMemory.surfaces) {
          surfaces.add(part, of: index)
        }
      } else if let mode = pass.colorMode {
        guard !splitter.cuts[index].painted.isEmpty else { continue }
        floatPasses.paint(
          index, pass, mode, view, plan.float, into: surfaces, filterMemory, on: pool, scratch)
      } else {
        for part in splitter.cuts[index].kept { surfaces.add(part, of: index) }
        for piece in splitter.cuts[index].painted { paint(piece, of: pass, index, view) }
      }
    }
  }

  private func paint(_ piece: PassPiece, of pass: PassPlan, _ index: Int, _ view: PlanView) {
    paintedPieceCount += 1
    paintedPiecePixelCount += piece.input.area
    let part = pass.isMask ? shadow(piece, of: pass, view) : pixels(piece, of: pass, view)
    surfaces.add(part, of: index)
    if tracksDamage { keptPasses.keep(part, of: pass) }
    if let key = pass.symbol { symbolCache.keep(part.surface, as: key) }
  }

  private func pixels(_ piece: PassPiece, of pass: PassPlan, _ view: PlanView) -> CachedSurface {
    let input =
      pass.symbol == nil
      ? filterMemory.surfaces.surface(over: piece.input) : SurfacePool.lasting(over: piece.input)
    paint(pass.commands, on: input, view)
    let output = FilterChain.apply(
      pass.filters, to: input, content: pass.contentBounds, output: piece.output, limits: pass.limits,
      filterMemory)
    return CachedSurface(surface: output, bounds: piece.output)
  }

  private func shadow(_ piece: PassPiece, of pass: PassPlan, _ view: PlanView) -> CachedSurface {
    let figure = filterMemory.surfaces.surface(over: piece.input, .coverage)
    paint(pass.commands, on: figure, view)
    let output = FilterChain.shade(
      pass.filters[0], of: figure, content: pass.contentBounds, output: piece.output, limits: pass.limits,
      filterMemory)
    var part = CachedSurface(surface: output, bounds: piece.output)
    if pass.sharesCoverage, surfaces.hasRoom(for: figure) { part.figure = figure }
    return part
  }

  /// Paints commands on all of a clear surface.
  private func paint(_ commands: [DeviceCommand], on surface: PassSurface, _ view: PlanView) {
    commands.withUnsafeBufferPointer { commands in
      bands.list(commands, over: surface.bounds)
      jobs.removeAll(keepingCapacity: true)
      for band in 0..<bands.bandCount {
        jobs.append(RegionWork.Job(band: band, region: bands.rows(of: band)))
      }
      guard surface.content == .pixels else { return paintMask(commands, view, surface.mask) }
      paint(commands, view, surface.view, background: nil)
    }
  }

  /// Paints the alpha of the only command over the regions of `jobs`.
  private func paintMask(
    _ commands: UnsafeBufferPointer<DeviceCommand>, _ view: PlanView, _ target: MaskView
  ) {
    let dispatcher = isWorthSharing(commands, view) ? pool : inline
    jobs.withUnsafeBufferPointer { jobs in
      dispatcher.run(
        jobs.count,
        MaskWork(
          jobs: jobs, command: commands[0], plan: view, kernels: kernels, scratch: scratch, target: target))
    }
  }

  /// A picture by itself: what a frame paints of it.
  func picture(_ work: LayerRequest) -> RenderedLayer {
    beginFrame()
    let command = DrawingCommand(
      operation: .fragment(work.fragment), state: DrawingState(transform: work.transform))
    makePlan(DisplayList(root: Fragment(commands: [command]), size: .zero), work.frame)
    PlanResolver.narrow(&plan, to: work.bounds)
    splitter.leaveWhole(plan.passes)
    let surface = SurfacePool.lasting(over: work.bounds)
    plan.withView { view in
      paintPasses(view)
      paint(plan.passes[0].commands, on: surface, view)
    }
    return RenderedLayer(work: work, surface: surface)
  }

  private func paintFrame(_ view: PlanView, _ background: UInt32, _ frame: Pixmap) {
    plan.passes[0].commands.withUnsafeBufferPointer { commands in
      bands.list(commands, over: frame.bounds)
      jobs.removeAll(keepingCapacity: true)
      for (band, runs) in runs.bands.enumerated() {
        for run in runs { jobs.append(RegionWork.Job(band: band, region: run)) }
      }
      paint(commands, view, SurfaceView(frame), background: background)
    }
  }

  /// Paints the regions of `jobs` on as many threads as the work is worth.
  private func paint(
    _ commands: UnsafeBufferPointer<DeviceCommand>, _ view: PlanView, _ target: SurfaceView,
    background: UInt32?
  ) {
    let dispatcher = isWorthSharing(commands, view) ? pool : inline
    jobs.withUnsafeBufferPointer { jobs in
      dispatcher.run(
        jobs.count,
        RegionWork(
          jobs: jobs, commands: commands, bands: bands, plan: view, surfaces: surfaces, kernels: kernels,
          scratch: scratch, glyphs: glyphCache.store, target: target, background: background))
    }
  }

  private func isWorthSharing(_ commands: UnsafeBufferPointer<DeviceCommand>, _ view: PlanView) -> Bool {
    guard threads > 1 else { return false }
    var (damaged, painted) = (PixelRect.empty, 0)
    for job in jobs {
      damaged = damaged.union(job.region)
      painted += job.region.area
    }
    let share = Double(painted) / Double(max(1, damaged.area))
    let cost = PaintCost(plan: view)
    var nanoseconds = 0.0
    for command in commands {
      let visible = command.bounds.intersection(damaged)
      guard !visible.isEmpty else { continue }
      nanoseconds += cost.nanoseconds(of: command, pixels: Double(visible.area) * share)
      if nanoseconds > Rasterizer.inlineBudget { return true }
    }
    return false
  }
}

extension DisplayList {
  /// Stands for all that a frame of this list can show.
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
