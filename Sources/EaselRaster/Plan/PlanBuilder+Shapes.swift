import EaselDrawing
import EaselGeometry

/// Shapes and runs of glyphs -> commands with their paint and their geometry, or what is to become it.
extension PlanBuilder {
  /// How the paint of a shape meets what is below it: what a drawing state says beside where it applies.
  struct Compositing {
    var opacity: Float = 1
    var mode: CompositeMode = .normal
  }

  mutating func add(_ commands: DrawingCommands, _ positions: Range<Int>, _ context: Context) {
    var rest = positions
    while let next = rest.first {
      if knownMarks != nil, !commands.isFragment(at: next) { forgetRest() }
      var shapes = commands.shapes(in: rest)
      if shapes.isEmpty || !add(shapes: shapes, of: commands, context) {
        add(commands[next], context)
        shapes = next..<next + 1
      }
      rest = shapes.upperBound..<positions.upperBound
    }
  }

  /// Adds shapes of one state; false for a state with filters, where there is more to do.
  private mutating func add(shapes: Range<Int>, of commands: DrawingCommands, _ outer: Context) -> Bool {
    let state = commands.state(at: shapes.lowerBound)
    if state.filters != nil { return false }
    guard let context = self.context(of: state, in: outer) else { return true }
    let compositing = state.compositing
    for position in shapes {
      let record = commands.record(at: position)
      guard let paint = self.paintIndex(commands.paint(of: record), compositing, context) else { continue }
      let geometry = geometry(of: record, in: commands, context.transform)
      append(geometry, record.fillStyle, paint, compositing.mode, context)
    }
    return true
  }

  private mutating func geometry(
    of record: CommandRecord, in commands: DrawingCommands, _ transform: CGAffineTransform
  ) -> Int32 {
    guard record.kind == .stroke else {
      let known = record.figure == .rect ? geometry(record.rect, transform) : nil
      return known ?? request(commands.path(of: record), stroke: nil, transform)
    }
    let style = commands.strokeStyle(of: record)
    let known = record.figure == .rect ? geometry(stroking: record.rect, style, transform) : nil
    return known ?? request(commands.path(of: record), stroke: style, transform)
  }

  private mutating func append(
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

  mutating func addShape(
    _ operation: borrowing DrawingCommand.Operation, _ compositing: Compositing, _ context: Context
  ) {
    switch operation {
    case .fill(let path, let style, let paint):
      add(path, stroke: nil, style, paint, compositing, context)
    case .stroke(let path, let style, let isAntialiased, let paint):
      add(path, stroke: style, FillStyle(antialiased: isAntialiased), paint, compositing, context)
    case .glyphs(let run, let origin, let paint):
      addGlyphs(run, origin, paint, compositing, context)
    case .fragment, .projected, .layer, .symbol, .canvas, .asynchronous:
      break
    }
  }

  mutating func add(
    _ path: borrowing Path, stroke: StrokeStyle?, _ style: FillStyle, _ paint: Paint,
    _ compositing: Compositing, _ context: Context
  ) {
    guard let paintIndex = paintIndex(paint, compositing, context) else { return }
    let geometry = self.geometry(of: path, stroke: stroke, context.transform)
    append(geometry, style, paintIndex, compositing.mode, context)
  }

  // MARK: Geometries

  /// The number of a geometry, which may still have to be flattened.
  mutating func geometry(of path: borrowing Path, stroke: StrokeStyle?, _ transform: CGAffineTransform)
    -> Int32
  {
    guard case .rect(let rect) = path.storage else { return request(path, stroke: stroke, transform) }
    let known =
      if let stroke { geometry(stroking: rect, stroke, transform) } else { geometry(rect, transform) }
    return known ?? request(path, stroke: stroke, transform)
  }

  /// That of a rectangle whose sides stay parallel to the axes: there is nothing to flatten.
  @inline(__always)
  private mutating func geometry(_ rect: CGRect, _ transform: CGAffineTransform) -> Int32? {
    guard transform.keepsAxes else { return nil }
    plan.geometries.append(EdgeBuilder.rectangle(rect, transform, hashes: isMarked))
    return Int32(plan.geometries.count - 1)
  }

  /// That of the stroke of such a rectangle, where it is as simple.
  private mutating func geometry(
    stroking rect: CGRect, _ style: StrokeStyle, _ transform: CGAffineTransform
  ) -> Int32? {
    guard let stroke = RectangleStroke(rect, style, transform) else { return nil }
    plan.geometries.append(
      EdgeBuilder.stroke(stroke, into: &plan.edges[0].edges, arena: 0, hashes: isMarked))
    return Int32(plan.geometries.count - 1)
  }

  private mutating func request(_ path: borrowing Path, stroke: StrokeStyle?, _ transform: CGAffineTransform)
    -> Int32
  {
    let geometry = Int32(plan.geometries.count)
    let elements = path.elementCount
    plan.longPaths.note(plan.requests.count, elements: elements, isDashed: stroke?.dash.isEmpty == false)
    plan.flatteningCost += FrameFlattener.cost(elements: elements, isStroke: stroke != nil)
    plan.requests.append(
      FramePlan.PathRequest(path: copy path, stroke: stroke, transform: transform, geometry: geometry))
    plan.geometries.append(FlattenedPath())
    return geometry
  }

  // MARK: Paints

  mutating func paintIndex(
    _ paint: Paint, _ compositing: Compositing, _ context: Context
  ) -> Int32? {
    let transform = context.transform
    guard
      var prepared = caches.prepare(
        paint, opacity: compositing.opacity, transform: transform, &plan.paintTables, hashes: isMarked)
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

  /// Large, turned or skewed glyphs are filled as paths.
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
