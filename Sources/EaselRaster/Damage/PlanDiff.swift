import EaselPixels

/// Compares the plans of two successive frames command by command, and adds the pixels that can differ, with an accuracy
/// of a few columns in each band of rows.
///
/// Equal commands at the start and at the end of both lists are skipped. The rest is compared pairwise if both have the
/// same number of commands. A command that differs damages the pixels that it covered and those that it covers. If too
/// many commands differ, `TileGrid` compares the plans instead.
struct PlanDiff {
  /// One of the two plans.
  struct Side {
    var passes: [PassPlan]
    var view: PlanView
    var checkpoints: [PlanCheckpoint]

    /// The number of commands that a command counts as: a surface that is compared by command counts as its content.
    fileprivate func weight(of command: DeviceCommand) -> Int {
      guard command.kind == .surface else { return 1 }
      let pass = passes[Int(command.source)]
      return command.isComparedByCommand(pass) ? max(1, pass.commands.count) : 1
    }
  }

  /// Where commands of a pass show: grown by the filters of the pass, within the bounds of its reader.
  struct Reach {
    fileprivate var margins = FilterMargins()
    fileprivate var bounds: PixelRect
  }

  /// A command that only one of the plans has, or that differs in the other one.
  struct Change {
    fileprivate var command: DeviceCommand
    fileprivate var reach: Reach
    fileprivate var isNew: Bool
  }

  /// The largest number of differing commands, counting both sides.
  private static let largestCount = 48
  /// Damage at a distance of fewer columns, in pixels, is joined: a separate rectangle costs about as much to paint.
  private static let smallestGap: Int32 = 32

  private let old: Side
  private let new: Side
  private let frame: PixelRect
  private var count = 0
  private var changes: [Change] = []

  /// Sets `damage` to the pixels that can differ, or leaves it unchanged if too many commands differ.
  ///
  /// - Parameter changes: Scratch memory.
  /// - Returns: Whether `damage` is set.
  static func addDamage(
    from old: Side, to new: Side, in frame: PixelRect, to damage: inout DirtySpans,
    using changes: inout [Change]
  ) -> Bool {
    var diff = PlanDiff(old, new, frame)
    swap(&diff.changes, &changes)
    defer {
      swap(&diff.changes, &changes)
      changes.removeAll(keepingCapacity: true)
    }
    let bounds = Reach(bounds: frame)
    guard diff.compare(0, bounds, 0, bounds) else { return false }
    damage.reset(bandCount: TileGrid(frame: frame).rows)
    for change in diff.changes {
      diff.addPixels(of: change.command, change.isNew ? new : old, change.reach, to: &damage)
    }
    diff.addMaterials(to: &damage)
    return true
  }

  private init(_ old: Side, _ new: Side, _ frame: PixelRect) {
    (self.old, self.new, self.frame) = (old, new, frame)
  }

  // MARK: Commands

  /// Adds the differences between two passes. Returns false if there are too many.
  private mutating func compare(_ oldPass: Int, _ oldReach: Reach, _ newPass: Int, _ newReach: Reach) -> Bool
  {
    let (before, after) = (old.passes[oldPass].commands, new.passes[newPass].commands)
    let shorter = min(before.count, after.count)
    var start = oldPass == 0 && newPass == 0 ? commonCheckpointCount : 0
    while start < shorter, isSame(before[start], after[start]) { start += 1 }
    var end = 0
    while start + end < shorter, isSame(before[before.count - 1 - end], after[after.count - 1 - end]) {
      end += 1
    }
    let (removed, added) = (before[start..<before.count - end], after[start..<after.count - end])
    guard removed.count == added.count else { return add(removed, oldReach, added, newReach) }
    for (one, other) in zip(removed, added) where !isSame(one, other) {
      let isComplete =
        differsInContentOnly(one, other)
        ? compare(Int(one.source), reach(of: one, old), Int(other.source), reach(of: other, new))
        : add(CollectionOfOne(one), oldReach, CollectionOfOne(other), newReach)
      guard isComplete else { return false }
    }
    return true
  }

  /// The number of commands up to the last checkpoint that both plans have in common.
  private var commonCheckpointCount: Int {
    var sizes = PlanSizes()
    for (one, other) in zip(old.checkpoints, new.checkpoints) {
      // A checkpoint at the start of a fragment does not cover the commands since the last checkpoint.
      guard one == other, one.count > 0 || one.start == sizes else { break }
      sizes = one.sizes
    }
    return Int(sizes.commands)
  }

  /// Whether both commands have the same effect on the same pixels.
  private func isSame(_ one: DeviceCommand, _ other: DeviceCommand) -> Bool {
    guard one.hash == other.hash, one.bounds == other.bounds else { return false }
    return one.kind != .surface || old.passes[Int(one.source)].hash == new.passes[Int(other.source)].hash
  }

  /// Whether both commands show surfaces that differ only in commands that can be compared one by one.
  private func differsInContentOnly(_ one: DeviceCommand, _ other: DeviceCommand) -> Bool {
    one.kind == .surface && one.hash == other.hash && one.isComparedByCommand(old.passes[Int(one.source)])
      && other.isComparedByCommand(new.passes[Int(other.source)])
  }

  private func reach(of surface: DeviceCommand, _ side: Side) -> Reach {
    Reach(
      margins: FilterMargins(of: side.passes[Int(surface.source)].filters),
      bounds: surface.bounds.intersection(frame))
  }

  /// Adds removed and added commands. Returns false if there are too many.
  private mutating func add(
    _ removed: some Collection<DeviceCommand>, _ oldReach: Reach, _ added: some Collection<DeviceCommand>,
    _ newReach: Reach
  ) -> Bool {
    count += removed.reduce(0) { $0 + old.weight(of: $1) } + added.reduce(0) { $0 + new.weight(of: $1) }
    guard count <= PlanDiff.largestCount else { return false }
    for command in removed { changes.append(Change(command: command, reach: oldReach, isNew: false)) }
    for command in added { changes.append(Change(command: command, reach: newReach, isNew: true)) }
    return true
  }

  // MARK: Pixels

  /// Adds the pixels of materials whose blur reads damaged pixels: from the lowest material up, because each changes what
  /// those above read. A material above all changes has the backdrop of the frame before.
  private func addMaterials(to damage: inout DirtySpans) {
    for command in new.passes[0].commands where command.readsBackdrop {
      let backdrop = new.passes[Int(new.view.paints[Int(command.paint)].source)]
      guard !old.passes.contains(where: { $0.hash == backdrop.hash }) else { continue }
      damage.spread(
        FilterMargins(of: backdrop.filters), within: command.bounds.intersection(frame),
        gap: PlanDiff.smallestGap)
    }
  }

  private func addPixels(
    of command: DeviceCommand, _ side: Side, _ reach: Reach, to damage: inout DirtySpans
  ) {
    if command.kind == .surface, command.isComparedByCommand(side.passes[Int(command.source)]) {
      let inner = self.reach(of: command, side)
      for command in side.passes[Int(command.source)].commands {
        addPixels(of: command, side, inner, to: &damage)
      }
      return
    }
    let bounds = reach.margins.grow(command.bounds).intersection(reach.bounds)
    guard !command.bounds.isEmpty, !bounds.isEmpty else { return }
    for band in Int(bounds.y0 / Limits.bandHeight)...Int((bounds.y1 - 1) / Limits.bandHeight) {
      var rows = bounds
      rows.y0 = max(rows.y0, Int32(band) * Limits.bandHeight)
      rows.y1 = min(rows.y1, Int32(band + 1) * Limits.bandHeight)
      let part = side.view.reach(of: command, reach.margins, within: rows)
      damage.join(part, toBand: band, gap: PlanDiff.smallestGap)
    }
  }
}
