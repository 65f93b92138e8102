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
    addUngrouped(shadow, filters, state, context, content)
  }

  /// Adds a shadow and its source as two passes. Their content is planned once, and both passes have its commands: planned
  /// for each of them, shadows within each other would double it at every level.
  ///
  /// Content with a material is planned for each pass nevertheless, because the material in the upper one sees the lower
  /// one. Both passes are added before their content, as each must precede the passes that it reads.
  private mutating func addUngrouped(
    _ shadow: FilterOperation.Shadow, _ filters: PassFilters, _ state: DrawingState, _ context: Context,
    _ content: (inout PlanBuilder, _ inner: Context) -> Void
  ) {
    var (source, alone) = (filters, filters)
    (source.oldest, alone.oldest) = (.omitted, .shadowOnly)
    let shadowState = DrawingState(opacity: state.opacity, mode: shadow.mode)
    let (lowerFilters, lowerState) = shadow.isAbove ? (source, state) : (alone, shadowState)
    let (upperFilters, upperState) = shadow.isAbove ? (alone, shadowState) : (source, state)
    let lower = addPass(lowerFilters, context, mode: context.colorMode)
    let upper = addPass(upperFilters, context, mode: context.colorMode)
    let outerLevels = plan.lookups.backdrops.shadowLevels
    plan.lookups.backdrops.shadowLevels = nil
    addContent(to: lower, lowerState, context, content)
    show(lower, lowerState, context)
    let levels = plan.lookups.backdrops.shadowLevels
    if PlanBuilder.plansAgain(levels) {
      addContent(to: upper, upperState, context, content)
    } else {
      let commands = plan.passes[lower.pass].commands
      plan.passes[upper.pass].commands.append(contentsOf: commands)
    }
    show(upper, upperState, context)
    plan.lookups.backdrops.shadowLevels = levels.map { max(outerLevels ?? 0, $0 + 1) } ?? outerLevels
  }

  /// Whether the content of an ungrouped shadow is planned a second time, given the number of ungrouped shadows around the
  /// materials inside.
  private static func plansAgain(_ levels: Int?) -> Bool {
    guard let levels else { return false }
    if levels < Limits.shadowLevelsOfMaterials { return true }
    ProblemLog.report(
      "a material is in more than \(Limits.shadowLevelsOfMaterials) shadows without a group; "
        + "it does not see the outer ones")
    return false
  }

  /// Adds `content` as a pass in a color mode, and a command that composites it with the opacity and mode of the state.
  /// Affine projections that run before all other filters transform the content itself, which keeps it sharp.
  mutating func addSurface(
    _ filters: PassFilters, _ state: DrawingState, _ context: Context, mode: DisplayList.ColorMode?,
    isIsolated: Bool = false, _ content: (inout PlanBuilder, _ inner: Context) -> Void
  ) {
    let layer = addPass(filters, context, mode: mode)
    addContent(to: layer, state, context, isIsolated: isIsolated, content)
    show(layer, state, context)
  }

  /// A pass without content, and the transform from the space of the content to device pixels.
  private typealias EmptyLayer = (pass: Int, transform: CGAffineTransform)

  private mutating func addPass(_ filters: PassFilters, _ context: Context, mode: DisplayList.ColorMode?)
    -> EmptyLayer
  {
    if mode != nil { prepareFloat() }
    let pass = plan.addPass()
    plan.passes[pass].colorMode = mode
    filters.append(to: &plan.passes[pass].filters, caches.filters)
    return (pass, plan.passes[pass].removeLeadingProjections(after: context.transform))
  }

  /// Adds the content of a pass, unless its transform is not finite.
  private mutating func addContent(
    to layer: EmptyLayer, _ state: DrawingState, _ context: Context, isIsolated: Bool = false,
    _ content: (inout PlanBuilder, _ inner: Context) -> Void
  ) {
    guard layer.transform.isFinite else { return }
    let mode = plan.passes[layer.pass].colorMode
    plan.lookups.backdrops.groups.append(
      BackdropPlan.Group(
        pass: context.pass, start: plan.passes[context.pass].commands.count, content: layer.pass,
        isIsolated: isIsolated || state.mode != .normal || mode != context.colorMode || symbolDepth > 0
          || plan.passes[layer.pass].filters.contains(where: \.operation.isProjection)))
    let inner = Context(pass: layer.pass, transform: layer.transform, clip: -1, colorMode: mode)
    withNestedPass { content(&$0, inner) }
    plan.lookups.backdrops.groups.removeLast()
  }

  /// Adds the command that composites a pass, or the commands for a shape and its shadow.
  private mutating func show(_ layer: EmptyLayer, _ state: DrawingState, _ context: Context) {
    let opacity = PaintColor.alphaByte(state.opacity)
    if opacity == 255, state.mode == .normal, addShadow(ofShapeIn: layer.pass, context) { return }
    var command = DeviceCommand(kind: .surface, mode: state.mode, opacity: opacity)
    command.source = Int32(layer.pass)
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
