import Foundation

/// What programs should know about their use of CoreGraphics: one line on standard error, the first time.
enum CoreGraphicsLog {
  /// Beyond so many different lines nothing is written.
  private static let limit = 256

  private static let known = LockedValue<Set<String>>([])

  /// Writes a line unless it was written before; true when it did.
  @discardableResult
  static func report(_ message: String) -> Bool {
    let isNew = known.withLock { $0.count < limit && $0.insert(message).inserted }
    if isNew { FileHandle.standardError.write(Data("easel: \(message)\n".utf8)) }
    return isNew
  }

  /// True when the line was written.
  static func hasReported(_ message: String) -> Bool { known.withLock { $0.contains(message) } }
}
