import Foundation
import Synchronization

/// Messages about misuse and limits. Each is written to standard error once.
package enum ProblemLog {
  /// The maximum number of different messages. Later ones are dropped.
  private static let limit = 256

  private static let known = Mutex<Set<String>>([])

  /// Writes a message unless it was written before. Returns whether it was written.
  @discardableResult
  package static func report(_ message: String) -> Bool {
    let isNew = known.withLock { $0.count < limit && $0.insert(message).inserted }
    if isNew { StandardError.report(message) }
    return isNew
  }

  /// Whether the message was written before.
  package static func hasReported(_ message: String) -> Bool { known.withLock { $0.contains(message) } }
}

/// The standard error of the process, for messages.
///
/// A message that cannot be written, for instance because the disk is full or the descriptor is closed, is lost:
/// `FileHandle.write(_:)` would end the program.
package enum StandardError {
  /// Writes a text as it is.
  package static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Writes a line, prefixed with the name of the library.
  @Sendable package static func report(_ message: String) { write("easel: \(message)\n") }
}
