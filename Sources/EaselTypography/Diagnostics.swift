import EaselGeometry

/// What users should know about their fonts, on standard error.
enum Diagnostics {
  /// Writes one line.
  static func report(_ message: String) {
    FileHandle.standardError.write(Data("easel: \(message)\n".utf8))
  }
}
