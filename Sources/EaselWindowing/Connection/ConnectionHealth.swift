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

/// Why there is no window, or no longer one.
package enum WindowingError: Error, Equatable, CustomStringConvertible {
  /// No display is named, neither by the caller nor by DISPLAY.
  case noDisplay
  /// Nobody listens at that name, or the server turned the program away.
  case cannotOpen(display: String)
  /// The server took the connection but did not answer in time.
  case noAnswer(display: String)
  /// The screen has no true-colour visual whose pixels are known; the depth is that of its default one.
  case unsupportedDepth(Int)
  /// The server ended or cut the connection.
  case connectionLost(display: String)

  package var description: String {
    switch self {
    case .noDisplay: "no X display: DISPLAY is not set"
    case .cannotOpen(let display): "cannot open the X display \"\(display)\""
    case .noAnswer(let display): "the X server at \"\(display)\" does not answer"
    case .unsupportedDepth(let depth):
      "the X screen shows no true colour in 16 or 32 bits a pixel (its depth is \(depth)): "
        + "start the X server with a depth of 15, 16, 24 or 30"
    case .connectionLost(let display): "the X server at \"\(display)\" is gone"
    }
  }
}
