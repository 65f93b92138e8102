import EaselDrawing
import EaselPixels
import EaselTypography

/// A cache of image files, which are found and decoded once.
///
/// Images in use stay in memory; others are evicted in least recently used order when they exceed a limit in
/// bytes.
final class ImageStore: Sendable {
  static let shared = ImageStore()

  /// A decoded image, with its number of pixels per point.
  struct FoundImage {
    let image: CGImage
    let scale: CGFloat
    let isTemplate: Bool
  }

  private struct Key: Hashable {
    let name: ResourceName
    /// The number of pixels per point, rounded up.
    let scale: Int
  }

  private struct OrientedKey: Hashable {
    let generation: UInt64
    let orientation: Image.Orientation
  }

  private struct Contents {
    /// Nil for names that were not found.
    var files = BoundedCache<Key, ImageFile?>(limit: ImageStore.nameLimit)
    var images: [ImageFile: WeakImage] = [:]
    var recentImages = BoundedCache<ImageFile, CGImage>(limit: ImageStore.recentBytes)
    var uprightImages = BoundedCache<OrientedKey, CGImage>(limit: ImageStore.recentBytes)
    var missingSymbols: Set<String> = []
  }

  private struct WeakImage {
    weak var image: CGImage?
  }

  /// The maximum size of the cached images, in bytes.
  private static let recentBytes = 1 << 28
  /// The maximum numbers of image names and of missing symbols that are stored.
  private static let nameLimit = 4096

  private let contents = LockedValue(Contents())
  private let report: @Sendable (String) -> Void

  /// Creates an empty cache.
  ///
  /// - Parameter report: Receives one message for each resource that is not found.
  init(report: @escaping @Sendable (String) -> Void = StandardError.report) {
    self.report = report
  }

  /// The memory of each of the caches.
  var cacheUsage: [CacheUsage] {
    contents.withLock { [$0.recentImages.usage("image files"), $0.uprightImages.usage("upright images")] }
  }

  /// The image of a resource that best fits a display scale. If there is none, returns nil and reports it
  /// once.
  func image(_ name: ResourceName, displayScale: CGFloat) -> FoundImage? {
    contents.withLock { contents in
      let key = Key(name: name, scale: displayScale > 1 ? Int(min(displayScale, 3).rounded(.up)) : 1)
      guard let file = find(key, &contents), let image = read(file, key, &contents) else { return nil }
      return FoundImage(image: image, scale: file.scale, isTemplate: file.isTemplate)
    }
  }

  private func find(_ key: Key, _ contents: inout Contents) -> ImageFile? {
    if let known = contents.files[key] { return known }
    let found = ImageSearch(key.name, scale: key.scale).file
    contents.files.insert(found, for: key, cost: 1)
    if found == nil { report("no picture \"\(key.name.name)\" in the resources or the working directory") }
    return found
  }

  private func read(_ file: ImageFile, _ key: Key, _ contents: inout Contents) -> CGImage? {
    if let known = contents.recentImages[file] ?? contents.images[file]?.image { return known }
    do throws(ImageFileError) {
      let image = CGImage(try PixelImage.read(from: file.path))
      contents.images = contents.images.filter { $0.value.image != nil }
      contents.images[file] = WeakImage(image: image)
      contents.recentImages.insert(image, for: file, cost: image.width * image.height * 4)
      return image
    } catch {
      contents.files.insert(nil, for: key, cost: 1)
      report("cannot show \(file.path): \(error)")
      return nil
    }
  }

  /// The pixels of an image in upright orientation, given the orientation in which they are stored.
  func upright(_ image: CGImage, from orientation: Image.Orientation) -> CGImage {
    guard orientation != .up else { return image }
    return contents.withLock { contents in
      let key = OrientedKey(generation: image.pixels.generation, orientation: orientation)
      if let known = contents.uprightImages[key] { return known }
      let upright = CGImage(image.pixels.upright(from: orientation.stored))
      contents.uprightImages.insert(upright, for: key, cost: upright.width * upright.height * 4)
      return upright
    }
  }

  /// Reports once that a symbol has no drawing.
  func reportMissing(symbol name: String) {
    contents.withLock { contents in
      guard contents.missingSymbols.count < ImageStore.nameLimit else { return }
      if contents.missingSymbols.insert(name).inserted { report("no symbol \"\(name)\"") }
    }
  }
}
