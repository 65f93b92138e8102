import EaselPixels

/// The distances, in pixels, from which filters read: a pixel depends on the pixels up to that far around it.
struct FilterMargins {
  var left: Int32 = 0
  var top: Int32 = 0
  var right: Int32 = 0
  var bottom: Int32 = 0

  init() {}

  init(of filters: [DeviceFilter]) {
    let pixel = PixelRect(x0: 0, y0: 0, x1: 1, y1: 1)
    let sources = filters.reversed().reduce(pixel) { $1.sources(of: $0) }
    (left, top, right, bottom) = (-sources.x0, -sources.y0, sources.x1 - 1, sources.y1 - 1)
  }

  /// The pixels that depend on the pixels of `bounds`.
  func grow(_ bounds: PixelRect) -> PixelRect {
    PixelRect(
      x0: bounds.x0 - right, y0: bounds.y0 - bottom, x1: bounds.x1 + left, y1: bounds.y1 + top)
  }
}

extension PlanView {
  /// The pixels in `rows`, which are part of one band, that a command can change through filters.
  func reach(of command: DeviceCommand, _ margins: FilterMargins, within rows: PixelRect) -> PixelRect {
    var part = margins.grow(command.bounds).intersection(rows)
    guard !part.isEmpty, command.kind == .fill else { return part }
    let geometry = geometries[Int(command.source)]
    guard geometry.hasUsefulEdges else { return part }
    let extent = extent(of: geometry, top: rows.y0 - margins.top, bottom: rows.y1 + margins.bottom)
    guard extent.first < extent.end else { return .empty }
    part.x0 = max(part.x0, extent.first - margins.right)
    part.x1 = min(part.x1, extent.end + margins.left)
    return part
  }

  /// The columns between the outermost edges of a geometry in the rows from `top` to `bottom`.
  func extent(of geometry: FlattenedPath, top: Int32, bottom: Int32) -> EdgeExtent {
    var extent = EdgeExtent()
    for band in top >> Limits.bandShift...(bottom - 1) >> Limits.bandShift {
      extent.add(edges(of: geometry, inBand: band), top: top, bottom: bottom)
      if geometry.bandCount == 0 { break }
    }
    return extent
  }
}

/// The pixel columns that edges cross in some rows, with a margin of one pixel.
struct EdgeExtent {
  /// In grid steps.
  private var low = Int32.max
  private var high = Int32.min

  var first: Int32 { low <= high ? low >> Grid.shift - 1 : 0 }
  var end: Int32 { low <= high ? (high + Grid.one - 1) >> Grid.shift + 1 : 0 }

  /// Adds the parts of edges between two rows of pixels. Most edges lie wholly between them, which needs no division.
  mutating func add(_ edges: UnsafeBufferPointer<Edge>, top: Int32, bottom: Int32) {
    let (top, bottom) = (EdgeExtent.height(of: top), EdgeExtent.height(of: bottom))
    for edge in edges {
      let (upper, lower) = (min(edge.y0, edge.y1), max(edge.y0, edge.y1))
      guard lower >= top, upper <= bottom else { continue }
      if upper >= top, lower <= bottom {
        low = min(low, edge.x0, edge.x1)
        high = max(high, edge.x0, edge.x1)
      } else {
        addPart(of: edge, from: max(upper, top), to: min(lower, bottom))
      }
    }
  }

  /// The top of a row of pixels in grid steps. Filters may reach beyond the limit of the grid, where there are no edges.
  private static func height(of row: Int32) -> Int32 {
    let limit = Int32(Grid.limit)
    return max(-limit, min(limit, row)) << Grid.shift
  }

  /// Adds the part of an edge between two heights, widened by one step on both sides to allow for truncation.
  private mutating func addPart(of edge: Edge, from top: Int32, to bottom: Int32) {
    let slope = Double(edge.x1 &- edge.x0) / Double(edge.y1 &- edge.y0)
    let first = edge.x0 &+ Int32(Double(top &- edge.y0) * slope)
    let last = edge.x0 &+ Int32(Double(bottom &- edge.y0) * slope)
    low = min(low, min(first, last) &- 1)
    high = max(high, max(first, last) &+ 1)
  }
}
