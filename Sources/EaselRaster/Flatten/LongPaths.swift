import EaselGeometry
import EaselPixels

/// The requests of a frame whose paths are so long that they are flattened in parts, which workers share like requests.
struct LongPaths {
  /// A request by number, and which parts are its own.
  struct Cut {
    var request: Int
    var parts: Range<Int>
  }

  /// The requests that may be cut, by number.
  private var candidates: [Int] = []
  /// In the order of their requests.
  private(set) var cuts: [Cut] = []
  private(set) var parts: [PathPart] = []
  /// For each part the number of its request.
  private(set) var owners: [Int] = []

  /// Elements from which on a path is looked at.
  private static let leastLength = 2 * min(PathCutter.PartLength.fill, PathCutter.PartLength.stroke)

  mutating func removeAll() {
    candidates.removeAll(keepingCapacity: true)
    removeParts()
  }

  private mutating func removeParts() {
    cuts.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    owners.removeAll(keepingCapacity: true)
  }

  /// Notes a request if its path is long; dashes go on from one end to the other.
  @inline(__always)
  mutating func note(_ request: Int, elements: Int, isDashed: Bool) {
    if elements >= LongPaths.leastLength, !isDashed { candidates.append(request) }
  }

  /// Cuts the paths that were noted, those left out that need no flattening.
  mutating func cut(_ requests: [FramePlan.PathRequest], unless isKnown: (Int) -> Bool) {
    removeParts()
    for candidate in candidates where !isKnown(candidate) {
      let first = parts.count
      append(partsOf: requests[candidate])
      guard parts.count > first else { continue }
      cuts.append(Cut(request: candidate, parts: first..<parts.count))
      for _ in first..<parts.count { owners.append(candidate) }
    }
  }

  /// True for a request that is flattened in parts.
  @inline(__always)
  func cuts(_ request: Int) -> Bool {
    if cuts.isEmpty { return false }
    var candidates = 0..<cuts.count
    while !candidates.isEmpty {
      let middle = candidates.lowerBound + candidates.count / 2
      if cuts[middle].request == request { return true }
      candidates =
        cuts[middle].request < request
        ? middle + 1..<candidates.upperBound : candidates.lowerBound..<middle
    }
    return false
  }

  private mutating func append(partsOf request: FramePlan.PathRequest) {
    guard request.stroke != nil else { return PathCutter.cut(request.path, into: &parts) }
    PathCutter.cut(
      strokeOf: request.path, scale: Double(request.transform.maximumScale),
      tolerance: FrameFlattener.tolerance,
      into: &parts)
  }
}
