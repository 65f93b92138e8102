import EaselDrawing
import EaselKernels
import EaselPixels

/// Painting of a resolved plan: its passes, then the frame.
extension Rasterizer {
  /// The estimated time, in nanoseconds, below which work stays on the calling thread: waking other threads takes about
  /// as long.
  private static let inlineBudget = 300_000.0

  /// Paints the passes in reverse order, so that each is finished before the passes that read it. The pixels of a pass are
  /// released with its last reader: nested filters need memory for two of their surfaces, not for all.
  func paintPasses(_ view: PlanView) {
    surfaces.beginFrame(passCount: plan.passes.count, symbols: plan.symbols)
    floatPasses.beginFrame()
    (paintedPassCount, paintedPassArea) = (0, 0)
    for index in stride(from: plan.passes.count - 1, to: 0, by: -1) {
      let pass = plan.passes[index]
      defer { releaseSources(of: pass) }
      if pass.asynchronousLayer >= 0 {
        let layer = plan.asynchronousLayers[Int(pass.asynchronousLayer)]
        if let part = layer.part(within: pass.outputBounds, filterMemory.surfaces) {
          surfaces.set(part, of: index)
        }
      } else if pass.inputBounds.isEmpty || pass.outputBounds.isEmpty {
        continue
      } else if let mode = pass.colorMode {
        floatPasses.paint(
          index, pass, mode, view, plan.float, into: surfaces, filterMemory, on: pool, scratch)
      } else if let part = reuse.layers.part(of: pass, containing: pass.outputBounds) {
        surfaces.set(part, of: index)
      } else {
        paint(pass, index, view)
      }
    }
  }

  private func releaseSources(of pass: PassPlan) {
    var source = Int(pass.firstSource)
    while source >= 0 {
      surfaces.release(source)
      floatPasses.release(source)
      source = Int(plan.passes[source].nextSource)
    }
  }

  private func paint(_ pass: PassPlan, _ index: Int, _ view: PlanView) {
    paintedPassCount += 1
    paintedPassArea += pass.inputBounds.area
    let part = pass.isMask ? shadow(of: pass, view) : pixels(of: pass, view)
    surfaces.set(part, of: index)
    if tracksDamage { reuse.layers.insert(part, of: pass) }
    if let key = pass.symbol { symbolCache.keep(part.surface, as: key) }
  }

  private func pixels(of pass: PassPlan, _ view: PlanView) -> CachedSurface {
    let input =
      pass.symbol == nil
      ? filterMemory.surfaces.surface(over: pass.inputBounds, isClear: false)
      : SurfacePool.lasting(over: pass.inputBounds)
    let filters = pass.filtersInPlace
    paint(pass.commands, on: input, view, background: pass.background, filters: filters)
    if pass.extendsFrame { input.view.extendEdges(of: pass.frame) }
    let output = FilterChain.apply(
      pass.filters[filters.endIndex...], to: input, content: pass.contentBounds, output: pass.outputBounds,
      limits: pass.limits, filterMemory)
    return CachedSurface(surface: output, bounds: pass.outputBounds)
  }

  private func shadow(of pass: PassPlan, _ view: PlanView) -> CachedSurface {
    let shape = filterMemory.surfaces.surface(over: pass.inputBounds, .coverage)
    paint(pass.commands, on: shape, view, background: 0)
    let output = FilterChain.shade(
      pass.filters[0], of: shape, content: pass.contentBounds, output: pass.outputBounds,
      limits: pass.limits, filterMemory)
    return CachedSurface(surface: output, bounds: pass.outputBounds)
  }

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
    let dispatcher = isWorthSharing(commands, view) ? pool : inline
    jobs.withUnsafeBufferPointer { jobs in
      dispatcher.run(
        jobs.count,
        MaskWork(
          jobs: jobs, command: commands[0], plan: view, kernels: kernels, scratch: scratch, target: target))
    }
  }

  /// Paints the damage of the frame.
  func paintFrame(_ view: PlanView, _ background: UInt32, _ frame: Pixmap) {
    plan.passes[0].commands.withUnsafeBufferPointer { commands in
      bands.index(commands, over: frame.bounds)
      jobs.removeAll(keepingCapacity: true)
      for (band, spans) in damage.bands.enumerated() {
        for span in spans { jobs.append(RegionWork.Job(band: band, region: span)) }
      }
      paint(commands, view, SurfaceView(frame), background: background, [])
    }
  }

  /// Paints the regions of `jobs`, in parallel if the estimated work is worth it.
  private func paint(
    _ commands: UnsafeBufferPointer<DeviceCommand>, _ view: PlanView, _ target: SurfaceView,
    background: UInt32, _ filters: ArraySlice<DeviceFilter>
  ) {
    let dispatcher = isWorthSharing(commands, view, filterCount: filters.count) ? pool : inline
    jobs.withUnsafeBufferPointer { jobs in
      dispatcher.run(
        jobs.count,
        RegionWork(
          jobs: jobs, commands: commands, bands: bands, plan: view, surfaces: surfaces, kernels: kernels,
          scratch: scratch, glyphs: glyphCache.store, target: target, background: background, filters: filters
        ))
    }
  }

  private func isWorthSharing(
    _ commands: UnsafeBufferPointer<DeviceCommand>, _ view: PlanView, filterCount: Int = 0
  ) -> Bool {
    guard threads > 1 else { return false }
    var (damaged, painted) = (PixelRect.empty, 0)
    for job in jobs {
      damaged = damaged.union(job.region)
      painted += job.region.area
    }
    let share = Double(painted) / Double(max(1, damaged.area))
    let cost = PaintCost(plan: view)
    var nanoseconds = cost.nanoseconds(ofFilters: filterCount, pixels: painted)
    for command in commands {
      let visible = command.bounds.intersection(damaged)
      guard !visible.isEmpty else { continue }
      nanoseconds += cost.nanoseconds(of: command, pixels: Double(visible.area) * share)
      if nanoseconds > Rasterizer.inlineBudget { return true }
    }
    return false
  }
}
