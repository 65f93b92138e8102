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
  ///
  /// - Parameter known: The index of the paint, if it is in the plan already.
  mutating func addShape(
    _ record: CommandRecord, of commands: DrawingCommands, _ compositing: Compositing, _ context: Context,
    paint known: Int32? = nil
  ) {
    guard record.kind != .glyphs else {
      return addGlyphs(record, of: commands, compositing, context, paint: known)
    }
    guard let paintIndex = known ?? paintIndex(of: record, in: commands, compositing, context) else { return }
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
    command.readsBackdrop = plan.paints[Int(paint)].kind == .material
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

  /// Adds the paint of a command and returns its index, or nil if it leaves all pixels unchanged.
  private mutating func paintIndex(
    of record: CommandRecord, in commands: DrawingCommands, _ compositing: Compositing, _ context: Context
  ) -> Int32? {
    if let material = materialIndex(record, of: commands, compositing, context) { return material }
    return paintIndex(commands.paint(of: record), compositing, context)
  }

  /// Adds the paint and the backdrop of a command with a material. Returns nil for other commands, and if there are too
  /// many backdrops: the material then looks like its tint.
  mutating func materialIndex(
    _ record: CommandRecord, of commands: DrawingCommands, _ compositing: Compositing, _ context: Context
  ) -> Int32? {
    guard !record.hasSolidPaint, case .material(let material) = commands.paint(of: record) else { return nil }
    let box = commands.box(of: record).applying(context.transform)
    let opacity = PaintColor.alphaByte(compositing.opacity)
    guard var prepared = preparedMaterial(material, opacity: opacity, context, box) else { return nil }
    return add(&prepared, .material(material), compositing, context)
  }

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
    return add(&prepared, paint, compositing, context)
  }

  /// Adds a prepared paint, in the form that the color mode needs.
  private mutating func add(
    _ prepared: inout PreparedPaint, _ paint: Paint, _ compositing: Compositing, _ context: Context
  ) -> Int32? {
    if let mode = context.colorMode {
      guard
        let exact = FloatPaint(
          paint, as: prepared, opacity: compositing.opacity, transform: context.transform, mode: mode, caches)
      else { return nil }
      plan.float.add(exact, as: Int32(plan.paints.count))
      prepared.hash = exact.hash(with: prepared.hash)
    }
    plan.paints.append(prepared)
    return Int32(plan.paints.count - 1)
  }

  // MARK: Glyphs

  private mutating func addGlyphs(
    _ record: CommandRecord, of commands: DrawingCommands, _ compositing: Compositing, _ context: Context,
    paint known: Int32?
  ) {
    let (run, origin) = (commands.glyphRun(of: record), record.point)
    let placement = context.transform.translatedBy(x: origin.x, y: origin.y)
    guard run.size > 0, run.size.isFinite, placement.isFinite else { return }
    guard let paintIndex = known ?? paintIndex(of: record, in: commands, compositing, context) else { return }
    guard GlyphCache.usesMasks(run, placement) else {
      return addOutlines(run, placement, paintIndex, compositing, context)
    }
    let placed = glyphCache.place(run, placement, into: &plan.glyphs)
    guard placed.count > 0 else { return }
    plan.glyphRuns.append(placed)
    var command = DeviceCommand(kind: .glyphs, mode: compositing.mode)
    command.source = Int32(plan.glyphRuns.count - 1)
    command.paint = paintIndex
    command.readsBackdrop = plan.paints[Int(paintIndex)].kind == .material
    command.clip = context.clip
    plan.passes[context.pass].commands.append(command)
  }

  /// Adds large, rotated or skewed glyphs as paths.
  private mutating func addOutlines(
    _ run: GlyphRun, _ placement: CGAffineTransform, _ paintIndex: Int32, _ compositing: Compositing,
    _ context: Context
  ) {
    for glyph in run.glyphs {
      let outline = run.face.outline(of: glyph.identifier)
      guard !outline.isEmpty else { continue }
      let geometry = self.geometry(
        of: outline, stroke: nil, GlyphCache.outlineTransform(run, glyph, placement))
      append(geometry, FillStyle(), paintIndex, compositing.mode, context)
    }
  }
}

extension DrawingCommands {
  /// A rectangle that contains a shape, in its user space.
  fileprivate func box(of record: CommandRecord) -> CGRect {
    switch record.kind {
    case .fill: path(of: record).boundingRect
    case .stroke:
      path(of: record).boundingRect.insetBy(
        dx: -strokeStyle(of: record).reach, dy: -strokeStyle(of: record).reach)
    case .glyphs: glyphRun(of: record).inkBounds.offsetBy(dx: record.point.x, dy: record.point.y)
    default: .null
    }
  }
}

extension DrawingState {
  var compositing: PlanBuilder.Compositing { PlanBuilder.Compositing(opacity: opacity, mode: mode) }
}
