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

extension CGImage {
  /// The part of the picture in a rectangle of pixels from the top left corner, made whole outwards; nil when there is
  /// nothing of it.
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

  /// The picture where a mask lets it through, which is stretched over it: where a mask is black, where a grey image
  /// without alpha is white, where another image is opaque.
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
    return PixelImage(width: width, height: height, pixels: masked).map { CGImage($0) }
  }

  /// The picture without the pixels whose straight colours, 0...255, all lie between the two numbers of their pair.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard components.count == format.space.numberOfComponents * 2 else { return nil }
    let kept = pixels.pixels.map { pixel -> UInt32 in
      let own = format.space.components(ofStandard: pixel)
      let isMasked = own.indices.allSatisfy { index in
        own[index] >= components[index * 2] && own[index] <= components[index * 2 + 1]
      }
      return isMasked ? 0 : pixel
    }
    return PixelImage(width: width, height: height, pixels: kept).map { CGImage($0) }
  }

  /// What the image leaves when it is a mask, as alpha: the complement of a mask's grey, the grey of a grey image
  /// without alpha, the alpha of others.
  var coverage: CGImage {
    let isGrey = format.space.components == .grey && format.layout.isOpaque
    guard isMask || isGrey else { return self }
    let alphas = pixels.pixels.map { pixel in (isMask ? 255 - (pixel & 255) : pixel & 255) << 24 }
    return PixelImage(width: width, height: height, pixels: alphas).map { CGImage($0) } ?? self
  }

  /// Other pixels in the same format.
  private func similar(_ pixels: PixelImage) -> CGImage {
    var format = format
    format.bytesPerRow = pixels.width * format.layout.bytesPerPixel
    return CGImage(
      pixels, format, shouldInterpolate: shouldInterpolate, isMask: isMask, renderingIntent: renderingIntent)
  }
}

extension UInt32 {
  /// A premultiplied pixel times a share of 0...255, rounded to nearest.
  fileprivate func scaled(by share: UInt32) -> UInt32 {
    func component(_ shift: UInt32) -> UInt32 { (((self >> shift & 255) * share + 127) / 255) << shift }
    return component(24) | component(16) | component(8) | component(0)
  }
}
