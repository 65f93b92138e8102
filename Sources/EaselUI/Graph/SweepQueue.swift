/// A queue of the items at each depth of a tree, which sweeps downward or upward empty.
///
/// Items behind a sweep wait for the next one: an item whose visit changes what it depends on would otherwise be visited
/// endlessly. The queue is never open for writing while items are visited.
struct SweepQueue<Element> {
  enum Direction { case downward, upward }

  private let direction: Direction
  private var items = DepthQueue<Element>()
  /// The depth that the current sweep has reached; `nil` between sweeps.
  private(set) var reachedDepth: Int?
  /// Items behind the current sweep.
  private var later: [(element: Element, depth: Int)] = []

  init(_ direction: Direction) { self.direction = direction }

  mutating func insert(_ element: Element, depth: Int) {
    if isBehind(depth) {
      later.append((element, depth))
    } else {
      items.insert(element, depth: depth)
    }
  }

  private func isBehind(_ depth: Int) -> Bool {
    guard let reachedDepth else { return false }
    return direction == .downward ? depth <= reachedDepth : depth >= reachedDepth
  }

  /// Continues a downward sweep: moves the items of the next depth into `elements`, which must be empty and whose memory is
  /// reused. Returns `false` if there are none.
  mutating func popNext(into elements: inout [Element]) -> Bool {
    guard let depth = items.popShallowest(into: &elements) else { return false }
    reachedDepth = depth
    return true
  }

  /// Continues a sweep: removes the items of the next depth; `nil` if there are none.
  mutating func popNext() -> [Element]? {
    guard let next = direction == .downward ? items.popShallowest() : items.popDeepest() else { return nil }
    reachedDepth = next.depth
    return next.elements
  }

  /// Ends a sweep. `outerDepth` is the depth that an enclosing one has reached; `nil` for none.
  mutating func endSweep(within outerDepth: Int? = nil) {
    reachedDepth = outerDepth
    guard outerDepth == nil else { return }
    for (element, depth) in later { items.insert(element, depth: depth) }
    later = []
  }
}
