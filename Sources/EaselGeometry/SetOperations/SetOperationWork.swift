/// An estimate of the work of a set operation before it begins, and the limits of that work.
///
/// The clipper's time grows with the number of crossings, with the number of edges at the height of each corner, and with
/// the number of edges that touch. All can make it the square of the number of edges. The estimate takes time in proportion
/// to the number of edges, apart from sorting.
struct SetOperationWork {
  /// The largest number of places at which edges cross, of paths with fewer edges; their computation takes some seconds.
  /// Paths with more edges may have as many crossings as edges.
  static let crossingLimit = 1_000_000
  /// The largest sum of the numbers of edges at each height that has a corner, and of those at each corner at which a contour
  /// turns up or down; the computation takes some seconds.
  static let spanLimit = 1 << 30
  /// The largest product of the number of edges that lie on a part of another one, and of the number of all edges; the
  /// computation takes some seconds.
  static let touchLimit = 1 << 36
  /// The same with the even-odd rule, with which the sides of a result touch each other: the clipper then looks for the
  /// contours that contain each part.
  static let evenOddTouchLimit = 1 << 30
  /// The largest product of the number of pairs of edges that lie on a part of each other, and of the number of crossings,
  /// with the even-odd rule: each of the former may join two contours of the result, whose corners, at the latter, are then
  /// searched. The computation takes some seconds.
  static let evenOddJoinLimit = 1 << 33

  /// The number of pairs of edges that are tried to estimate the number of crossings, per edge.
  private static let trialsPerEdge = 8

  /// An edge: x and y of its ends.
  private typealias Edge = SIMD4<Double>

  private var edges: ContiguousArray<Edge> = []

  /// Whether a set operation is beyond the limits. The coordinates must be whole numbers. Tests nothing if there are too few
  /// edges for that.
  func isTooLarge(eoFill: Bool) -> Bool {
    guard SetOperationWork.canCross(edges.count) else { return false }
    let crossings = crossingEstimate
    return isTooLarge(crossings) || hasTooManySpans || hasTooManyTouches(eoFill: eoFill)
      || eoFill && hasTooManyJoins(crossings)
  }

  /// Whether there are too many crossings, as an estimate.
  var hasTooManyCrossings: Bool { isTooLarge(crossingEstimate) }

  private func isTooLarge(_ crossings: Int) -> Bool {
    crossings > max(SetOperationWork.crossingLimit, edges.count)
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

  /// The number of crossings, extrapolated from those of some pairs of edges, the same ones each time for the same number
  /// of edges.
  private var crossingEstimate: Int {
    let trials = SetOperationWork.trialsPerEdge * edges.count
    var (hits, state) = (0, 0 as UInt64)
    for _ in 0..<trials where SetOperationWork.cross(edges[index(&state)], edges[index(&state)]) { hits += 1 }
    return hits * edges.count / (2 * SetOperationWork.trialsPerEdge)
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

  /// Adds up the number of corners at the height of each edge.
  private var hasTooManySpans: Bool {
    let levels = cornerHeights
    var spans = 0
    for edge in edges {
      let begin = SetOperationWork.level(of: min(edge.y, edge.w), in: levels)
      spans += SetOperationWork.level(of: max(edge.y, edge.w), in: levels) - begin
      if spans > SetOperationWork.spanLimit { return true }
    }
    return false
  }

  /// Each height that has a corner once, and the height of each corner at which a contour turns up or down; in order.
  private var cornerHeights: [Double] {
    var heights: [Double] = []
    for height in edges.map(\.w).sorted() where height != heights.last { heights.append(height) }
    var isRising = false
    for edge in edges where edge.y != edge.w {
      if (edge.w > edge.y) != isRising { heights.append(edge.y) }
      isRising = edge.w > edge.y
    }
    return heights.sorted()
  }

  /// Counts the edges that lie on a part of another one.
  private func hasTooManyTouches(eoFill: Bool) -> Bool {
    let limit = (eoFill ? SetOperationWork.evenOddTouchLimit : SetOperationWork.touchLimit) / edges.count
    guard edges.count > limit else { return false }
    let spans = lineSpans
    var touches = 0
    guard var longest = spans.first else { return false }
    for span in spans.dropFirst() {
      if span.isOnSameLine(as: longest), span.begin < longest.end {
        touches += 1
        if span.end > longest.end { longest = span }
      } else {
        longest = span
      }
    }
    return touches > limit
  }

  /// Counts the pairs of edges that lie on a part of each other.
  private func hasTooManyJoins(_ crossings: Int) -> Bool {
    let limit = SetOperationWork.evenOddJoinLimit / max(1, crossings)
    guard edges.count * (edges.count - 1) / 2 > limit else { return false }
    let spans = lineSpans
    var (pairs, begin) = (0, 0)
    while begin < spans.count, pairs <= limit {
      let line = spans[begin...].prefix { $0.isOnSameLine(as: spans[begin]) }
      pairs += SetOperationWork.overlappingPairs(line)
      begin = line.endIndex
    }
    return pairs > limit
  }

  /// The number of pairs of spans of one line that overlap. The spans must be in the order of their begins.
  private static func overlappingPairs(_ spans: ArraySlice<LineSpan>) -> Int {
    let ends = spans.map(\.end).sorted()
    var (pairs, ended) = (0, 0)
    for (number, span) in spans.enumerated() {
      while ends[ended] <= span.begin { ended += 1 }
      pairs += number - ended
    }
    return pairs
  }

  private var lineSpans: [LineSpan] { edges.compactMap(LineSpan.init).sorted() }

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
    ProblemLog.report("a set operation on paths that cross or touch in too many places is left out")
  }
}

/// The part of a line that an edge covers.
private struct LineSpan: Comparable {
  /// The direction of the line as a fraction in lowest terms, to the right or down.
  private var direction: SIMD2<Int64>
  /// The position of the line across its direction.
  private var offset: Int128
  /// The ends along the direction.
  private(set) var begin: Int64
  private(set) var end: Int64

  /// - Parameter edge: x and y of the ends: whole numbers that 61 bits can store. Returns nil if it has no length.
  init?(_ edge: SIMD4<Double>) {
    let (first, second) = (SIMD2<Int64>(edge.lowHalf), SIMD2<Int64>(edge.highHalf))
    guard first != second else { return nil }
    let isReversed = second.x < first.x || second.x == first.x && second.y < first.y
    let (low, high) = isReversed ? (second, first) : (first, second)
    let vector = high &- low
    let divisor = LineSpan.greatestCommonDivisor(vector.x, abs(vector.y))
    direction = SIMD2(vector.x / divisor, vector.y / divisor)
    offset = Int128(low.x) * Int128(direction.y) - Int128(low.y) * Int128(direction.x)
    (begin, end) = vector.x > 0 ? (low.x, high.x) : (low.y, high.y)
  }

  /// Euclid's algorithm.
  private static func greatestCommonDivisor(_ first: Int64, _ second: Int64) -> Int64 {
    var (first, second) = (first, second)
    while second != 0 { (first, second) = (second, first % second) }
    return first
  }

  func isOnSameLine(as other: LineSpan) -> Bool { direction == other.direction && offset == other.offset }

  static func < (first: LineSpan, second: LineSpan) -> Bool {
    if first.direction.x != second.direction.x { return first.direction.x < second.direction.x }
    if first.direction.y != second.direction.y { return first.direction.y < second.direction.y }
    if first.offset != second.offset { return first.offset < second.offset }
    return first.begin == second.begin ? first.end < second.end : first.begin < second.begin
  }
}
