import EaselGeometry
import EaselPixels

/// The requests of a frame whose paths are long enough to be flattened in parts, which workers share.
struct LongPaths {
  /// A request by index, and the range of its parts.
  struct Split {
    var request: Int
    var parts: Range<Int>
  }

  /// The indices of the requests that may be split.
  private var candidates: [Int] = []
  /// In the order of their requests.
  private(set) var splits: [Split] = []
  private(set) var parts: [PathPart] = []
  /// For each part, the index of its request.
  private(set) var owners: [Int] = []

  /// The number of elements of the shortest path that is considered.
  private static let leastLength = 2 * min(PathCutter.PartLength.fill, PathCutter.PartLength.stroke)

  mutating func removeAll() {
    candidates.removeAll(keepingCapacity: true)
    removeParts()
  }

  private mutating func removeParts() {
    splits.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    owners.removeAll(keepingCapacity: true)
  }

  /// Adds a request if its path is long. Dashed strokes cannot be split: the dash phase runs from end to end.
  @inline(__always)
  mutating func note(_ request: Int, elements: Int, isDashed: Bool) {
    if elements >= LongPaths.leastLength, !isDashed { candidates.append(request) }
  }

  /// Splits the long paths.
  mutating func split(_ requests: [PathRequest], of paths: [Path]) {
    removeParts()
    for candidate in candidates {
      let first = parts.count
      append(partsOf: requests[candidate], paths)
      guard parts.count > first else { continue }
      splits.append(Split(request: candidate, parts: first..<parts.count))
      for _ in first..<parts.count { owners.append(candidate) }
    }
  }

  /// Whether a request is flattened in parts.
  @inline(__always)
  func splits(_ request: Int) -> Bool {
    if splits.isEmpty { return false }
    var candidates = 0..<splits.count
    while !candidates.isEmpty {
      let middle = candidates.lowerBound + candidates.count / 2
      if splits[middle].request == request { return true }
      candidates =
        splits[middle].request < request
        ? middle + 1..<candidates.upperBound : candidates.lowerBound..<middle
    }
    return false
  }

  private mutating func append(partsOf request: PathRequest, _ paths: [Path]) {
    let path = paths[Int(request.path)]
    guard request.stroke >= 0 else { return PathCutter.cut(path, into: &parts) }
    PathCutter.cut(
      strokeOf: path, scale: Double(request.transform.maximumScale),
      tolerance: FrameFlattener.tolerance, into: &parts)
  }
}
