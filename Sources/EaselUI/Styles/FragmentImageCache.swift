import EaselDrawing
import EaselPixels
import EaselTypography

/// The images of fragments, for paints that need pixels where a program gave a drawing.
///
/// The host of the views sets a cache with a rasterizer in their environment (`EnvironmentValues.fragmentImages`).
package final class FragmentImageCache: Sendable {
  /// Draws a display list into an image of the list's size.
  package typealias Rasterize = @Sendable (_ list: DisplayList) -> PixelImage?

  private struct Key: Hashable {
    let hash: ContentHash
    let width: Int
    let height: Int
  }

  /// Bytes of pixels.
  private static let budget = 1 << 26
  /// Pixels; larger images are scaled down to this.
  private static let largestSide: CGFloat = 4096

  private let rasterize: Rasterize
  private let images = LockedValue(BoundedCache<Key, PixelImage>(limit: budget))

  package init(rasterize: @escaping Rasterize) { self.rasterize = rasterize }

  /// The memory of the images.
  package var cacheUsage: CacheUsage { images.withLock { $0.usage("images of drawings") } }

  /// Removes the images that were not used since the last call.
  package func evictUnused() { images.withLock { $0.evictUnused() } }

  /// The image of a fragment of `size` points, at about `scale` pixels per point; nil when it has no pixel.
  func pixels(of fragment: Fragment, size: CGSize, scale: CGFloat) -> PixelImage? {
    let width = min((size.width * scale).roundedUpToPixels, FragmentImageCache.largestSide)
    let height = min((size.height * scale).roundedUpToPixels, FragmentImageCache.largestSide)
    guard width >= 1, height >= 1 else { return nil }
    let key = Key(hash: fragment.hash, width: Int(width), height: Int(height))
    return images.withLock { images in
      if let image = images[key] { return image }
      let recorder = FragmentRecorder()
      let fit = CGAffineTransform(scaleX: width / size.width, y: height / size.height)
      recorder.append(fragment, state: DrawingState(transform: fit))
      let list = DisplayList(
        root: recorder.finish(), size: CGSize(width: width, height: height), scale: 1, background: .clear)
      guard let image = rasterize(list) else { return nil }
      images.insert(image, for: key, cost: image.width * image.height * 4)
      return image
    }
  }
}

extension EnvironmentValues {
  /// The images of fragments; nil where no rasterizer is at hand, and such paints stay clear.
  @Entry package var fragmentImages: FragmentImageCache?
}
