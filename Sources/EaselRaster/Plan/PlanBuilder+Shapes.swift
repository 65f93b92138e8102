import EaselDrawing
import EaselGeometry

/// Shapes and glyph runs, with their paints and geometries.
extension PlanBuilder {
  /// The properties of a drawing state that determine how a shape is composited.
  struct Compositing {
    var opacity: Float = 1
    var mode: CompositeMode = .normal
  }

  /// Adds a fill, a stroke or a glyph run.
  mutating func addShape(
    _ record: CommandRecord, of commands: DrawingCommands, _ compositing: Compositing, _ context: Context
  ) {
    let paint = commands.paint(of: record)
    guard record.kind != .glyphs else {
      return addGlyphs(commands.glyphRun(of: record), record.point, paint, compositing, context)
    }
    guard let paintIndex = paintIndex(paint, compositing, context) else { return }
    append(
      geometry(of: record, in: commands, context.transform), record.fillStyle, paintIndex, compositing.mode,
      context)
  }

  mutating func append(
    _ geometry: Int32, _ style: FillStyle, _ paint: Int32, _ mode: CompositeMode, _ context: Context
  ) {
    var command = DeviceCommand(kind: .fill, mode: mode)
    command.isEvenOdd = style.isEOFilled
    command.isAntialiased = style.isAntialiased
    command.source = geometry
    command.paint = paint
    command.clip = context.clip
    plan.passes[context.pass].commands.append(command)
  }

  // MARK: Geometries

  /// Adds the path of a fill or a stroke and returns the index of its geometry.
  private mutating func geometry(
    of record: CommandRecord, in commands: DrawingCommands, _ transform: CGAffineTransform
  ) -> Int32 {
    let stroke = record.kind == .stroke ? commands.strokeStyle(of: record) : nil
    if record.figure == .rect, let index = geometry(of: record.rect, stroke: stroke, transform) {
      return index
    }
    return plan.paths.append(commands.path(of: record), stroke: stroke, transform)
  }

  /// Adds a path, which may have to be flattened, and returns the index of its geometry.
  mutating func geometry(of path: borrowing Path, stroke: StrokeStyle?, _ transform: CGAffineTransform)
    -> Int32
  {
    if case .rect(let rect) = path.storage, let index = geometry(of: rect, stroke: stroke, transform) {
      return index
    }
    return plan.paths.append(path, stroke: stroke, transform)
  }

  /// Adds a rectangle that stays axis-aligned, or its stroke, which need no flattening. Returns nil for any other.
  @inline(__always)
  private mutating func geometry(of rect: CGRect, stroke: StrokeStyle?, _ transform: CGAffineTransform)
    -> Int32?
  {
    if let style = stroke {
      guard let stroke = RectangleStroke(rect, style, transform) else { return nil }
      plan.paths.geometries.append(
        EdgeBuilder.stroke(stroke, into: &plan.paths.arenas[0].edges, arena: 0, hashes: hashes))
    } else {
      guard transform.keepsAxes else { return nil }
      plan.paths.geometries.append(EdgeBuilder.rectangle(rect, transform, hashes: hashes))
    }
    return Int32(plan.paths.geometries.count - 1)
  }

  // MARK: Paints

  /// Adds a paint and returns its index, or nil if it leaves all pixels unchanged.
  mutating func paintIndex(
    _ paint: Paint, _ compositing: Compositing, _ context: Context
  ) -> Int32? {
    let transform = context.transform
    guard
      var prepared = caches.prepare(
        paint, opacity: compositing.opacity, transform: transform, &plan.paintTables, hashes: hashes)
    else {
      return nil
    }
    if prepared.isInvisible && compositing.mode == .normal { return nil }
    if let mode = context.colorMode {
      guard
        let exact = FloatPaint(
          paint, as: prepared, opacity: compositing.opacity, transform: transform, mode: mode, caches)
      else { return nil }
      plan.float.add(exact, as: Int32(plan.paints.count))
      prepared.hash = exact.hash(with: prepared.hash)
    }
    plan.paints.append(prepared)
    return Int32(plan.paints.count - 1)
  }

  // MARK: Glyphs

  private mutating func addGlyphs(
    _ run: GlyphRun, _ origin: CGPoint, _ paint: Paint, _ compositing: Compositing, _ context: Context
  ) {
    let placement = context.transform.translatedBy(x: origin.x, y: origin.y)
    guard run.size > 0, run.size.isFinite, placement.isFinite else { return }
    guard GlyphCache.usesMasks(run, placement) else {
      return addOutlines(run, placement, paint, compositing, context)
    }
    guard let paintIndex = paintIndex(paint, compositing, context) else { return }
    let placed = glyphCache.place(run, placement, into: &plan.glyphs)
    guard placed.count > 0 else { return }
    plan.glyphRuns.append(placed)
    var command = DeviceCommand(kind: .glyphs, mode: compositing.mode)
    command.source = Int32(plan.glyphRuns.count - 1)
    command.paint = paintIndex
    command.clip = context.clip
    plan.passes[context.pass].commands.append(command)
  }

  /// Adds large, rotated or skewed glyphs as paths.
  private mutating func addOutlines(
    _ run: GlyphRun, _ placement: CGAffineTransform, _ paint: Paint, _ compositing: Compositing,
    _ context: Context
  ) {
    guard let paintIndex = paintIndex(paint, compositing, context) else { return }
    for glyph in run.glyphs {
      let outline = run.face.outline(of: glyph.identifier)
      guard !outline.isEmpty else { continue }
      let geometry = self.geometry(
        of: outline, stroke: nil, GlyphCache.outlineTransform(run, glyph, placement))
      append(geometry, FillStyle(), paintIndex, compositing.mode, context)
    }
  }
}

extension DrawingState {
  var compositing: PlanBuilder.Compositing { PlanBuilder.Compositing(opacity: opacity, mode: mode) }
}
