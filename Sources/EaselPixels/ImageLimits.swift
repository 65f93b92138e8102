/// The largest size of everything that consists of pixels: images, bitmaps and rendered frames.
///
/// The same limits apply to reading, drawing and writing. They are checked before memory is allocated.
package enum ImageLimits {
  /// The largest width and height, in pixels: the rasterizer draws no text beyond it.
  package static let side = 30_000
  /// The largest number of pixels: 512 MB.
  package static let pixelCount = 1 << 27
  /// The largest number of bytes of a bitmap in memory, with the padding of its rows: 1 GB, twice the size of the
  /// largest image of 32 bits a pixel.
  package static let byteCount = 1 << 30
  /// The limits in words, for messages.
  package static let description = "the limits are \(side) pixels a side and \(pixelCount) pixels in all"

  /// Whether a size in pixels is within the limits.
  package static func allow(width: Int, height: Int) -> Bool {
    1...side ~= width && 1...side ~= height && width * height <= pixelCount
  }
}
