import Synchronization

/// Folders whose resources programs find as if they were in their main bundle.
package enum ResourceFolders {
  private static let added = Mutex<[String]>([])

  /// Adds folders, which are searched before others.
  package static func add(_ folders: [String]) {
    added.withLock { $0 += folders }
    StringTables.foldersChanged()
  }

  /// The added folders, in their order.
  static var all: [String] { added.withLock { $0 } }
}
