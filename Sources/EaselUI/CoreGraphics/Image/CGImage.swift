import EaselPixels
import Foundation

/// An immutable bitmap image.
///
/// ```swift
/// let bytes = Data([255, 0, 0, 255, 0, 0, 255, 255])
/// let image = CGImage(
///   width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
///   space: CGColorSpaceCreateDeviceRGB(),
///   bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
///   provider: CGDataProvider(data: bytes as CFData)!, decode: nil, shouldInterpolate: true,
///   intent: .defaultIntent)
/// ```
public final class CGImage: Sendable {
  /// The pixels, premultiplied and sRGB-encoded.
  package let pixels: PixelImage
  let format: BitmapFormat
  /// Whether colors are interpolated between pixels when the image is scaled.
  public let shouldInterpolate: Bool
  /// Whether the image is a mask: white areas are masked out.
  public let isMask: Bool
  /// The rendering intent. It has no effect.
  public let renderingIntent: CGColorRenderingIntent
  /// The bytes that the image was created from, if they are in its format.
  private let source: CGDataProvider?
  /// The ranges by which the bytes of the source were decoded; nil for 0 to 1.
  private let decodeRanges: [CGFloat]?
  private let bordered = LockedValue<PixelImage?>(nil)
  private let alphas = LockedValue<CGImage?>(nil)

  init(
    _ pixels: PixelImage, _ format: BitmapFormat, source: CGDataProvider? = nil,
    decodeRanges: [CGFloat]? = nil, shouldInterpolate: Bool = true, isMask: Bool = false,
    renderingIntent: CGColorRenderingIntent = .defaultIntent
  ) {
    (self.pixels, self.format, self.source, self.decodeRanges) = (pixels, format, source, decodeRanges)
    (self.shouldInterpolate, self.isMask, self.renderingIntent) = (shouldInterpolate, isMask, renderingIntent)
  }

  package convenience init(_ pixels: PixelImage) { self.init(pixels, BitmapFormat(width: pixels.width)) }

  /// The pixels with a border that repeats the edge pixels. Made when the image is first drawn.
  var borderedPixels: PixelImage {
    bordered.withLock { known in
      if let known { return known }
      let made = pixels.addingBorder()
      known = made
      return made
    }
  }

  /// The width in pixels.
  public var width: Int { pixels.width }
  /// The height in pixels.
  public var height: Int { pixels.height }
  /// The bits per component; always 8.
  public var bitsPerComponent: Int { format.bitsPerComponent }
  /// The bits per pixel: 8 for each component, including alpha and unused bytes.
  public var bitsPerPixel: Int { format.bitsPerPixel }
  /// The number of bytes from one row to the next.
  public var bytesPerRow: Int { format.bytesPerRow }
  /// The color space of the bytes; nil for a mask.
  public var colorSpace: CGColorSpace? { isMask ? nil : format.space }
  /// The layout of the components in a pixel.
  public var bitmapInfo: CGBitmapInfo { format.info }
  /// The position of alpha in a pixel, and whether colors are premultiplied.
  public var alphaInfo: CGImageAlphaInfo { format.info.alphaInfo ?? .none }
  /// The byte order of a pixel.
  public var byteOrderInfo: CGImageByteOrderInfo { format.info.byteOrder }

  /// The bytes of the pixels, top row first, in the format that `bitmapInfo` and `bytesPerRow` describe.
  public var dataProvider: CGDataProvider? {
    if let source { return source }
    let memory = BitmapMemory(
      width: width, height: height, bytesPerRow: bytesPerRow, layout: format.layout)
    let picture = Pixmap(copying: pixels)
    memory.store([picture.bounds], of: picture, converting: format.conversion)
    return CGDataProvider(data: memory.bytes)
  }

  /// Returns the same image.
  public func copy() -> CGImage? { self }

  /// Returns an image of the same bytes in another color space: they are not converted, so that the colors change.
  ///
  /// - Returns: Nil for a mask, for a space with another number of components, and, with the reason on standard error, for
  ///   one that bitmaps cannot have.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard !isMask, space.numberOfComponents == format.space.numberOfComponents, let provider = dataProvider
    else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, provider: provider,
      decode: decodeRanges,
      shouldInterpolate: shouldInterpolate, intent: renderingIntent)
  }
}

extension CGImage {
  /// Returns the part of the image inside `rect`, in pixels from the top left corner, expanded to whole
  /// pixels. Nil if the rectangle does not intersect the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = PixelRect(covering: rect.standardized).intersection(PixelRect(width: width, height: height))
    guard !part.isEmpty else { return nil }
    var cut: [UInt32] = []
    cut.reserveCapacity(part.area)
    for y in Int(part.y0)..<Int(part.y1) {
      cut += pixels.pixels[y * width + Int(part.x0)..<y * width + Int(part.x1)]
    }
    return PixelImage(width: part.width, height: part.height, pixels: cut).map(similar)
  }

  /// Returns the image with its alpha multiplied by a mask, which is scaled to the image's size.
  ///
  /// The image stays visible where an image mask is black, where a gray image without alpha is white, or
  /// where any other image is opaque.
  public func masking(_ mask: CGImage) -> CGImage? {
    let coverage = mask.coverage.pixels
    var masked: [UInt32] = []
    masked.reserveCapacity(width * height)
    for y in 0..<height {
      let row = y * mask.height / height * mask.width
      for x in 0..<width {
        let share = coverage.pixels[row + x * mask.width / width] >> 24
        masked.append(pixels.pixels[y * width + x].scaled(by: share))
      }
    }
    return standard(masked)
  }

  /// Returns the image with a range of colors made transparent.
  ///
  /// - Parameter components: A minimum and a maximum, 0...255, for each component of the color space. A
  ///   pixel is removed if all its straight components lie in their ranges.
  /// - Returns: Nil if the number of components does not match.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard components.count == format.space.numberOfComponents * 2 else { return nil }
    let kept = pixels.pixels.map { pixel -> UInt32 in
      let own = format.space.components(ofStandard: pixel)
      let isMasked = own.indices.allSatisfy { index in
        own[index] >= components[index * 2] && own[index] <= components[index * 2 + 1]
      }
      return isMasked ? 0 : pixel
    }
    return standard(kept)
  }

  /// The alpha that the image gives as a mask: the complement of an image mask's gray, the gray of a gray
  /// image without alpha, or the alpha of any other image. Made when it is first used, so that drawings with the
  /// same mask are equal and share its pixels.
  var coverage: CGImage {
    let isGrey = format.space.components == .grey && format.layout.isOpaque
    guard isMask || isGrey else { return self }
    return alphas.withLock { known in
      if let known { return known }
      known = standard(pixels.pixels.map { pixel in (isMask ? 255 - (pixel & 255) : pixel & 255) << 24 })
      return known ?? self
    }
  }

  /// Returns an image of premultiplied sRGB pixels with the size and the settings of this one.
  private func standard(_ pixels: [UInt32]) -> CGImage? {
    PixelImage(width: width, height: height, pixels: pixels).map { pixels in
      CGImage(
        pixels, BitmapFormat(width: width), shouldInterpolate: shouldInterpolate,
        renderingIntent: renderingIntent)
    }
  }

  /// Returns an image of other pixels in the same format.
  private func similar(_ pixels: PixelImage) -> CGImage {
    var format = format
    format.bytesPerRow = pixels.width * format.layout.bytesPerPixel
    return CGImage(
      pixels, format, shouldInterpolate: shouldInterpolate, isMask: isMask, renderingIntent: renderingIntent)
  }
}

extension UInt32 {
  /// Multiplies a premultiplied pixel by `share` / 255, rounded to nearest.
  fileprivate func scaled(by share: UInt32) -> UInt32 {
    func component(_ shift: UInt32) -> UInt32 { (((self >> shift & 255) * share + 127) / 255) << shift }
    return component(24) | component(16) | component(8) | component(0)
  }
}
