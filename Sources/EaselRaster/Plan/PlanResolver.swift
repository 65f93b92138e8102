import EaselDrawing
import EaselGeometry
import EaselPixels

/// Gives every clip, command and pass of a flattened plan its bounds and hash.
struct PlanResolver: ~Copyable {
  private(set) var plan: FramePlan
  let frame: PixelRect
  /// Hashes are needed only when this frame will be compared with another.
  let hashes: Bool

  /// A rectangle that holds all that the grid can hold.
  static let everything = PixelRect(x0: -32_000, y0: -32_000, x1: 32_000, y1: 32_000)

  /// Pixels of content above which it is looked at how far it lies from the frame.
  private static let largestContent = 1 << 26
  /// Pixels around the frame beyond which nothing is kept of what has no end.
  private static let farthest: Int32 = 3000

  init(plan: consuming FramePlan, frame: PixelRect, hashes: Bool) {
    self.plan = plan
    self.frame = frame
    self.hashes = hashes
  }

  /// The plan with its bounds and hashes; the resolver is used up.
  consuming func run() -> FramePlan {
    resolve()
    return plan
  }

  /// Makes the passes of a resolved plan give what is seen in a part of the frame only.
  static func narrow(_ plan: inout FramePlan, to visible: PixelRect) {
    for index in plan.passes.indices {
      plan.passes[index].outputBounds = .empty
      plan.passes[index].inputBounds = .empty
    }
    var resolver = PlanResolver(plan: FramePlan(workerCount: 0), frame: visible, hashes: false)
    swap(&resolver.plan, &plan)
    resolver.resolveVisibility()
    swap(&resolver.plan, &plan)
  }

  private mutating func resolve() {
    for index in stride(from: plan.passes.count - 1, through: 0, by: -1) { resolveContent(of: index) }
    resolveVisibility()
    if hashes {
      for index in Int(plan.retained.clips)..<plan.clips.count { hashClip(index) }
      for index in stride(from: plan.passes.count - 1, through: 0, by: -1) { hashPass(index) }
    }
  }

  // MARK: Clips

  /// Clips of a pass are resolved when the pass is: their surfaces come later in the list and are known by then.
  private mutating func resolveClip(_ index: Int32) {
    guard index >= 0, plan.clips[Int(index)].bounds == .unresolved else { return }
    var clip = plan.clips[Int(index)]
    resolveClip(clip.parent)
    var bounds = clip.parent >= 0 ? plan.clips[Int(clip.parent)].bounds : PlanResolver.everything
    let parentIsRect = clip.parent < 0 || plan.clips[Int(clip.parent)].isRect
    switch clip.kind {
    case .geometry:
      let geometry = plan.geometries[Int(clip.source)]
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
    guard index >= 0 else { return PlanResolver.everything }
    resolveClip(index)
    return plan.clips[Int(index)].bounds
  }

  // MARK: Bounds from the inside out

  private mutating func resolveContent(of pass: Int) {
    // Taken out of the plan while they are changed, which then takes no checks of who else has them.
    var commands: [DeviceCommand] = []
    swap(&commands, &plan.passes[pass].commands)
    let retained = pass == 0 ? Int(plan.retained.commands) : 0
    var content = commands.withUnsafeMutableBufferPointer { resolveBounds(of: $0, retained: retained) }
    swap(&commands, &plan.passes[pass].commands)
    if plan.passes[pass].fillsClip { content = PlanResolver.everything }
    plan.passes[pass].contentBounds = pass > 0 ? limited(content) : content
    plan.passes[pass].limits = frame.grown(by: PlanResolver.farthest).union(plan.passes[pass].contentBounds)
  }

  /// Gives the commands of a pass behind the retained ones their bounds; the result holds all of them.
  private mutating func resolveBounds(
    of commands: UnsafeMutableBufferPointer<DeviceCommand>, retained: Int
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
        if index >= retained {
          // Most commands are fills, for which nothing need be copied.
          let own =
            commands[index].kind == .fill
            ? plan.geometries[Int(commands[index].source)].bounds : ownBounds(of: commands[index])
          commands[index].bounds = own.intersection(clipBounds(commands[index].clip))
        }
        content = content.union(commands[index].bounds)
      }
    }
    return content
  }

  /// What a layer changes when it is put down.
  private mutating func bounds(ofLayer command: DeviceCommand, _ content: PixelRect) -> PixelRect {
    let clip = clipBounds(command.clip)
    return command.mode.affectsUncoveredPixels ? clip : content.intersection(clip)
  }

  /// Content that no surface has room for is cut to what lies near the frame: only a map with a horizon in sight can
  /// ask for more.
  private func limited(_ content: PixelRect) -> PixelRect {
    content.area <= PlanResolver.largestContent
      ? content : content.intersection(frame.grown(by: PlanResolver.farthest))
  }

  /// What a command covers, clip aside.
  private func ownBounds(of command: DeviceCommand) -> PixelRect {
    switch command.kind {
    case .fill: plan.geometries[Int(command.source)].bounds
    case .glyphs: plan.glyphRuns[Int(command.source)].bounds
    case .surface: boundsOfSurface(command)
    case .symbol: boundsOfSymbol(command)
    case .pushLayer, .popLayer: .empty
    }
  }

  private func boundsOfSurface(_ command: DeviceCommand) -> PixelRect {
    if command.mode.affectsUncoveredPixels { return PlanResolver.everything }
    let pass = plan.passes[Int(command.source)]
    return pass.filters.reduce(pass.contentBounds) { $1.grown($0) }
  }

  private func boundsOfSymbol(_ command: DeviceCommand) -> PixelRect {
    if command.mode.affectsUncoveredPixels { return PlanResolver.everything }
    let symbol = plan.symbols[Int(command.source)]
    return symbol.bounds(of: symbol.picture?.bounds ?? plan.passes[Int(symbol.pass)].contentBounds)
  }

  // MARK: Visibility from the outside in

  private mutating func resolveVisibility() {
    plan.passes[0].outputBounds = frame
    plan.passes[0].inputBounds = frame
    for index in plan.passes.indices {
      let visible = plan.passes[index].inputBounds
      for command in plan.passes[index].commands where command.readsPasses {
        show(plan.clips, command.clip, within: command.bounds.intersection(visible))
        if command.kind == .symbol, command.bounds.intersects(visible) {
          showSymbol(plan.symbols[Int(command.source)])
        }
        guard command.kind == .surface else { continue }
        extend(Int(command.source), toShow: command.bounds.intersection(visible))
      }
    }
  }

  /// Pictures of symbols are painted whole: other draws of this and later frames need other parts.
  private mutating func showSymbol(_ symbol: PlacedSymbol) {
    guard symbol.pass >= 0 else { return }
    let pass = Int(symbol.pass)
    plan.passes[pass].outputBounds = plan.passes[pass].contentBounds
    plan.passes[pass].inputBounds = plan.passes[pass].contentBounds
  }

  /// Clips by layer are read wherever their commands are.
  private mutating func show(_ clips: [DeviceClip], _ first: Int32, within bounds: PixelRect) {
    var index = first
    while index >= 0 {
      let clip = clips[Int(index)]
      if clip.kind == .surface { extend(Int(clip.source), toShow: bounds) }
      index = clip.parent
    }
  }

  private mutating func extend(_ pass: Int, toShow bounds: PixelRect) {
    let filters = plan.passes[pass].filters
    let content = plan.passes[pass].contentBounds
    let reached = filters.reduce(content) { $1.grown($0) }
    let output = plan.passes[pass].outputBounds.union(bounds.intersection(reached))
    let sources = filters.reversed().reduce(output) { $1.sources(of: $0) }
    plan.passes[pass].outputBounds = output
    plan.passes[pass].inputBounds = sources.intersection(content)
    if plan.passes[pass].inputBounds.isEmpty, !output.isEmpty, !plan.passes[pass].keepsTransparency {
      // What is seen depends on clear pixels alone, yet is not clear. Any pixel of the content stands for them: it has
      // no influence on what is seen, else it would be among the sources.
      plan.passes[pass].inputBounds = PixelRect(
        x0: content.x0, y0: content.y0, x1: content.x0 + 1, y1: content.y0 + 1)
    }
  }

  // MARK: Hashes

  private mutating func hashClip(_ index: Int) {
    var clip = plan.clips[index]
    var hasher = ContentHasher(seed: 7)
    if clip.parent >= 0 { hasher.combine(plan.clips[Int(clip.parent)].hash) }
    let flags: [Bool] = [clip.isEvenOdd, clip.isAntialiased, clip.isInverse, clip.kind == .surface]
    hasher.combine(flags.reduce(UInt64(clip.opacity)) { $0 << 1 | ($1 ? 1 : 0) })
    if clip.kind == .geometry { hasher.combine(plan.geometries[Int(clip.source)].hash) }
    clip.hash = hasher.finish()
    plan.clips[index] = clip
  }

  private mutating func hashPass(_ index: Int) {
    var hasher = ContentHasher(seed: plan.passes[index].formBits)
    for filter in plan.passes[index].filters { hasher.combine(filter.hash) }
    hasher.combine(plan.passes[index].outputBounds)
    let retained = index == 0 ? Int(plan.retained.commands) : 0
    for position in retained..<plan.passes[index].commands.count {
      let hash = hash(of: plan.passes[index].commands[position])
      plan.passes[index].commands[position].hash = hash
      guard index > 0 else { continue }
      hasher.combine(hash)
      let command = plan.passes[index].commands[position]
      if command.kind == .surface { hasher.combine(plan.passes[Int(command.source)].hash) }
    }
    let picture = plan.passes[index].picture
    if picture >= 0 { hasher.combine(plan.pictures[Int(picture)].hash) }
    plan.passes[index].hash = hasher.finish()
  }

  private func hash(of command: DeviceCommand) -> ContentHash {
    var hasher = ContentHasher(seed: command.flagBits)
    switch command.kind {
    case .fill: hasher.combine(plan.geometries[Int(command.source)].hash)
    case .glyphs: hasher.combine(plan.glyphRuns[Int(command.source)].hash)
    case .surface:
      // What the surface shows is looked at tile by tile; here only what is done with it counts.
      hasher.combine(plan.passes[Int(command.source)].formBits)
      for filter in plan.passes[Int(command.source)].filters { hasher.combine(filter.hash) }
    case .symbol: hasher.combine(plan.symbols[Int(command.source)].placement.hash)
    case .pushLayer, .popLayer: break
    }
    if command.paint >= 0 { hasher.combine(plan.paints[Int(command.paint)].hash) }
    combineClips(command.clip, into: &hasher)
    return hasher.finish()
  }

  private func combineClips(_ first: Int32, into hasher: inout ContentHasher) {
    guard first >= 0 else { return }
    hasher.combine(plan.clips[Int(first)].hash)
    var index = first
    while index >= 0 {
      let clip = plan.clips[Int(index)]
      if clip.kind == .surface { hasher.combine(plan.passes[Int(clip.source)].hash) }
      index = clip.parent
    }
  }
}

extension PixelRect {
  /// Marks bounds that were not worked out yet; no real rectangle is like it.
  static let unresolved = PixelRect(x0: .max, y0: .max, x1: .min, y1: .min)
}

extension FlattenedPath {
  /// True when every pixel of `bounds` is wholly inside.
  func coversItsBounds(isAntialiased: Bool) -> Bool {
    guard let rect, isAntialiased else { return false }
    return (rect.x0 | rect.y0 | rect.x1 | rect.y1) & 255 == 0
  }
}

extension ContentHasher {
  mutating func combine(_ rect: PixelRect) {
    combine(UInt64(UInt32(bitPattern: rect.x0)) << 32 | UInt64(UInt32(bitPattern: rect.y0)))
    combine(UInt64(UInt32(bitPattern: rect.x1)) << 32 | UInt64(UInt32(bitPattern: rect.y1)))
  }
}

extension PassPlan {
  /// The number of filters, the colour mode and whether it is a mask.
  fileprivate var formBits: UInt64 {
    UInt64(filters.count) << 8 | (colorMode.map { UInt64($0.rawValue) + 1 } ?? 0) | (isMask ? 1 << 7 : 0)
  }
}

extension DeviceCommand {
  /// True where other passes may be needed to paint it.
  fileprivate var readsPasses: Bool { clip >= 0 || kind == .surface || kind == .symbol }

  /// Everything of the command that fits a word.
  var flagBits: UInt64 {
    var bits = UInt64(kind.rawValue) | UInt64(mode.rawValue) << 8 | UInt64(opacity) << 16
    if isEvenOdd { bits |= 1 << 24 }
    if isAntialiased { bits |= 1 << 25 }
    return bits
  }
}
