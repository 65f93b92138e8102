import EaselDrawing
import EaselGeometry

/// Passes for the pixels below materials; see `BackdropPlan`.
extension PlanBuilder {
  /// Adds the backdrop of a material at the current position, unless successive commands can share one.
  ///
  /// - Parameter box: A rectangle in device pixels that contains what is painted with the material.
  /// - Returns: The paint; nil if there are too many backdrops.
  mutating func preparedMaterial(_ material: MaterialPaint, opacity: UInt8, _ context: Context, _ box: CGRect)
    -> PreparedPaint?
  {
    let operation = FilterOperation.material(material.effect).scaled(by: context.transform)
    let filter = caches.filters.filter(operation, usesLinearColor: false)
    let place = plan.lookups.backdrops.place(
      in: context.pass, count: plan.passes[context.pass].commands.count)
    guard let backdrop = sharedBackdrop(filter.hash, place, box) ?? newBackdrop(filter, place, box) else {
      return nil
    }
    if symbolDepth == 0 { plan.lookups.backdrops.shadowLevels = plan.lookups.backdrops.shadowLevels ?? 0 }
    var hasher = ContentHasher(seed: UInt64(opacity) << 8 | 5)
    hasher.combine(filter.hash)
    if backdrop.omitted > 0 { hasher.combine(UInt64(backdrop.omitted)) }
    let isOpaque =
      opacity == 255 && context.pass == 0 && plan.lookups.backdrops.showsFrame(place) && backdrop.isOpaque
    return PreparedPaint(
      kind: .material, opacity: opacity, source: backdrop.pass, isOpaque: isOpaque, hash: hasher.finish())
  }

  /// The backdrop of the commands just before, if they have the same material and do not overlap the new one.
  private mutating func sharedBackdrop(_ effect: ContentHash, _ place: BackdropPlan.Place, _ box: CGRect)
    -> BackdropPlan.Source?
  {
    guard let run = plan.lookups.backdrops.run, run.effect == effect, run.place.pass == place.pass,
      run.place.root == place.root, run.place.groups == place.groups, run.place.count < place.count,
      run.boxes.count < Limits.sharedBackdropCount, run.boxes.allSatisfy({ $0.isApart(from: box) })
    else { return nil }
    for command in plan.passes[place.pass].commands[run.place.count...] {
      guard command.readsBackdrop, plan.paints[Int(command.paint)].source == run.backdrop.pass else {
        return nil
      }
    }
    plan.lookups.backdrops.run?.boxes.append(box)
    return run.backdrop
  }

  private mutating func newBackdrop(_ filter: DeviceFilter, _ place: BackdropPlan.Place, _ box: CGRect)
    -> BackdropPlan.Source?
  {
    guard let copy = copy(at: place) else { return nil }
    let known = plan.lookups.backdrops.backdrops.first { $0.copy == copy.pass && $0.effect == filter.hash }
    guard let pass = known?.pass ?? addBackdrop(filter, of: Int(copy.pass), place) else { return nil }
    let backdrop = BackdropPlan.Source(pass: pass, omitted: copy.omitted, isOpaque: copy.isOpaque)
    plan.lookups.backdrops.run = BackdropPlan.Run(
      place: place, effect: filter.hash, backdrop: backdrop, boxes: [box])
    return backdrop
  }

  private mutating func addBackdrop(_ filter: DeviceFilter, of copy: Int, _ place: BackdropPlan.Place)
    -> Int32?
  {
    guard plan.lookups.backdrops.backdrops.count < Limits.backdropCount else { return nil }
    let pass = plan.addPass()
    // Blurs and tints are those of encoded colors in all color modes.
    plan.passes[pass].colorMode = plan.passes[copy].colorMode.map { _ in .nonLinear }
    plan.passes[pass].filters.append(filter)
    plan.passes[pass].fillsClip = true
    plan.passes[pass].extendsFrame = plan.lookups.backdrops.showsFrame(place)
    plan.passes[pass].commands.append(DeviceCommand(showing: copy))
    plan.lookups.backdrops.backdrops.append(
      BackdropPlan.Backdrop(copy: Int32(copy), effect: filter.hash, pass: Int32(pass)))
    return Int32(pass)
  }

  // MARK: Copies

  /// Returns a pass with the commands before a position. If there are too many copies, returns the last one that is before
  /// the position, or nil if there is none.
  private mutating func copy(at place: BackdropPlan.Place) -> BackdropPlan.Source? {
    let known = plan.lookups.backdrops.copies.last { place.continues($0.place) }
    if let known, known.place == place { return known.source }
    guard plan.lookups.backdrops.copies.count < Limits.backdropCount else {
      guard var source = known?.source, let count = known?.place.count else { return nil }
      source.omitted += place.count - count
      return source
    }
    guard let group = place.groups.last, known?.place.groups != place.groups else {
      return addCopy(at: place, after: known, from: known?.place.count ?? place.root.first)
    }
    // Below the innermost group. Later materials can use this copy when the group is closed.
    var below = BackdropPlan.Place(
      pass: group.pass, count: group.start, groups: Array(place.groups.dropLast()), root: place.root)
    guard let base = copy(at: below) else { return nil }
    if group.content >= 0 { below.groups = [] }
    return addCopy(at: place, after: (below, base), from: group.content < 0 ? group.start : 0)
  }

  /// Adds a pass with the pixels of an earlier copy and the commands from `first` on.
  private mutating func addCopy(
    at place: BackdropPlan.Place, after base: (place: BackdropPlan.Place, source: BackdropPlan.Source)?,
    from first: Int
  ) -> BackdropPlan.Source {
    let pass = plan.addPass()
    plan.passes[pass].colorMode = plan.passes[place.pass].colorMode
    plan.passes[pass].copiesFrame = plan.lookups.backdrops.showsFrame(place)
    if let base {
      plan.passes[pass].commands.append(DeviceCommand(showing: Int(base.source.pass)))
      for layer in base.place.layers { append(plan.passes[place.pass].commands[layer.start], to: pass) }
    } else if place.pass == plan.lookups.backdrops.framePass, place.root.first == 0 {
      plan.passes[pass].background = plan.lookups.backdrops.background
    }
    let commands = plan.passes[place.pass].commands[first..<place.count]
    plan.passes[pass].commands.append(contentsOf: commands)
    for layer in place.layers.reversed() {
      var command = plan.passes[place.pass].commands[layer.start]
      command.kind = .popLayer
      command.opacity = 255
      append(command, to: pass)
    }
    let source = BackdropPlan.Source(
      pass: Int32(pass), omitted: base?.source.omitted ?? 0,
      isOpaque: (base?.source.isOpaque ?? (plan.passes[pass].background >> 24 == 255))
        && !commands.contains(where: \.mode.lowersAlpha))
    plan.lookups.backdrops.copies.append((place, source))
    return source
  }

  private mutating func append(_ command: DeviceCommand, to pass: Int) {
    plan.passes[pass].commands.append(command)
  }
}

extension CGRect {
  /// Whether two rectangles are certain not to overlap. If an edge is NaN, its comparisons are false: the rectangles may.
  fileprivate func isApart(from other: CGRect) -> Bool {
    maxX <= other.minX || other.maxX <= minX || maxY <= other.minY || other.maxY <= minY
  }
}

extension DeviceCommand {
  /// A command that shows all pixels of a pass.
  fileprivate init(showing pass: Int) {
    self.init(kind: .surface)
    source = Int32(pass)
  }
}
