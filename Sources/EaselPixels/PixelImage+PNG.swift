import Foundation

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
