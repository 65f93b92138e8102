import Foundation
import Glibc
import PreviewBuild

/// The messages between this process and the program `easel`, on the main thread.
///
/// Replies are written to the original standard output. What the code of previews prints goes to standard error.
@MainActor
final class HostChannel {
  /// Called for each request.
  var onRequest: (PreviewRequest) -> Void = { _ in }
  /// Called when the program `easel` has ended.
  var onEnd: () -> Void = {}

  private let output: Int32
  private var watch: DescriptorWatch?
  private var received = Data()

  init() {
    // Writing to a program that has ended is an error instead of a signal.
    signal(SIGPIPE, SIG_IGN)
    output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// Begins to read requests.
  func start() {
    watch = DescriptorWatch(STDIN_FILENO, onReadable: { [unowned self] in read() })
  }

  func send(_ reply: PreviewReply) {
    var rest = reply.line[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR { return }
    guard count > 0 else {
      watch?.stop()
      return onEnd()
    }
    received.append(contentsOf: bytes.prefix(count))
    while let end = received.firstIndex(of: UInt8(ascii: "\n")) {
      let line = Data(received[..<end])
      received = Data(received[(end + 1)...])
      if let request = PreviewRequest(line: line) { onRequest(request) }
    }
  }
}
