import Synchronization

/// An immutable image that drawings can refer to: premultiplied BGRA, sRGB-encoded, rows without padding.
///
/// Each image has a `generation` that is unique in the process, so that hashes can use it in place of the
/// pixels.
///
/// ```swift
/// import EaselPixels
///
/// func redPixel() -> PixelImage? {
///   PixelImage(width: 1, height: 1, pixels: [0xffff_0000])
/// }
/// ```
public final class PixelImage: Sendable {
  /// The width in pixels; at least 1.
  public let width: Int
  /// The height in pixels; at least 1.
  public let height: Int
  /// The `width * height` premultiplied pixels, top row first; see `EaselPixels.swift` for their format.
  public let pixels: [UInt32]
  /// A number that no other image of this process has or had.
  public let generation: UInt64

  private static let nextGeneration = Atomic<UInt64>(1)

  /// Creates an image from premultiplied pixels, top row first.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - pixels: Exactly `width * height` pixels in which no color component exceeds alpha; this is not
  ///     checked.
  /// - Returns: Nil if `pixels` has a different count or a side is below 1.
  public init?(width: Int, height: Int, pixels: [UInt32]) {
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !isTooLarge, pixels.count == count else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
    generation = PixelImage.nextGeneration.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  /// Creates an image with the current pixels of a bitmap.
  public convenience init(copying pixmap: Pixmap) {
    var copy: [UInt32] = []
    copy.reserveCapacity(pixmap.width * pixmap.height)
    for row in 0..<pixmap.height {
      copy.append(
        contentsOf: UnsafeBufferPointer(start: pixmap.pixels + row * pixmap.stride, count: pixmap.width))
    }
    self.init(width: pixmap.width, height: pixmap.height, pixels: copy)!
  }
}

/// The orientation of the stored rows and columns of an image, with the numbers of Exif's tag 0x0112.
///
/// ```swift
/// import EaselPixels
///
/// func portrait(_ image: PixelImage) -> PixelImage {
///   image.upright(from: .right)
/// }
/// ```
public enum ImageOrientation: Int, Sendable {
  /// The first stored row is the top of the image.
  case up = 1
  /// The mirrored and rotated orientations; the names are those of ImageIO's `CGImagePropertyOrientation`.
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether stored rows are columns of the upright image.
  var swapsSides: Bool { rawValue >= ImageOrientation.leftMirrored.rawValue }

  /// The position of the stored pixel that belongs at (x, y) of the upright image. `width` and `height` are
  /// the size of the stored image.
  @inline(__always)
  fileprivate func storedPlace(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .up: (x, y)
    case .upMirrored: (width - 1 - x, y)
    case .down: (width - 1 - x, height - 1 - y)
    case .downMirrored: (x, height - 1 - y)
    case .leftMirrored: (y, x)
    case .right: (y, height - 1 - x)
    case .rightMirrored: (width - 1 - y, height - 1 - x)
    case .left: (width - 1 - y, x)
    }
  }
}

extension PixelImage {
  /// Returns the upright image, given the orientation in which this one is stored. For `up`, returns the same
  /// object.
  public func upright(from orientation: ImageOrientation) -> PixelImage {
    guard orientation != .up else { return self }
    let size = orientation.swapsSides ? (width: height, height: width) : (width: width, height: height)
    var upright: [UInt32] = []
    upright.reserveCapacity(pixels.count)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let place = orientation.storedPlace(x: x, y: y, width: width, height: height)
        upright.append(pixels[place.y * width + place.x])
      }
    }
    return PixelImage(width: size.width, height: size.height, pixels: upright)!
  }

  /// Returns the image with a border of one pixel that repeats its edge pixels, so that sampling between
  /// pixels at the edge does not mix in transparency.
  public func addingBorder() -> PixelImage {
    var bordered: [UInt32] = []
    bordered.reserveCapacity((width + 2) * (height + 2))
    for y in -1...height {
      let row = min(max(y, 0), height - 1) * width
      bordered.append(pixels[row])
      bordered += pixels[row..<row + width]
      bordered.append(pixels[row + width - 1])
    }
    return PixelImage(width: width + 2, height: height + 2, pixels: bordered)!
  }
}

extension ImageOrientation {
  /// Reads the orientation from the Exif data of a JPEG file; `up` if there is none (CIPA DC-008, Exif 2.32,
  /// sections 4.5 and 4.6).
  init(jpeg bytes: [UInt8]) {
    self = ImageOrientation.number(inJPEG: bytes).flatMap(ImageOrientation.init(rawValue:)) ?? .up
  }

  /// Searches the segments before the image data for the orientation.
  private static func number(inJPEG bytes: [UInt8]) -> Int? {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xff, bytes[place + 1] != 0xda {
      // A marker may be preceded by any number of fill bytes (ITU-T T.81, section B.1.1.2).
      if bytes[place + 1] == 0xff {
        place += 1
        continue
      }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + max(length, 2)
      guard end <= bytes.count else { return nil }
      let content = bytes[(place + 4)..<max(end, place + 4)]
      if bytes[place + 1] == 0xe1, content.starts(with: Array("Exif\0\0".utf8)) {
        return number(inTIFF: Array(content.dropFirst(6)))
      }
      place = end
    }
    return nil
  }

  /// Searches the first directory of TIFF data for the tag.
  private static func number(inTIFF bytes: [UInt8]) -> Int? {
    guard bytes.count >= 8 else { return nil }
    let isLittleEndian = bytes[0] == UInt8(ascii: "I")
    func short(_ place: Int) -> Int? {
      guard place >= 0, place + 2 <= bytes.count else { return nil }
      let (first, second) = (Int(bytes[place]), Int(bytes[place + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    guard let low = short(isLittleEndian ? 4 : 6), let high = short(isLittleEndian ? 6 : 4) else {
      return nil
    }
    let directory = high << 16 | low
    guard let count = short(directory) else { return nil }
    let entry = (0..<count).lazy.map { directory + 2 + 12 * $0 }.first { short($0) == 0x0112 }
    return entry.flatMap { short($0 + 8) }
  }
}
