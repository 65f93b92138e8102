import EaselPixels

/// The damage of a frame: the pixels that can differ from the previous frame, as disjoint rectangles in bands of rows.
///
/// The memory is reused from frame to frame.
struct DirtySpans {
  /// The number of undamaged pixels that a merged rectangle may contain: about what another rectangle costs to present.
  private static let mergeAllowance = 1024

  /// The rectangles of each band, starting with the band of row 0.
  private(set) var bands: [[PixelRect]] = []

  /// The result of the last call of `mergedRectangles()`. The caller may keep it until the next call.
  private var merged: [PixelRect] = []
  /// The rectangles that end at the top of the band being merged, and those that continue into it.
  private var open: [PixelRect] = []
  private var continued: [PixelRect] = []
  /// The result of the call before the last one. The next call reuses its memory, to which there is no other reference.
  private var lastMerged: [PixelRect] = []

  /// Removes all rectangles.
  mutating func reset(bandCount: Int) {
    if bands.count > bandCount { bands.removeSubrange(bandCount...) }
    for band in bands.indices { bands[band].removeAll(keepingCapacity: true) }
    while bands.count < bandCount { bands.append([]) }
  }

  /// Adds a rectangle within a band that overlaps none of the band's rectangles.
  mutating func append(_ rect: PixelRect, toBand band: Int) { bands[band].append(rect) }

  /// Adds columns to the right of all others of a band.
  mutating func append(columns: Range<Int32>, of rows: PixelRect, toBand band: Int) {
    if let last = bands[band].last, last.x1 == columns.lowerBound {
      bands[band][bands[band].count - 1].x1 = columns.upperBound
    } else {
      append(
        PixelRect(x0: columns.lowerBound, y0: rows.y0, x1: columns.upperBound, y1: rows.y1), toBand: band)
    }
  }

  /// Adds a rectangle within a band, joining it with those at a distance of fewer than `gap` columns.
  mutating func join(_ rect: PixelRect, toBand band: Int, gap: Int32) {
    guard !rect.isEmpty else { return }
    var joined = rect
    while let near = bands[band].firstIndex(where: { joined.isNear($0, gap) }) {
      joined = joined.union(bands[band].remove(at: near))
    }
    bands[band].append(joined)
  }

  /// Adds the pixels of `bounds` that depend on damaged pixels through filters.
  mutating func spread(_ margins: FilterMargins, within bounds: PixelRect, gap: Int32) {
    merged.removeAll(keepingCapacity: true)
    for band in bands {
      for rect in band {
        let reached = margins.grow(rect).intersection(bounds)
        if !reached.isEmpty { merged.append(reached) }
      }
    }
    for reached in merged {
      for band in Int(reached.y0 / Limits.bandHeight)...Int((reached.y1 - 1) / Limits.bandHeight) {
        var rows = reached
        rows.y0 = max(rows.y0, Int32(band) * Limits.bandHeight)
        rows.y1 = min(rows.y1, Int32(band + 1) * Limits.bandHeight)
        join(rows, toBand: band, gap: gap)
      }
    }
  }

  /// The smallest rectangle that contains all damage.
  var bounds: PixelRect {
    var bounds = PixelRect.empty
    for band in bands { for rect in band { bounds = bounds.union(rect) } }
    return bounds
  }

  /// The number of tiles that are at least partly damaged.
  var tileCount: Int { bands.reduce(0) { $1.reduce($0) { $0 + TileGrid.tileCount(of: $1) } } }

  // MARK: Merging

  /// The damage as few disjoint rectangles: those of adjacent bands are merged where that adds few pixels.
  mutating func mergedRectangles() -> [PixelRect] {
    swap(&merged, &lastMerged)
    merged.removeAll(keepingCapacity: true)
    for band in bands { merge(band) }
    merged.append(contentsOf: open)
    open.removeAll(keepingCapacity: true)
    return merged
  }

  private mutating func merge(_ band: [PixelRect]) {
    let areAlone = open.count == 1 && band.count == 1
    for rect in band {
      if let index = open.firstIndex(where: { DirtySpans.canMerge($0, rect, areAlone: areAlone) }) {
        continued.append(open.remove(at: index).union(rect))
      } else {
        continued.append(rect)
      }
    }
    merged.append(contentsOf: open)
    swap(&open, &continued)
    continued.removeAll(keepingCapacity: true)
  }

  /// Whether two rectangles of adjacent bands can be merged. Rectangles with the same columns always can; others only if
  /// they are alone in their bands, so that the union overlaps nothing else.
  private static func canMerge(_ upper: PixelRect, _ lower: PixelRect, areAlone: Bool) -> Bool {
    guard upper.y1 == lower.y0 else { return false }
    if upper.x0 == lower.x0 && upper.x1 == lower.x1 { return true }
    return areAlone && upper.union(lower).area - upper.area - lower.area <= mergeAllowance
  }
}

extension PixelRect {
  /// Whether there are fewer columns than `gap` between the two rectangles.
  fileprivate func isNear(_ other: PixelRect, _ gap: Int32) -> Bool {
    x0 < other.x1 + gap && other.x0 < x1 + gap
  }
}
