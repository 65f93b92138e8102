import CPNG

/// Straight BGRA pixels <-> PNG bytes, by libpng's simplified interface, which returns errors and never jumps.
///
/// Files of every PNG colour type and depth are read; gamma and 16 bits are brought to 8-bit sRGB. Written files have 8
/// bits, alpha and an sRGB chunk.
package enum PNGCodec {
  /// Pixels per side: what `PixelRect` can address.
  package static let maximumSide = 32_767
  /// Pixels of a picture: 512 MB. A file of a few KB may claim any size.
  package static let maximumPixelCount = 1 << 27
  /// The first eight bytes of every PNG file (https://www.w3.org/TR/png-3/#5PNG-file-signature).
  package static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// The straight pixels in `bytes`, rows from the top without padding.
  package static func decode(_ bytes: [UInt8]) throws(PNGError) -> (width: Int, height: Int, pixels: [UInt32])
  {
    guard bytes.starts(with: signature) else { throw .notPNG }
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let result = bytes.withUnsafeBytes { source in
      Result { () throws(PNGError) in try decode(source, with: &image) }
    }
    return (Int(image.width), Int(image.height), try result.get())
  }

  private static func decode(
    _ source: UnsafeRawBufferPointer, with image: inout png_image
  ) throws(PNGError) -> [UInt32] {
    guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
      throw .damaged(reason: image.reason)
    }
    try checkSize(width: Int(image.width), height: Int(image.height))
    image.format = UInt32(PNG_FORMAT_BGRA)
    image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    let count = Int(image.width) * Int(image.height)
    var isComplete = false
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      buffer.initialize(repeating: 0)
      initializedCount = count
      isComplete = png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0
    }
    guard isComplete else { throw .damaged(reason: image.reason) }
    return pixels
  }

  /// A PNG file of `pixels`: straight, rows from the top without padding.
  package static func encode(
    width: Int, height: Int, pixels: [UInt32]
  ) throws(PNGError) -> [UInt8] {
    precondition(pixels.count == width * height, "the count of pixels does not fit the size")
    try checkSize(width: width, height: height)
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(width)
    image.height = UInt32(height)
    image.format = UInt32(PNG_FORMAT_BGRA)
    // Drawings are written 3 to 7 times faster than with all filters tried, to files of 0.9 to 1.6 times the size.
    image.flags = UInt32(PNG_IMAGE_FLAG_FAST)
    defer { png_image_free(&image) }
    var isComplete = false
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(easel_png_size_limit(image))) {
      buffer, initializedCount in
      var size = png_alloc_size_t(buffer.count)
      isComplete = png_image_write_to_memory(&image, buffer.baseAddress, &size, 0, pixels, 0, nil) != 0
      initializedCount = isComplete ? Int(size) : 0
    }
    guard isComplete else { throw .damaged(reason: image.reason) }
    return bytes
  }

  private static func checkSize(width: Int, height: Int) throws(PNGError) {
    guard isReadable(width: width, height: height) else { throw .tooLarge(width: width, height: height) }
  }

  /// True when a picture of that size is within the limits.
  package static func isReadable(width: Int, height: Int) -> Bool {
    1...maximumSide ~= width && 1...maximumSide ~= height && width * height <= maximumPixelCount
  }
}

extension png_image {
  /// libpng's last message.
  fileprivate var reason: String {
    withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
