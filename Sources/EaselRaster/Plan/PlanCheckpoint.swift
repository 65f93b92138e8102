import EaselDrawing
import EaselGeometry

/// A place in a display list up to which the plan of a later frame can reuse this plan, if its list is equal up to there.
///
/// There are checkpoints at the start and the end of inlined fragments, and after every few of their commands, until the
/// plan has passes, images, meshes or symbols, whose pixels are valid for one frame only. When there are too many, and a
/// list agrees with all of them, they are thinned, so that long lists of which only the end changes are reused as well.
struct PlanCheckpoint: Equatable {
  /// The number of the fragment, in the order in which fragments are inlined.
  var fragment: Int32
  /// The number of commands of that fragment before the checkpoint.
  var count: Int32
  /// The hash of these commands; if there are none, the hash of the fragment's placement.
  var hash: ContentHash
  var sizes: PlanSizes
  /// At the start of a fragment, the sizes before the fragment's clip was added.
  var start = PlanSizes()
  /// At the start of a fragment, the index of its clip.
  var clip: Int32 = -1

  /// The largest number of checkpoints in a plan.
  static let largestCount = 256
  /// If thinning leaves more checkpoints, most of them are those of different fragments, and later commands have none.
  static let largestThinnedCount = 192
  /// The largest number of commands between two checkpoints of a fragment.
  static let largestStep = 1 << 20
}

extension [PlanCheckpoint] {
  /// Removes every second checkpoint of each fragment, with those of the fragments that it covers. The start and the last
  /// checkpoint of a fragment stay, unless another fragment's checkpoint covers them.
  mutating func thin() {
    var isKept = Array<Bool>(repeating: true, count: count)
    for start in indices where self[start].count == 0 {
      var (kept, isSecond) = (start, false)
      for index in start + 1..<count where self[index].fragment == self[start].fragment {
        if isSecond {
          for covered in kept + 1..<index { isKept[covered] = false }
          kept = index
        }
        isSecond.toggle()
      }
    }
    self = indices.filter { isKept[$0] }.map { self[$0] }
  }
}

/// The sizes of the tables of a plan.
struct PlanSizes: Equatable {
  /// The number of commands of the frame's own pass.
  var commands: Int32 = 0
  var requests: Int32 = 0
  var geometries: Int32 = 0
  var clips: Int32 = 0
  var paints: Int32 = 0
  var gradients: Int32 = 0
  var glyphs: Int32 = 0
  var glyphRuns: Int32 = 0
}

/// The generation of the caches that plans refer to. A plan of an older generation must not be reused.
struct PlanGeneration: Equatable {
  var colors = 0
  var glyphs = 0
}

/// Reuse of an earlier plan: the builder follows the checkpoints of that plan as long as the list agrees with them, then
/// truncates the plan to the last one and continues from there.
extension PlanBuilder {
  /// Adds the commands of a fragment, except for those that the earlier plan has.
  mutating func inlineFragment(_ fragment: Fragment, _ state: borrowing DrawingState, _ outer: Context) {
    let placement = PlanBuilder.placementHash(state, outer)
    if let checkpoint = matchFragment(placement) {
      let context = Context(
        pass: 0, transform: state.transform.concatenating(outer.transform), clip: checkpoint.clip,
        colorMode: nil)
      let first = matchCommands(of: fragment, checkpoint.fragment)
      return add(fragment, from: first, checkpoint.fragment, context)
    }
    discardUnmatched()
    // Checkpoints of short fragments would leave no room for sparse ones of the fragments around them.
    let isLong = fragment.commands.count >= plan.checkpointStep || plan.checkpointStep == Fragment.prefixStep
    let start = outer.pass == 0 && canAddCheckpoint && isLong ? plan.sizes : nil
    guard let context = context(of: state, in: outer) else { return }
    guard let start, canAddCheckpoint else { return add(fragment, context) }
    let number = inlinedFragments
    inlinedFragments += 1
    addCheckpoint(number, 0, placement, start: start, clip: context.clip)
    add(fragment, from: 0, number, context)
  }

  /// Adds commands in steps, with a checkpoint after each, and the rest at once when there are no more checkpoints to add.
  private mutating func add(_ fragment: Fragment, from first: Int, _ number: Int32, _ context: Context) {
    let count = fragment.commands.count
    var position = first
    while position < count {
      let step = plan.checkpointStep - position % plan.checkpointStep
      let end = canAddCheckpoint ? min(position + step, count) : count
      add(fragment.commands, position..<end, context)
      position = end
      addCheckpoint(number, position, fragment.hash(ofFirst: position))
    }
  }

  /// The hash of the transform and the clip that apply to a fragment.
  private static func placementHash(_ state: borrowing DrawingState, _ outer: Context) -> ContentHash {
    var hasher = ContentHasher(seed: UInt64(UInt32(bitPattern: outer.clip)))
    hasher.combine(state.transform.concatenating(outer.transform))
    if let clip = state.clip {
      hasher.combine(outer.transform)
      hasher.combine(clip.hash)
    }
    return hasher.finish()
  }

  // MARK: Matching the earlier plan

  /// Advances to the next checkpoint if it is the start of a fragment with this placement, directly after the matched part.
  private mutating func matchFragment(_ placement: ContentHash) -> PlanCheckpoint? {
    guard let matched = matchedCheckpoints, matched < plan.checkpoints.count else { return nil }
    let checkpoint = plan.checkpoints[matched]
    let sizes = matched > 0 ? plan.checkpoints[matched - 1].sizes : PlanSizes()
    guard checkpoint.count == 0, checkpoint.hash == placement, checkpoint.start == sizes else { return nil }
    matchedCheckpoints = matched + 1
    inlinedFragments = checkpoint.fragment + 1
    return checkpoint
  }

  /// Advances over the checkpoints of a fragment and returns the number of its first commands that the earlier plan has.
  private mutating func matchCommands(of fragment: Fragment, _ number: Int32) -> Int {
    guard let matched = matchedCheckpoints else { return 0 }
    var count = 0
    for index in matched..<plan.checkpoints.count where plan.checkpoints[index].fragment == number {
      let checkpoint = plan.checkpoints[index]
      guard fragment.hash(ofFirst: Int(checkpoint.count)) == checkpoint.hash else { break }
      count = Int(checkpoint.count)
      matchedCheckpoints = index + 1
    }
    // The numbers of the fragments within the matched commands are taken, though these fragments are not inlined again.
    for checkpoint in plan.checkpoints[matched..<(matchedCheckpoints ?? matched)] {
      inlinedFragments = max(inlinedFragments, checkpoint.fragment + 1)
    }
    return count
  }

  /// Truncates the earlier plan to the last checkpoint that the list agreed with.
  mutating func discardUnmatched() {
    guard let matched = matchedCheckpoints else { return }
    matchedCheckpoints = nil
    thinsCheckpoints = matched == PlanCheckpoint.largestCount
    // A shorter list, or another one.
    if matched < PlanCheckpoint.largestCount / 4 { plan.checkpointStep = Fragment.prefixStep }
    plan.checkpoints.removeSubrange(matched...)
    plan.truncate(to: plan.checkpoints.last?.sizes ?? PlanSizes())
  }

  // MARK: Adding checkpoints

  private mutating func addCheckpoint(
    _ fragment: Int32, _ count: Int, _ hash: ContentHash?, start: PlanSizes = PlanSizes(), clip: Int32 = -1
  ) {
    guard matchedCheckpoints == nil, canAddCheckpoint, let hash else { return }
    if plan.checkpoints.count == PlanCheckpoint.largestCount, !thinCheckpoints() { return }
    plan.checkpoints.append(
      PlanCheckpoint(
        fragment: fragment, count: Int32(count), hash: hash, sizes: plan.sizes, start: start, clip: clip))
  }

  /// Makes room for checkpoints that lie twice as far apart. Returns whether there is enough.
  private mutating func thinCheckpoints() -> Bool {
    plan.checkpoints.thin()
    thinsCheckpoints = plan.checkpoints.count <= PlanCheckpoint.largestThinnedCount
    if thinsCheckpoints { plan.checkpointStep = min(2 * plan.checkpointStep, PlanCheckpoint.largestStep) }
    return thinsCheckpoints
  }

  /// Whether the plan is outside of layers, has no entries yet that are valid for one frame only, and not too many
  /// checkpoints.
  private var canAddCheckpoint: Bool {
    hashes && layerDepth == 0
      && (matchedCheckpoints != nil
        || (plan.checkpoints.count < PlanCheckpoint.largestCount || thinsCheckpoints)
          && plan.passes.count == 1 && plan.symbols.isEmpty && plan.paintTables.images.isEmpty
          && plan.paintTables.meshes.isEmpty)
  }
}
