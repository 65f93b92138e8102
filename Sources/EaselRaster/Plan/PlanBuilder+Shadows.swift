import EaselDrawing

/// A single shape of one color with a shadow becomes a mask for the shadow, which takes a quarter of the memory of
/// pixels, and a separate command for the shape on top of it. The result is the same.
extension PlanBuilder {
  /// Adds the commands for a pass that consists of one shape and has a plain shadow as its only filter, at full opacity.
  ///
  /// - Returns: False, without adding anything, if the pass has another form, or if the clip has partially covered pixels:
  ///   antialiasing of a clip must apply once to the shape and the shadow together.
  mutating func addShadow(ofShapeIn pass: Int, _ context: Context) -> Bool {
    guard isKnownRect(context.clip), let shadow = plan.passes[pass].plainShadow,
      var shape = shape(of: plan.passes[pass])
    else { return false }
    if let paint = paintIndex(.solid(shadow.color), Compositing(), context) {
      add(shadow, paint, of: pass, context)
    }
    guard !shadow.isShadowOnly else { return true }
    shape.clip = context.clip
    plan.passes[context.pass].commands.append(shape)
    return true
  }

  private mutating func add(
    _ shadow: FilterOperation.Shadow, _ paint: Int32, of pass: Int, _ context: Context
  ) {
    var alone = shadow
    alone.isShadowOnly = true
    plan.passes[pass].isMask = true
    plan.passes[pass].filters[0] = caches.filters.filter(.shadow(alone), usesLinearColor: false)
    var command = DeviceCommand(kind: .surface)
    command.source = Int32(pass)
    command.paint = paint
    command.clip = context.clip
    plan.passes[context.pass].commands.append(command)
  }

  /// The only command of a pass, if it fills a geometry with one color.
  private func shape(of pass: PassPlan) -> DeviceCommand? {
    guard pass.commands.count == 1, let command = pass.commands.first, command.kind == .fill,
      command.clip < 0, command.mode == .normal, plan.paints[Int(command.paint)].kind == .solid
    else { return nil }
    return command
  }
}

extension PassPlan {
  /// The shadow that is the only filter, if it lies below its source and is composited as any other color.
  fileprivate var plainShadow: FilterOperation.Shadow? {
    guard colorMode == nil, filters.count == 1, let filter = filters.first, !filter.usesLinearColor,
      case .shadow(let shadow) = filter.operation, shadow.mode == .normal, !shadow.isAbove,
      !shadow.invertsAlpha
    else { return nil }
    return shadow
  }
}
