import EaselDrawing

/// Filters that were asked for lately: what is worked out once for each serves the frames that follow.
final class FilterCache {
  /// More than a drawing has that animates none of its filters.
  private static let largestCount = 32

  /// The newest at the end.
  private var known: [DeviceFilter] = []

  func filter(_ operation: FilterOperation, usesLinearColor: Bool) -> DeviceFilter {
    if let index = known.lastIndex(where: {
      $0.usesLinearColor == usesLinearColor && $0.operation == operation
    }) {
      return known[index]
    }
    let made = DeviceFilter(operation, usesLinearColor: usesLinearColor)
    if known.count == FilterCache.largestCount { known.removeFirst() }
    known.append(made)
    return made
  }
}
