import EaselGeometry

/// One clip and, by reference, all those that it is intersected with: an immutable list that grows at its head.
public final class ClipNode: Sendable {
  public enum Shape: Sendable {
    /// The inside of a path.
    case path(Path, FillStyle)
    /// The alpha of a fragment, times `opacity`.
    case layer(Fragment, opacity: Float)
  }

  public let parent: ClipNode?
  public let shape: Shape
  /// From the shape's space, as it was when the clip was made, to the fragment's space.
  public let transform: CGAffineTransform
  /// True: the outside of the shape is kept, coverage is 1 - coverage.
  public let isInverse: Bool
  /// Stands for this clip and all its parents.
  public let hash: ContentHash

  public init(parent: ClipNode?, shape: Shape, transform: CGAffineTransform, isInverse: Bool = false) {
    self.parent = parent
    self.shape = shape
    self.transform = transform
    self.isInverse = isInverse
    var hasher = ContentHasher(seed: isInverse ? 1 : 0)
    hasher.combine(parent?.hash ?? .zero)
    hasher.combine(transform)
    switch shape {
    case .path(let path, let style):
      hasher.combine(path)
      hasher.combine(style)
    case .layer(let fragment, let opacity):
      hasher.combine(fragment.hash)
      hasher.combine(opacity)
    }
    hash = hasher.finish()
  }
}
