import EaselDrawing

/// How many entries the tables of a plan have, in few bytes: there are hundreds of marks.
struct PlanSizes: Equatable {
  /// Of the frame's own pass.
  var commands: Int32 = 0
  var requests: Int32 = 0
  var geometries: Int32 = 0
  var clips: Int32 = 0
  var paints: Int32 = 0
  var gradients: Int32 = 0
  var glyphs: Int32 = 0
  var glyphRuns: Int32 = 0
}

/// A place in the building of a plan to which the plan of a later frame can go back, if its list is the same up to there.
///
/// Places are at the beginnings and ends of the fragments that are drawn in place, and after every few of their
/// commands, as long as there are neither passes nor images nor symbols, whose pixels belong to one frame.
struct PlanCheckpoint: Equatable {
  /// A number for each fragment that was opened.
  var opening: Int32
  /// Commands of that fragment so far.
  var count: Int32
  /// Stands for those commands; at 0 for how the fragment is placed.
  var hash: ContentHash
  var sizes: PlanSizes
  /// At 0: the sizes before the fragment's clip was added, and that clip.
  var start = PlanSizes()
  var clip: Int32 = -1

  /// Enough for a window's worth of views; what comes later is planned anew.
  static let largestCount = 256
}

/// Stands for what plans refer to outside of themselves: one of an older generation must not be used again.
struct PlanGeneration: Equatable {
  var colors = 0
  var glyphs = 0
}
