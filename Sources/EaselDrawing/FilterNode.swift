import EaselGeometry

/// A filter in the linked list of a drawing state. **The newest filter runs first**: walk from the head to the
/// parents.
public final class FilterNode: Sendable {
  /// The filters that were added before this one and run after it.
  public let parent: FilterNode?
  /// The filter of this node.
  public let operation: FilterOperation
  /// The transform from the user space in which the filter was added to the space of the fragment.
  public let transform: CGAffineTransform
  /// Whether the filter works on linear light.
  public let usesLinearColor: Bool
  /// A hash of this filter and its parents.
  public let hash: ContentHash
  /// The number of filters in the list.
  let count: Int

  /// The largest number of filters that a state collects. Each of them runs over all pixels of a command.
  package static let largestCount = 32

  /// Creates a node before `parent`.
  public init(
    parent: FilterNode?, operation: FilterOperation, transform: CGAffineTransform,
    usesLinearColor: Bool = false
  ) {
    self.parent = parent
    self.operation = operation
    self.transform = transform
    self.usesLinearColor = usesLinearColor
    count = (parent?.count ?? 0) + 1
    hash = FilterNode.hash(
      of: operation, after: parent?.hash ?? .zero, transform: transform, usesLinearColor: usesLinearColor)
  }

  /// The hash of a node with these properties.
  package static func hash(
    of operation: FilterOperation, after parent: ContentHash = .zero,
    transform: CGAffineTransform = .identity, usesLinearColor: Bool
  ) -> ContentHash {
    var hasher = ContentHasher(seed: usesLinearColor ? 1 : 0)
    hasher.combine(parent)
    hasher.combine(transform)
    operation.hash(into: &hasher)
    return hasher.finish()
  }
}

extension DrawingState {
  /// Adds a filter that runs before the present ones. From the 33rd on, filters are left out, with a message on standard
  /// error.
  package mutating func addFilter(
    _ operation: FilterOperation, transform: CGAffineTransform, usesLinearColor: Bool = false
  ) {
    guard (filters?.count ?? 0) < FilterNode.largestCount else {
      ProblemLog.report("only the first \(FilterNode.largestCount) filters of a drawing apply")
      return
    }
    filters = FilterNode(
      parent: filters, operation: operation, transform: transform, usesLinearColor: usesLinearColor)
  }
}
