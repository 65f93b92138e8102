import EaselDrawing
import EaselGeometry
import EaselPixels

/// Converts a display list to the passes, clips, paints and path requests of a `FramePlan`.
///
/// Bounds are not known yet: apart from rectangles and their strokes, no path is flattened.
struct PlanBuilder: ~Copyable {
  var plan: FramePlan
  let caches: PaintCaches
  let glyphCache: GlyphCache
  let symbolCache: SymbolCache
  /// Nil if asynchronous layers are painted with the frame.
  let asynchronousLayers: AsynchronousLayers?
  /// Whether encoded colors are painted in Float32 too.
  let usesFloat: Bool
  /// Whether the plan will be compared with others, or reused by a later frame.
  let hashes: Bool

  /// The target pass of commands, and the transform and clip that apply to all of them.
  struct Context {
    var pass: Int
    /// From the fragment's space to device pixels.
    var transform: CGAffineTransform
    var clip: Int32
    /// The color mode of the pass.
    var colorMode: DisplayList.ColorMode?
  }

  /// The number of open symbols. The content of a symbol is cached by its hash, so it must not depend on what is around it.
  var symbolDepth = 0
  /// The number of open layers.
  var layerDepth = 0
  /// The number of open passes other than that of the frame.
  private var passDepth = 0
  private var lastClip: (key: PlanLookups.ClipKey, index: Int32)?
  /// The number of checkpoints of the earlier plan that the list agrees with so far; nil once it differs.
  var matchedCheckpoints: Int?
  /// Whether checkpoints beyond the largest number are added in place of earlier ones: the list agreed with that many of the
  /// earlier plan. Checkpoints of lists that differ in each frame would be added in vain.
  var thinsCheckpoints = false
  /// The number of fragments inlined so far.
  var inlinedFragments: Int32 = 0

  /// - Parameters:
  ///   - plan: An empty plan, or that of an earlier frame. If it has checkpoints, the part up to the last one that the list
  ///     agrees with is reused; otherwise only its memory is.
  ///   - usesFloat: Whether encoded colors are painted in Float32 too.
  ///   - hashes: Whether the plan will be compared with others, or reused by a later frame.
  ///   - isFrame: Whether the list is that of a frame, at whose edges backdrops end.
  init(
    plan: consuming FramePlan, caches: PaintCaches, glyphCache: GlyphCache, symbolCache: SymbolCache,
    asynchronousLayers: AsynchronousLayers? = nil, usesFloat: Bool = false, hashes: Bool = false,
    isFrame: Bool = true
  ) {
    matchedCheckpoints = plan.checkpoints.isEmpty ? nil : 0
    self.plan = consume plan
    self.caches = caches
    self.glyphCache = glyphCache
    self.symbolCache = symbolCache
    self.asynchronousLayers = asynchronousLayers
    self.usesFloat = usesFloat
    self.hashes = hashes
    self.plan.lookups.removeAll()
    self.plan.lookups.backdrops.framePass = isFrame ? 0 : -1
    if matchedCheckpoints == nil { self.plan.reset() }
  }

  /// Returns the plan of a list, consuming the builder.
  consuming func build(_ list: DisplayList) -> FramePlan {
    addFrame(list)
    discardUnmatched()
    if !plan.lookups.backdrops.copies.isEmpty { plan.sortPasses() }
    return plan
  }

  private mutating func addFrame(_ list: DisplayList) {
    if plan.passes.isEmpty { _ = plan.addPass() }
    let scale = list.scale.isFinite ? list.scale : 1
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    let context = Context(pass: 0, transform: transform, clip: -1, colorMode: nil)
    guard list.colorMode != .nonLinear || usesFloat else {
      plan.lookups.backdrops.background = list.background.premultipliedPixel
      return inlineFragment(list.root, DrawingState(), context)
    }
    discardUnmatched()
    plan.float.holdsBackground = true
    addSurface(PassFilters(), DrawingState(), context, mode: list.colorMode) { builder, inner in
      if builder.plan.lookups.backdrops.framePass >= 0 {
        builder.plan.lookups.backdrops.framePass = inner.pass
      }
      builder.addBackground(list.background, inner)
      builder.add(list.root, inner)
    }
  }

  private mutating func addBackground(_ color: PaintColor, _ context: Context) {
    guard color.alpha > 0, let paint = paintIndex(.solid(color), Compositing(), context) else { return }
    append(geometry(of: .everything, stroke: nil, .identity), FillStyle(), paint, .normal, context)
  }

  // MARK: Commands

  mutating func add(_ fragment: Fragment, _ context: Context) {
    add(fragment.commands, fragment.commands.indices, context)
  }

  /// Adds a range of commands. Successive shapes in the same state, and successive draws of a symbol, are added together.
  mutating func add(_ commands: DrawingCommands, _ range: Range<Int>, _ context: Context) {
    var rest = range
    while let first = rest.first {
      let record = commands.record(at: first)
      var end = first + 1
      switch record.kind {
      case .fragment:
        inlineFragment(commands.fragment(of: record), commands.state(at: first), context)
      case .fill, .stroke:
        discardUnmatched()
        let shapes = commands.shapes(in: rest)
        add(shapes: shapes, of: commands, commands.state(at: first), context)
        end = shapes.upperBound
      case .symbol:
        discardUnmatched()
        let symbols = commands.symbols(in: rest)
        add(symbols: symbols, of: commands, context)
        end = symbols.upperBound
      default:
        discardUnmatched()
        add(record, of: commands, commands.state(at: first), context)
      }
      rest = end..<range.upperBound
    }
  }

  /// Adds fills and strokes in one state.
  private mutating func add(
    shapes: Range<Int>, of commands: DrawingCommands, _ state: DrawingState, _ outer: Context
  ) {
    guard state.filters == nil else {
      for position in shapes { add(commands.record(at: position), of: commands, state, outer) }
      return
    }
    guard let context = context(of: state, in: outer) else { return }
    let compositing = state.compositing
    for position in shapes { addShape(commands.record(at: position), of: commands, compositing, context) }
  }

  /// Adds any command other than a fragment or a symbol.
  private mutating func add(
    _ record: CommandRecord, of commands: DrawingCommands, _ state: DrawingState, _ outer: Context
  ) {
    guard let context = context(of: state, in: outer) else { return }
    switch record.kind {
    case .fragment, .symbol: break
    case .projected:
      addProjected(commands.fragment(of: record), commands.projection(of: record), state, context, outer)
    case .layer: addLayer(commands.fragment(of: record), state, context, outer)
    case .canvas:
      addCanvas(commands.fragment(of: record), commands.colorMode(of: record), state, context, outer)
    case .asynchronous:
      addAsynchronous(commands.fragment(of: record), commands.identity(of: record), state, context, outer)
    case .fill, .stroke, .glyphs:
      guard let filters = state.filters else {
        return addShape(record, of: commands, state.compositing, context)
      }
      // A material shows the pixels below the shape as it is before the filters, even if one of them moves the shape.
      let material = materialIndex(record, of: commands, Compositing(), context)
      addFiltered(filters, state, context, outer) { builder, inner in
        builder.addShape(record, of: commands, Compositing(), inner, paint: material)
      }
    }
  }

  /// Returns the context for commands in a state, or nil if the transform is not finite.
  mutating func context(of state: borrowing DrawingState, in outer: Context) -> Context? {
    let transform = state.transform.concatenating(outer.transform)
    guard transform.isFinite else { return nil }
    return Context(
      pass: outer.pass, transform: transform, clip: clipIndex(state.clip, outer), colorMode: outer.colorMode)
  }

  /// Adds the content of a pass, unless too many passes are open.
  @inline(never)
  mutating func withNestedPass(_ content: (inout PlanBuilder) -> Void) {
    guard passDepth < Limits.passDepth else {
      ProblemLog.report(
        "filters, masks and symbols are nested more than \(Limits.passDepth) levels deep; "
          + "what is deeper is not drawn")
      return
    }
    passDepth += 1
    content(&self)
    passDepth -= 1
  }

  // MARK: Clips

  private mutating func clipIndex(_ node: ClipNode?, _ outer: Context) -> Int32 {
    guard let node else { return outer.clip }
    let key = PlanLookups.ClipKey(
      node: ObjectIdentifier(node), pass: outer.pass, transform: outer.transform, outer: outer.clip)
    if let lastClip, lastClip.key == key { return lastClip.index }
    let index = plan.lookups.clips[key] ?? addClips(through: node, outer)
    lastClip = (key, index)
    return index
  }

  /// Adds a clip, after those of its parents that are not known. A recursion would need stack memory for every clip of the
  /// chain, and again for the clips in the drawings of its masks.
  private mutating func addClips(through node: ClipNode, _ outer: Context) -> Int32 {
    let first = plan.lookups.missingClips.count
    var (next, index): (ClipNode?, Int32) = (node, outer.clip)
    while let clip = next {
      let key = PlanLookups.ClipKey(
        node: ObjectIdentifier(clip), pass: outer.pass, transform: outer.transform, outer: outer.clip)
      if let known = plan.lookups.clips[key] {
        index = known
        break
      }
      plan.lookups.missingClips.append((clip, key))
      next = clip.parent
    }
    // Adding a mask appends the clips of its own drawing to the same list, and removes them again.
    while plan.lookups.missingClips.count > first {
      let (clip, key) = plan.lookups.missingClips.removeLast()
      index = addClip(clip, within: index, outer)
      plan.lookups.clips[key] = index
    }
    return index
  }

  private mutating func addClip(_ node: ClipNode, within parent: Int32, _ outer: Context) -> Int32 {
    var clip = DeviceClip(kind: .geometry, parent: parent, source: -1)
    clip.depth = parent < 0 ? 1 : plan.clips[Int(parent)].depth + 1
    if clip.depth > Limits.clipDepth {
      ProblemLog.report("a drawing is clipped more than \(Limits.clipDepth) times; it is left out")
      clip.parent = -1
      clip.source = geometry(of: Path(), stroke: nil, .identity)
    } else {
      fill(&clip, from: node, outer)
    }
    plan.clips.append(clip)
    return Int32(plan.clips.count - 1)
  }

  private mutating func fill(_ clip: inout DeviceClip, from node: ClipNode, _ outer: Context) {
    let transform = node.transform.concatenating(outer.transform)
    clip.isInverse = node.isInverse
    switch node.shape {
    case .path(let path, let style):
      clip.isEvenOdd = style.isEOFilled
      clip.isAntialiased = style.isAntialiased
      clip.source = geometry(
        of: transform.isFinite ? path : Path(), stroke: nil, transform.isFinite ? transform : .identity)
      clip.isKnownRect =
        !clip.isInverse && isKnownRect(clip.parent)
        && plan.paths.geometries[Int(clip.source)].coversItsBounds(isAntialiased: clip.isAntialiased)
    case .layer(let fragment, let opacity):
      clip.kind = .surface
      clip.opacity = PaintColor.alphaByte(opacity)
      clip.source = Int32(plan.addPass())
      plan.passes[Int(clip.source)].colorMode = outer.colorMode
      guard transform.isFinite else { return }
      let inner = Context(pass: Int(clip.source), transform: transform, clip: -1, colorMode: outer.colorMode)
      withNestedPass { $0.add(fragment, inner) }
    }
  }

  /// Whether the clip is certain to cover whole pixels before any path is flattened.
  func isKnownRect(_ clip: Int32) -> Bool { clip < 0 || plan.clips[Int(clip)].isKnownRect }
}
