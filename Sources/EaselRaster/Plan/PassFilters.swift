import EaselDrawing
import EaselGeometry

/// The filters that run over a pass, by the chain in which they were recorded.
struct PassFilters {
  /// What becomes of the oldest filter of the chain, which runs last.
  enum Oldest {
    case asItIs
    case none
    /// A shadow without its source.
    case shadowOnly
  }

  /// Runs before those of the chain, in the space of the transform.
  var first: (map: ProjectionTransform, transform: CGAffineTransform)?
  /// The head of the chain; nil for no filters.
  var newest: FilterNode?
  /// From the space of the recorded filters to device pixels.
  var outer = CGAffineTransform.identity
  var oldest = Oldest.asItIs

  /// Appends the filters in the order in which they run, newest first, with lengths in pixels.
  func append(to filters: inout [DeviceFilter], _ cache: FilterCache) {
    if let first {
      append(.projection(first.map), first.transform, usesLinearColor: false, to: &filters, cache)
    }
    var node = newest
    while let filter = node {
      if let operation = operation(of: filter) {
        append(operation, filter.transform, usesLinearColor: filter.usesLinearColor, to: &filters, cache)
      }
      node = filter.parent
    }
  }

  private func append(
    _ operation: FilterOperation, _ transform: CGAffineTransform, usesLinearColor: Bool,
    to filters: inout [DeviceFilter], _ cache: FilterCache
  ) {
    let operation = operation.scaled(by: transform.concatenating(outer))
    filters.append(cache.filter(operation, usesLinearColor: usesLinearColor))
  }

  private func operation(of filter: FilterNode) -> FilterOperation? {
    guard filter.parent == nil else { return filter.operation }
    switch oldest {
    case .asItIs: return filter.operation
    case .none: return nil
    case .shadowOnly:
      guard case .shadow(var shadow) = filter.operation else { return filter.operation }
      shadow.isShadowOnly = true
      return .shadow(shadow)
    }
  }
}

extension FilterNode {
  /// The filter that runs last.
  var oldest: FilterNode {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }
}

extension PassPlan {
  /// Removes the affine projections that run before all other filters.
  ///
  /// - Returns: A map with theirs behind it.
  mutating func takeFirstMaps(after map: CGAffineTransform) -> CGAffineTransform {
    var map = map
    while case .projection(let next)? = filters.first?.operation, let affine = next.affine, affine.isFinite {
      map = map.concatenating(affine)
      filters.removeFirst()
    }
    return map
  }
}
