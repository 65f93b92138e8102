import EaselDrawing
import EaselPixels
import EaselTypography

/// A cache of rasterized drawings for paints that need pixels. The rasterizer is injected by `use(_:)`.
package final class FragmentImageCache: Sendable {
  package static let shared = FragmentImageCache()

  /// Rasterizes a display list in its own size. Returns nil if that fails.
  package typealias Rasterize = @Sendable (_ list: DisplayList) -> PixelImage?

  private struct Key: Hashable {
    let hash: ContentHash
    let width: Int
    let height: Int
  }

  private struct Contents {
    var rasterize: Rasterize?
    var pictures = BoundedCache<Key, PixelImage>(limit: 1 << 26)
  }

  private let contents = LockedValue(Contents())

  /// The maximum width and height of an image in pixels.
  private static let largestSide: CGFloat = 4096

  /// Sets the rasterizer. Without one, no images are made.
  package func use(_ rasterize: @escaping Rasterize) { contents.withLock { $0.rasterize = rasterize } }

  /// Evicts images that no paint has used since the previous call.
  package func forgetUnused() { contents.withLock { $0.pictures.forgetUnused() } }

  /// Returns the image of a drawing of `size` points at about `scale` pixels per point.
  func pixels(of fragment: Fragment, size: CGSize, scale: CGFloat) -> PixelImage? {
    let width = min((size.width * scale).roundedUpToPixels, FragmentImageCache.largestSide)
    let height = min((size.height * scale).roundedUpToPixels, FragmentImageCache.largestSide)
    guard width >= 1, height >= 1 else { return nil }
    return contents.withLock { contents in
      let key = Key(hash: fragment.hash, width: Int(width), height: Int(height))
      if let known = contents.pictures[key] { return known }
      let recorder = FragmentRecorder()
      let fit = CGAffineTransform(scaleX: width / size.width, y: height / size.height)
      recorder.append(fragment, state: DrawingState(transform: fit))
      let list = DisplayList(
        root: recorder.finish(), size: CGSize(width: width, height: height), scale: 1, background: .clear)
      guard let made = contents.rasterize?(list) else { return nil }
      contents.pictures.insert(made, for: key, cost: made.width * made.height * 4)
      return made
    }
  }
}
