import CZlib

/// The text of a file, plain or gzipped.
enum SceneFile {
  /// Bytes after uncompressing: a small gzip file can hold any amount.
  private static let maximumSize = 1 << 28

  static func text(at path: String) throws(SceneError) -> String {
    guard let file = gzopen(path, "rb") else { throw .unreadable(path: path) }
    defer { gzclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = gzread(file, &chunk, UInt32(chunk.count))
      guard count >= 0, bytes.count + Int(count) <= maximumSize else { throw .unreadable(path: path) }
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk[..<Int(count)]
    }
  }
}
