import EaselPixels
import Foundation

extension CGImage {
  /// An image of bytes: 8 bits a component, grey, RGB or alpha alone; nil, and a line on standard error that says why,
  /// for other kinds and for too few bytes. `decode` has, for each component, what 0 and 255 stand for, from 0 to 1.
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
      pixels, format, source: provider, shouldInterpolate: shouldInterpolate, renderingIntent: intent)
  }

  /// A mask of bytes, for `masking(_:)` and `CGContext.clip(to:mask:)`: 255 masks out, 0 does not.
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

  /// The picture of a PNG file's bytes; nil, and a line on standard error, when they are not one. Nothing depends on
  /// `decode`.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(file: source, shouldInterpolate, intent)
  }

  /// The picture of a JPEG file's bytes, upright; nil, and a line on standard error, when they are not one. Nothing
  /// depends on `decode`.
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
      CoreGraphicsLog.report("no image: \(error)")
      return nil
    }
  }

  /// The bytes of a PNG file that shows the picture; nil when it is larger than such files may be.
  public func pngData() -> Data? { (try? pixels.encodedPNG()).map { Data($0) } }
}

extension PixelImage {
  /// The pixels that the bytes of a provider stand for; nil, and a line on standard error, when there are too few.
  fileprivate convenience init?(
    _ provider: CGDataProvider, _ width: Int, _ height: Int, _ format: BitmapFormat, decode: [CGFloat]?
  ) {
    let bytes = provider.data ?? Data()
    let needed = format.bytesPerRow * (height - 1) + width * format.layout.bytesPerPixel
    guard bytes.count >= needed else {
      CoreGraphicsLog.report("no bitmap: \(BitmapProblem.missingBytes(bytes.count, needed).text)")
      return nil
    }
    let own = BitmapMemory.pixels(
      in: bytes, width: width, height: height, bytesPerRow: format.bytesPerRow, layout: format.layout)
    let decoded = decode.map { ranges in own.map { $0.decoded(ranges) } } ?? own
    self.init(width: width, height: height, pixels: format.standard(decoded))
  }
}

extension UInt32 {
  /// A premultiplied pixel whose straight colours run from the first to the second number of each pair.
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

/// Bytes that an image is made of.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// The bytes of `data`.
  public init?(data: CFData) { bytes = data }

  /// The bytes of a file; nil, and a line on standard error, when it cannot be read.
  public convenience init?(url: CFURL) {
    do {
      self.init(data: try Data(contentsOf: url))
    } catch {
      CoreGraphicsLog.report("cannot read \(url.path): \(error)")
      return nil
    }
  }

  /// The bytes of a file; nil, and a line on standard error, when it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// The program's own memory, which has to stay as it is until `releaseData` is called with the same arguments.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: @escaping CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    let memory = UnsafeMutableRawPointer(mutating: data)
    nonisolated(unsafe) let info = info
    self.init(
      data: Data(bytesNoCopy: memory, count: size, deallocator: .custom { releaseData(info, $0, $1) }))
  }

  /// The bytes.
  public var data: CFData? { bytes }
}

/// Called with the user's information, the memory and its size when the memory is not needed any more.
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
