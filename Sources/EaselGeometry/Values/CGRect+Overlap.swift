import Foundation

extension CGRect {
  /// The part that both rectangles have in common, in their space; null where there is none, and where an edge of either
  /// is no number. `intersection` of Foundation on Linux traps on such an edge.
  package func overlap(_ other: CGRect) -> CGRect {
    let edges = [self, other].flatMap { [$0.minX, $0.minY, $0.maxX, $0.maxY] }
    return edges.contains(where: \.isNaN) ? .null : intersection(other)
  }
}
