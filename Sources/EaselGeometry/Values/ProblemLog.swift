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
    if isNew { FileHandle.standardError.write(Data("easel: \(message)\n".utf8)) }
    return isNew
  }

  /// Whether the message was written before.
  package static func hasReported(_ message: String) -> Bool { known.withLock { $0.contains(message) } }
}
