import EaselDrawing

/// A place in a display list up to which the plan of a later frame can reuse this plan, if its list is equal up to there.
///
/// There are checkpoints at the start and the end of inlined fragments, and after every few of their commands, until the
/// plan has passes, images or symbols, whose pixels are valid for one frame only.
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

  /// The largest number of checkpoints in a plan. Later commands are always planned anew.
  static let largestCount = 256
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
