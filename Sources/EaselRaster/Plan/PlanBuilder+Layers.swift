import EaselDrawing
import EaselGeometry

/// Layers, symbols and filtered content, each of which may become a pass.
extension PlanBuilder {
  mutating func addLayer(
    _ fragment: Fragment, _ state: DrawingState, _ context: Context, _ outer: Context
  ) {
    if let filters = state.filters {
      addFiltered(filters, state, context, outer) { builder, inner in builder.add(fragment, inner) }
    } else if state.isPlain && !fragment.blendsWithBackdrop && (context.clip < 0 || fragment.isOneShape) {
      add(fragment, context)
    } else if layerDepth < Limits.layerDepth {
      pushLayer(state, context)
      add(
        fragment,
        Context(pass: context.pass, transform: context.transform, clip: -1, colorMode: context.colorMode))
      popLayer(state, context)
    } else {
      ProblemLog.report(
        "layers are nested more than \(Limits.layerDepth) levels deep; what is deeper is not drawn")
    }
  }

  @inline(never)
  private mutating func pushLayer(_ state: DrawingState, _ context: Context) {
    appendLayer(.pushLayer, state, context)
    layerDepth += 1
    plan.lookups.backdrops.groups.append(
      BackdropPlan.Group(
        pass: context.pass, start: plan.passes[context.pass].commands.count - 1,
        isIsolated: state.mode != .normal || symbolDepth > 0))
  }

  @inline(never)
  private mutating func popLayer(_ state: DrawingState, _ context: Context) {
    plan.lookups.backdrops.groups.removeLast()
    layerDepth -= 1
    appendLayer(.popLayer, state, context)
  }

  private mutating func appendLayer(_ kind: DeviceCommand.Kind, _ state: DrawingState, _ context: Context) {
    var command = DeviceCommand(kind: kind, mode: state.mode, opacity: PaintColor.alphaByte(state.opacity))
    command.clip = context.clip
    plan.passes[context.pass].commands.append(command)
  }

  /// Adds `content` as a filtered pass, and a command that composites it. A shadow that runs last and is not grouped with
  /// its source gets a pass of its own.
  mutating func addFiltered(
    _ node: FilterNode, _ state: DrawingState, _ context: Context, _ outer: Context,
    _ content: (inout PlanBuilder, _ inner: Context) -> Void
  ) {
    let filters = PassFilters(newest: node, outer: outer.transform)
    guard case .shadow(let shadow) = node.oldest.operation, shadow.disablesGroup, !shadow.isShadowOnly
    else { return addSurface(filters, state, context, mode: context.colorMode, content) }
    var (source, alone) = (filters, filters)
    (source.oldest, alone.oldest) = (.omitted, .shadowOnly)
    let shadowState = DrawingState(opacity: state.opacity, mode: shadow.mode)
    if shadow.isAbove { addSurface(source, state, context, mode: context.colorMode, content) }
    addSurface(alone, shadowState, context, mode: context.colorMode, content)
    if !shadow.isAbove { addSurface(source, state, context, mode: context.colorMode, content) }
  }

  /// Adds `content` as a pass in a color mode, and a command that composites it with the opacity and mode of the state.
  /// Affine projections that run before all other filters transform the content itself, which keeps it sharp.
  mutating func addSurface(
    _ filters: PassFilters, _ state: DrawingState, _ context: Context, mode: DisplayList.ColorMode?,
    isIsolated: Bool = false, _ content: (inout PlanBuilder, _ inner: Context) -> Void
  ) {
    if mode != nil { prepareFloat() }
    let pass = plan.addPass()
    plan.passes[pass].colorMode = mode
    filters.append(to: &plan.passes[pass].filters, caches.filters)
    let transform = plan.passes[pass].removeLeadingProjections(after: context.transform)
    if transform.isFinite {
      plan.lookups.backdrops.groups.append(
        BackdropPlan.Group(
          pass: context.pass, start: plan.passes[context.pass].commands.count, content: pass,
          isIsolated: isIsolated || state.mode != .normal || mode != context.colorMode || symbolDepth > 0
            || plan.passes[pass].filters.contains(where: \.operation.isProjection)))
      let inner = Context(pass: pass, transform: transform, clip: -1, colorMode: mode)
      withNestedPass { content(&$0, inner) }
      plan.lookups.backdrops.groups.removeLast()
    }
    let opacity = PaintColor.alphaByte(state.opacity)
    if opacity == 255, state.mode == .normal, addShadow(ofShapeIn: pass, context) { return }
    var command = DeviceCommand(kind: .surface, mode: state.mode, opacity: opacity)
    command.source = Int32(pass)
    command.clip = context.clip
    plan.passes[context.pass].commands.append(command)
  }

  /// Adds the geometry and the paint that the Float32 painters use for masks.
  private mutating func prepareFloat() {
    guard plan.float.opaquePaint < 0 else { return }
    plan.float.everything = geometry(of: .everything, stroke: nil, .identity)
    plan.paints.append(PaintCaches.solid(.white))
    plan.float.opaquePaint = Int32(plan.paints.count - 1)
  }

  /// Adds a group that blends in a color mode of its own. Its filters run in the color mode of the enclosing pass.
  mutating func addCanvas(
    _ fragment: Fragment, _ mode: DisplayList.ColorMode, _ state: DrawingState, _ context: Context,
    _ outer: Context
  ) {
    let inner = mode == .nonLinear && !usesFloat ? nil : mode
    guard let filters = state.filters else {
      return addSurface(PassFilters(), state, context, mode: inner) { $0.add(fragment, $1) }
    }
    addFiltered(filters, state, context, outer) { builder, outside in
      builder.addSurface(PassFilters(), DrawingState(), outside, mode: inner) { $0.add(fragment, $1) }
    }
  }

  /// Adds a group that may be painted asynchronously. In either case it is a pass that is composited once.
  mutating func addAsynchronous(
    _ fragment: Fragment, _ identity: LayerIdentity, _ state: DrawingState, _ context: Context,
    _ outer: Context
  ) {
    guard let filters = state.filters else {
      return addSurface(PassFilters(), state, context, mode: context.colorMode, isIsolated: true) {
        $0.fill($1, with: fragment, of: identity)
      }
    }
    addFiltered(filters, state, context, outer) { builder, outside in
      builder.addSurface(PassFilters(), DrawingState(), outside, mode: outside.colorMode, isIsolated: true) {
        $0.fill($1, with: fragment, of: identity)
      }
    }
  }

  /// Sets a new pass to an asynchronous layer, or to the commands that the layer consists of.
  private mutating func fill(_ context: Context, with fragment: Fragment, of identity: LayerIdentity) {
    guard symbolDepth == 0 else { return add(fragment, context) }
    plan.passes[context.pass].fillsClip = true
    guard let asynchronousLayers, context.colorMode == nil else { return add(fragment, context) }
    plan.passes[context.pass].asynchronousLayer = Int32(plan.asynchronousLayers.count)
    plan.asynchronousLayers.append(
      asynchronousLayers.place(fragment, of: identity, through: context.transform))
  }

  mutating func addProjected(
    _ fragment: Fragment, _ projection: ProjectionTransform, _ state: DrawingState, _ context: Context,
    _ outer: Context
  ) {
    if let affine = projection.affine {
      let transform = affine.concatenating(context.transform)
      guard transform.isFinite else { return }
      let inner = Context(
        pass: context.pass, transform: transform, clip: context.clip, colorMode: context.colorMode)
      return addLayer(fragment, state, inner, outer)
    }
    let filters = PassFilters(first: (projection, state.transform), outer: outer.transform)
    addSurface(filters, state, context, mode: context.colorMode) { $0.add(fragment, $1) }
  }
}

extension FilterOperation {
  fileprivate var isProjection: Bool {
    if case .projection = self { true } else { false }
  }
}
