import EaselTestSupport
import Foundation
import Testing

/// A named pipe in the place of a frame: it shows when a process has come to this frame, and can keep it there.
final class FrameGate {
  private let descriptor: Int32

  init(replacing file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try #require(mkfifo(file.path, 0o600) == 0)
    descriptor = open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    try #require(descriptor >= 0)
  }

  deinit { close(descriptor) }

  /// Waits until a process writes the frame.
  func waitForData(timeout: Int32 = 120) throws {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, timeout * 1000) == 1 else { throw ToolError("no process wrote the frame") }
  }

  /// Returns what the process writes until it closes the pipe.
  func readToEnd() throws -> Data {
    var (data, buffer) = (Data(), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      try waitForData()
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return data }
      data.append(contentsOf: buffer[..<count])
    }
  }
}
