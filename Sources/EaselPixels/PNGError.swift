/// Why a PNG file could not be read or written.
public enum PNGError: Error, Equatable, Sendable {
  /// The file cannot be opened or read: missing, a folder, not permitted ...; `reason` is the system's.
  case unreadable(path: String, reason: String)
  /// The file cannot be created or written.
  case unwritable(path: String, reason: String)
  /// The bytes do not begin as a PNG file does.
  case notPNG
  /// The bytes begin as PNG, but are cut short or broken; `reason` is libpng's.
  case damaged(reason: String)
  /// A side or the number of pixels is beyond `PNGCodec`'s limits.
  case tooLarge(width: Int, height: Int)
}

extension PNGError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
    case .notPNG: "not a PNG file"
    case .damaged(let reason): "damaged PNG file: \(reason)"
    case .tooLarge(let width, let height): "a PNG of \(width) x \(height) pixels is too large"
    }
  }
}
