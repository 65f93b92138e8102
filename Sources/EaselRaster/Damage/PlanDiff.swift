import EaselPixels

/// Two successive plans of a frame -> the pixels that can differ, where few commands do: exact to the columns that these
/// reach in each band of rows.
///
/// Commands that both lists begin and end with are left out; those between are paired when they are as many. What
/// differs counts where it was and where it is. Lists that differ in more commands are left to `TileGrid`.
struct PlanDiff {
  /// One of the plans.
  struct Side {
    var passes: [PassPlan]
    var view: PlanView
    var marks: [PlanCheckpoint]

    /// The commands that count by themselves where a command differs.
    fileprivate func weight(of command: DeviceCommand) -> Int {
      guard command.kind == .surface else { return 1 }
      let pass = passes[Int(command.source)]
      return command.countsByCommand(pass) ? max(1, pass.commands.count) : 1
    }
  }

  /// Where commands of a pass show: moved and spread by its filters, within the bounds of who reads it.
  private struct Reach {
    var margins = FilterMargins()
    var bounds: PixelRect
  }

  /// Commands that may differ, those of both sides added up.
  private static let largestCount = 48
  /// Pixels between two runs of a band that are painted with them: about what a run costs by itself.
  private static let smallestGap: Int32 = 32

  private let old: Side
  private let new: Side
  private var count = 0
  private var runs = DirtySpans()

  /// Notes the pixels that can differ; false when too many commands do.
  static func noteChanges(from old: Side, to new: Side, in frame: PixelRect, runs: inout DirtySpans) -> Bool {
    runs.reset(bandCount: TileGrid(frame: frame).rows)
    var difference = PlanDiff(old, new)
    swap(&difference.runs, &runs)
    defer { swap(&difference.runs, &runs) }
    return difference.compare(0, Reach(bounds: frame), 0, Reach(bounds: frame))
  }

  private init(_ old: Side, _ new: Side) {
    self.old = old
    self.new = new
  }

  // MARK: Commands

  /// Adds what differs between a pass of the old side and one of the new side; false when it is too much.
  private mutating func compare(_ oldPass: Int, _ oldReach: Reach, _ newPass: Int, _ newReach: Reach) -> Bool
  {
    let (before, after) = (old.passes[oldPass].commands, new.passes[newPass].commands)
    let shorter = min(before.count, after.count)
    var start = oldPass == 0 && newPass == 0 ? commonMarkedCount : 0
    while start < shorter, isSame(before[start], after[start]) { start += 1 }
    var end = 0
    while start + end < shorter, isSame(before[before.count - 1 - end], after[after.count - 1 - end]) {
      end += 1
    }
    let (gone, come) = (before[start..<before.count - end], after[start..<after.count - end])
    guard gone.count == come.count else { return add(gone, oldReach, come, newReach) }
    for (one, other) in zip(gone, come) where !isSame(one, other) {
      let isKnown =
        showsAlike(one, other)
        ? compare(Int(one.source), reach(of: one, old), Int(other.source), reach(of: other, new))
        : add(CollectionOfOne(one), oldReach, CollectionOfOne(other), newReach)
      guard isKnown else { return false }
    }
    return true
  }

  /// Commands that both plans begin with, as far as their marks tell.
  private var commonMarkedCount: Int {
    var sizes = PlanSizes()
    for (one, other) in zip(old.marks, new.marks) {
      // Beginnings of fragments tell nothing of commands that came before.
      guard one == other, one.count > 0 || one.start == sizes else { break }
      sizes = one.sizes
    }
    return Int(sizes.commands)
  }

  /// True when both do the same to the same pixels.
  private func isSame(_ one: DeviceCommand, _ other: DeviceCommand) -> Bool {
    guard one.hash == other.hash, one.bounds == other.bounds else { return false }
    return one.kind != .surface || old.passes[Int(one.source)].hash == new.passes[Int(other.source)].hash
  }

  /// True for layers that differ in their commands only, each of which counts by itself.
  private func showsAlike(_ one: DeviceCommand, _ other: DeviceCommand) -> Bool {
    one.kind == .surface && one.hash == other.hash && one.countsByCommand(old.passes[Int(one.source)])
      && other.countsByCommand(new.passes[Int(other.source)])
  }

  private func reach(of layer: DeviceCommand, _ side: Side) -> Reach {
    Reach(
      margins: FilterMargins(of: side.passes[Int(layer.source)].filters),
      bounds: layer.bounds.intersection(new.passes[0].outputBounds))
  }

  // MARK: Pixels

  private mutating func add(
    _ gone: some Collection<DeviceCommand>, _ oldReach: Reach, _ come: some Collection<DeviceCommand>,
    _ newReach: Reach
  ) -> Bool {
    count += gone.reduce(0) { $0 + old.weight(of: $1) } + come.reduce(0) { $0 + new.weight(of: $1) }
    guard count <= PlanDiff.largestCount else { return false }
    for command in gone { add(command, old, oldReach) }
    for command in come { add(command, new, newReach) }
    return true
  }

  private mutating func add(_ command: DeviceCommand, _ side: Side, _ reach: Reach) {
    if command.kind == .surface, command.countsByCommand(side.passes[Int(command.source)]) {
      let inner = self.reach(of: command, side)
      for command in side.passes[Int(command.source)].commands { add(command, side, inner) }
      return
    }
    let bounds = reach.margins.grow(command.bounds).intersection(reach.bounds)
    guard !command.bounds.isEmpty, !bounds.isEmpty else { return }
    for band in Int(bounds.y0 / BandIndex.height)...Int((bounds.y1 - 1) / BandIndex.height) {
      var rows = bounds
      rows.y0 = max(rows.y0, Int32(band) * BandIndex.height)
      rows.y1 = min(rows.y1, Int32(band + 1) * BandIndex.height)
      let part = side.view.reach(of: command, reach.margins, within: rows)
      runs.join(part, toBand: band, gap: PlanDiff.smallestGap)
    }
  }
}
