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
