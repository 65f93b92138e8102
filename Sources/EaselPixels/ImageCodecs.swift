import CPNG
import CTurboJPEG
import EaselGeometry

/// Encodes and decodes PNG files with straight BGRA pixels, using libpng's simplified interface, which
/// returns errors instead of calling `longjmp`.
///
/// All PNG color types and bit depths can be read; gamma and 16-bit components are converted to 8-bit sRGB.
/// Written files have 8 bits per component, alpha and an sRGB chunk.
package enum PNGCodec {
  /// The first eight bytes of every PNG file (https://www.w3.org/TR/png-3/#5PNG-file-signature).
  package static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Decodes a PNG file to straight pixels, top row first, without padding.
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

  /// Encodes straight pixels, top row first, without padding, as a PNG file.
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
    // Drawings are encoded 3 to 7 times faster than with a search over all filters; files have 0.9 to 1.6
    // times the size.
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
    guard ImageLimits.allow(width: width, height: height) else {
      throw .tooLarge(width: width, height: height)
    }
  }
}

extension png_image {
  /// The last message of libpng.
  fileprivate var reason: String {
    withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

/// The error for a PNG file that cannot be read or written.
///
/// ```swift
/// import EaselPixels
///
/// func save(_ image: PixelImage, to path: String) {
///   do { try image.writePNG(to: path) } catch { print(error) }
/// }
/// ```
public enum PNGError: Error, Equatable, Sendable {
  /// The file cannot be opened or read, for instance because it is missing or a directory; `reason` is the
  /// system's description.
  case unreadable(path: String, reason: String)
  /// The file cannot be created or written; `reason` is the system's description.
  case unwritable(path: String, reason: String)
  /// The bytes do not begin with the PNG signature.
  case notPNG
  /// The file is truncated or damaged; `reason` is libpng's description.
  case damaged(reason: String)
  /// A side exceeds 30,000 pixels, or the image has more than 2^27 pixels.
  case tooLarge(width: Int, height: Int)
}

extension PNGError: CustomStringConvertible {
  /// The message for this error, in lower case and without a full stop.
  public var description: String {
    switch self {
    case .unreadable, .unwritable: ImageFileError(self).description
    case .notPNG: "not a PNG file"
    case .damaged(let reason): "damaged PNG file: \(reason)"
    case .tooLarge(let width, let height):
      "a PNG of \(width) x \(height) pixels is too large; \(ImageLimits.description)"
    }
  }
}

/// Decodes and encodes JPEG files with opaque BGRA pixels, using libjpeg-turbo's TurboJPEG interface, which returns
/// errors instead of calling `longjmp`.
package enum JPEGCodec {
  /// The first three bytes of every JPEG file: the start-of-image marker and the first byte of another
  /// marker.
  package static let signature: [UInt8] = [0xff, 0xd8, 0xff]

  /// Decodes a JPEG file to pixels, top row first, without padding. Gray and YCbCr images are supported;
  /// others throw `ImageFileError.damaged`.
  static func decode(_ bytes: [UInt8]) throws(ImageFileError) -> (width: Int, height: Int, pixels: [UInt32]) {
    guard bytes.starts(with: signature), let decoder = tjInitDecompress() else { throw .unknownFormat }
    defer { tjDestroy(decoder) }
    var (width, height): (Int32, Int32) = (0, 0)
    var (subsampling, colorSpace): (Int32, Int32) = (0, 0)
    let count = UInt(bytes.count)
    let result = tjDecompressHeader3(decoder, bytes, count, &width, &height, &subsampling, &colorSpace)
    // With a warning, for instance for an unknown version of the format, the size is known.
    guard result == 0 || (hasWarned(decoder) && width > 0 && height > 0) else {
      throw .damaged(reason: reason(decoder))
    }
    guard ImageLimits.allow(width: Int(width), height: Int(height)) else {
      throw .tooLarge(width: Int(width), height: Int(height))
    }
    var isComplete = false
    let size = Int(width) * Int(height)
    let pixels = [UInt32](unsafeUninitializedCapacity: size) { buffer, initializedCount in
      buffer.initialize(repeating: 0)
      initializedCount = size
      let target = UnsafeMutableRawPointer(buffer.baseAddress!).assumingMemoryBound(to: UInt8.self)
      // Each scan of a progressive file takes the time of the whole image, and a few bytes are enough for a scan.
      let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
      let status = tjDecompress2(
        decoder, bytes, count, target, width, 0, height, Int32(TJPF_BGRA.rawValue), flags)
      // With a warning, for instance for a truncated file, the decoded part is used. An error after a warning has the code
      // of the warning, and leaves no opaque pixel if it came before the first row.
      isComplete = status == 0 || (hasWarned(decoder) && buffer[0] != 0)
    }
    guard isComplete else { throw .damaged(reason: reason(decoder)) }
    return (Int(width), Int(height), pixels)
  }

  /// Encodes pixels, top row first, without padding, as a JPEG file with full color resolution. Ignores alpha.
  ///
  /// - Parameter quality: 1 to 100.
  static func encode(
    width: Int, height: Int, pixels: [UInt32], quality: Int
  ) throws(ImageFileError) -> [UInt8] {
    precondition(pixels.count == width * height, "the count of pixels does not fit the size")
    guard let encoder = tjInitCompress() else { throw .damaged(reason: reason(nil)) }
    defer { tjDestroy(encoder) }
    var memory: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(memory) }
    let status = pixels.withUnsafeBytes { source in
      tjCompress2(
        encoder, source.baseAddress!.assumingMemoryBound(to: UInt8.self), Int32(width), 0, Int32(height),
        Int32(TJPF_BGRX.rawValue), &memory, &count, Int32(TJSAMP_444.rawValue), Int32(quality),
        TJFLAG_ACCURATEDCT)
    }
    guard status == 0 else { throw .damaged(reason: reason(encoder)) }
    return Array(UnsafeBufferPointer(start: memory, count: Int(count)))
  }

  /// Whether the last call, which failed, gave a warning and not an error.
  private static func hasWarned(_ codec: tjhandle) -> Bool {
    tjGetErrorCode(codec) == Int32(TJERR_WARNING.rawValue)
  }

  private static func reason(_ codec: tjhandle?) -> String { String(cString: tjGetErrorStr2(codec)) }
}
