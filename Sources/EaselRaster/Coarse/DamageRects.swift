import EaselPixels

/// Changed runs of each row of tiles -> few disjoint rectangles: runs of neighbouring rows are joined where that adds
/// little.
enum DamageRects {
  /// Pixels that may be handed on in vain: about what a rectangle costs.
  private static let allowance = 1024

  static func merge(_ rows: [[PixelRect]]) -> [PixelRect] {
    var finished: [PixelRect] = []
    var open: [PixelRect] = []
    for runs in rows {
      let areAlone = open.count == 1 && runs.count == 1
      var next: [PixelRect] = []
      for run in runs {
        if let index = open.firstIndex(where: { canJoin($0, run, areAlone: areAlone) }) {
          next.append(open.remove(at: index).union(run))
        } else {
          next.append(run)
        }
      }
      finished.append(contentsOf: open)
      open = next
    }
    return finished + open
  }

  /// Those with the same columns can always be joined, others where nothing else lies beside them.
  private static func canJoin(_ upper: PixelRect, _ lower: PixelRect, areAlone: Bool) -> Bool {
    guard upper.y1 == lower.y0 else { return false }
    if upper.x0 == lower.x0 && upper.x1 == lower.x1 { return true }
    return areAlone && upper.union(lower).area - upper.area - lower.area <= allowance
  }
}
