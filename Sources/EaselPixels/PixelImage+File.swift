import Foundation

extension PixelImage {
  /// Reads an upright image from a PNG or JPEG file. The first bytes of the file determine its format, not
  /// its name; Exif orientation is applied to JPEG files.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The image with 8 bits per component. The gamma of a PNG file is converted to that of sRGB; color
  ///   profiles and primaries other than those of sRGB have no effect.
  /// - Throws: `ImageFileError`.
  public static func read(from path: String) throws(ImageFileError) -> PixelImage {
    try decode(try readBytes(from: path))
  }

  /// Reads the bytes of a PNG or JPEG file. Of other files only the first bytes are read.
  package static func readBytes(from path: String) throws(ImageFileError) -> [UInt8] {
    do {
      return try readFile(path, beginningWith: [PNGCodec.signature, JPEGCodec.signature])
    } catch { throw ImageFileError(error) }
  }

  /// Decodes the bytes of a PNG or JPEG file as an upright image; see `read(from:)`.
  public static func decode(_ bytes: [UInt8]) throws(ImageFileError) -> PixelImage {
    let (image, orientation) = try decodeStored(bytes)
    return image.upright(from: orientation)
  }

  /// Decodes the bytes of a PNG or JPEG file as they are stored, with the orientation of the stored pixels.
  package static func decodeStored(
    _ bytes: [UInt8]
  ) throws(ImageFileError) -> (PixelImage, ImageOrientation) {
    guard bytes.starts(with: JPEGCodec.signature) else {
      do { return (try decodePNG(bytes), .up) } catch { throw ImageFileError(error) }
    }
    let (width, height, pixels) = try JPEGCodec.decode(bytes)
    return (PixelImage(width: width, height: height, pixels: pixels)!, ImageOrientation(jpeg: bytes))
  }
}

extension PixelImage {
  /// Reads an image from a PNG file. Its gamma is converted to that of sRGB, and 16-bit components to 8 bits. Color
  /// profiles and primaries other than those of sRGB have no effect.
  ///
  /// - Throws: `PNGError`.
  public static func readPNG(from path: String) throws(PNGError) -> PixelImage {
    try decodePNG(try readFile(path, beginningWith: [PNGCodec.signature]))
  }

  /// Decodes the bytes of a PNG file; see `readPNG(from:)`.
  public static func decodePNG(_ bytes: [UInt8]) throws(PNGError) -> PixelImage {
    var (width, height, pixels) = try PNGCodec.decode(bytes)
    for index in pixels.indices { pixels[index] = pixels[index].premultipliedPixel }
    return PixelImage(width: width, height: height, pixels: pixels)!
  }

  /// Returns the image as the bytes of a PNG file: 8 bits, straight alpha, sRGB.
  public func encodedPNG() throws(PNGError) -> [UInt8] {
    try PNGCodec.encode(width: width, height: height, pixels: pixels.map(\.straightPixel))
  }

  /// Writes the image as a PNG file and replaces an existing file. If writing fails, an existing file is unchanged
  /// and no partial file remains.
  ///
  /// - Throws: `PNGError`.
  public func writePNG(to path: String) throws(PNGError) {
    let bytes = try encodedPNG()
    do { try UnfinishedFile.write(bytes, to: path) } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// Returns the image as the bytes of a JPEG file. Transparent pixels are composited over black.
  ///
  /// - Parameter quality: 1 to 100. With 90 and more, differences are hardly visible.
  package func encodedJPEG(quality: Int) throws(ImageFileError) -> [UInt8] {
    try JPEGCodec.encode(width: width, height: height, pixels: pixels, quality: quality)
  }

  /// Writes the image as a JPEG file, as `writePNG(to:)` does; see `encodedJPEG(quality:)`.
  package func writeJPEG(to path: String, quality: Int) throws(ImageFileError) {
    let bytes = try encodedJPEG(quality: quality)
    do { try UnfinishedFile.write(bytes, to: path) } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// Reads all bytes of a file that begins with one of the signatures. Of other files only the first bytes
  /// are read, so that an endless device or a huge file does no harm.
  static func readFile(_ path: String, beginningWith signatures: [[UInt8]]) throws(PNGError) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw .unreadable(path: path, reason: systemReason()) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
      guard signatures.contains(where: { bytes.starts(with: $0) }) else { throw .notPNG }
    }
    guard ferror(file) == 0 else { throw .unreadable(path: path, reason: systemReason()) }
    return bytes
  }
}

/// The description of the last system error.
private func systemReason() -> String { String(cString: strerror(errno)) }

extension Pixmap {
  /// Returns the current pixels as the bytes of a PNG file.
  public func encodedPNG() throws(PNGError) -> [UInt8] { try PixelImage(copying: self).encodedPNG() }

  /// Writes the current pixels as a PNG file and replaces an existing file; see `PixelImage.writePNG(to:)`.
  public func writePNG(to path: String) throws(PNGError) { try PixelImage(copying: self).writePNG(to: path) }

  /// Creates a bitmap with the pixels of an image.
  public convenience init(copying image: PixelImage) {
    self.init(width: image.width, height: image.height)
    image.pixels.withUnsafeBufferPointer { source in
      for row in 0..<image.height {
        (pixels + row * stride).update(from: source.baseAddress! + row * image.width, count: image.width)
      }
    }
  }
}

/// The error for an image file that cannot be read or written.
///
/// ```swift
/// import EaselPixels
///
/// func image(at path: String) -> PixelImage? {
///   do { return try PixelImage.read(from: path) } catch { print(error) }
///   return nil
/// }
/// ```
public enum ImageFileError: Error, Equatable, Sendable {
  /// The file cannot be opened or read; `reason` is the system's description.
  case unreadable(path: String, reason: String)
  /// The file cannot be created or written; `reason` is the system's description, or what to do.
  case unwritable(path: String, reason: String)
  /// The bytes begin with the signature of neither format.
  case unknownFormat
  /// The data are truncated, damaged or of a variant that the decoder does not support; `reason` is the
  /// decoder's description.
  case damaged(reason: String)
  /// A side exceeds 30,000 pixels, or the image has more than 2^27 pixels.
  case tooLarge(width: Int, height: Int)

  init(_ error: PNGError) {
    self =
      switch error {
      case .unreadable(let path, let reason): .unreadable(path: path, reason: reason)
      case .unwritable(let path, let reason): .unwritable(path: path, reason: reason)
      case .notPNG: .unknownFormat
      case .damaged(let reason): .damaged(reason: reason)
      case .tooLarge(let width, let height): .tooLarge(width: width, height: height)
      }
  }
}

extension ImageFileError: CustomStringConvertible {
  /// The message for this error, in lower case and without a full stop.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
    case .unknownFormat: "neither a PNG nor a JPEG file"
    case .damaged(let reason): "damaged picture: \(reason)"
    case .tooLarge(let width, let height):
      "a picture of \(width) x \(height) pixels is too large; \(ImageLimits.description)"
    }
  }
}
