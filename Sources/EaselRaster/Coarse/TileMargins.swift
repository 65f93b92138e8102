import EaselPixels

/// How far around a tile the pixels lie that it depends on through filters.
struct TileMargins {
  var left: Int32 = 0
  var top: Int32 = 0
  var right: Int32 = 0
  var bottom: Int32 = 0

  init() {}

  init(of filters: [DeviceFilter]) {
    let tile = PixelRect(x0: 0, y0: 0, x1: 1, y1: 1)
    let sources = filters.reversed().reduce(tile) { $1.sources(of: $0) }
    (left, top, right, bottom) = (-sources.x0, -sources.y0, sources.x1 - 1, sources.y1 - 1)
  }

  /// Everything that depends on the pixels of `bounds`.
  func grow(_ bounds: PixelRect) -> PixelRect {
    PixelRect(
      x0: bounds.x0 - right, y0: bounds.y0 - bottom, x1: bounds.x1 + left, y1: bounds.y1 + top)
  }
}

extension TileMargins {
  /// Columns and rows that a filter adds to a rectangle.
  var width: Int { Int(left) + Int(right) }
  var height: Int { Int(top) + Int(bottom) }
}

extension PlanView {
  /// Where a command lies in `rows`, of one band, once filters carried it as far as their margins.
  func reach(of command: DeviceCommand, _ margins: TileMargins, within rows: PixelRect) -> PixelRect {
    var part = margins.grow(command.bounds).intersection(rows)
    guard !part.isEmpty, command.kind == .fill else { return part }
    let geometry = geometries[Int(command.source)]
    guard geometry.hasTellingEdges else { return part }
    let extent = extent(of: geometry, top: rows.y0 - margins.top, bottom: rows.y1 + margins.bottom)
    guard extent.first < extent.end else { return .empty }
    part.x0 = max(part.x0, extent.first - margins.right)
    part.x1 = min(part.x1, extent.end + margins.left)
    return part
  }

  /// The columns between the outermost edges of a geometry in the rows from `top` to `bottom`, with a pixel to spare.
  func extent(of geometry: GeometryResult, top: Int32, bottom: Int32) -> TileExtent {
    var extent = TileExtent()
    for band in top >> BandSorter.rowShift...(bottom - 1) >> BandSorter.rowShift {
      extent.add(edges(of: geometry, inBand: band), top: top, bottom: bottom)
      if geometry.bandCount == 0 { break }
    }
    return extent
  }
}

extension GeometryResult {
  /// True when the edges say more about where the geometry lies than its bounds, and are few enough to be asked.
  var hasTellingEdges: Bool { bandCount > 0 || (edgeCount > 0 && edgeCount <= 64) }
}

/// The pixel columns that edges cross in some rows, with a pixel to spare.
struct TileExtent {
  private var low = Double.infinity
  private var high = -Double.infinity

  var first: Int32 { low <= high ? Int32((low / 256).rounded(.down)) - 1 : 0 }
  var end: Int32 { low <= high ? Int32((high / 256).rounded(.up)) + 1 : 0 }

  /// Adds the parts of edges between two rows of pixels.
  mutating func add(_ edges: UnsafeBufferPointer<Edge>, top: Int32, bottom: Int32) {
    let (top, bottom) = (top &<< Grid.shift, bottom &<< Grid.shift)
    for edge in edges {
      let part = edge.columns(from: top, to: bottom)
      low = min(low, part.low)
      high = max(high, part.high)
    }
  }
}

extension Edge {
  /// The leftmost and the rightmost place of an edge between two heights, all in steps of the grid; infinite and the
  /// wrong way round where it has no part there. Most edges end between both, where nothing is divided.
  @inline(__always)
  fileprivate func columns(from top: Int32, to bottom: Int32) -> (low: Double, high: Double) {
    let isDown = y0 < y1
    let (upper, lower) = isDown ? (y0, y1) : (y1, y0)
    guard lower >= top, upper <= bottom else { return (.infinity, -.infinity) }
    var (first, last) = (Double(isDown ? x0 : x1), Double(isDown ? x1 : x0))
    if upper < top || lower > bottom {
      let (start, slope) = (first, (last - first) / Double(lower &- upper))
      if upper < top { first = start + Double(top &- upper) * slope }
      if lower > bottom { last = start + Double(bottom &- upper) * slope }
    }
    return (min(first, last), max(first, last))
  }
}
