import Foundation
import Glibc

/// Calls a function on the main thread while a descriptor can be read or its other end is closed.
///
/// A thread waits for the descriptor, and for the main thread before it waits again. A dispatch source has the same use, but
/// that of Linux reads freed memory if a pipe's other end is closed at the wrong moment:
/// https://github.com/swiftlang/swift-corelibs-libdispatch/issues/949.
@MainActor
package final class DescriptorWatch {
  /// Its writing end is closed to stop the thread.
  private let stopping = Pipe()
  private let handled = DispatchSemaphore(value: 0)
  private var onReadable: (() -> Void)?
  private let onStop: () -> Void

  /// Starts to watch. Nothing is called before the main thread returns to its queue.
  ///
  /// - Parameters:
  ///   - descriptor: Has to stay open until `onStop` is called.
  ///   - onReadable: Called again and again until it has read what there is. At the end of a pipe, it has to stop the watch.
  ///   - onStop: Called on the main thread when the descriptor is no longer used, after `stop()`.
  package init(
    _ descriptor: Int32, onReadable: @escaping @MainActor () -> Void,
    onStop: @escaping @MainActor () -> Void = {}
  ) {
    self.onReadable = onReadable
    self.onStop = onStop
    for end in [stopping.fileHandleForReading, stopping.fileHandleForWriting] {
      // Otherwise, the processes that are started keep it open.
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    let end = stopping.fileHandleForReading.fileDescriptor
    Thread.detachNewThread { [self] in
      while DescriptorWatch.wait(for: descriptor, end: end) {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.handle() } }
        handled.wait()
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { self.finish() } }
    }
  }

  /// Stops. Nothing is read after it, and calling it again has no effect.
  package func stop() {
    guard onReadable != nil else { return }
    onReadable = nil
    try? stopping.fileHandleForWriting.close()
  }

  private func finish() {
    try? stopping.fileHandleForReading.close()
    onStop()
  }

  private func handle() {
    onReadable?()
    handled.signal()
  }

  /// Waits for the descriptor. Returns whether the watch goes on.
  private nonisolated static func wait(for descriptor: Int32, end: Int32) -> Bool {
    var descriptors = [descriptor, end].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&descriptors, 2, -1) < 0 {
      guard errno == EINTR else { return false }
    }
    return descriptors[1].revents == 0
  }
}
