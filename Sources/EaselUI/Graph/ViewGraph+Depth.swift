extension ViewGraph {
  /// The deepest level of nodes. A view below it is left out: empty space takes its place.
  ///
  /// Nodes are created, updated, measured, placed, drawn, hit-tested and freed by functions that call themselves for
  /// each level, on a main thread with a stack of 8 MB. The limit is estimated from the functions on the stack for a
  /// level without optimization. Creating the node of an erased view or of a modifier calls 6 functions; placing and
  /// measuring a modifier calls 3 or 4, recording an effect 4. With 300 bytes each, no level of these needs more than
  /// 2 KB. A body, with 7 larger functions to create it, and a container, with up to 20 functions to measure one with a
  /// type-erased layout, count several levels (`GraphNode.levels`). The deepest graph so needs about 5 MB.
  static let maximumDepth = 2500

  /// Records that a view is nested too deeply. Writes a message the first time.
  func noteOmittedView() {
    guard !hasOmittedViews else { return }
    hasOmittedViews = true
    StandardError.report("views nested more than \(ViewGraph.maximumDepth) levels deep are not shown")
  }
}
