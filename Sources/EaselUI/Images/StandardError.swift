/// Where the library says what it cannot find.
enum StandardError {
  /// Writes one line that begins with the library's name.
  @Sendable static func write(_ message: String) {
    FileHandle.standardError.write(Data("easel: \(message)\n".utf8))
  }
}
