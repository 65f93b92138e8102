import EaselPixels

/// What of a frame can differ from the frame before: rectangles that do not overlap, by bands of rows from that of row
/// 0 on. It keeps its memory from frame to frame.
struct DirtySpans {
  /// The rectangles of each band.
  private(set) var bands: [[PixelRect]] = []

  /// Empties all bands.
  mutating func reset(bandCount: Int) {
    if bands.count > bandCount { bands.removeSubrange(bandCount...) }
    for band in bands.indices { bands[band].removeAll(keepingCapacity: true) }
    while bands.count < bandCount { bands.append([]) }
  }

  /// Adds a rectangle that lies in one band and touches none of its others.
  mutating func append(_ rect: PixelRect, toBand band: Int) { bands[band].append(rect) }

  /// Adds columns that follow all others of a band.
  mutating func append(columns: Range<Int32>, of rows: PixelRect, toBand band: Int) {
    if let last = bands[band].last, last.x1 == columns.lowerBound {
      bands[band][bands[band].count - 1].x1 = columns.upperBound
    } else {
      append(
        PixelRect(x0: columns.lowerBound, y0: rows.y0, x1: columns.upperBound, y1: rows.y1), toBand: band)
    }
  }

  /// Adds a rectangle to a band, as one with those that there are fewer columns between than `gap`.
  mutating func join(_ rect: PixelRect, toBand band: Int, gap: Int32) {
    guard !rect.isEmpty else { return }
    var joined = rect
    while let near = bands[band].firstIndex(where: { joined.isNear($0, gap) }) {
      joined = joined.union(bands[band].remove(at: near))
    }
    bands[band].append(joined)
  }

  /// The smallest rectangle that holds all.
  var bounds: PixelRect {
    var bounds = PixelRect.empty
    for band in bands { for run in band { bounds = bounds.union(run) } }
    return bounds
  }

  /// Pixels.
  var area: Int { bands.reduce(0) { $1.reduce($0) { $0 + $1.area } } }

  /// Tiles that hold at least a part.
  var tileCount: Int { bands.reduce(0) { $1.reduce($0) { $0 + TileGrid.tileCount(of: $1) } } }
}

extension PixelRect {
  /// True when there are fewer columns than `gap` between both.
  fileprivate func isNear(_ other: PixelRect, _ gap: Int32) -> Bool {
    x0 < other.x1 + gap && other.x0 < x1 + gap
  }
}
