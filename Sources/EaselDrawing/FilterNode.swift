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

  /// Creates a node before `parent`.
  public init(
    parent: FilterNode?, operation: FilterOperation, transform: CGAffineTransform,
    usesLinearColor: Bool = false
  ) {
    self.parent = parent
    self.operation = operation
    self.transform = transform
    self.usesLinearColor = usesLinearColor
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
