import Foundation

/// The watches of a set of paths, which follow the folders as they come and go.
final class WatchedTree {
  private struct Folder {
    let path: String
    /// The entries that count; nil for all.
    var names: Set<String>?
    /// Whether subfolders are watched too.
    var isDeep: Bool
  }

  /// The paths that were asked for.
  private let roots: [String]
  private let filter: PathFilter
  private let inotify: Inotify
  private var folders: [Int32: Folder] = [:]
  private let maximumFolders: Int
  /// Called when a folder is not watched because there are too many; nil after that.
  private var onLimit: (() -> Void)?

  init(
    _ paths: [String], excluding excluded: [String], inotify: Inotify,
    maximumFolders: Int = FileWatcher.maximumFolders, onLimit: @escaping () -> Void
  ) {
    roots = paths
    filter = PathFilter(excluded: excluded)
    self.inotify = inotify
    self.maximumFolders = maximumFolders
    self.onLimit = onLimit
    for root in roots { watchRoot(root) }
  }

  /// Whether any folder is watched.
  var isWatching: Bool { !folders.isEmpty }

  /// The paths that events are about. Adds watches for new folders, and watches roots again that were removed
  /// or created.
  func paths(changedBy events: [Inotify.Event]) -> Set<String> {
    var changed: Set<String> = []
    for event in events {
      guard let folder = folders[event.watch] else { continue }
      if event.endsWatch {
        folders[event.watch] = nil
        continue
      }
      if event.isOfFolder { changed.formUnion(reactToLoss(of: folder, event)) }
      let path = "\(folder.path)/\(event.name)"
      if folder.names?.contains(event.name) ?? filter.accepts(event.name, in: folder.path) {
        // A folder that was moved keeps its watches, whose paths are wrong now.
        if event.movesFolder { forget(path) }
        if event.isNewFolder, folder.isDeep { changed.formUnion(watchFolder(path)) }
        changed.formUnion(rootsBelow(path))
        changed.insert(path)
      }
    }
    return changed
  }

  /// Watches all roots from the start, after events were lost.
  func watchAgain() {
    for watch in folders.keys { inotify.remove(watch) }
    folders = [:]
    for root in roots { watchRoot(root) }
  }

  /// Forgets a folder that was moved or removed, and watches the roots in it again.
  private func reactToLoss(of folder: Folder, _ event: Inotify.Event) -> Set<String> {
    if !FileManager.default.fileExists(atPath: folder.path) { forget(folder.path) }
    return rootsBelow(folder.path)
  }

  /// Removes the watches of a folder and of those in it.
  private func forget(_ path: String) {
    for (watch, folder) in folders where folder.path == path || folder.path.hasPrefix(path + "/") {
      inotify.remove(watch)
      folders[watch] = nil
    }
  }

  /// The roots that are an entry or below it: a folder above a root appeared or vanished.
  private func rootsBelow(_ path: String) -> Set<String> {
    let below = roots.filter { $0 == path || $0.hasPrefix(path + "/") }
    for root in below { watchRoot(root) }
    return Set(below)
  }

  /// Watches a root itself if it is a folder, and the way to it: a folder above may be moved or removed.
  private func watchRoot(_ root: String) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: root, isDirectory: &isFolder), isFolder.boolValue {
      _ = watchFolder(root)
    }
    var entry = root
    while entry != "/", !entry.isEmpty {
      let parent = (entry as NSString).deletingLastPathComponent
      _ = addWatch(parent, names: [(entry as NSString).lastPathComponent])
      entry = parent
    }
  }

  /// Watches a folder and those in it. Returns the files in it, which were perhaps written before the watch.
  private func watchFolder(_ folder: String) -> Set<String> {
    guard !filter.isExcluded(folder) else { return [] }
    guard folders.count < maximumFolders else {
      onLimit?()
      onLimit = nil
      return []
    }
    guard addWatch(folder, names: nil) else { return [] }
    var files: Set<String> = []
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where filter.accepts(name, in: folder) {
      let path = "\(folder)/\(name)"
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      if attributes?[.type] as? FileAttributeType == .typeDirectory {
        files.formUnion(watchFolder(path))
      } else if files.count < FileWatcher.maximumPaths {
        files.insert(path)
      }
    }
    return files
  }

  /// Watches entries of a folder, in addition to those that are watched already. Returns whether it exists.
  private func addWatch(_ path: String, names: Set<String>?) -> Bool {
    guard let watch = inotify.watch(path) else { return false }
    let known = folders[watch]
    let isDeep = names == nil || known?.isDeep == true
    // All entries count if they did before.
    let all = names == nil || (known != nil && known?.names == nil)
    folders[watch] = Folder(
      path: path, names: all ? nil : (known?.names ?? []).union(names ?? []), isDeep: isDeep)
    return true
  }
}
