import EaselDrawing
import EaselPixels

/// Painting of a resolved plan: its passes, then the frame.
extension Rasterizer {
  /// Paints the passes in reverse order, so that each is finished before the passes that read it. The pixels of a pass are
  /// released with its last reader: nested filters need memory for two of their surfaces, not for all.
  func paintPasses(_ view: PlanView) {
    surfaces.beginFrame(passCount: plan.passes.count, symbols: plan.symbols)
    floatPasses.beginFrame()
    (paintedPassCount, paintedPassArea) = (0, 0)
    for index in stride(from: plan.passes.count - 1, to: 0, by: -1) {
      let pass = plan.passes[index]
      if batch.mayContainSource(of: pass) { paintBatch(view) }
      if !paint(index, pass, view) { releaseSources(of: pass) }
      if batch.isFull { paintBatch(view) }
    }
    paintBatch(view)
  }

  /// Paints a pass, or adds it to the batch. Returns whether it was added.
  private func paint(_ index: Int, _ pass: PassPlan, _ view: PlanView) -> Bool {
    if pass.asynchronousLayer >= 0 {
      let layer = plan.asynchronousLayers[Int(pass.asynchronousLayer)]
      if let part = layer.part(within: pass.outputBounds, filterMemory.surfaces) {
        surfaces.set(part, of: index)
      }
    } else if pass.inputBounds.isEmpty || pass.outputBounds.isEmpty {
      return false
    } else if let mode = pass.colorMode {
      floatPasses.paint(
        index, pass, mode, view, plan.float, into: surfaces, filterMemory, on: pool, scratch)
    } else if let part = reuse.layers.part(of: pass, containing: pass.outputBounds) {
      surfaces.set(part, of: index)
    } else if batch.add(index, pass, view, filterMemory.surfaces) {
      return true
    } else {
      finish(index, painter.paint(pass, view))
    }
    return false
  }

  /// Paints the passes of the batch.
  private func paintBatch(_ view: PlanView) {
    batch.paint(plan.passes, view, by: painter, on: pool) { index, part in
      finish(index, part)
      releaseSources(of: plan.passes[index])
    }
  }

  /// Keeps the pixels of a pass for its readers and for later frames.
  private func finish(_ index: Int, _ part: CachedSurface) {
    let pass = plan.passes[index]
    paintedPassCount += 1
    paintedPassArea += pass.inputBounds.area
    surfaces.set(part, of: index)
    if tracksDamage { reuse.layers.insert(part, of: pass) }
    if let key = pass.symbol { symbolCache.keep(part.surface, as: key) }
  }

  private func releaseSources(of pass: PassPlan) {
    var source = Int(pass.firstSource)
    while source >= 0 {
      surfaces.release(source)
      floatPasses.release(source)
      source = Int(plan.passes[source].nextSource)
    }
  }
}
