/// Sorts the edges of a large geometry by the bands of rows that they touch, so that painting a band reads only the edges
/// of that band.
///
/// A stable counting sort. An edge that touches several bands is listed in each of them.
enum BandSorter {
  /// The height of a band in grid steps, as a power of two.
  private static let gridShift: Int32 = Limits.bandShift + Grid.shift
  /// The number of bands that cover the whole grid.
  static let largestBandCount = Int(2 * Grid.limit) >> Int(Limits.bandShift) + 1
  /// Geometry with fewer edges is not sorted.
  private static let smallestEdgeCount = 12
  /// Geometry that exceeds neither number is not sorted: skipping an edge takes a tenth of the time of sorting it.
  private static let unsortedLimit = (edges: 64, bands: 4)

  /// Sorts the edges of `geometry`, which must be the last ones in the arena.
  static func sort(_ geometry: inout FlattenedPath, _ arena: EdgeArena) {
    let count = Int(geometry.edgeCount)
    let first = geometry.bounds.y0 >> Limits.bandShift
    let bands = Int((geometry.bounds.y1 &- 1) >> Limits.bandShift &- first) &+ 1
    guard count >= smallestEdgeCount, bands > 1,
      count > unsortedLimit.edges || bands > unsortedLimit.bands
    else { return }
    arena.pathUse.sorted = max(arena.pathUse.sorted, count)
    sort(&geometry, firstBand: first, bands, &arena.edges, &arena.bandStarts, &arena.unsorted)
  }

  private static func sort(
    _ geometry: inout FlattenedPath, firstBand: Int32, _ bands: Int, _ edges: inout Buffer<Edge>,
    _ starts: inout Buffer<Int32>, _ unsorted: inout Buffer<Edge>
  ) {
    let base = Int(geometry.firstEdge)
    let count = Int(geometry.edgeCount)
    let listed = starts.count
    starts.append(repeating: 0, count: bands &+ 1)
    let total = countEdges(edges.base + base, count, firstBand, starts.base + listed)
    guard total <= count &* 4 &+ 4096 else { return starts.truncate(to: listed) }
    turnIntoStarts(starts.base + listed, bands, from: Int32(base))
    unsorted.removeAll()
    unsorted.append(contentsOf: edges.base + base, count: count)
    edges.reserve(total &- count)
    place(unsorted.base, count, firstBand, starts.base + listed, edges.base)
    edges.grow(to: base &+ total)
    restoreStarts(starts.base + listed, bands, from: Int32(base))
    geometry.firstBand = firstBand
    geometry.bandCount = Int32(bands)
    geometry.bandStart = Int32(listed)
  }

  /// The bands that an edge touches, relative to the first one. A lower end on a boundary belongs to the band above.
  @inline(__always)
  private static func bands(of edge: Edge, _ firstBand: Int32) -> ClosedRange<Int> {
    let top = min(edge.y0, edge.y1) >> gridShift
    let bottom = (max(edge.y0, edge.y1) &- 1) >> gridShift
    return Int(top &- firstBand)...Int(bottom &- firstBand)
  }

  /// Counts the edges of each band into `starts[band + 1]`.
  private static func countEdges(
    _ edges: UnsafePointer<Edge>, _ count: Int, _ firstBand: Int32, _ starts: UnsafeMutablePointer<Int32>
  ) -> Int {
    var total = 0
    for index in 0..<count {
      let bands = bands(of: edges[index], firstBand)
      total &+= bands.count
      for band in bands { starts[band &+ 1] &+= 1 }
    }
    return total
  }

  private static func turnIntoStarts(_ starts: UnsafeMutablePointer<Int32>, _ bands: Int, from base: Int32) {
    starts[0] = base
    for band in 1...bands { starts[band] &+= starts[band &- 1] }
  }

  /// Copies each edge to the next place of its bands, which advances each start to the start of the following band.
  private static func place(
    _ edges: UnsafePointer<Edge>, _ count: Int, _ firstBand: Int32, _ starts: UnsafeMutablePointer<Int32>,
    _ target: UnsafeMutablePointer<Edge>
  ) {
    for index in 0..<count {
      for band in bands(of: edges[index], firstBand) {
        (target + Int(starts[band])).initialize(to: edges[index])
        starts[band] &+= 1
      }
    }
  }

  private static func restoreStarts(_ starts: UnsafeMutablePointer<Int32>, _ bands: Int, from base: Int32) {
    for band in stride(from: bands, to: 0, by: -1) { starts[band] = starts[band &- 1] }
    starts[0] = base
  }
}
