import EaselDrawing
import EaselGeometry
import EaselPixels

/// Gives every clip, command and pass of a flattened plan its bounds and hash.
///
/// Bounds propagate from the inside out: the bounds of a pass follow from those of its commands. They do not depend on
/// which part of the pass is visible; see `resolveVisibility(within:)`.
struct PlanResolver: ~Copyable {
  var plan: FramePlan
  let frame: PixelRect

  /// Returns the plan with bounds and hashes.
  ///
  /// - Parameter hashes: Whether the plan will be compared with that of another frame.
  static func resolve(_ plan: consuming FramePlan, frame: PixelRect, hashes: Bool) -> FramePlan {
    var resolver = PlanResolver(plan: plan, frame: frame)
    for index in resolver.plan.passes.indices.reversed() { resolver.resolveContent(of: index) }
    if hashes { resolver.addHashes() }
    return resolver.finish()
  }

  private consuming func finish() -> FramePlan { plan }

  // MARK: Clips

  /// Resolves a clip together with the pass that it clips: the surfaces that it reads are later in the list and resolved
  /// already.
  private mutating func resolveClip(_ index: Int32) {
    guard index >= 0, plan.clips[Int(index)].bounds == .unresolved else { return }
    var clip = plan.clips[Int(index)]
    resolveClip(clip.parent)
    var bounds = clip.parent >= 0 ? plan.clips[Int(clip.parent)].bounds : .everything
    let parentIsRect = clip.parent < 0 || plan.clips[Int(clip.parent)].isRect
    switch clip.kind {
    case .geometry:
      let geometry = plan.paths.geometries[Int(clip.source)]
      if !clip.isInverse {
        bounds = bounds.intersection(geometry.bounds)
        clip.isRect = parentIsRect && geometry.coversItsBounds(isAntialiased: clip.isAntialiased)
      }
    case .surface:
      if !clip.isInverse { bounds = bounds.intersection(plan.passes[Int(clip.source)].contentBounds) }
    }
    clip.bounds = bounds.isEmpty ? .empty : bounds
    plan.clips[Int(index)] = clip
  }

  private mutating func clipBounds(_ index: Int32) -> PixelRect {
    guard index >= 0 else { return .everything }
    resolveClip(index)
    return plan.clips[Int(index)].bounds
  }

  // MARK: Content

  private mutating func resolveContent(of pass: Int) {
    // Swapped out of the plan while they are mutated, so that the array is uniquely referenced.
    var commands: [DeviceCommand] = []
    swap(&commands, &plan.passes[pass].commands)
    let reused = pass == 0 ? Int(plan.reused.commands) : 0
    var content = commands.withUnsafeMutableBufferPointer { resolveBounds(of: $0, reused: reused) }
    swap(&commands, &plan.passes[pass].commands)
    if plan.passes[pass].fillsClip { content = .everything }
    if plan.passes[pass].copiesFrame { content = frame }
    plan.passes[pass].frame = frame
    plan.passes[pass].contentBounds = pass > 0 ? limited(content) : content
    plan.passes[pass].limits = frame.grown(by: Limits.layerMargin).union(plan.passes[pass].contentBounds)
  }

  /// Resolves the bounds of the commands after the reused ones.
  ///
  /// - Returns: The union of all bounds.
  private mutating func resolveBounds(
    of commands: UnsafeMutableBufferPointer<DeviceCommand>, reused: Int
  ) -> PixelRect {
    var content = PixelRect.empty
    for index in commands.indices {
      switch commands[index].kind {
      case .pushLayer:
        plan.openLayers.append((index, content))
        content = .empty
      case .popLayer:
        let (start, outside) = plan.openLayers.removeLast()
        let changed = bounds(ofLayer: commands[index], content)
        for inner in start + 1..<index {
          commands[inner].bounds = commands[inner].bounds.intersection(changed)
        }
        (commands[start].bounds, commands[index].bounds) = (changed, changed)
        content = outside.union(changed)
      default:
        if index >= reused {
          // Most commands are fills. Their bounds are read without copying the command.
          let own =
            commands[index].kind == .fill
            ? plan.paths.geometries[Int(commands[index].source)].bounds : ownBounds(of: commands[index])
          commands[index].bounds = own.intersection(clipBounds(commands[index].clip))
        }
        content = content.union(commands[index].bounds)
      }
    }
    return content
  }

  /// The pixels that compositing a layer changes.
  private mutating func bounds(ofLayer command: DeviceCommand, _ content: PixelRect) -> PixelRect {
    let clip = clipBounds(command.clip)
    return command.mode.affectsUncoveredPixels ? clip : content.intersection(clip)
  }

  /// Cuts content that is too large for a surface to the surroundings of the frame. Only a projection whose horizon is
  /// visible has more content.
  private func limited(_ content: PixelRect) -> PixelRect {
    content.area <= Limits.layerArea
      ? content : content.intersection(frame.grown(by: Limits.layerMargin))
  }

  /// The pixels that a command covers, regardless of its clip.
  private func ownBounds(of command: DeviceCommand) -> PixelRect {
    switch command.kind {
    case .fill: plan.paths.geometries[Int(command.source)].bounds
    case .glyphs: plan.glyphRuns[Int(command.source)].bounds
    case .surface: boundsOfSurface(command)
    case .symbol: boundsOfSymbol(command)
    case .pushLayer, .popLayer: .empty
    }
  }

  private func boundsOfSurface(_ command: DeviceCommand) -> PixelRect {
    if command.mode.affectsUncoveredPixels { return .everything }
    let pass = plan.passes[Int(command.source)]
    return pass.filters.reduce(pass.contentBounds) { $1.grown($0) }
  }

  private func boundsOfSymbol(_ command: DeviceCommand) -> PixelRect {
    if command.mode.affectsUncoveredPixels { return .everything }
    let symbol = plan.symbols[Int(command.source)]
    return symbol.bounds(of: symbol.surface?.bounds ?? plan.passes[Int(symbol.pass)].contentBounds)
  }
}

// MARK: Visibility

extension FramePlan {
  /// Sets the input and output bounds of all passes of a resolved plan to the pixels that a part of the frame depends on,
  /// and the last reader and the highest source of each pass.
  ///
  /// Visibility propagates from the outside in: the frame shows passes, and these show the passes that they read.
  mutating func resolveVisibility(within visible: PixelRect) {
    for index in passes.indices {
      passes[index].outputBounds = index == 0 ? visible : .empty
      passes[index].inputBounds = index == 0 ? visible : .empty
      passes[index].lastReader = -1
      passes[index].highestSource = -1
      passes[index].firstSource = -1
    }
    for index in passes.indices {
      let visible = passes[index].inputBounds
      for command in passes[index].commands where command.readsPasses {
        let shown = command.bounds.intersection(visible)
        show(clips, command.clip, within: shown, in: index)
        if command.kind == .symbol, !shown.isEmpty { showSymbol(symbols[Int(command.source)], in: index) }
        if command.readsBackdrop {
          extend(Int(paints[Int(command.paint)].source), toShow: shown, in: index)
        }
        if command.kind == .surface { extend(Int(command.source), toShow: shown, in: index) }
      }
    }
  }

  /// Shows a symbol. Symbols are painted whole: other uses in this and later frames may show other parts.
  private mutating func showSymbol(_ symbol: PlacedSymbol, in reader: Int) {
    guard symbol.pass >= 0 else { return }
    let pass = Int(symbol.pass)
    note(reader, of: pass)
    passes[pass].outputBounds = passes[pass].contentBounds
    passes[pass].inputBounds = passes[pass].contentBounds
  }

  /// Shows the surfaces of a chain of clips within the bounds of a clipped command.
  private mutating func show(
    _ clips: [DeviceClip], _ first: Int32, within bounds: PixelRect, in reader: Int
  ) {
    var index = first
    while index >= 0 {
      let clip = clips[Int(index)]
      if clip.kind == .surface { extend(Int(clip.source), toShow: bounds, in: reader) }
      index = clip.parent
    }
  }

  /// Notes a pass that reads another one. Readers are visited by increasing index.
  private mutating func note(_ reader: Int, of pass: Int) {
    passes[reader].highestSource = max(passes[reader].highestSource, Int32(pass))
    guard passes[pass].lastReader < 0 else { return }
    passes[pass].lastReader = Int32(reader)
    passes[pass].nextSource = passes[reader].firstSource
    passes[reader].firstSource = Int32(pass)
  }

  private mutating func extend(_ pass: Int, toShow bounds: PixelRect, in reader: Int) {
    note(reader, of: pass)
    let filters = passes[pass].filters
    let content = passes[pass].contentBounds
    let reached = filters.reduce(content) { $1.grown($0) }
    let output = passes[pass].outputBounds.union(bounds.intersection(reached))
    let sources = filters.reversed().reduce(output) { $1.sources(of: $0) }
    passes[pass].outputBounds = output
    passes[pass].inputBounds = sources.intersection(content)
    if passes[pass].inputBounds.isEmpty, !output.isEmpty, !passes[pass].keepsTransparency {
      // The output depends only on transparent pixels, but is not transparent itself. It needs no source pixel, but a
      // surface must not be empty: one arbitrary pixel is used.
      passes[pass].inputBounds = PixelRect(
        x0: content.x0, y0: content.y0, x1: content.x0 + 1, y1: content.y0 + 1)
    }
  }
}
