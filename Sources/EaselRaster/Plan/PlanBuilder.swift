import EaselDrawing
import EaselGeometry
import EaselPixels

/// A display list -> the passes, clips, paints and geometry requests of a `FramePlan`. Nothing but rectangles
/// and their strokes has its geometry yet, so bounds are still open.
struct PlanBuilder: ~Copyable {
  var plan: FramePlan
  let caches: PaintCaches
  let glyphCache: GlyphCache
  private let usesFloat: Bool

  /// Where commands go, and what applies to all of them.
  struct Context {
    var pass: Int
    /// From the fragment's space to device pixels.
    var transform: CGAffineTransform
    var clip: Int32
    /// That of the pass.
    var colorMode: DisplayList.ColorMode?
  }

  private let symbolCache: SymbolCache
  /// Nil where all pictures are painted with the frame.
  private let pictures: AsynchronousLayers?
  /// Symbols that are open. What is in them is shown many times, and kept by its content.
  private var symbolDepth = 0
  private var lastClip: (key: PlanLookups.ClipKey, index: Int32)?
  /// Marks of the earlier plan that the list agreed with so far; nil once it did not.
  var knownMarks: Int?
  /// Fragments drawn in place so far.
  var openings: Int32 = 0
  private(set) var layerDepth = 0
  /// False for plans that nobody goes back to.
  let isMarked: Bool

  /// - Parameters:
  ///   - plan: Empty, or that of an earlier frame. With its marks its beginning stays where the list begins in the same
  ///     way, without them only its memory.
  ///   - usesFloat: True paints encoded colours in Float32 too.
  ///   - isMarked: True when the plan may be that of an earlier frame one day.
  init(
    plan: consuming FramePlan, caches: PaintCaches, glyphCache: GlyphCache, symbolCache: SymbolCache,
    pictures: AsynchronousLayers? = nil, usesFloat: Bool = false, isMarked: Bool = false
  ) {
    knownMarks = plan.marks.isEmpty ? nil : 0
    self.plan = consume plan
    self.pictures = pictures
    self.symbolCache = symbolCache
    self.usesFloat = usesFloat
    self.caches = caches
    self.glyphCache = glyphCache
    self.isMarked = isMarked
    self.plan.lookups.removeAll()
    if knownMarks == nil { self.plan.reset() }
  }

  /// The plan of a list; the builder is used up.
  consuming func build(_ list: DisplayList) -> FramePlan {
    addFrame(list)
    if knownMarks != nil { forgetRest() }
    return plan
  }

  private mutating func addFrame(_ list: DisplayList) {
    if plan.passes.isEmpty { _ = plan.addPass() }
    let scale = list.scale.isFinite ? list.scale : 1
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    let context = Context(pass: 0, transform: transform, clip: -1, colorMode: nil)
    guard list.colorMode != .nonLinear || usesFloat else {
      return inlineFragment(list.root, DrawingState(), context)
    }
    if knownMarks != nil { forgetRest() }
    plan.float.holdsBackground = true
    addSurface(PassFilters(), DrawingState(), context, mode: list.colorMode) { builder, inner in
      builder.addBackground(list.background, inner)
      builder.open(list.root, inner)
    }
  }

  private mutating func addBackground(_ color: PaintColor, _ context: Context) {
    guard color.alpha > 0 else { return }
    let everything = Context(
      pass: context.pass, transform: .identity, clip: -1, colorMode: context.colorMode)
    add(PlanBuilder.everything, stroke: nil, FillStyle(), .solid(color), Compositing(), everything)
  }

  /// Device pixels.
  private static let everything = Path(CGRect(x: -40_000, y: -40_000, width: 80_000, height: 80_000))

  /// The mask painters' needs.
  private mutating func prepareFloat() {
    guard plan.float.opaquePaint < 0 else { return }
    plan.float.everything = geometry(of: PlanBuilder.everything, stroke: nil, .identity)
    plan.paints.append(PaintCaches.solid(.white))
    plan.float.opaquePaint = Int32(plan.paints.count - 1)
  }

  private mutating func open(_ fragment: Fragment, _ context: Context) {
    add(fragment.commands, fragment.commands.indices, context)
  }

  /// Where the commands of a state go; nil when its transform is none.
  mutating func context(of state: borrowing DrawingState, in outer: Context) -> Context? {
    let transform = state.transform.concatenating(outer.transform)
    guard transform.isFinite else { return nil }
    return Context(
      pass: outer.pass, transform: transform, clip: clipIndex(state.clip, outer), colorMode: outer.colorMode)
  }

  mutating func add(_ command: borrowing DrawingCommand, _ outer: Context) {
    if case .fragment(let fragment) = command.operation {
      return inlineFragment(fragment, command.state, outer)
    }
    guard let context = context(of: command.state, in: outer) else { return }
    switch command.operation {
    case .fragment: break
    case .projected(let fragment, let projection):
      addProjected(fragment, projection, command.state, context, outer)
    case .layer(let fragment):
      addLayer(fragment, command.state, context, outer)
    case .symbol(let fragment):
      addSymbol(fragment, command.state, context, outer)
    case .canvas(let fragment, let mode):
      addCanvas(fragment, mode, command.state, context, outer)
    case .asynchronous(let fragment, let identity):
      addAsynchronous(fragment, identity, command.state, context, outer)
    default:
      if let filters = command.state.filters {
        addFiltered(filters, command.state, context, outer) { builder, inner in
          builder.addShape(command.operation, Compositing(), inner)
        }
      } else {
        addShape(command.operation, command.state.compositing, context)
      }
    }
  }

  // MARK: Layers and passes

  private mutating func addLayer(
    _ fragment: Fragment, _ state: DrawingState, _ context: Context, _ outer: Context
  ) {
    if let filters = state.filters {
      addFiltered(filters, state, context, outer) { builder, inner in builder.open(fragment, inner) }
    } else if state.isPlain && !fragment.blendsWithBackdrop && (context.clip < 0 || fragment.isOneShape) {
      open(fragment, context)
    } else {
      let opacity = PaintColor.alphaByte(state.opacity)
      var push = DeviceCommand(kind: .pushLayer, mode: state.mode, opacity: opacity)
      push.clip = context.clip
      plan.passes[context.pass].commands.append(push)
      layerDepth += 1
      open(
        fragment,
        Context(pass: context.pass, transform: context.transform, clip: -1, colorMode: context.colorMode))
      layerDepth -= 1
      push.kind = .popLayer
      plan.passes[context.pass].commands.append(push)
    }
  }

  /// A symbol as a picture where it is worth one, else as a layer.
  private mutating func addSymbol(
    _ fragment: Fragment, _ state: DrawingState, _ context: Context, _ outer: Context
  ) {
    symbolDepth += 1
    defer { symbolDepth -= 1 }
    guard state.filters == nil, context.colorMode == nil,
      let placement = SymbolPlacement(fragment, symbolCache.ink(of: fragment), context.transform)
    else { return addLayer(fragment, state, context, outer) }
    plan.symbols.append(symbol(fragment, placement, reader: context.pass))
    var command = DeviceCommand(
      kind: .symbol, mode: state.mode, opacity: PaintColor.alphaByte(state.opacity))
    command.source = Int32(plan.symbols.count - 1)
    command.clip = context.clip
    plan.passes[context.pass].commands.append(command)
  }

  /// The picture that is kept, or the pass that paints it, one for each reader: passes come after those who read them.
  private mutating func symbol(_ fragment: Fragment, _ placement: SymbolPlacement, reader: Int)
    -> PlacedSymbol
  {
    if let picture = symbolCache.picture(placement.key) {
      return PlacedSymbol(placement: placement, picture: picture, pass: -1)
    }
    let key = PlanLookups.PassKey(symbol: placement.key, reader: reader)
    if let pass = plan.lookups.symbolPasses[key] {
      symbolCache.countShared()
      return PlacedSymbol(placement: placement, pass: pass)
    }
    let pass = plan.addPass()
    plan.passes[pass].symbol = placement.key
    plan.lookups.symbolPasses[key] = Int32(pass)
    open(fragment, Context(pass: pass, transform: placement.transform, clip: -1, colorMode: nil))
    return PlacedSymbol(placement: placement, pass: Int32(pass))
  }

  /// Records `content` into a pass of its own that the filters run over, and its result in its place. A shadow that
  /// asks not to be grouped with its source, and runs last, gets a pass beside that of the source.
  private mutating func addFiltered(
    _ node: FilterNode, _ state: DrawingState, _ context: Context, _ outer: Context,
    _ content: (inout PlanBuilder, _ inner: Context) -> Void
  ) {
    let filters = PassFilters(newest: node, outer: outer.transform)
    guard case .shadow(let shadow) = node.oldest.operation, shadow.disablesGroup, !shadow.isShadowOnly
    else { return addSurface(filters, state, context, mode: context.colorMode, content) }
    var (rest, alone) = (filters, filters)
    (rest.oldest, alone.oldest) = (.none, .shadowOnly)
    let shadowState = DrawingState(opacity: state.opacity, mode: shadow.mode)
    if shadow.isAbove { addSurface(rest, state, context, mode: context.colorMode, content) }
    addSurface(alone, shadowState, context, mode: context.colorMode, content)
    if !shadow.isAbove { addSurface(rest, state, context, mode: context.colorMode, content) }
  }

  /// Records `content` into a pass in a colour mode, and puts it down with opacity and mode of the state. Affine
  /// projections that run first act on the content itself, which stays sharp.
  private mutating func addSurface(
    _ filters: PassFilters, _ state: DrawingState, _ context: Context, mode: DisplayList.ColorMode?,
    _ content: (inout PlanBuilder, _ inner: Context) -> Void
  ) {
    if mode != nil { prepareFloat() }
    let pass = plan.addPass()
    plan.passes[pass].colorMode = mode
    filters.append(to: &plan.passes[pass].filters, caches.filters)
    let transform = plan.passes[pass].takeFirstMaps(after: context.transform)
    if transform.isFinite {
      content(&self, Context(pass: pass, transform: transform, clip: -1, colorMode: mode))
    }
    let opacity = PaintColor.alphaByte(state.opacity)
    if opacity == 255, state.mode == .normal, addShadow(ofFigureIn: pass, context) { return }
    var command = DeviceCommand(kind: .surface, mode: state.mode, opacity: opacity)
    command.source = Int32(pass)
    command.clip = context.clip
    plan.passes[context.pass].commands.append(command)
  }

  /// A group that blends in a mode of its own; its filters work in the mode of what it is put on.
  private mutating func addCanvas(
    _ fragment: Fragment, _ mode: DisplayList.ColorMode, _ state: DrawingState, _ context: Context,
    _ outer: Context
  ) {
    let inner = mode == .nonLinear && !usesFloat ? nil : mode
    guard let filters = state.filters else {
      return addSurface(PassFilters(), state, context, mode: inner) { $0.open(fragment, $1) }
    }
    addFiltered(filters, state, context, outer) { builder, outside in
      builder.addSurface(PassFilters(), DrawingState(), outside, mode: inner) { $0.open(fragment, $1) }
    }
  }

  /// A group that may come late. Painted with the frame or not, it is a pass of its own that is put down once.
  private mutating func addAsynchronous(
    _ fragment: Fragment, _ identity: PictureIdentity, _ state: DrawingState, _ context: Context,
    _ outer: Context
  ) {
    guard let filters = state.filters else {
      return addSurface(PassFilters(), state, context, mode: context.colorMode) {
        $0.fill($1, with: fragment, of: identity)
      }
    }
    addFiltered(filters, state, context, outer) { builder, outside in
      builder.addSurface(PassFilters(), DrawingState(), outside, mode: outside.colorMode) {
        $0.fill($1, with: fragment, of: identity)
      }
    }
  }

  /// Gives a pass that was just begun the picture of an identity, or the commands that it consists of.
  private mutating func fill(_ context: Context, with fragment: Fragment, of identity: PictureIdentity) {
    guard symbolDepth == 0 else { return open(fragment, context) }
    plan.passes[context.pass].fillsClip = true
    guard let pictures, context.colorMode == nil else { return open(fragment, context) }
    plan.passes[context.pass].picture = Int32(plan.pictures.count)
    plan.pictures.append(pictures.place(fragment, of: identity, through: context.transform))
  }

  private mutating func addProjected(
    _ fragment: Fragment, _ projection: ProjectionTransform, _ state: DrawingState, _ context: Context,
    _ outer: Context
  ) {
    if let affine = projection.affine {
      let transform = affine.concatenating(context.transform)
      guard transform.isFinite else { return }
      open(
        fragment,
        Context(pass: context.pass, transform: transform, clip: context.clip, colorMode: context.colorMode))
      return
    }
    let filters = PassFilters(first: (projection, state.transform), outer: outer.transform)
    addSurface(filters, state, context, mode: context.colorMode) { $0.open(fragment, $1) }
  }

  // MARK: Clips

  private mutating func clipIndex(_ node: ClipNode?, _ outer: Context) -> Int32 {
    guard let node else { return outer.clip }
    let key = PlanLookups.ClipKey(
      node: ObjectIdentifier(node), pass: outer.pass, transform: outer.transform, outer: outer.clip)
    if let lastClip, lastClip.key == key { return lastClip.index }
    if let known = plan.lookups.clips[key] {
      lastClip = (key, known)
      return known
    }
    let index = addClip(node, outer)
    plan.lookups.clips[key] = index
    lastClip = (key, index)
    return index
  }

  private mutating func addClip(_ node: ClipNode, _ outer: Context) -> Int32 {
    let parent = clipIndex(node.parent, outer)
    let transform = node.transform.concatenating(outer.transform)
    var clip = DeviceClip(kind: .geometry, parent: parent, source: -1)
    clip.isInverse = node.isInverse
    switch node.shape {
    case .path(let path, let style):
      clip.isEvenOdd = style.isEOFilled
      clip.isAntialiased = style.isAntialiased
      clip.source = geometry(
        of: transform.isFinite ? path : Path(), stroke: nil, transform.isFinite ? transform : .identity)
      clip.isKnownRect =
        !clip.isInverse && isKnownRect(parent)
        && plan.geometries[Int(clip.source)].coversItsBounds(isAntialiased: clip.isAntialiased)
    case .layer(let fragment, let opacity):
      clip.kind = .surface
      clip.opacity = PaintColor.alphaByte(opacity)
      clip.source = Int32(plan.addPass())
      plan.passes[Int(clip.source)].colorMode = outer.colorMode
      if transform.isFinite {
        open(
          fragment,
          Context(pass: Int(clip.source), transform: transform, clip: -1, colorMode: outer.colorMode))
      }
    }
    plan.clips.append(clip)
    return Int32(plan.clips.count - 1)
  }
}

extension Fragment {
  /// True for one shape or less, which looks the same in place and as a layer, under clips too.
  fileprivate var isOneShape: Bool {
    guard let command = commands.first else { return true }
    guard commands.count == 1 else { return false }
    switch command.operation {
    case .fill, .stroke: return command.state.clip == nil
    case .fragment(let fragment): return command.state.clip == nil && fragment.isOneShape
    default: return false
    }
  }
}
