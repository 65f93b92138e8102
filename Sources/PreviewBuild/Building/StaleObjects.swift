import Foundation
import Glibc

/// Removes the object files of changed sources before an incremental build.
///
/// The compiler driver compares times in whole seconds: it takes a file that is saved twice within a second
/// for unchanged. A missing object file makes it compile the source in any case.
struct StaleObjects {
  private var built: [String: FileStamp] = [:]
  private var pending: [String: FileStamp] = [:]

  /// Removes the objects of sources that changed since the last successful build of this process, or, in the
  /// first one, that may have changed since the object was written.
  mutating func remove(_ objects: [(source: String, object: String)]) {
    pending = [:]
    for (source, object) in objects {
      guard let stamp = FileStamp(source) else { continue }
      pending[source] = stamp
      let isFresh = built[source].map { $0 == stamp } ?? Self.isOlder(stamp, than: object)
      if !isFresh { unlink(object) }
    }
  }

  /// Records that the build succeeded for which `remove` was called.
  ///
  /// - Parameter others: Sources that were not known before the build.
  mutating func commit(adding others: [(source: String, object: String)] = []) {
    built = pending
    for (source, _) in others where built[source] == nil { built[source] = FileStamp(source) }
  }

  /// Whether a source is older than its object by more than a long build takes.
  private static func isOlder(_ stamp: FileStamp, than object: String) -> Bool {
    guard let compiled = FileStamp(object) else { return true }
    return stamp.seconds + 60 < compiled.seconds
  }
}
