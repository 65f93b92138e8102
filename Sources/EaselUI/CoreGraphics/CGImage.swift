import EaselPixels

/// A picture of pixels that does not change.
public final class CGImage: Sendable {
  /// Premultiplied, sRGB-encoded.
  package let pixels: PixelImage

  private let bordered = LockedValue<PixelImage?>(nil)

  package init(_ pixels: PixelImage) { self.pixels = pixels }

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
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
}
