import EaselPixels
import EaselUI

extension UIImage {
  /// Returns the image in another size, which it is stretched to fill, with the same number of pixels per point.
  ///
  /// ```swift
  /// func thumbnail(of photo: UIImage) -> UIImage? {
  ///   let scale = 80 / max(photo.size.width, photo.size.height)
  ///   let size = CGSize(width: photo.size.width * scale, height: photo.size.height * scale)
  ///   return photo.preparingThumbnail(of: size)
  /// }
  /// ```
  ///
  /// - Parameter size: The size in points, rounded up to whole pixels.
  /// - Returns: Nil for a symbol and for an image without pixels, if a side of the size is not positive, and, with a line on
  ///   standard error, if the thumbnail would have more than 30,000 pixels a side or 2^27 (134 million) in all.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let bitmap, size.width > 0, size.height > 0,
      let (columns, rows) = ImageLimits.pixels(in: size, scale: scale, remedy: "make it smaller")
    else { return nil }
    let thumbnail = bitmap.drawn(width: columns, height: rows, over: nil)
    return UIImage(cgImage: thumbnail, scale: scale, orientation: .up).withRenderingMode(renderingMode)
  }

  /// Returns the image in another size, made off the caller's actor; see `preparingThumbnail(of:)`.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}
