import EaselKernels
import EaselPixels

/// Paints surfaces: the commands of a pass, then its filters.
///
/// The painter of a frame divides large surfaces among the threads of its dispatcher. Each worker of a `PassBatch` has a
/// painter of its own, which uses no other thread.
final class PassPainter {
  private let kernels: UnsafePointer<EaselKernelTable>
  private let dispatcher: any Dispatcher
  private let inline = InlineDispatcher()
  let memory: FilterMemory
  /// The memory of each worker of the dispatcher.
  private let scratch: [RegionScratch]
  private let glyphs: GlyphMaskStore
  private let surfaces: PassSurfaces
  // One thread at a time uses a painter.
  /// The commands of each band of the surface being painted.
  private let bands = BandIndex()
  @exclusivity(unchecked) private var jobs: [RegionWork.Job] = []

  /// The estimated time, in nanoseconds, below which work stays on the calling thread: waking other threads takes about
  /// as long.
  static let inlineBudget = 300_000.0

  /// - Parameters:
  ///   - scratch: The memory of each worker of the dispatcher.
  ///   - surfaces: The pixels of the passes that commands read.
  init(
    kernels: UnsafePointer<EaselKernelTable>, dispatcher: any Dispatcher, scratch: [RegionScratch],
    glyphs: GlyphMaskStore, surfaces: PassSurfaces
  ) {
    (self.kernels, self.dispatcher, self.scratch) = (kernels, dispatcher, scratch)
    (self.glyphs, self.surfaces) = (glyphs, surfaces)
    memory = FilterMemory(kernels: kernels, dispatcher: dispatcher)
  }

  /// Grows the memory to that of another painter.
  func grow(like other: PassPainter) {
    bands.grow(like: other.bands)
    jobs.reserveCapacity(other.jobs.capacity)
    memory.grow(like: other.memory)
  }

  // MARK: Passes

  /// Paints a pass into a new surface.
  func paint(_ pass: PassPlan, _ view: PlanView) -> CachedSurface {
    let input =
      pass.symbol == nil
      ? memory.surfaces.surface(over: pass.inputBounds, pass.content, isClear: pass.isMask)
      : SurfacePool.lasting(over: pass.inputBounds)
    paintCommands(of: pass, on: input, view)
    let output = FilterChain.apply(
      pass.filtersOfSurfaces, to: input, content: pass.contentBounds, output: pass.outputBounds,
      limits: pass.limits, memory)
    return CachedSurface(surface: output, bounds: pass.outputBounds)
  }

  /// Paints a simple pass.
  ///
  /// - Parameter output: A surface over `pass.simpleBounds` with undefined pixels.
  func paint(_ pass: PassPlan, into output: PassSurface, _ view: PlanView) {
    let filters = pass.filtersOfSurfaces
    guard let first = filters.first else { return paintCommands(of: pass, on: output, view) }
    let input = memory.surfaces.surface(over: pass.inputBounds, pass.content, isClear: pass.isMask)
    paintCommands(of: pass, on: input, view)
    input.run(first, into: output, memory)
    for filter in filters.dropFirst() { output.run(filter, into: output, memory) }
  }

  private func paintCommands(of pass: PassPlan, on surface: PassSurface, _ view: PlanView) {
    paint(pass.commands, on: surface, view, background: pass.background, filters: pass.filtersInPlace)
    if pass.extendsFrame { surface.view.extendEdges(of: pass.frame) }
  }

  // MARK: Commands

  /// Paints commands on all of a surface.
  ///
  /// - Parameters:
  ///   - background: The pixel below the commands. A surface of coverage is clear already.
  ///   - filters: Color filters that change the painted pixels.
  func paint(
    _ commands: [DeviceCommand], on surface: PassSurface, _ view: PlanView, background: UInt32,
    filters: ArraySlice<DeviceFilter> = []
  ) {
    commands.withUnsafeBufferPointer { commands in
      bands.index(commands, over: surface.bounds)
      jobs.removeAll(keepingCapacity: true)
      for band in 0..<bands.bandCount {
        jobs.append(RegionWork.Job(band: band, region: bands.rows(of: band)))
      }
      guard surface.content == .pixels else { return paintMask(commands, view, surface.mask) }
      paint(commands, view, surface.view, background: background, filters)
    }
  }

  /// Paints the alpha of the only command over the regions of `jobs`.
  private func paintMask(
    _ commands: UnsafeBufferPointer<DeviceCommand>, _ view: PlanView, _ target: MaskView
  ) {
    let dispatcher = isWorthSharing(commands, view) ? dispatcher : inline
    jobs.withUnsafeBufferPointer { jobs in
      dispatcher.run(
        jobs.count,
        MaskWork(
          jobs: jobs, command: commands[0], plan: view, kernels: kernels, scratch: scratch, target: target))
    }
  }

  /// Paints commands within the damage of a frame.
  func paint(
    _ commands: [DeviceCommand], within damage: DirtySpans, of frame: SurfaceView, _ view: PlanView,
    background: UInt32
  ) {
    commands.withUnsafeBufferPointer { commands in
      bands.index(commands, over: frame.bounds)
      jobs.removeAll(keepingCapacity: true)
      for (band, spans) in damage.bands.enumerated() {
        for span in spans { jobs.append(RegionWork.Job(band: band, region: span)) }
      }
      paint(commands, view, frame, background: background, [])
    }
  }

  /// Paints the regions of `jobs`, in parallel if the estimated work is worth it.
  private func paint(
    _ commands: UnsafeBufferPointer<DeviceCommand>, _ view: PlanView, _ target: SurfaceView,
    background: UInt32, _ filters: ArraySlice<DeviceFilter>
  ) {
    let dispatcher = isWorthSharing(commands, view, filters) ? dispatcher : inline
    jobs.withUnsafeBufferPointer { jobs in
      dispatcher.run(
        jobs.count,
        RegionWork(
          jobs: jobs, commands: commands, bands: bands, plan: view, surfaces: surfaces, kernels: kernels,
          scratch: scratch, glyphs: glyphs, target: target, background: background, filters: filters
        ))
    }
  }

  private func isWorthSharing(
    _ commands: UnsafeBufferPointer<DeviceCommand>, _ view: PlanView, _ filters: ArraySlice<DeviceFilter> = []
  ) -> Bool {
    guard dispatcher.workerCount > 1 else { return false }
    var (damaged, painted) = (PixelRect.empty, 0)
    for job in jobs {
      damaged = damaged.union(job.region)
      painted += job.region.area
    }
    let share = Double(painted) / Double(max(1, damaged.area))
    let cost = PaintCost(plan: view)
    var nanoseconds = cost.nanoseconds(of: filters, pixels: painted)
    for command in commands {
      let visible = command.bounds.intersection(damaged)
      guard !visible.isEmpty else { continue }
      nanoseconds += cost.nanoseconds(of: command, pixels: Double(visible.area) * share)
      if nanoseconds > PassPainter.inlineBudget { return true }
    }
    return false
  }
}
