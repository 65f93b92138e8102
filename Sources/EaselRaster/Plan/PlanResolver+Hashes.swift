import EaselDrawing
import EaselPixels

/// The hashes by which two plans are compared.
extension PlanResolver {
  /// Adds hashes to everything that is not reused from an earlier frame.
  mutating func addHashes() {
    for index in Int(plan.reused.clips)..<plan.clips.count { hashClip(index) }
    for index in plan.passes.indices.reversed() { hashPass(index) }
  }

  private mutating func hashClip(_ index: Int) {
    var clip = plan.clips[index]
    var hasher = ContentHasher(seed: 7)
    if clip.parent >= 0 { hasher.combine(plan.clips[Int(clip.parent)].hash) }
    let flags: [Bool] = [clip.isEvenOdd, clip.isAntialiased, clip.isInverse, clip.kind == .surface]
    hasher.combine(flags.reduce(UInt64(clip.opacity)) { $0 << 1 | ($1 ? 1 : 0) })
    if clip.kind == .geometry { hasher.combine(plan.paths.geometries[Int(clip.source)].hash) }
    clip.hash = hasher.finish()
    plan.clips[index] = clip
  }

  private mutating func hashPass(_ index: Int) {
    var hasher = ContentHasher(seed: plan.passes[index].formBits)
    for filter in plan.passes[index].filters { hasher.combine(filter.hash) }
    let reused = index == 0 ? Int(plan.reused.commands) : 0
    for position in reused..<plan.passes[index].commands.count {
      let hash = hash(of: plan.passes[index].commands[position])
      plan.passes[index].commands[position].hash = hash
      guard index > 0 else { continue }
      hasher.combine(hash)
      let command = plan.passes[index].commands[position]
      if command.kind == .surface { hasher.combine(plan.passes[Int(command.source)].hash) }
      if command.readsBackdrop {
        hasher.combine(plan.passes[Int(plan.paints[Int(command.paint)].source)].hash)
      }
    }
    if plan.passes[index].background != 0 { hasher.combine(UInt64(plan.passes[index].background)) }
    let layer = plan.passes[index].asynchronousLayer
    if layer >= 0 { hasher.combine(plan.asynchronousLayers[Int(layer)].hash) }
    plan.passes[index].hash = hasher.finish()
  }

  private func hash(of command: DeviceCommand) -> ContentHash {
    var hasher = ContentHasher(seed: command.flagBits)
    switch command.kind {
    case .fill: hasher.combine(plan.paths.geometries[Int(command.source)].hash)
    case .glyphs: hasher.combine(plan.glyphRuns[Int(command.source)].hash)
    case .surface:
      // The pixels of the surface are compared separately; this hash stands only for how they are composited.
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

extension PassPlan {
  /// The number of filters, the color mode and the flags.
  fileprivate var formBits: UInt64 {
    UInt64(filters.count) << 16 | (copiesFrame ? 1 << 8 : 0) | (extendsFrame ? 1 << 9 : 0)
      | (colorMode.map { UInt64($0.rawValue) + 1 } ?? 0) | (isMask ? 1 << 7 : 0)
  }
}

extension ContentHasher {
  mutating func combine(_ rect: PixelRect) {
    combine(UInt64(UInt32(bitPattern: rect.x0)) << 32 | UInt64(UInt32(bitPattern: rect.y0)))
    combine(UInt64(UInt32(bitPattern: rect.x1)) << 32 | UInt64(UInt32(bitPattern: rect.y1)))
  }
}
