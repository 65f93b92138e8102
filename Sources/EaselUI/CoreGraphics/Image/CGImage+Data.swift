import EaselPixels
import Foundation

extension CGImage {
  /// Creates an image from bytes: gray, RGB or alpha alone, with 8 bits per component.
  ///
  /// - Parameter decode: For each component, the values from 0 to 1 that the bytes 0 and 255
  ///   stand for; nil for 0 and 1.
  /// - Returns: Nil, with the reason on standard error, for other formats, for too few bytes, and for more than 2^30 bytes
  ///   in all rows.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let format = BitmapFormat(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow, space: space, info: bitmapInfo)
    let ranges = decode.map { decode in (0..<space.numberOfComponents * 2).map { decode[$0] } }
    guard let format, let pixels = PixelImage(provider, width, height, format, decode: ranges) else {
      return nil
    }
    self.init(
      pixels, format, source: provider, decodeRanges: ranges, shouldInterpolate: shouldInterpolate,
      renderingIntent: intent)
  }

  /// Creates a mask from bytes, for `masking(_:)` and `CGContext.clip(to:mask:)`. 255 is
  /// masked out, 0 is visible.
  ///
  /// - Parameter decode: The values from 0 to 1 that the bytes 0 and 255 stand for; nil for 0 and 1.
  /// - Returns: Nil, with the reason on standard error, for unsupported formats, for too few bytes, and for more than 2^30
  ///   bytes in all rows.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    let format = BitmapFormat(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow, space: .deviceGrey, info: [])
    let ranges = decode.map { [$0[0], $0[1]] }
    guard let format, let pixels = PixelImage(provider, width, height, format, decode: ranges) else {
      return nil
    }
    self.init(pixels, format, source: provider, shouldInterpolate: shouldInterpolate, isMask: true)
  }

  /// Creates an image from the contents of a PNG file. Nil, with a message on standard error, if they are
  /// invalid. `decode` has no effect.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(file: source, shouldInterpolate, intent)
  }

  /// Creates an image from the contents of a JPEG file, with its orientation applied. Nil, with a message on
  /// standard error, if they are invalid. `decode` has no effect.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(file: source, shouldInterpolate, intent)
  }

  private convenience init?(
    file: CGDataProvider, _ shouldInterpolate: Bool, _ intent: CGColorRenderingIntent
  ) {
    do throws(ImageFileError) {
      let pixels = try PixelImage.decode(Array(file.data ?? Data()))
      self.init(
        pixels, BitmapFormat(width: pixels.width), shouldInterpolate: shouldInterpolate,
        renderingIntent: intent)
    } catch {
      ProblemLog.report("no image: \(error)")
      return nil
    }
  }

  /// Returns the image as the contents of a PNG file. Nil if the image is too large for the format.
  public func pngData() -> Data? { (try? pixels.encodedPNG()).map { Data($0) } }
}

extension PixelImage {
  /// Decodes the bytes of a provider. Nil, with a message on standard error, if there are too few.
  fileprivate convenience init?(
    _ provider: CGDataProvider, _ width: Int, _ height: Int, _ format: BitmapFormat, decode: [CGFloat]?
  ) {
    let bytes = provider.data ?? Data()
    let needed = format.bytesPerRow * (height - 1) + width * format.layout.bytesPerPixel
    guard bytes.count >= needed else {
      ProblemLog.report("no bitmap: \(BitmapFormatError.missingBytes(bytes.count, needed).text)")
      return nil
    }
    let own = BitmapMemory.pixels(
      in: bytes, width: width, height: height, bytesPerRow: format.bytesPerRow, layout: format.layout)
    let decoded = decode.map { ranges in own.map { $0.decoded(ranges) } } ?? own
    self.init(width: width, height: height, pixels: format.standard(decoded))
  }
}

extension UInt32 {
  /// Maps the straight components of a premultiplied pixel to the range that each pair of numbers gives.
  fileprivate func decoded(_ ranges: [CGFloat]) -> UInt32 {
    func component(_ shift: UInt32, _ index: Int) -> UInt32 {
      let pair = ranges.count == 2 ? 0 : index * 2
      let fraction = CGFloat(straightPixel >> shift & 255) / 255
      let value = ranges[pair] + fraction * (ranges[pair + 1] - ranges[pair])
      return UInt32((Swift.min(Swift.max(value.isNaN ? 0 : value, 0), 1) * 255).rounded()) << shift
    }
    guard ranges.count == 2 || ranges.count == 6 else { return self }
    return (self & 0xff00_0000 | component(16, 0) | component(8, 1) | component(0, 2)).premultipliedPixel
  }
}

/// The source of an image's bytes.
///
/// ```swift
/// let provider = CGDataProvider(data: Data([0, 128, 255]) as CFData)
/// ```
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// Creates a provider of the bytes of `data`.
  public init?(data: CFData) { bytes = data }

  /// Creates a provider of a file's contents. Nil, with a message on standard error, if
  /// the file cannot be read.
  public convenience init?(url: CFURL) {
    do {
      self.init(data: try Data(contentsOf: url))
    } catch {
      ProblemLog.report("cannot read \(url.path): \(error)")
      return nil
    }
  }

  /// Creates a provider of a file's contents. Nil, with a message on standard error, if
  /// the file cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// Creates a provider of memory that the caller owns. The memory must stay valid and unchanged until
  /// `releaseData` is called with the same arguments.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: @escaping CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    let memory = UnsafeMutableRawPointer(mutating: data)
    // A pointer of the caller, passed back to it and never read.
    nonisolated(unsafe) let info = info
    self.init(
      data: Data(bytesNoCopy: memory, count: size, deallocator: .custom { releaseData(info, $0, $1) }))
  }

  /// The bytes.
  public var data: CFData? { bytes }
}

/// A function that receives the provider's info pointer, the memory and its size once the
/// memory is no longer needed.
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
