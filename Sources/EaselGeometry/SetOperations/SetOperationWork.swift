/// An estimate of the work of a set operation before it begins, and the limits of that work.
///
/// The clipper's time grows with the number of crossings, and with the number of edges at the height of each corner. Both
/// can be the square of the number of edges. The estimate takes time in proportion to the number of edges, apart from
/// sorting.
struct SetOperationWork {
  /// The largest number of places at which edges cross, of paths with fewer edges; their computation takes some seconds.
  /// Paths with more edges may have as many crossings as edges.
  static let crossingLimit = 1_000_000
  /// The largest sum, over all corners, of the number of edges at the height of the corner; the computation takes some
  /// seconds.
  static let spanLimit = 1 << 28

  /// The number of crossing pairs of edges that are found before the number of all crossings counts as known. The error
  /// is then about an eighth.
  private static let wantedHits = 64
  /// The largest number of pairs of edges that are tried, per edge.
  private static let trialsPerEdge = 8

  /// An edge: x and y of its ends.
  private typealias Edge = SIMD4<Double>

  private var edges: ContiguousArray<Edge> = []

  /// Whether the set operation on two paths is beyond the limits. Tests nothing if there are too few edges for that.
  static func isTooLarge(_ first: FlatPath, _ second: FlatPath) -> Bool {
    let count = first.points.count + second.points.count
    guard canCross(count) else { return false }
    let work = SetOperationWork(first, second)
    return work.hasTooManyCrossings || work.hasTooManySpans
  }

  /// Whether so many edges can cross in more places than the limit.
  static func canCross(_ count: Int) -> Bool { count > 1 && (count - 1) / 2 > crossingLimit / count }

  init(_ paths: FlatPath...) {
    edges.reserveCapacity(paths.reduce(0) { $0 + $1.points.count })
    for path in paths { add(path) }
  }

  private mutating func add(_ flat: FlatPath) {
    var begin = 0
    for contour in flat.contours {
      var last = flat.points[contour.end - 1]
      for point in flat.points[begin..<contour.end] {
        edges.append(Edge(lowHalf: last, highHalf: point))
        last = point
      }
      begin = contour.end
    }
  }

  /// Tries pairs of edges, the same ones each time for the same number of edges, and extrapolates from those that cross.
  var hasTooManyCrossings: Bool {
    let count = Double(edges.count)
    let pairs = count * count / 2
    let limit = max(Double(SetOperationWork.crossingLimit), count)
    let trials = min(
      Double(SetOperationWork.wantedHits) * pairs / limit, Double(SetOperationWork.trialsPerEdge) * count)
    let allowed = trials * limit / pairs
    var (hits, state) = (0.0, 0 as UInt64)
    for _ in 0..<Int(trials) {
      if SetOperationWork.cross(edges[index(&state)], edges[index(&state)]) { hits += 1 }
      if hits > allowed { return true }
    }
    return false
  }

  /// A pseudorandom index of an edge, by SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators,
  /// 2014).
  private func index(_ state: inout UInt64) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var number = state
    number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((number ^ (number >> 31)).multipliedFullWidth(by: UInt64(edges.count)).high)
  }

  /// Whether two edges cross at a place that is an end of neither.
  private static func cross(_ first: Edge, _ second: Edge) -> Bool {
    separates(first, second) && separates(second, first)
  }

  /// Whether the ends of an edge lie on different sides of the line through another one.
  private static func separates(_ line: Edge, _ edge: Edge) -> Bool {
    let direction = line.highHalf - line.lowHalf
    let begin = direction.cross(edge.lowHalf - line.lowHalf)
    let end = direction.cross(edge.highHalf - line.lowHalf)
    return begin < 0 && end > 0 || begin > 0 && end < 0
  }

  /// Adds up the number of heights of corners that each edge spans.
  private var hasTooManySpans: Bool {
    var levels: [Double] = []
    for height in edges.map(\.w).sorted() where height != levels.last { levels.append(height) }
    var spans = 0
    for edge in edges {
      let begin = SetOperationWork.level(of: edge.y, in: levels)
      spans += abs(SetOperationWork.level(of: edge.w, in: levels) - begin)
      if spans > SetOperationWork.spanLimit { return true }
    }
    return false
  }

  /// The index of a height that is among the levels.
  private static func level(of height: Double, in levels: [Double]) -> Int {
    var (low, high) = (0, levels.count)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] < height { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Writes one line on standard error, the first time that a set operation is left out.
  static func reportLimit() {
    ProblemLog.report("a set operation on paths that cross in more than \(crossingLimit) places is left out")
  }
}
