/// Why a scene cannot be measured.
enum SceneError: Error, Equatable, CustomStringConvertible {
  /// The file is missing, too large or not to be uncompressed.
  case unreadable(path: String)
  /// A line is not as the format asks; lines count from 1.
  case malformed(path: String, line: Int, String)
  /// A drawing call refers to something that the scene does not define.
  case undefined(String)
  /// The library cannot draw this; the reason is for the report.
  case unsupported(String)

  var description: String {
    switch self {
    case .unreadable(let path): "cannot read \(path)"
    case .malformed(let path, let line, let complaint): "\(path):\(line): \(complaint)"
    case .undefined(let what): "\(what) is not defined"
    case .unsupported(let what): "unsupported: \(what)"
    }
  }
}
