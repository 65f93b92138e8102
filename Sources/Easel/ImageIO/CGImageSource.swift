import EaselPixels
import Foundation

/// Reads the image of a PNG or JPEG file.
///
/// ```swift
/// func thumbnail(of url: URL) -> CGImage? {
///   guard let file = CGImageSourceCreateWithURL(url as CFURL, nil) else { return nil }
///   let options: [CFString: Any] = [
///     kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
///     kCGImageSourceThumbnailMaxPixelSize: 200,
///   ]
///   return CGImageSourceCreateThumbnailAtIndex(file, 0, options as CFDictionary)
/// }
/// ```
///
/// The gamma of PNG files is converted to that of sRGB, and 16-bit components to 8 bits. Color profiles and primaries other
/// than those of sRGB have no effect. Files are decoded at the first use, as a whole.
public final class CGImageSource {
  private let bytes: [UInt8]
  /// The image as it is stored, with the orientation of its pixels.
  fileprivate private(set) lazy var stored = decode()

  fileprivate init(_ bytes: [UInt8]) { self.bytes = bytes }

  fileprivate var format: ImageFormat? { ImageFormat(signatureOf: bytes) }

  private func decode() -> (image: CGImage, orientation: ImageOrientation)? {
    do {
      let (pixels, orientation) = try PixelImage.decodeStored(bytes)
      return (CGImage(pixels), orientation)
    } catch {
      ProblemLog.report("cannot decode an image: \(error)")
      return nil
    }
  }
}

/// Creates a source of a file. Nil, with a line on standard error, if the file cannot be read, or if it is neither a PNG
/// nor a JPEG file.
///
/// The options have no effect.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  do {
    return CGImageSource(try PixelImage.readBytes(from: url.path))
  } catch {
    ProblemLog.report(error == .unknownFormat ? "cannot read \(url.path): \(error)" : "\(error)")
    return nil
  }
}

/// Creates a source of the bytes of a file.
///
/// The options have no effect.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(Array(data))
}

/// Creates a source of the bytes of a provider.
///
/// The options have no effect.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.map { CGImageSource(Array($0)) }
}

/// The number of images: 1, or 0 if the format is unknown.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.format == nil ? 0 : 1 }

/// The index of the image that stands for the file: 0.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// The identifier of the format, such as `public.png`; nil if it is unknown.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.format?.rawValue }

/// The identifiers of the formats that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageFormat.identifiers }

/// How much of a file can be decoded.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The file ends before the image does. Not reported: what was decoded of a JPEG file is complete, and a PNG file is
  /// invalid.
  case statusUnexpectedEOF = -5
  /// The file is damaged.
  case statusInvalidData = -4
  /// The file is neither PNG nor JPEG.
  case statusUnknownType = -3
  /// Not reported.
  case statusReadingHeader = -2
  /// Not reported.
  case statusIncomplete = -1
  /// The image is decoded.
  case statusComplete = 0
}

/// Whether the file can be decoded.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  guard isrc.format != nil else { return .statusUnknownType }
  return isrc.stored == nil ? .statusInvalidData : .statusComplete
}

/// Whether the image at an index can be decoded.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  index == 0 ? CGImageSourceGetStatus(isrc) : .statusUnknownType
}

/// Returns the image at an index as it is stored, without applying its orientation. Returns nil if there is no such image or
/// if the file is damaged; the latter is reported on standard error.
///
/// The options have no effect.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? isrc.stored?.image : nil
}

/// A reduced image. Embedded thumbnails are not used.
///
/// Of the options, `kCGImageSourceCreateThumbnailFromImageAlways` or `kCGImageSourceCreateThumbnailFromImageIfAbsent` must be
/// true. With `kCGImageSourceThumbnailMaxPixelSize` the sides have at most so many pixels. With
/// `kCGImageSourceCreateThumbnailWithTransform` the image is upright.
///
/// - Returns: Nil if the options do not ask for it, and as for `CGImageSourceCreateImageAtIndex`.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let options = options ?? [:]
  func isTrue(_ key: CFString) -> Bool { (options[key] as? NSNumber)?.boolValue ?? false }
  guard
    isTrue(kCGImageSourceCreateThumbnailFromImageAlways)
      || isTrue(kCGImageSourceCreateThumbnailFromImageIfAbsent),
    index == 0, let (image, orientation) = isrc.stored
  else { return nil }
  let isUpright = isTrue(kCGImageSourceCreateThumbnailWithTransform) && orientation != .up
  let turned = isUpright ? CGImage(image.pixels.upright(from: orientation)) : image
  return turned.reduced(toSide: options.length(kCGImageSourceThumbnailMaxPixelSize))
}

/// The properties of the file as a whole: none.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  [:]
}

/// The size, depth, color model and orientation of the stored image at an index, with numbers as `NSNumber`. Nil if there
/// is no image.
///
/// The options have no effect.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let (image, orientation) = isrc.stored else { return nil }
  return [
    kCGImagePropertyPixelWidth: NSNumber(value: image.width),
    kCGImagePropertyPixelHeight: NSNumber(value: image.height),
    kCGImagePropertyDepth: NSNumber(value: image.bitsPerComponent),
    kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
    kCGImagePropertyHasAlpha: NSNumber(value: image.pixels.pixels.contains { $0 >> 24 != 0xff }),
    kCGImagePropertyOrientation: NSNumber(value: orientation.rawValue),
  ]
}
