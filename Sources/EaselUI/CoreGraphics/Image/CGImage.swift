import EaselPixels
import Foundation

/// A picture of pixels that does not change.
public final class CGImage: Sendable {
  /// Premultiplied, sRGB-encoded.
  package let pixels: PixelImage
  let format: BitmapFormat
  /// Whether the image wants colours between its pixels to be mixed.
  public let shouldInterpolate: Bool
  /// True for an image that says what is masked out: where it is white nothing is painted.
  public let isMask: Bool
  /// Nothing depends on it.
  public let renderingIntent: CGColorRenderingIntent
  /// The bytes that it was made of, if there were any in its format.
  private let source: CGDataProvider?
  private let bordered = LockedValue<PixelImage?>(nil)

  init(
    _ pixels: PixelImage, _ format: BitmapFormat, source: CGDataProvider? = nil,
    shouldInterpolate: Bool = true, isMask: Bool = false,
    renderingIntent: CGColorRenderingIntent = .defaultIntent
  ) {
    (self.pixels, self.format, self.source) = (pixels, format, source)
    (self.shouldInterpolate, self.isMask, self.renderingIntent) = (shouldInterpolate, isMask, renderingIntent)
  }

  package convenience init(_ pixels: PixelImage) { self.init(pixels, BitmapFormat(width: pixels.width)) }

  /// The pixels within a border that repeats their edge, made when they are drawn for the first time.
  var borderedPixels: PixelImage {
    bordered.withLock { known in
      if let known { return known }
      let made = pixels.addingBorder()
      known = made
      return made
    }
  }

  /// Pixels.
  public var width: Int { pixels.width }
  /// Pixels.
  public var height: Int { pixels.height }
  /// Always 8.
  public var bitsPerComponent: Int { format.bitsPerComponent }
  /// 8 for each component that there is room for, alpha included.
  public var bitsPerPixel: Int { format.bitsPerPixel }
  /// From one row to the next.
  public var bytesPerRow: Int { format.bytesPerRow }
  /// The space of the bytes; nil for a mask.
  public var colorSpace: CGColorSpace? { isMask ? nil : format.space }
  /// Where the components are in the bytes.
  public var bitmapInfo: CGBitmapInfo { format.info }
  /// Where alpha is in the bytes.
  public var alphaInfo: CGImageAlphaInfo { format.info.alphaInfo ?? .none }
  /// The order of the bytes of a pixel.
  public var byteOrderInfo: CGImageByteOrderInfo { format.info.byteOrder }

  /// The bytes of the pixels, rows from the top, as `bitmapInfo` and `bytesPerRow` say.
  public var dataProvider: CGDataProvider? {
    if let source { return source }
    let memory = BitmapMemory(
      width: width, height: height, bytesPerRow: bytesPerRow, layout: format.layout)
    let picture = Pixmap(copying: pixels)
    memory.store([picture.bounds], of: picture, converting: format.conversion)
    return CGDataProvider(data: memory.bytes)
  }

  /// The same picture.
  public func copy() -> CGImage? { self }
}
