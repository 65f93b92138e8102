extension Pixmap {
  /// The bytes of a PNG file that shows the picture as it is now.
  public func encodedPNG() throws(PNGError) -> [UInt8] { try PixelImage(copying: self).encodedPNG() }

  /// Writes the picture as it is now as a PNG file, which appears whole or not at all.
  public func writePNG(to path: String) throws(PNGError) { try PixelImage(copying: self).writePNG(to: path) }

  /// A mutable copy of an image.
  public convenience init(copying image: PixelImage) {
    self.init(width: image.width, height: image.height)
    image.pixels.withUnsafeBufferPointer { source in
      for row in 0..<image.height {
        (pixels + row * stride).update(from: source.baseAddress! + row * image.width, count: image.width)
      }
    }
  }
}
