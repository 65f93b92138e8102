/// Removes edges of an area that have no effect together, and connects the others to contours again.
///
/// Two edges between the same points leave the area as it is: in opposite directions with non-zero winding, in any
/// directions with the even-odd rule. Areas of many cells have them at each common side. The clipper would join the cells
/// side by side, in time that can grow with the square of the number of edges.
///
/// The winding number at a point depends only on the edges, not on the order in which contours connect them.
struct CoincidentEdges {
  /// An edge, or several between the same points.
  private struct Edge {
    /// The ends, in the order of their coordinates.
    var low: Vector
    var high: Vector
    /// The number of edges from `low` to `high`, less those in the opposite direction.
    var winding: Int
  }

  /// The edges that are left; with the even-odd rule, their directions have no meaning.
  private var edges: [Edge] = []
  /// The distinct ends of the edges, in order.
  private var vertices: [Vector] = []
  /// For each vertex, the index of an exit plus 1. Exits 2n and 2n + 1 lead to the high and the low end of edge n.
  private var firstExits: [Int] = []
  /// For each exit, the index of another one from the same vertex plus 1.
  private var nextExits: [Int] = []
  private var isUsed: [Bool] = []

  /// The same area without coincident edges. Contours are the same ones if there are no such edges.
  static func removed(from flat: FlatPath, eoFill: Bool) -> FlatPath {
    let sorted = self.edges(of: flat)
    let edges = merged(sorted, eoFill: eoFill)
    guard edges.count < sorted.count else { return flat }
    var chains = CoincidentEdges(edges, eoFill: eoFill)
    return chains.contours()
  }

  /// All edges that have a length, in order.
  private static func edges(of flat: FlatPath) -> [Edge] {
    var edges: [Edge] = []
    edges.reserveCapacity(flat.points.count)
    var begin = 0
    for contour in flat.contours {
      var last = flat.points[contour.end - 1]
      for point in flat.points[begin..<contour.end] {
        if precedes(last, point) { edges.append(Edge(low: last, high: point, winding: 1)) }
        if precedes(point, last) { edges.append(Edge(low: point, high: last, winding: -1)) }
        last = point
      }
      begin = contour.end
    }
    edges.sort { $0.low == $1.low ? precedes($0.high, $1.high) : precedes($0.low, $1.low) }
    return edges
  }

  private static func precedes(_ first: Vector, _ second: Vector) -> Bool {
    first.x == second.x ? first.y < second.y : first.x < second.x
  }

  /// Replaces the edges between the same points by those that have an effect.
  private static func merged(_ sorted: [Edge], eoFill: Bool) -> [Edge] {
    var edges: [Edge] = []
    edges.reserveCapacity(sorted.count)
    var begin = 0
    while begin < sorted.count {
      var (end, edge) = (begin + 1, sorted[begin])
      while end < sorted.count, sorted[end].low == edge.low, sorted[end].high == edge.high {
        edge.winding += sorted[end].winding
        end += 1
      }
      let count = eoFill ? (end - begin) % 2 : abs(edge.winding)
      edge.winding = edge.winding.signum()
      for _ in 0..<count { edges.append(edge) }
      begin = end
    }
    return edges
  }

  /// - Parameter edges: Edges that enter each vertex as often as they leave it; with the even-odd rule, an even number of
  ///   edges at each vertex.
  private init(_ edges: [Edge], eoFill: Bool) {
    self.edges = edges
    for point in edges.flatMap({ [$0.low, $0.high] }).sorted(by: CoincidentEdges.precedes)
    where point != vertices.last { vertices.append(point) }
    firstExits = [Int](repeating: 0, count: vertices.count)
    nextExits = [Int](repeating: 0, count: 2 * edges.count)
    isUsed = [Bool](repeating: false, count: edges.count)
    // In reverse, so that exits are taken in the order of the edges.
    for (index, edge) in edges.enumerated().reversed() {
      if eoFill || edge.winding < 0 { addExit(2 * index + 1, from: edge.high) }
      if eoFill || edge.winding > 0 { addExit(2 * index, from: edge.low) }
    }
  }

  private mutating func addExit(_ exit: Int, from point: Vector) {
    let vertex = index(of: point)
    nextExits[exit] = firstExits[vertex]
    firstExits[vertex] = exit + 1
  }

  private func index(of point: Vector) -> Int {
    var (low, high) = (0, vertices.count)
    while low < high {
      let middle = (low + high) / 2
      if CoincidentEdges.precedes(vertices[middle], point) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Follows the edges from each vertex until they return to it. A walk cannot end elsewhere, because each other vertex that
  /// it enters has an exit left.
  private mutating func contours() -> FlatPath {
    var flat = FlatPath()
    for vertex in vertices.indices {
      while var exit = takeExit(from: vertex) {
        while true {
          let end = exit % 2 == 0 ? edges[exit / 2].high : edges[exit / 2].low
          flat.points.append(end)
          guard end != vertices[vertex], let next = takeExit(from: index(of: end)) else { break }
          exit = next
        }
        flat.contours.append(FlatPath.Contour(end: flat.points.count, isClosed: true))
      }
    }
    return flat
  }

  /// An exit along an edge that is not used yet.
  private mutating func takeExit(from vertex: Int) -> Int? {
    while firstExits[vertex] > 0 {
      let exit = firstExits[vertex] - 1
      firstExits[vertex] = nextExits[exit]
      if isUsed[exit / 2] { continue }
      isUsed[exit / 2] = true
      return exit
    }
    return nil
  }
}
