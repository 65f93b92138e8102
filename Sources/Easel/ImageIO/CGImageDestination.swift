import EaselPixels
import Foundation

/// Writes an image as a PNG or JPEG file.
///
/// ```swift
/// func save(_ image: CGImage, to url: URL) -> Bool {
///   guard let file = CGImageDestinationCreateWithURL(url as CFURL, UTType.png.identifier as CFString, 1, nil) else {
///     return false
///   }
///   CGImageDestinationAddImage(file, image, nil)
///   return CGImageDestinationFinalize(file)
/// }
/// ```
///
/// Files are sRGB with 8 bits per component. Of the properties, `kCGImageDestinationLossyCompressionQuality`,
/// `kCGImageDestinationBackgroundColor`, `kCGImageDestinationImageMaxPixelSize` and `kCGImagePropertyOrientation` have an
/// effect. Images are stored upright: an orientation turns their pixels.
public final class CGImageDestination {
  private let consumer: CGDataConsumer
  fileprivate let format: ImageFormat
  fileprivate var properties: CFDictionary = [:]
  private var image: (CGImage, properties: CFDictionary)?
  private var isFinished = false

  fileprivate init(_ consumer: CGDataConsumer, _ format: ImageFormat) {
    (self.consumer, self.format) = (consumer, format)
  }

  fileprivate func add(_ image: CGImage, _ properties: CFDictionary?) {
    guard self.image == nil, !isFinished else {
      ProblemLog.report("a \(format.name) file has one image: the images after the first are left out")
      return
    }
    self.image = (image, properties ?? [:])
  }

  fileprivate func finish() -> Bool {
    guard !isFinished, let (image, own) = image else { return false }
    isFinished = true
    do {
      let pixels = image.prepared(for: format, properties.merging(own) { $1 })
      try consumer.consume(try format.encode(pixels, quality: own.quality ?? properties.quality))
      return true
    } catch {
      ProblemLog.report("\(error)")
      return false
    }
  }
}

/// Creates a destination that writes a file when it is finalized, and replaces an existing one.
///
/// The type is the identifier of the format: `public.png` or `public.jpeg`. The count of images is 1. The options have no
/// effect.
///
/// - Returns: Nil, with a line on standard error, for other formats, counts and kinds of URLs.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  makeDestination(CGDataConsumer(url: url), type, count)
}

/// Creates a destination that appends the bytes of a file to `data` when it is finalized; see
/// `CGImageDestinationCreateWithURL`.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  makeDestination(CGDataConsumer(data: data), type, count)
}

/// Creates a destination that passes the bytes of a file to `consumer` when it is finalized; see
/// `CGImageDestinationCreateWithURL`.
public func CGImageDestinationCreateWithDataConsumer(
  _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  makeDestination(consumer, type, count)
}

private func makeDestination(_ consumer: CGDataConsumer?, _ type: String, _ count: Int) -> CGImageDestination?
{
  guard let format = ImageFormat(rawValue: type) else {
    ProblemLog.report(
      "cannot write images as \(type): use \(ImageFormat.identifiers.joined(separator: " or "))")
    return nil
  }
  guard count == 1 else {
    ProblemLog.report("cannot write \(count) images to a \(format.name) file: it has one")
    return nil
  }
  return consumer.map { CGImageDestination($0, format) }
}

/// Sets properties for all images of a destination. Those that an image was added with override them.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  idst.properties = properties ?? [:]
}

/// Adds an image to a destination. An image too many is left out, with a line on standard error.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  idst.add(image, properties)
}

/// Adds the image of a source to a destination, with the properties of the source and those in `properties`. Does nothing
/// if the source has no image at the index.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  let own = CGImageSourceCopyPropertiesAtIndex(isrc, index, nil) ?? [:]
  idst.add(image, own.merging(properties ?? [:]) { $1 })
}

/// Writes the file. Returns false, with a line on standard error, if that fails, and false if there is no image or the
/// destination was finalized before. A file that existed is then unchanged.
@discardableResult public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  idst.finish()
}

/// The identifiers of the formats that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ImageFormat.identifiers }

extension CGImage {
  /// The pixels to store: upright, reduced to the largest size, and over the background color if the format has no alpha.
  fileprivate func prepared(for format: ImageFormat, _ properties: CFDictionary) -> PixelImage {
    let upright = pixels.upright(from: properties.orientation ?? .up)
    let image = CGImage(upright).reduced(toSide: properties.length(kCGImageDestinationImageMaxPixelSize))
    guard format == .jpeg, let color = properties[kCGImageDestinationBackgroundColor] as? CGColor else {
      return image.pixels
    }
    return image.drawn(width: image.width, height: image.height, over: color).pixels
  }

  /// The image with sides of at most a number of pixels.
  func reduced(toSide side: CGFloat?) -> CGImage {
    let longest = CGFloat(max(width, height))
    guard let side, side >= 1, side < longest else { return self }
    func reduced(_ length: Int) -> Int { max(1, Int((CGFloat(length) * side / longest).rounded())) }
    return drawn(width: reduced(width), height: reduced(height), over: nil)
  }

  /// The image in another size in pixels, over a color; nil for a transparent background.
  func drawn(width: Int, height: Int, over color: CGColor?) -> CGImage {
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    context?.interpolationQuality = .high
    if let color {
      context?.setFillColor(color)
      context?.fill(frame)
    }
    context?.draw(self, in: frame)
    return context?.makeImage() ?? self
  }
}

extension CFDictionary {
  /// A number by a key; nil for other values and NaN.
  func length(_ key: CFString) -> CGFloat? {
    switch self[key] {
    case let number as CGFloat where !number.isNaN: number
    case let number as NSNumber where !number.doubleValue.isNaN: CGFloat(number.doubleValue)
    default: nil
    }
  }

  /// The orientation of the stored pixels, by its number or by its case.
  fileprivate var orientation: ImageOrientation? {
    let value = self[kCGImagePropertyOrientation]
    let number =
      (value as? CGImagePropertyOrientation).map { Int($0.rawValue) } ?? (value as? NSNumber)?.intValue
    return number.flatMap { ImageOrientation(rawValue: $0) }
  }

  /// The quality of lossy compression between 0 and 1.
  fileprivate var quality: CGFloat? {
    length(kCGImageDestinationLossyCompressionQuality).map { Swift.min(Swift.max($0, 0), 1) }
  }
}
