import EaselDrawing
import EaselKernels
import EaselPixels

/// Paints the passes of a frame in Float32, and keeps their surfaces for the passes that read them.
final class FloatPasses {
  let kernels: UnsafePointer<EaselKernelTable>
  let glyphs: GlyphMaskStore
  /// The surfaces by the index of their pass.
  private var finished: [FloatSurface?] = []
  /// The bands of the current surface.
  private let bands = BandIndex()

  init(kernels: UnsafePointer<EaselKernelTable>, glyphs: GlyphMaskStore) {
    self.kernels = kernels
    self.glyphs = glyphs
  }

  func beginFrame() { finished.removeAll(keepingCapacity: true) }

  /// Paints and filters a pass, and adds its pixels in 8 bits to `surfaces`.
  func paint(
    _ number: Int, _ pass: PassPlan, _ mode: DisplayList.ColorMode, _ plan: PlanView, _ reference: FloatPlan,
    into surfaces: PassSurfaces, _ memory: FilterMemory, on dispatcher: any Dispatcher,
    _ scratch: [RegionScratch]
  ) {
    let target = FloatSurface(over: pass.inputBounds, mode: mode, memory.surfaces)
    pass.commands.withUnsafeBufferPointer { commands in
      bands.index(commands, over: pass.inputBounds)
      dispatcher.run(
        bands.bandCount,
        FloatWork(
          commands: commands, bands: bands, plan: plan, reference: reference, passes: self,
          surfaces: surfaces, scratch: scratch, target: target.borrowed))
    }
    if pass.extendsFrame { target.extendEdges(of: pass.frame) }
    let output = FilterChain.apply(
      pass.filters[...], to: target, content: pass.contentBounds, output: pass.outputBounds,
      limits: pass.limits, memory)
    while finished.count <= number { finished.append(nil) }
    finished[number] = output
    let bytes = memory.surfaces.surface(over: output.bounds)
    output.store(into: bytes.view)
    surfaces.set(CachedSurface(surface: bytes, bounds: output.bounds), of: number)
  }

  /// Discards the surface of a pass that no other one reads from now on.
  func release(_ pass: Int) { if pass < finished.count { finished[pass] = nil } }

  /// The surface of a pass, valid until it is released; nil if the pass was painted in 8 bits.
  func finished(_ pass: Int) -> FloatSurface? { pass < finished.count ? finished[pass]?.borrowed : nil }
}

/// Paints the commands of a pass in Float32. Each piece is a band.
struct FloatWork: ParallelWork {
  let commands: UnsafeBufferPointer<DeviceCommand>
  let bands: BandIndex
  let plan: PlanView
  let reference: FloatPlan
  let passes: FloatPasses
  let surfaces: PassSurfaces
  /// The memory of each worker.
  let scratch: [RegionScratch]
  let target: FloatSurface

  func run(_ band: Int, worker: Int) {
    FloatRegionPainter(
      bands.rows(of: band), of: target, plan: plan, reference: reference, passes: passes, surfaces: surfaces,
      scratch: scratch[worker]
    ).paint(commands, bands.commands(ofBand: band))
  }
}
