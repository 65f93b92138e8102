import CX11
import Synchronization

/// Whether a connection still lives. Xlib tells it through C handlers, hence the atomic.
///
/// Once a connection is lost no Xlib call may be made on it any more: `XNextEvent`, for one, crashes.
final class ConnectionHealth: Sendable {
  private let lost = Atomic<Bool>(false)

  var isLost: Bool { lost.load(ordering: .relaxed) }

  func markLost() { lost.store(true, ordering: .relaxed) }

  /// Replaces Xlib's default for a broken connection, `exit(1)`, by setting the flag.
  func watch(_ display: OpaquePointer) {
    XSetIOErrorExitHandler(
      display,
      { _, health in Unmanaged<ConnectionHealth>.fromOpaque(health!).takeUnretainedValue().markLost() },
      Unmanaged.passUnretained(self).toOpaque())
  }

  /// Errors that the server reported for requests of this process, in all connections. They arrive whenever replies
  /// and events are read, so they can be counted, not attributed; requests that may fail by design are checked
  /// one by one instead.
  static let reportedErrors = Atomic<Int>(0)

  /// Replaces Xlib's defaults, which print and exit, for the whole process.
  static let installHandlers: Void = {
    XSetErrorHandler { _, _ in
      ConnectionHealth.reportedErrors.wrappingAdd(1, ordering: .relaxed)
      return 0
    }
    XSetIOErrorHandler { _ in 0 }
  }()
}
