import Foundation
import Glibc
import Synchronization

/// Notices changes of files and folders, without polling.
///
/// A file is watched through its folder, so that editors that write another file and rename it are noticed. A
/// path that is removed is watched again as soon as it exists.
package final class FileWatcher: Sendable {
  /// Changes that belong together.
  package struct Change: Sendable, Equatable {
    /// The paths that changed, sorted; at most `FileWatcher.maximumPaths`.
    package let paths: [String]
    /// Whether changes may be missing in `paths`, because there were too many.
    package let isIncomplete: Bool
    /// Whether the change is a single save that `saves` has announced already.
    package let isAnnounced: Bool
  }

  /// The number of paths that a change names.
  package static let maximumPaths = 256
  /// The time without changes that ends a burst, in milliseconds.
  package static let quietTime: Int32 = 50
  /// The time after which a burst that goes on is reported, in milliseconds.
  package static let longestBurst = 1000
  /// The largest number of watched folders. The usual limit of a user is 8192 or more.
  package static let maximumFolders = 4096

  /// The changes. One stream for one task: changes that arrive while the task works wait, and are joined if there are many.
  package let changes: AsyncStream<Change>
  /// Announces a complete file at once, before it is known whether it belongs to a burst. For one task.
  package let saves: AsyncStream<Void>

  private let inotify: Inotify
  /// The end of a pipe whose closing ends the thread; nil after that.
  private let end: Mutex<Int32?>

  /// Watches paths and, for folders, all that is in them.
  ///
  /// Hidden entries, editors' temporary files, the excluded folders, and those that other programs fill, such as
  /// `node_modules`, are ignored. Throws a sentence if the system refuses to watch.
  ///
  /// - Parameters:
  ///   - excluded: Folders whose contents do not count, such as the build folder.
  ///   - onLimit: Called once, on any thread, if there are more folders than can be watched.
  package init(
    _ paths: [String], excluding excluded: [String] = [], onLimit: @escaping @Sendable () -> Void = {}
  ) throws(PreviewSetupError) {
    inotify = try Inotify()
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw PreviewSetupError("changes of files cannot be watched: \(String(cString: strerror(errno)))")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    end = Mutex(ends[1])
    let (changes, continuation) = AsyncStream<Change>.makeStream(bufferingPolicy: .bufferingOldest(16))
    self.changes = changes
    let (saves, saved) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    self.saves = saves
    let tree = WatchedTree(paths, excluding: excluded, inotify: inotify, onLimit: onLimit)
    guard tree.isWatching else {
      close(ends[0])
      throw PreviewSetupError(
        "\(paths.joined(separator: ", ")) cannot be watched; raise fs.inotify.max_user_watches with sysctl")
    }
    let loop = WatchLoop(tree: tree, inotify: inotify, end: ends[0], continuation: continuation, saved: saved)
    Thread.detachNewThread { loop.run() }
  }

  deinit {
    stop()
  }

  /// Ends the stream. The watcher cannot be started again.
  package func stop() {
    end.withLock { end in
      if let open = end { close(open) }
      end = nil
    }
  }
}
