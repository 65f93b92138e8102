import EaselDrawing
import EaselKernels
import EaselPixels

/// Paints the commands of a pass in one region of its surface, in Float32. Its counterpart for 8 bits is
/// `RegionPainter`.
///
/// A `RegionPainter` provides the coverage: it paints each command in opaque white through its clip, and the alpha of
/// the result is the coverage of the command.
struct FloatRegionPainter {
  private let reference: FloatPlan
  private let passes: FloatPasses
  private let masker: RegionPainter
  /// The pixels that `masker` paints, over its region.
  private let mask: SurfaceView

  /// - Parameters:
  ///   - target: The surface of the pass. Only the region is painted.
  ///   - passes: The finished passes that commands may draw.
  init(
    _ region: PixelRect, of target: FloatSurface, plan: PlanView, reference: FloatPlan, passes: FloatPasses,
    surfaces: PassSurfaces, scratch: RegionScratch
  ) {
    self.reference = reference
    self.passes = passes
    mask = scratch.layer(depth: 0, over: region)
    masker = RegionPainter(
      plan: plan, surfaces: surfaces, kernels: passes.kernels, scratch: scratch, glyphs: passes.glyphs,
      region: region, target: mask)
    scratch.floatTargets.removeAll(keepingCapacity: true)
    scratch.floatTargets.append(target)
  }

  private var scratch: RegionScratch { masker.scratch }
  /// The innermost open layer, or else the surface of the pass.
  private var target: FloatSurface { scratch.floatTargets[scratch.floatTargets.count - 1] }

  /// Clear pixels for a new layer, or for a surface that is composited at once. Depth 0 is the memory of the mask.
  private func layer(over bounds: PixelRect) -> FloatSurface {
    scratch.floatLayer(
      depth: scratch.floatTargets.count, over: bounds.isEmpty ? .onePixel : bounds, mode: target.mode)
  }

  func paint(_ commands: UnsafeBufferPointer<DeviceCommand>, _ indices: UnsafeBufferPointer<Int32>) {
    for index in indices { paint(commands[Int(index)]) }
  }

  private func paint(_ command: DeviceCommand) {
    let bounds = command.bounds.intersection(masker.region)
    switch command.kind {
    case .pushLayer:
      scratch.floatTargets.append(layer(over: bounds))
    case .popLayer:
      let layer = scratch.floatTargets.removeLast()
      composite(layer, command, bounds.intersection(layer.bounds))
    case .fill, .glyphs:
      paintShape(command, bounds)
    case .surface, .symbol:
      composite(surface(of: Int(command.source)), command, bounds)
    }
  }

  /// The part of a finished pass in the region, in the color mode of the target.
  private func surface(of pass: Int) -> FloatSurface {
    if let surface = passes.finished(pass) {
      guard surface.mode != target.mode else { return surface }
      let converted = layer(over: surface.bounds.intersection(masker.region))
      converted.load(surface)
      return converted
    }
    let view = masker.surfaces.view(of: pass)?.cropped(to: masker.region)
    let converted = layer(over: view?.bounds ?? .empty)
    if let view { converted.load(view) }
    return converted
  }

  private func paintShape(_ command: DeviceCommand, _ bounds: PixelRect) {
    let bounds = bounds.intersection(target.bounds)
    guard !bounds.isEmpty, let paint = reference.paint(command.paint) else { return }
    if command.readsBackdrop { return paintMaterial(paint, command, bounds) }
    paintMask(command, bounds)
    blend(command.mode, bounds, masked: true) { x, y, backdrop in
      paint.color(x: x, y: y, backdrop: backdrop)
    }
  }

  private func paintMaterial(_ paint: FloatPaint, _ command: DeviceCommand, _ bounds: PixelRect) {
    let backdrop = surface(of: Int(masker.plan.paints[Int(command.paint)].source))
    paintMask(command, bounds)
    blend(command.mode, bounds, masked: true) { x, y, _ in
      paint.color(x: x, y: y, backdrop: backdrop.pixel(x: x, y: y))
    }
  }

  /// Composites a layer. Outside of its bounds it is clear, which in some modes changes the destination.
  private func composite(_ layer: FloatSurface, _ command: DeviceCommand, _ bounds: PixelRect) {
    var bounds = bounds.intersection(target.bounds)
    if !command.mode.affectsUncoveredPixels { bounds = bounds.intersection(layer.bounds) }
    guard !bounds.isEmpty else { return }
    if command.clip >= 0 { paintMask(command, bounds) }
    let opacity = Float(command.opacity) / 255
    blend(command.mode, bounds, masked: command.clip >= 0) { x, y, _ in layer.pixel(x: x, y: y) * opacity }
  }

  private func blend(
    _ mode: CompositeMode, _ bounds: PixelRect, masked: Bool,
    _ source: (_ x: Int32, _ y: Int32, _ backdrop: SIMD4<Float>) -> SIMD4<Float>
  ) {
    for y in bounds.y0..<bounds.y1 {
      let row = target.row(y) + Int(bounds.x0 - target.bounds.x0)
      let coverage = mask.pointer(x: bounds.x0, y: y)
      for index in 0..<bounds.width where !masked || coverage[index] != 0 {
        let under = row[index]
        let blended = PixelBlend.blend(mode, source(bounds.x0 + Int32(index), y, under), under)
        row[index] = masked ? under + (blended - under) * (Float(coverage[index] >> 24) / 255) : blended
      }
    }
  }

  /// Paints the coverage of a shape through the clip of its command. Layers are covered everywhere within the clip.
  private func paintMask(_ command: DeviceCommand, _ bounds: PixelRect) {
    for y in bounds.y0..<bounds.y1 {
      mask.pointer(x: bounds.x0, y: y).update(repeating: 0, count: bounds.width)
    }
    var white = command
    white.mode = .normal
    white.paint = reference.opaquePaint
    white.bounds = bounds
    white.opacity = 255
    if command.kind != .fill && command.kind != .glyphs {
      white.kind = .fill
      white.source = reference.everything
      white.isAntialiased = true
    }
    withUnsafePointer(to: white) { command in
      withUnsafePointer(to: Int32(0)) { index in
        masker.paint(
          UnsafeBufferPointer(start: command, count: 1), UnsafeBufferPointer(start: index, count: 1))
      }
    }
  }
}
