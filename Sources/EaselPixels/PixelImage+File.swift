extension PixelImage {
  /// The picture in a PNG or JPEG file, upright; which of the two it is, is told by its first bytes.
  public static func read(from path: String) throws(ImageFileError) -> PixelImage {
    let bytes: [UInt8]
    do {
      bytes = try readFile(path, beginningWith: [PNGCodec.signature, JPEGCodec.signature])
    } catch { throw ImageFileError(error) }
    return try decode(bytes)
  }

  /// The picture in the bytes of a PNG or JPEG file, upright.
  public static func decode(_ bytes: [UInt8]) throws(ImageFileError) -> PixelImage {
    guard bytes.starts(with: JPEGCodec.signature) else {
      do { return try decodePNG(bytes) } catch { throw ImageFileError(error) }
    }
    let (width, height, pixels) = try JPEGCodec.decode(bytes)
    let image = PixelImage(width: width, height: height, pixels: pixels)!
    return image.upright(from: ImageOrientation(jpeg: bytes))
  }
}
