import EaselDrawing
import EaselPixels
import EaselTypography

/// Makes pixels of drawings where a paint needs them, with the rasterizer that a program brings along.
package final class FragmentImageCache: Sendable {
  package static let shared = FragmentImageCache()

  /// The picture of a list, which is as large as it says.
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

  /// Pixels.
  private static let largestSide: CGFloat = 4096

  /// Says who makes pictures. Without that there are none.
  package func use(_ rasterize: @escaping Rasterize) { contents.withLock { $0.rasterize = rasterize } }

  /// Forgets the pictures that no paint needed since it was called last.
  package func forgetUnused() { contents.withLock { $0.pictures.forgetUnused() } }

  /// The picture of a drawing of `size` points, in about `scale` pixels per point.
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
