import EaselPixels

/// Changed runs of each row of tiles -> few disjoint rectangles: equal runs of neighbouring rows are joined.
enum DamageRects {
  static func merge(_ rows: [[PixelRect]]) -> [PixelRect] {
    var finished: [PixelRect] = []
    var open: [PixelRect] = []
    for runs in rows {
      var next: [PixelRect] = []
      for run in runs {
        if let index = open.firstIndex(where: { $0.x0 == run.x0 && $0.x1 == run.x1 && $0.y1 == run.y0 }) {
          var joined = open.remove(at: index)
          joined.y1 = run.y1
          next.append(joined)
        } else {
          next.append(run)
        }
      }
      finished.append(contentsOf: open)
      open = next
    }
    return finished + open
  }
}
