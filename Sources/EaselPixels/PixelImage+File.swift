import Foundation

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

extension PixelImage {
  /// The picture in a PNG file; colours are brought to sRGB, 16 bits to 8.
  public static func readPNG(from path: String) throws(PNGError) -> PixelImage {
    try decodePNG(try readFile(path, beginningWith: [PNGCodec.signature]))
  }

  /// The picture in the bytes of a PNG file.
  public static func decodePNG(_ bytes: [UInt8]) throws(PNGError) -> PixelImage {
    var (width, height, pixels) = try PNGCodec.decode(bytes)
    for index in pixels.indices { pixels[index] = pixels[index].premultipliedPixel }
    return PixelImage(width: width, height: height, pixels: pixels)!
  }

  /// The bytes of a PNG file that shows the picture.
  public func encodedPNG() throws(PNGError) -> [UInt8] {
    try PNGCodec.encode(width: width, height: height, pixels: pixels.map(\.straightPixel))
  }

  /// Writes the picture as a PNG file; a write that fails may leave a part of it.
  public func writePNG(to path: String) throws(PNGError) {
    let bytes = try encodedPNG()
    guard let file = fopen(path, "wb") else { throw .unwritable(path: path, reason: systemReason()) }
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    guard fclose(file) == 0, isWritten else { throw .unwritable(path: path, reason: systemReason()) }
  }

  /// All bytes of a file that begins with one of the signatures; of others only the first bytes are read, so that an
  /// endless device or a huge file does no harm.
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

/// What the last system call complained of.
private func systemReason() -> String { String(cString: strerror(errno)) }

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

/// Why a picture could not be read from a file.
public enum ImageFileError: Error, Equatable, Sendable {
  /// The file cannot be opened or read; `reason` is the system's.
  case unreadable(path: String, reason: String)
  /// The bytes begin neither as PNG nor as JPEG.
  case unknownFormat
  /// The bytes are cut short or broken, or of a kind that the library does not read; `reason` is the library's.
  case damaged(reason: String)
  /// A side or the number of pixels is beyond the limits of `PNGCodec`.
  case tooLarge(width: Int, height: Int)

  init(_ error: PNGError) {
    self =
      switch error {
      case .unreadable(let path, let reason), .unwritable(let path, let reason):
        .unreadable(path: path, reason: reason)
      case .notPNG: .unknownFormat
      case .damaged(let reason): .damaged(reason: reason)
      case .tooLarge(let width, let height): .tooLarge(width: width, height: height)
      }
  }
}

extension ImageFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .unknownFormat: "neither a PNG nor a JPEG file"
    case .damaged(let reason): "damaged picture: \(reason)"
    case .tooLarge(let width, let height): "a picture of \(width) x \(height) pixels is too large"
    }
  }
}
