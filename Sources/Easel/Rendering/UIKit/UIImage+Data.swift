import EaselPixels
import EaselUI
import Foundation

extension UIImage {
  /// The image as a bitmap, upright; nil for an image without pixels. That of a symbol is drawn anew each time, in black or
  /// in the tint, with a pixel for each point.
  public var cgImage: CGImage? {
    bitmap ?? UIGraphicsImageRenderer(size: size).image { _ in draw(at: .zero) }.bitmap
  }

  /// Returns the image as the contents of a PNG file; nil for an image without pixels.
  public func pngData() -> Data? { cgImage?.pngData() }

  /// Returns the image as the contents of a JPEG file; nil for an image without pixels. Transparent pixels are composited
  /// over white.
  ///
  /// - Parameter compressionQuality: The quality, from 0 for the smallest file to 1 for the best picture; clamped to this
  ///   range, and 1 for NaN.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    cgImage?.jpegData(compressionQuality: compressionQuality)
  }

  /// Returns the image as a bitmap; nil for an image without pixels. The arguments have no effect: the bitmap has the
  /// pixels of the image.
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context referenceContext: CGContext?,
    hints: [AnyHashable: Any]?
  ) -> CGImage? { cgImage }
}

extension CGImage {
  /// The image over white as the contents of a JPEG file.
  ///
  /// - Parameter compressionQuality: The quality from 0 to 1; clamped to this range, and 1 for NaN.
  func jpegData(compressionQuality: CGFloat) -> Data? {
    let quality = compressionQuality.isNaN ? 1 : min(max(compressionQuality, 0), 1)
    let opaque = drawn(width: width, height: height, over: .white)
    return try? ImageFormat.jpeg.encode(opaque.pixels, quality: quality)
  }
}
