import CX11
import Foundation
import Synchronization

extension DisplayConnection {
  /// How long a server may take to greet a client before it counts as dead.
  package static let defaultPatience: TimeInterval = 5

  /// `XOpenDisplay` under a watchdog.
  ///
  /// A server that accepts the connection and then says nothing would hold the caller for ever, and there is no way to
  /// interrupt the call. So it is made on a thread of its own, which is given up when it takes too long.
  static func openDisplay(_ name: String, patience: TimeInterval) throws(WindowingError) -> OpaquePointer {
    let attempt = ConnectionAttempt()
    Thread.detachNewThread {
      attempt.finish(with: XOpenDisplay(name))
    }
    switch attempt.wait(patience) {
    case .opened(let address): return OpaquePointer(bitPattern: address)!
    case .refused: throw .cannotOpen(display: name)
    case .pending: throw .noAnswer(display: name)
    }
  }
}

/// The hand-over of a connection from the thread that opens it to the one that will own it.
private final class ConnectionAttempt: Sendable {
  enum State {
    case pending, refused
    /// The address of the `Display`.
    case opened(UInt)
  }

  private let state = Mutex(State.pending)
  private let done = DispatchSemaphore(value: 0)

  func finish(with display: OpaquePointer?) {
    state.withLock { $0 = display.map { .opened(UInt(bitPattern: $0)) } ?? .refused }
    done.signal()
  }

  func wait(_ patience: TimeInterval) -> State {
    _ = done.wait(timeout: .now() + patience)
    return state.withLock { $0 }
  }
}
