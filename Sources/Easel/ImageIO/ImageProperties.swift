import EaselPixels
import Foundation

/// The width of the stored image in pixels: a number.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height of the stored image in pixels: a number.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The bits of a component: a number.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The color model: a string.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The color model of red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Whether a pixel of the image is not opaque: a Boolean value.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The orientation of the stored pixels: a number, that of a case of `CGImagePropertyOrientation`.
public let kCGImagePropertyOrientation: CFString = "Orientation"

/// The quality of a JPEG file, from 0 to 1; by default 0.8.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The `CGColor` behind the image in formats without alpha; by default black.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The largest side of the stored image in pixels: a number. Larger images are reduced.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

/// Whether a thumbnail is made of the image: a Boolean value.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Same as `kCGImageSourceCreateThumbnailFromImageAlways`: embedded thumbnails are not used.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is upright: a Boolean value.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// The largest side of a thumbnail in pixels: a number.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether decoded images are kept. No effect: a source always keeps its image.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether images are decoded when they are created. No effect: they always are.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The identifier of the likely format. No effect: the first bytes determine it.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"

/// The orientation of the stored rows and columns of an image, with the numbers of Exif.
public enum CGImagePropertyOrientation: UInt32, CaseIterable, Sendable {
  /// The first stored row is the top of the image.
  case up = 1
  /// The first stored row is the top of the image, from right to left.
  case upMirrored
  /// The image is turned by 180 degrees.
  case down
  /// The first stored row is the bottom of the image.
  case downMirrored
  /// The first stored row is the left side of the image, from top to bottom.
  case leftMirrored
  /// The first stored row is the right side of the image, from top to bottom.
  case right
  /// The first stored row is the right side of the image, from bottom to top.
  case rightMirrored
  /// The first stored row is the left side of the image, from bottom to top.
  case left
}

/// A file format for images.
enum ImageFormat: String, CaseIterable {
  case png = "public.png"
  case jpeg = "public.jpeg"

  static let identifiers = allCases.map(\.rawValue)

  /// The format of a file by its first bytes; nil if it is unknown.
  init?(signatureOf bytes: [UInt8]) {
    if bytes.starts(with: PNGCodec.signature) {
      self = .png
    } else if bytes.starts(with: JPEGCodec.signature) {
      self = .jpeg
    } else {
      return nil
    }
  }

  /// The name in messages.
  var name: String { self == .png ? "PNG" : "JPEG" }

  /// The quality of JPEG files without `kCGImageDestinationLossyCompressionQuality`.
  private static let usualQuality: CGFloat = 0.8

  func encode(_ image: PixelImage, quality: CGFloat?) throws -> Data {
    switch self {
    case .png: Data(try image.encodedPNG())
    case .jpeg: Data(try image.encodedJPEG(quality: Int((quality ?? ImageFormat.usualQuality) * 99) + 1))
    }
  }
}
