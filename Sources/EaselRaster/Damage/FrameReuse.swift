import EaselDrawing
import EaselPixels

/// Frame reuse: the results of earlier frames that a new frame uses again. The pixels are the same as without reuse.
///
/// An animated drawing changes little from frame to frame. Each stage of a frame skips what did not change:
///
/// 1. **List.** If the hash of the display list equals that of the previous frame, the frame is finished.
/// 2. **Plan.** The new plan starts with the part of an earlier one that the list agrees with. `PlanBuilder` adds a
///    `PlanCheckpoint` every few commands. The plan of a later frame is truncated to the last checkpoint at which the list
///    hashes are equal, and continues from there, so that the static start of a drawing is neither planned, flattened,
///    resolved nor hashed again. The earlier plan is the one before the previous: the previous plan itself must stay
///    complete for step 3. The two plans also reuse each other's memory.
/// 3. **Damage.** Only pixels that can differ are painted. `PlanDiff` compares the two plans command by command, and adds
///    the pixels that differing commands touch, with an accuracy of a few columns in each band of rows. If too many
///    commands differ, `TileGrid` compares hashes of all tiles instead.
/// 4. **Layers.** `LayerCache` keeps the finished pixels of filtered layers by hash, so that content that moves above a
///    blur or a shadow does not filter it again.
///
/// All comparisons are by 128-bit content hashes. Nothing is reused for another frame buffer or after `invalidate()`.
final class FrameReuse {
  /// Finished pixels of layers.
  let layers = LayerCache()
  /// The plan of the previous frame.
  private var lastPlan: FramePlan
  private var previous: Previous?
  /// The tiles of the previous frame, if `Previous.hasTiles`, and memory for those of this one.
  private var lastTiles = TileGrid(frame: .empty)
  private var tiles = TileGrid(frame: .empty)
  /// Scratch memory of `PlanDiff`.
  private var changes: [PlanDiff.Change] = []

  /// The content of the frame buffer.
  private struct Previous {
    weak var frame: Pixmap?
    var listHash: ContentHash
    var background: UInt32
    /// Whether `lastTiles` are the tiles of that frame.
    var hasTiles: Bool
  }

  /// The bytes of the plan of the previous frame.
  var planByteCount: Int { lastPlan.byteCount }

  init(workerCount: Int) {
    lastPlan = FramePlan(workerCount: workerCount)
  }

  /// Discards everything, for example because the frame buffer was changed by someone else.
  func invalidate() {
    previous = nil
    layers.removeAll()
  }

  /// Whether a frame buffer shows a display list already.
  func isCurrent(_ frame: Pixmap, listHash: ContentHash) -> Bool {
    previous?.frame === frame && previous?.listHash == listHash
  }

  /// Makes `plan` the plan of the previous frame.
  ///
  /// - Parameter generation: The generation of the caches that plans refer to; nil if no plan may be reused.
  /// - Returns: The plan before it, as the start of a new plan.
  func advance(_ plan: inout FramePlan, generation: PlanGeneration?) -> FramePlan {
    var recycled = FramePlan(workerCount: 0)
    swap(&recycled, &lastPlan)
    swap(&plan, &lastPlan)
    if recycled.generation != generation { recycled.checkpoints.removeAll() }
    return recycled
  }

  /// Adds the pixels in which a frame can differ from the content of the frame buffer.
  func addDamage(
    of plan: borrowing FramePlan, listHash: ContentHash, background: UInt32, in frame: Pixmap,
    to damage: inout DirtySpans
  ) {
    let hasTiles = addDamage(of: plan, background: background, in: frame, to: &damage)
    previous = Previous(frame: frame, listHash: listHash, background: background, hasTiles: hasTiles)
  }

  /// Returns whether `lastTiles` are now the tiles of `plan`.
  private func addDamage(
    of plan: borrowing FramePlan, background: UInt32, in frame: Pixmap, to damage: inout DirtySpans
  ) -> Bool {
    guard let previous, previous.frame === frame, previous.background == background else {
      TileGrid(frame: frame.bounds).addAll(to: &damage)
      return false
    }
    return plan.withView { view in
      lastPlan.withView { lastView in
        if PlanDiff.addDamage(
          from: .init(passes: lastPlan.passes, view: lastView, checkpoints: lastPlan.checkpoints),
          to: .init(passes: plan.passes, view: view, checkpoints: plan.checkpoints),
          in: frame.bounds, to: &damage, using: &changes)
        {
          return false
        }
        if !previous.hasTiles { lastTiles.update(frame.bounds, lastView, lastPlan.passes, background) }
        tiles.update(frame.bounds, view, plan.passes, background)
        tiles.addDamage(since: lastTiles, to: &damage)
        swap(&tiles, &lastTiles)
        return true
      }
    }
  }
}
