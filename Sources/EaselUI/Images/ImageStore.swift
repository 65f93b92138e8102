import EaselPixels
import EaselTypography

/// The pictures of files that were asked for, found and read once.
///
/// Those that are shown stay; of others the ones used last are kept, up to a limit of bytes.
final class ImageStore: Sendable {
  static let shared = ImageStore()

  /// A picture of a file, and how many of its pixels are a point.
  struct FoundImage {
    let image: CGImage
    let scale: CGFloat
    let isTemplate: Bool
  }

  private struct Key: Hashable {
    let name: ResourceName
    /// The number of pixels of a point, rounded up.
    let scale: Int
  }

  private struct OrientedKey: Hashable {
    let generation: UInt64
    let orientation: Image.Orientation
  }

  private struct Contents {
    /// Nil for names that are not found.
    var files: [Key: ImageFile?] = [:]
    var images: [ImageFile: WeakImage] = [:]
    var recentImages = BoundedCache<ImageFile, CGImage>(limit: ImageStore.recentBytes)
    var uprightImages = BoundedCache<OrientedKey, CGImage>(limit: ImageStore.recentBytes)
    var missingSymbols: Set<String> = []
  }

  private struct WeakImage {
    weak var image: CGImage?
  }

  /// Bytes of pictures that are kept although nobody shows them.
  private static let recentBytes = 1 << 28

  private let contents = LockedValue(Contents())
  private let report: @Sendable (String) -> Void

  /// - Parameter report: Takes one line for each thing that is not found.
  init(report: @escaping @Sendable (String) -> Void = StandardError.write) {
    self.report = report
  }

  /// The picture of a name that suits a display; nil, and a line on standard error the first time, when there is none.
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
    contents.files[key] = found
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
      contents.files[key] = .some(nil)
      report("cannot show \(file.path): \(error)")
      return nil
    }
  }

  /// The pixels as they are seen when they were stored in the given orientation.
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

  /// Says, the first time, that there is no drawing for a symbol.
  func reportMissing(symbol name: String) {
    contents.withLock { contents in
      if contents.missingSymbols.insert(name).inserted { report("no symbol \"\(name)\"") }
    }
  }
}

/// Where the library says what it cannot find.
enum StandardError {
  /// Writes one line that begins with the library's name.
  @Sendable static func write(_ message: String) {
    FileHandle.standardError.write(Data("easel: \(message)\n".utf8))
  }
}
