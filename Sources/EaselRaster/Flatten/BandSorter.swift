/// Sorts the edges of a large geometry by the bands of rows that they touch, so that a band reads its own edges only.
///
/// An edge that touches several bands is listed in each. Counting sort: the order within a band stays.
enum BandSorter {
  /// Rows of pixels per band, as a shift.
  static let rowShift: Int32 = 5
  /// Rows of the grid per band, as a shift.
  private static let gridShift: Int32 = rowShift + Grid.shift
  /// Of all rows of the grid.
  static let largestBandCount = Int(2 * Grid.limit) >> Int(rowShift) + 1
  /// Smaller geometries are read whole by each of their bands.
  private static let smallest = 12
  /// So are those of this many edges or fewer in this many bands or fewer: to turn an edge away takes a tenth of what
  /// it takes to sort it.
  private static let few = (edges: 64, bands: 4)

  /// Sorts the last edges of the arena, which are all those of `geometry`.
  static func sort(_ geometry: inout FlattenedPath, _ arena: EdgeArena) {
    let count = Int(geometry.edgeCount)
    let first = geometry.bounds.y0 >> rowShift
    let bands = Int((geometry.bounds.y1 &- 1) >> rowShift &- first) &+ 1
    guard count >= smallest, bands > 1, count > few.edges || bands > few.bands else { return }
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

  /// The bands that an edge touches; its lower end belongs to the band above when it lies on a boundary.
  @inline(__always)
  private static func bands(of edge: Edge, _ firstBand: Int32) -> ClosedRange<Int> {
    let top = min(edge.y0, edge.y1) >> gridShift
    let bottom = (max(edge.y0, edge.y1) &- 1) >> gridShift
    return Int(top &- firstBand)...Int(bottom &- firstBand)
  }

  /// Counts into `starts[band + 1]`.
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

  /// Puts each edge at its bands' next places, which moves each start to the start after it.
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
