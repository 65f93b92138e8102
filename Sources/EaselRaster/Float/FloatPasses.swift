import EaselDrawing
import EaselKernels
import EaselPixels

/// Paints the passes of a frame that are in Float32, and keeps their surfaces for those who read them.
final class FloatPasses {
  let kernels: UnsafePointer<EaselKernelTable>
  let glyphs: GlyphMaskStore
  /// By the numbers of their passes.
  private var finished: [FloatSurface?] = []
  /// Of the surface in work.
  private let bands = BandIndex()

  init(kernels: UnsafePointer<EaselKernelTable>, glyphs: GlyphMaskStore) {
    self.kernels = kernels
    self.glyphs = glyphs
  }

  func beginFrame() { finished.removeAll(keepingCapacity: true) }

  /// Paints and filters a pass; `surfaces` gets its pixels in 8 bits.
  func paint(
    _ number: Int, _ pass: PassPlan, _ mode: DisplayList.ColorMode, _ plan: PlanView, _ reference: FloatPlan,
    into surfaces: PassSurfaces, _ pool: SurfacePool, on dispatcher: any Dispatcher,
    _ scratch: [RegionScratch]
  ) {
    let target = FloatSurface(over: pass.inputBounds, mode: mode, pool)
    pass.commands.withUnsafeBufferPointer { commands in
      bands.index(commands, over: pass.inputBounds)
      dispatcher.run(
        bands.bandCount,
        FloatWork(
          commands: commands, bands: bands, plan: plan, reference: reference, passes: self,
          surfaces: surfaces, scratch: scratch, target: target.borrowed))
    }
    let output = FloatFilter(pool: pool).apply(
      pass.filters, to: target, content: pass.contentBounds, output: pass.outputBounds, limits: pass.limits)
    while finished.count <= number { finished.append(nil) }
    finished[number] = output
    let bytes = pool.surface(over: output.bounds)
    output.store(into: bytes.view)
    surfaces.set(CachedSurface(surface: bytes, bounds: output.bounds), of: number)
  }

  /// A pass that was painted in this frame, valid until the next one; nil when it has 8 bits only.
  func finished(_ pass: Int) -> FloatSurface? { pass < finished.count ? finished[pass]?.borrowed : nil }
}
