import EaselPixels

/// A picture of pixels that does not change.
public final class CGImage: Sendable {
  /// Premultiplied, sRGB-encoded.
  package let pixels: PixelImage

  package init(_ pixels: PixelImage) { self.pixels = pixels }

  /// Pixels.
  public var width: Int { pixels.width }
  /// Pixels.
  public var height: Int { pixels.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
}
