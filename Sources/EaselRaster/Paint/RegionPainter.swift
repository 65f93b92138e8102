import EaselDrawing
import EaselKernels
import EaselPixels

/// Paints the commands of a pass in one region of its surface. Workers paint regions that do not overlap.
struct RegionPainter {
  let plan: PlanView
  let surfaces: PassSurfaces
  let kernels: UnsafePointer<EaselKernelTable>
  let scratch: RegionScratch
  let glyphs: GlyphMaskStore
  /// In device pixels, within one band.
  let region: PixelRect

  init(
    plan: PlanView, surfaces: PassSurfaces, kernels: UnsafePointer<EaselKernelTable>, scratch: RegionScratch,
    glyphs: GlyphMaskStore, region: PixelRect, target: SurfaceView
  ) {
    self.plan = plan
    self.surfaces = surfaces
    self.kernels = kernels
    self.scratch = scratch
    self.glyphs = glyphs
    self.region = region
    scratch.targets.removeAll(keepingCapacity: true)
    scratch.targets.append(target)
    scratch.clipMasks.beginRegion()
  }

  /// The innermost open layer, or else the surface of the pass.
  private var target: SurfaceView { scratch.targets[scratch.targets.count - 1] }

  /// Paints the commands at `indices` in order. Commands that do not touch the region may be left out.
  func paint(
    _ commands: UnsafeBufferPointer<DeviceCommand>, _ indices: UnsafeBufferPointer<Int32>
  ) {
    for index in indices { paint(commands[Int(index)]) }
  }

  @inline(__always)
  private func paint(_ command: DeviceCommand) {
    let bounds = command.bounds.intersection(region)
    switch command.kind {
    case .pushLayer: scratch.targets.append(layer(over: bounds.isEmpty ? .onePixel : bounds))
    case .popLayer: popLayer(command, bounds)
    case .fill: if !bounds.isEmpty { fill(command, bounds) }
    case .glyphs: if !bounds.isEmpty { paintGlyphs(command, bounds) }
    case .surface, .symbol: if !bounds.isEmpty { paintSurface(command, bounds) }
    }
  }

  /// A clear surface for a layer on the innermost open one.
  private func layer(over bounds: PixelRect) -> SurfaceView {
    scratch.layer(depth: scratch.targets.count - 1, over: bounds)
  }

  /// The part of `bounds` within the innermost open layer.
  private func visible(_ bounds: PixelRect) -> PixelRect {
    bounds.intersection(target.bounds)
  }

  // MARK: Shapes

  /// Paints a fill that is known to cover all of the region, without looking at its edges.
  func paintCover(_ command: DeviceCommand) {
    fill(Edge(covering: region), command, region)
  }

  @inline(__always)
  private func fill(_ command: DeviceCommand, _ bounds: PixelRect) {
    let bounds = visible(bounds)
    guard !bounds.isEmpty else { return }
    if let rect = plan.geometries[Int(command.source)].rect { return fill(rect, command, bounds) }
    var sink = sink(for: command, bounds)
    shapes.sweep(plan.geometries[Int(command.source)], command.rule, over: bounds, into: &sink)
  }

  @inline(__always)
  private func fill(_ rect: Edge, _ command: DeviceCommand, _ bounds: PixelRect) {
    if fillPlain(rect, command, bounds) { return }
    let coverage = RectCoverage(rect, isAntialiased: command.isAntialiased)
    sink(for: command, bounds).paint(coverage, in: bounds)
  }

  /// Fills a rectangle that has no clip mask and has one color, or has a gradient and covers whole pixels. Returns
  /// false, and paints nothing, for all other rectangles.
  @inline(__always)
  private func fillPlain(_ rect: Edge, _ command: DeviceCommand, _ bounds: PixelRect) -> Bool {
    guard command.mode == .normal, command.isAntialiased,
      command.clip < 0 || plan.clips[Int(command.clip)].isRect
    else { return false }
    let paint = plan.paints[Int(command.paint)]
    switch paint.kind {
    case .solid where rect.coversWhole(bounds):
      let kernel = paint.isOpaque ? kernels.pointee.fill_rows : kernels.pointee.over_solid_rows
      kernel(
        target.pointer(x: bounds.x0, y: bounds.y0), target.stride, bounds.width, bounds.height, paint.pixel)
    case .solid:
      RectCoverage(rect, isAntialiased: true).fill(
        bounds, of: target, with: paint.pixel,
        mask: scratch.clippedRow(columns: Limits.widestMaskedSolidRow), kernels)
    case .gradient where rect.coversWhole(bounds):
      SpanBlitter(kernels: kernels, target: target, mode: .normal).gradient(
        plan.paintTables.gradients.baseAddress! + Int(paint.source), isOpaque: paint.isOpaque, x: bounds.x0,
        bounds.y0..<bounds.y1, count: bounds.width, coverage: 255)
    case .gradient, .image, .mesh, .backdrop, .material: return false
    }
    return true
  }

  private func sink(for command: DeviceCommand, _ bounds: PixelRect) -> CoverageBlitter {
    let paint = plan.paints[Int(command.paint)]
    let clip = clipMask(command.clip)
    return CoverageBlitter(
      blitter: SpanBlitter(kernels: kernels, target: target, mode: command.mode),
      paint: paint, tables: plan.paintTables,
      backdrop: paint.kind == .material ? surfaces.view(of: Int(paint.source)) : nil, clip: clip,
      sourceRow: scratch.sourceRow(columns: bounds.width),
      clippedRow: scratch.clippedRow(columns: bounds.width))
  }

  private var shapes: PathCoverage {
    PathCoverage(plan: plan, kernels: kernels, scratch: scratch, region: region)
  }

  // MARK: Clips

  /// The coverage of a clip and its parents within the region; nil if the clip is a rectangle of whole pixels.
  private func clipMask(_ index: Int32) -> MaskView? {
    guard index >= 0 else { return nil }
    let clip = plan.clips[Int(index)]
    if clip.isRect { return nil }
    if let known = scratch.clipMasks.find(index) { return known }
    let parent = clipMask(clip.parent)
    let bounds = clip.bounds.intersection(region)
    let mask = scratch.clipMasks.add(index, over: bounds)
    guard !bounds.isEmpty else { return mask }
    fillMask(mask, of: clip, bounds)
    if clip.isInverse { forEachRow(of: mask) { kernels.pointee.mask_invert($0, bounds.width) } }
    if let parent {
      for y in bounds.y0..<bounds.y1 {
        kernels.pointee.mask_multiply(
          mask.pointer(x: bounds.x0, y: y), parent.pointer(x: bounds.x0, y: y), bounds.width)
      }
    }
    return mask
  }

  private func forEachRow(of mask: MaskView, _ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    for y in mask.bounds.y0..<mask.bounds.y1 { body(mask.pointer(x: mask.bounds.x0, y: y)) }
  }

  private func fillMask(_ mask: MaskView, of clip: DeviceClip, _ bounds: PixelRect) {
    switch clip.kind {
    case .geometry:
      shapes.fill(mask, with: plan.geometries[Int(clip.source)], clip.rule, over: bounds)
    case .surface:
      surfaces.copyAlpha(of: Int(clip.source), to: mask, opacity: clip.opacity)
    }
  }

  // MARK: Layers and surfaces

  private func popLayer(_ command: DeviceCommand, _ bounds: PixelRect) {
    let layer = scratch.targets.removeLast()
    let bounds = visible(bounds).intersection(layer.bounds)
    guard !bounds.isEmpty else { return }
    composite(layer, command, bounds)
  }

  /// Composites the surface of a pass. A pass without pixels is clear, which in some modes changes the destination.
  private func paintSurface(_ command: DeviceCommand, _ bounds: PixelRect) {
    let bounds = visible(bounds)
    guard !bounds.isEmpty else { return }
    if command.paint >= 0 { return paintMask(command, bounds) }
    if let surface = surfaces.view(of: command) {
      composite(surface, command, bounds)
    } else if command.mode.affectsUncoveredPixels {
      composite(layer(over: .onePixel), command, bounds)
    }
  }

  /// Paints through the coverage that a pass holds instead of pixels.
  private func paintMask(_ command: DeviceCommand, _ bounds: PixelRect) {
    guard let mask = surfaces.mask(of: command) else { return }
    paint(mask, bounds, sink(for: command, bounds))
  }

  /// Composites a layer. Outside of its bounds it is clear, which in some modes changes the destination.
  private func composite(_ layer: SurfaceView, _ command: DeviceCommand, _ bounds: PixelRect) {
    let blitter = SpanBlitter(kernels: kernels, target: target, mode: command.mode)
    let clip = clipMask(command.clip)
    let inside = bounds.intersection(layer.bounds)
    let covered = command.mode.affectsUncoveredPixels ? bounds : inside
    guard !covered.isEmpty else { return }
    let row = scratch.sourceRow(columns: covered.width)
    let coverage = scratch.clippedRow(columns: covered.width)
    for y in covered.y0..<covered.y1 {
      if clip == nil, y < inside.y0 || y >= inside.y1 {
        // The layer is clear here. In the modes in which `covered` is larger than the layer, a clear source clears the
        // destination.
        kernels.pointee.fill(blitter.target.pointer(x: covered.x0, y: y), covered.width, 0)
        continue
      }
      var source = UnsafePointer(row)
      if inside.contains(PixelRect(x0: covered.x0, y0: y, x1: covered.x1, y1: y + 1)) {
        source = UnsafePointer(layer.pointer(x: covered.x0, y: y))
      } else {
        row.update(repeating: 0, count: covered.width)
        if y >= inside.y0 && y < inside.y1 {
          (row + Int(inside.x0 - covered.x0)).update(
            from: layer.pointer(x: inside.x0, y: y), count: inside.width)
        }
      }
      composite(source, command, clip, coverage, blitter, x: covered.x0, y: y, count: covered.width)
    }
  }

  /// Composites a row. Opacity scales only the source. In modes that clear the destination, a nearly transparent layer
  /// still clears it fully; only the clip limits that.
  private func composite(
    _ source: UnsafePointer<UInt32>, _ command: DeviceCommand, _ clip: MaskView?,
    _ coverage: UnsafeMutablePointer<UInt8>, _ blitter: SpanBlitter, x: Int32, y: Int32, count: Int
  ) {
    if let clip { coverage.update(from: clip.pointer(x: x, y: y), count: count) }
    if command.mode == .normal {
      guard clip != nil else {
        blitter.span(source, x: x, y: y, count: count, coverage: command.opacity)
        return
      }
      if command.opacity != 255 { kernels.pointee.mask_scale(coverage, count, command.opacity) }
      blitter.span(source, x: x, y: y, count: count, mask: coverage)
      return
    }
    let row = blitter.target.pointer(x: x, y: y)
    blitter.blend(
      row, count, source, mask: clip == nil ? nil : UnsafePointer(coverage), opacity: command.opacity)
  }

  // MARK: Glyphs

  private func paintGlyphs(_ command: DeviceCommand, _ bounds: PixelRect) {
    let bounds = visible(bounds)
    guard !bounds.isEmpty else { return }
    let sink = sink(for: command, bounds)
    let run = plan.glyphRuns[Int(command.source)]
    for glyph in plan.glyphs[run.first..<run.first + run.count] {
      paint(glyphs.view(of: glyph.mask, x: glyph.x, y: glyph.y), bounds, sink)
    }
  }

  /// Paints through a mask, which is not changed.
  @inline(__always)
  private func paint(_ mask: MaskView, _ bounds: PixelRect, _ sink: CoverageBlitter) {
    let visible = mask.bounds.intersection(bounds)
    guard !visible.isEmpty else { return }
    if sink.isSolid, sink.clip == nil, sink.blitter.mode == .normal {
      kernels.pointee.over_solid_mask_rows(
        sink.blitter.target.pointer(x: visible.x0, y: visible.y0), sink.blitter.target.stride,
        mask.pointer(x: visible.x0, y: visible.y0), mask.stride, visible.width, visible.height,
        sink.paint.pixel)
      return
    }
    let row = scratch.maskRows(columns: visible.width).bytes
    for y in visible.y0..<visible.y1 {
      row.update(from: mask.pointer(x: visible.x0, y: y), count: visible.width)
      sink.paintRow(x: visible.x0, y: y, count: visible.width, row)
    }
  }
}

extension PixelRect {
  /// Stands for an empty layer. It lies outside of the device pixels that can be painted.
  static let onePixel = PixelRect(x0: -40_000, y0: -40_000, x1: -39_999, y1: -39_999)
}
