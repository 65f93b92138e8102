import Foundation
import Glibc

/// The kernel's queue of changes in folders.
final class Inotify: Sendable {
  /// A change in a watched folder.
  struct Event {
    /// The number of the watch; -1 if the queue overflowed.
    let watch: Int32
    /// The kind of change, as bits.
    let mask: UInt32
    /// The name of the entry that changed; empty for the folder itself.
    let name: String

    /// Whether events were lost.
    var isOverflow: Bool { mask & UInt32(IN_Q_OVERFLOW) != 0 }
    /// Whether the watch ended, because its folder was removed.
    var endsWatch: Bool { mask & UInt32(IN_IGNORED) != 0 }
    /// Whether a folder appeared, in which files may have been written already.
    var isNewFolder: Bool {
      mask & UInt32(IN_ISDIR) != 0 && mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0
    }
    /// Whether the entry is a folder that appeared or vanished under its name.
    var movesFolder: Bool { mask & UInt32(IN_ISDIR) != 0 }
    /// Whether a file has its new contents.
    var completesFile: Bool {
      mask & UInt32(IN_ISDIR) == 0 && mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0
    }
    /// Whether the watched folder itself was moved or removed.
    var isOfFolder: Bool { mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF) != 0 }
  }

  let descriptor: Int32

  init() throws(PreviewSetupError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else {
      throw PreviewSetupError(
        "changes of files cannot be watched (\(String(cString: strerror(errno)))); raise "
          + "fs.inotify.max_user_instances with sysctl")
    }
  }

  deinit { close(descriptor) }

  /// Watches the entries of a folder. Returns the number of the watch; nil if there is no such folder or the
  /// user's watches are used up.
  func watch(_ folder: String) -> Int32? {
    // A written file counts when it is closed: in between it is incomplete.
    let changes =
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
    let watch = inotify_add_watch(descriptor, folder, UInt32(changes) | UInt32(IN_ONLYDIR))
    return watch < 0 ? nil : watch
  }

  func remove(_ watch: Int32) { inotify_rm_watch(descriptor, watch) }

  /// The events in the queue; empty if there are none.
  func events() -> [Event] {
    var events: [Event] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: 1 << 16, alignment: MemoryLayout<inotify_event>.alignment)
    defer { buffer.deallocate() }
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return events }
      events += Self.events(in: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }

  private static func events(in bytes: UnsafeRawBufferPointer) -> [Event] {
    var events: [Event] = []
    var place = 0
    let header = MemoryLayout<inotify_event>.size
    while place + header <= bytes.count {
      let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
      let end = min(place + header + Int(event.len), bytes.count)
      let name = bytes[place + header..<end].prefix { $0 != 0 }
      events.append(Event(watch: event.wd, mask: event.mask, name: String(decoding: name, as: UTF8.self)))
      place = end
    }
    return events
  }
}
