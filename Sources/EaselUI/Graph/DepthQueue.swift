/// A queue of things at depths of a tree, taken out from the top or from the bottom; equals in the order they came.
struct DepthQueue<Element> {
  private var levels: [[Element]] = []
  /// All elements lie within these levels.
  private var occupied = 0..<0

  mutating func insert(_ element: Element, depth: Int) {
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(element)
    occupied =
      occupied.isEmpty
      ? depth..<depth + 1 : min(depth, occupied.lowerBound)..<max(depth + 1, occupied.upperBound)
  }

  /// Takes the elements of the smallest depth that has any out into an empty list, whose memory is used again, and gives
  /// the depth; nil when there are none.
  mutating func popShallowest(into elements: inout [Element]) -> Int? {
    guard let depth = occupied.first(where: { !levels[$0].isEmpty }) else { return nil }
    occupied = depth + 1..<occupied.upperBound
    swap(&elements, &levels[depth])
    return depth
  }

  /// Takes out the elements of the smallest depth that has any; nil when there are none.
  mutating func popShallowest() -> (depth: Int, elements: [Element])? {
    var elements: [Element] = []
    return popShallowest(into: &elements).map { ($0, elements) }
  }

  /// Takes out the elements of the greatest depth that has any; nil when there are none.
  mutating func popDeepest() -> (depth: Int, elements: [Element])? {
    guard let depth = occupied.last(where: { !levels[$0].isEmpty }) else { return nil }
    occupied = occupied.lowerBound..<depth
    let elements = levels[depth]
    levels[depth] = []
    return (depth, elements)
  }
}
