import CX11
import Synchronization

/// Whether a connection is still open. Atomic, because Xlib reports a lost connection through C handlers.
///
/// No Xlib call may be made on a lost connection; `XNextEvent`, for example, crashes.
final class ConnectionHealth: Sendable {
  private let lost = Atomic<Bool>(false)

  var isLost: Bool { lost.load(ordering: .relaxed) }

  func markLost() { lost.store(true, ordering: .relaxed) }

  /// Sets the flag when the connection breaks, instead of Xlib's default of calling `exit(1)`.
  func watch(_ display: OpaquePointer) {
    XSetIOErrorExitHandler(
      display,
      { _, health in Unmanaged<ConnectionHealth>.fromOpaque(health!).takeUnretainedValue().markLost() },
      Unmanaged.passUnretained(self).toOpaque())
  }

  /// The number of errors that the server reported for requests of this process, over all connections. Errors
  /// arrive whenever replies and events are read, so they can be counted but not attributed to a request.
  /// Requests that may fail by design are checked individually instead.
  static let reportedErrors = Atomic<Int>(0)

  /// Replaces Xlib's default handlers, which print and exit, for the whole process.
  static let installHandlers: Void = {
    XSetErrorHandler { _, _ in
      ConnectionHealth.reportedErrors.wrappingAdd(1, ordering: .relaxed)
      return 0
    }
    XSetIOErrorHandler { _ in 0 }
  }()
}

/// The reasons for which a window cannot be opened, or was lost.
package enum WindowingError: Error, Equatable, CustomStringConvertible {
  /// Neither the caller nor DISPLAY names a display.
  case noDisplay
  /// Nothing listens at that display, or the server refused the connection.
  case cannotOpen(display: String)
  /// The server accepted the connection but did not reply in time.
  case noAnswer(display: String)
  /// The screen has no true-color visual with a supported pixel format. The depth is that of its default
  /// visual.
  case unsupportedDepth(Int)
  /// The server ended, or the network failed.
  case connectionLost(display: String)
  /// The server closed the connection and still runs, because another program asked it to.
  case connectionClosed(display: String)
  /// The window that another process created does not exist any more.
  case windowLost(display: String)

  package var description: String {
    switch self {
    case .noDisplay:
      "no X display: DISPLAY is not set; start the program in a desktop session, or with xvfb-run"
    case .cannotOpen(let display):
      "cannot open the X display \"\(display)\": no server accepts connections there; set DISPLAY to a running server"
    case .noAnswer(let display):
      "the X server at \"\(display)\" does not respond; restart it, or set DISPLAY to another server"
    case .unsupportedDepth(let depth):
      "the X screen has no true-color format with 16 or 32 bits per pixel (its depth is \(depth)): "
        + "start the X server with a depth of 15, 16, 24 or 30"
    case .connectionLost(let display): "lost the connection to the X server at \"\(display)\""
    case .connectionClosed(let display):
      "the window was closed by another program, such as xkill, which closed the connection to the X server at \"\(display)\""
    case .windowLost(let display): "the window to draw into does not exist on the X server at \"\(display)\""
    }
  }
}
