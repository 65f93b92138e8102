import Foundation
import Glibc

/// Waits for events, and reports those that follow each other as one change.
struct WatchLoop: @unchecked Sendable {
  // The tree is used by the thread of the loop alone.
  let tree: WatchedTree
  let inotify: Inotify
  let end: Int32
  let continuation: AsyncStream<FileWatcher.Change>.Continuation
  let saved: AsyncStream<Void>.Continuation

  /// Runs until the other end of the pipe `end` is closed.
  func run() {
    var pending: Set<String> = []
    var isIncomplete = false
    var isAnnounced = false
    var burstStart = ContinuousClock.now
    defer {
      continuation.finish()
      saved.finish()
      close(end)
    }
    while true {
      let isQuiet = pending.isEmpty && !isIncomplete
      if isQuiet { burstStart = .now }
      guard let hasEvents = wait(isQuiet ? -1 : FileWatcher.quietTime) else { return }
      if hasEvents {
        let events = inotify.events()
        let paths = tree.paths(changedBy: events)
        if !paths.isEmpty { isAnnounced = isQuiet && Self.isSave(of: paths, events) }
        if !paths.isEmpty, isAnnounced { saved.yield() }
        pending.formUnion(paths)
        if events.contains(where: \.isOverflow) {
          tree.watchAgain()
          isIncomplete = true
          isAnnounced = false
        }
      }
      let isLong = ContinuousClock.now - burstStart > .milliseconds(FileWatcher.longestBurst)
      guard !hasEvents || isLong, isIncomplete || !pending.isEmpty else { continue }
      // What cannot be delivered is joined with what follows.
      guard report(pending, isIncomplete, isAnnounced) else { continue }
      pending = []
      isIncomplete = false
    }
  }

  /// Whether events complete one file and do nothing else to it.
  private static func isSave(of paths: Set<String>, _ events: [Inotify.Event]) -> Bool {
    guard paths.count == 1, let path = paths.first else { return false }
    let name = (path as NSString).lastPathComponent
    return events.filter { $0.name == name }.allSatisfy(\.completesFile)
  }

  /// Returns whether there was room for the change in the stream.
  private func report(_ paths: Set<String>, _ isIncomplete: Bool, _ isAnnounced: Bool) -> Bool {
    let sorted = paths.sorted()
    let result = continuation.yield(
      FileWatcher.Change(
        paths: Array(sorted.prefix(FileWatcher.maximumPaths)),
        isIncomplete: isIncomplete || sorted.count > FileWatcher.maximumPaths,
        isAnnounced: isAnnounced))
    if case .dropped = result { return false }
    return true
  }

  /// Waits for events for at most a number of milliseconds; -1 for ever. Returns whether there are some; nil at
  /// the end.
  private func wait(_ milliseconds: Int32) -> Bool? {
    var descriptors = [
      pollfd(fd: inotify.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: end, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&descriptors, 2, milliseconds)
    if count < 0 { return errno == EINTR ? false : nil }
    return descriptors[1].revents != 0 ? nil : descriptors[0].revents != 0
  }
}
