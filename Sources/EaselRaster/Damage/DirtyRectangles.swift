import EaselPixels

/// Changed runs of each row of tiles -> few disjoint rectangles: runs of neighbouring rows are joined where that adds
/// little.
struct DirtyRectangles {
  /// Pixels that may be handed on in vain: about what a rectangle costs.
  private static let allowance = 1024

  private var finished: [PixelRect] = []
  /// Those that reach the row in work, and those that go on in it.
  private var open: [PixelRect] = []
  private var next: [PixelRect] = []
  /// The result before the last: whoever asks once a frame keeps no more than the last, so that its memory is free.
  private var earlier: [PixelRect] = []

  mutating func merge(_ rows: [[PixelRect]]) -> [PixelRect] {
    swap(&finished, &earlier)
    finished.removeAll(keepingCapacity: true)
    for runs in rows { add(runs) }
    finished.append(contentsOf: open)
    open.removeAll(keepingCapacity: true)
    return finished
  }

  private mutating func add(_ runs: [PixelRect]) {
    let areAlone = open.count == 1 && runs.count == 1
    for run in runs {
      if let index = open.firstIndex(where: { DirtyRectangles.canJoin($0, run, areAlone: areAlone) }) {
        next.append(open.remove(at: index).union(run))
      } else {
        next.append(run)
      }
    }
    finished.append(contentsOf: open)
    swap(&open, &next)
    next.removeAll(keepingCapacity: true)
  }

  /// Those with the same columns can always be joined, others where nothing else lies beside them.
  private static func canJoin(_ upper: PixelRect, _ lower: PixelRect, areAlone: Bool) -> Bool {
    guard upper.y1 == lower.y0 else { return false }
    if upper.x0 == lower.x0 && upper.x1 == lower.x1 { return true }
    return areAlone && upper.union(lower).area - upper.area - lower.area <= allowance
  }
}
