import EaselDrawing

/// A figure of one colour with a shadow -> the shadow as a mask, a quarter of the memory of pixels, and the figure by
/// itself over it: what lies over what makes no difference to the result.
extension PlanBuilder {
  /// Puts down a pass that holds one figure and has a plain shadow for its only filter, at full opacity. False, and
  /// nothing is done, where that is not what it is or the clip has partly covered pixels, which must be applied once.
  mutating func addShadow(ofFigureIn pass: Int, _ context: Context) -> Bool {
    guard isKnownRect(context.clip), let shadow = plan.passes[pass].plainShadow,
      var figure = figure(of: plan.passes[pass])
    else { return false }
    if let ink = paintIndex(.solid(shadow.color), Compositing(), context) {
      add(shadow, painted: ink, of: pass, context)
    }
    guard !shadow.isShadowOnly else { return true }
    figure.clip = context.clip
    if sharesCoverage(figure) {
      figure.coverageSource = Int32(pass)
      plan.passes[pass].sharesCoverage = true
    }
    plan.passes[context.pass].commands.append(figure)
    return true
  }

  private mutating func add(
    _ shadow: FilterOperation.Shadow, painted ink: Int32, of pass: Int, _ context: Context
  ) {
    var alone = shadow
    alone.isShadowOnly = true
    plan.passes[pass].isMask = true
    plan.passes[pass].filters[0] = caches.filters.filter(.shadow(alone), usesLinearColor: false)
    var command = DeviceCommand(kind: .surface)
    command.source = Int32(pass)
    command.paint = ink
    command.clip = context.clip
    plan.passes[context.pass].commands.append(command)
  }

  /// The only command of a pass, where it fills a geometry with one colour.
  private func figure(of pass: PassPlan) -> DeviceCommand? {
    guard pass.commands.count == 1, let command = pass.commands.first, command.kind == .fill,
      command.clip < 0, command.mode == .normal, plan.paints[Int(command.paint)].kind == .solid
    else { return nil }
    return command
  }

  /// True where the coverage of a figure, in full ink, is what its shadow is made of. Rectangles have it without asking.
  private func sharesCoverage(_ figure: DeviceCommand) -> Bool {
    plan.paints[Int(figure.paint)].isOpaque && plan.geometries[Int(figure.source)].rect == nil
  }

  /// True for no clip and for those that cover whole pixels, as far as is known from the beginning.
  func isKnownRect(_ clip: Int32) -> Bool { clip < 0 || plan.clips[Int(clip)].isKnownRect }
}

extension PassPlan {
  /// The shadow that is the only filter, where it lies below its source and is drawn as any other colour.
  fileprivate var plainShadow: FilterOperation.Shadow? {
    guard colorMode == nil, filters.count == 1, let filter = filters.first, !filter.usesLinearColor,
      case .shadow(let shadow) = filter.operation, shadow.mode == .normal, !shadow.isAbove,
      !shadow.invertsAlpha
    else { return nil }
    return shadow
  }
}
