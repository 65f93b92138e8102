import EaselDrawing
import EaselGeometry

/// The filters of a pass, as the chain in which they were recorded.
struct PassFilters {
  /// How the oldest filter of the chain, which runs last, is applied.
  enum Oldest {
    case unchanged
    case omitted
    /// As a shadow without its source.
    case shadowOnly
  }

  /// A projection in the space of `transform` that runs before the chain.
  var first: (map: ProjectionTransform, transform: CGAffineTransform)?
  /// The head of the chain; nil if there are no filters.
  var newest: FilterNode?
  /// From the space of the recorded filters to device pixels.
  var outer = CGAffineTransform.identity
  var oldest = Oldest.unchanged

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
    case .unchanged: return filter.operation
    case .omitted: return nil
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
  /// - Returns: The transform followed by the removed projections.
  mutating func removeLeadingProjections(after transform: CGAffineTransform) -> CGAffineTransform {
    var transform = transform
    while case .projection(let next)? = filters.first?.operation, let affine = next.affine, affine.isFinite {
      transform = transform.concatenating(affine)
      filters.removeFirst()
    }
    return transform
  }
}
