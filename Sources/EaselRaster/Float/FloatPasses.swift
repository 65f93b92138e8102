import EaselDrawing
import EaselKernels
import EaselPixels

/// Paints the passes of a frame that are in Float32, and keeps their surfaces for those who read them.
struct FloatPasses {
  let kernels: UnsafePointer<EaselKernelTable>
  let glyphs: GlyphMaskStore
  private var finished: [Int: FloatSurface] = [:]

  init(kernels: UnsafePointer<EaselKernelTable>, glyphs: GlyphMaskStore) {
    self.kernels = kernels
    self.glyphs = glyphs
  }

  mutating func removeAll() { finished.removeAll() }

  /// Paints and filters a pass; `surfaces` gets its pixels in 8 bits.
  mutating func paint(
    _ number: Int, _ pass: PassPlan, _ mode: DisplayList.ColorMode, _ plan: PlanView, _ reference: FloatPlan,
    into surfaces: PassSurfaces, _ pool: SurfacePool, on dispatcher: any Dispatcher,
    _ scratch: [RegionScratch]
  ) {
    let target = FloatSurface(over: pass.inputBounds, mode: mode)
    let earlier = self
    pass.commands.withUnsafeBufferPointer { commands in
      let bands = BandIndex()
      bands.list(commands, over: pass.inputBounds)
      dispatcher.run(bands.bandCount) { band, worker in
        let region = bands.rows(of: band)
        let mask = Pixmap(width: region.width, height: region.height)
        let maskView = SurfaceView(mask, x: region.x0, y: region.y0)
        let masker = RegionPainter(
          plan: plan, surfaces: surfaces, kernels: kernels, scratch: scratch[worker], glyphs: glyphs,
          region: region, target: maskView)
        var painter = FloatPainter(
          plan: plan, reference: reference, surfaces: { earlier.surface($0, over: region, surfaces) },
          region: region, masker: masker, mask: maskView, target: target)
        withExtendedLifetime(mask) {
          painter.paint(commands, bands.commands(ofBand: band))
        }
      }
    }
    let output = FloatFilter.apply(
      pass.filters, to: target, content: pass.contentBounds, output: pass.outputBounds, limits: pass.limits)
    finished[number] = output
    let bytes = pool.surface(over: output.bounds)
    output.store(into: bytes.view)
    surfaces.add(KeptPart(surface: bytes, bounds: output.bounds), of: number)
  }

  /// A finished pass; of one in 8 bits only what lies in a region.
  private func surface(_ pass: Int, over region: PixelRect, _ surfaces: PassSurfaces) -> FloatSurface? {
    if let surface = finished[pass] { return surface }
    guard let view = surfaces.view(of: pass)?.cropped(to: region), !view.bounds.isEmpty else { return nil }
    return FloatSurface(view, mode: .nonLinear)
  }
}
