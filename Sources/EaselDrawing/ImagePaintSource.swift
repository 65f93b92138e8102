import EaselGeometry
import EaselPixels

/// An image as a paint: immutable, shared by reference, hashed once.
public final class ImagePaintSource: Equatable, Sendable {
  /// How pixels between the image's own are found.
  public enum Sampling: UInt8, Sendable {
    case nearest, linear
    /// Linear when enlarged, averaged over the covered pixels when reduced.
    case high
  }

  public let image: PixelImage
  /// The part of the image that is used, in its pixels.
  public let source: CGRect
  /// From image pixels to the user space of the command.
  public let transform: CGAffineTransform
  /// True: the source part repeats over the plane; false: transparent outside.
  public let tiles: Bool
  /// Where the repetitions end, in pixels of the image; beyond are the pixels beside the source part. nil: nowhere.
  public let tileBounds: CGRect?
  public let sampling: Sampling
  public let hash: ContentHash

  public init(
    image: PixelImage, source: CGRect, transform: CGAffineTransform, tiles: Bool, tileBounds: CGRect? = nil,
    sampling: Sampling
  ) {
    self.image = image
    self.source = source
    self.transform = transform
    self.tiles = tiles
    self.tileBounds = tileBounds
    self.sampling = sampling
    var hasher = ContentHasher(seed: (tiles ? 256 : 0) | UInt64(sampling.rawValue))
    hasher.combine(image.generation)
    hasher.combine(source.origin)
    hasher.combine(source.width)
    hasher.combine(source.height)
    hasher.combine(transform)
    if let tileBounds {
      hasher.combine(tileBounds.origin)
      hasher.combine(tileBounds.width)
      hasher.combine(tileBounds.height)
    }
    hash = hasher.finish()
  }

  public static func == (lhs: ImagePaintSource, rhs: ImagePaintSource) -> Bool {
    lhs === rhs || lhs.hash == rhs.hash
  }
}
