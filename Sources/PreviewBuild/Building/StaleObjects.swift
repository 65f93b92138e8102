import Foundation
import Glibc

/// Removes the object files of changed sources before an incremental build.
///
/// The compiler driver compares times in whole seconds. It takes a file that is saved twice within a second
/// for unchanged, and likewise a module that changes within the second in which a dependent source was compiled.
/// A missing object file makes it compile the source in any case.
struct StaleObjects {
  private var built: [String: FileStamp] = [:]
  private var pending: [String: FileStamp] = [:]

  /// Removes the objects of sources that changed since the last successful build of this process, or, in the
  /// first one, that may have changed since the object was written.
  ///
  /// - Parameter now: The time in seconds since 1970 if the sources belong to several modules, else nil. If a source
  ///   changed, the objects of all modules that were written at most a second before that time are removed too.
  mutating func remove(_ objects: [(source: String, object: String)], ofModulesAt now: Int? = nil) {
    pending = [:]
    var isAnyChanged = false
    for (source, object) in objects {
      guard let stamp = FileStamp(source) else { continue }
      pending[source] = stamp
      let isFresh = built[source].map { $0 == stamp } ?? Self.isOlder(stamp, than: object)
      guard !isFresh else { continue }
      isAnyChanged = true
      unlink(object)
    }
    guard isAnyChanged, let now else { return }
    for (_, object) in objects {
      guard let written = FileStamp(object)?.seconds, written >= now - 1 else { continue }
      unlink(object)
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
