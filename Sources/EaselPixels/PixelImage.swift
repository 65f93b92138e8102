import Synchronization

/// An immutable picture that drawings may refer to: premultiplied BGRA, rows without padding.
///
/// Its `generation` is never used twice in a process, so that it can stand for the content in a hash.
public final class PixelImage: Sendable {
  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int
  /// `width * height` pixels, top row first.
  public let pixels: [UInt32]
  /// A number that no other image of this process ever had.
  public let generation: UInt64

  private static let nextGeneration = Atomic<UInt64>(1)

  /// Takes `width * height` premultiplied pixels; nil when the count does not fit or a side is below 1.
  public init?(width: Int, height: Int, pixels: [UInt32]) {
    guard width > 0, height > 0, pixels.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
    generation = PixelImage.nextGeneration.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  /// A copy of what the pixmap shows now.
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

/// How the rows and columns of a stored picture lie when it is seen, by the numbers of Exif's tag 0x0112.
public enum ImageOrientation: Int, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// True when rows of the stored picture are columns of the one that is seen.
  var swapsSides: Bool { rawValue >= ImageOrientation.leftMirrored.rawValue }

  /// The stored pixel that is seen at (x, y), given the size of the stored picture.
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
  /// The picture as it is seen when it was stored in the given orientation.
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

  /// The picture with a border of one pixel that repeats its edge, so that what is read between pixels at the edge is
  /// not mixed with nothing.
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
  /// The orientation that a JPEG file names in its Exif data; `up` where it names none
  /// (CIPA DC-008, Exif 2.32, sections 4.5 and 4.6).
  init(jpeg bytes: [UInt8]) {
    self = ImageOrientation.number(inJPEG: bytes).flatMap(ImageOrientation.init(rawValue:)) ?? .up
  }

  /// Goes through the segments before the picture's data.
  private static func number(inJPEG bytes: [UInt8]) -> Int? {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xff, bytes[place + 1] != 0xda {
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

  /// Looks for the tag in the first directory of TIFF data.
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
