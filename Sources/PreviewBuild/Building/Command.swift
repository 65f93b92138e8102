import Foundation
import Glibc
import Synchronization

/// A program that runs in a process group of its own, with its output and errors collected as one text.
package struct Command: Sendable {
  /// How a program ended.
  package struct Result: Sendable, Equatable {
    /// The exit status, or 128 plus the number of the signal that ended the program.
    package let status: Int32
    /// What the program wrote to standard output and standard error; at most `Command.maximumOutput` bytes.
    package let output: String
  }

  /// The number of bytes of output that are kept; the rest is read and dropped.
  package static let maximumOutput = 8 << 20

  /// The path of the program.
  package let program: String
  /// The arguments after the program's name.
  package let arguments: [String]
  /// The environment.
  package let environment: [String: String]
  /// Seconds after which the program is ended once it has printed an error in the form of compilers; nil to let it go on.
  ///
  /// A compiler prints names that it cannot find at once, and may then look for the meaning of the other parts of a large
  /// expression for many seconds.
  package var secondsAfterError: Double?

  package init(
    _ program: String, _ arguments: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
  }

  /// Runs the program to its end.
  ///
  /// Cancelling the task interrupts the program's process group and ends it if it has not ended within
  /// 2 seconds; the call then throws `CancellationError` after the program has ended. Throws
  /// `PreviewSetupError` if the program cannot be started.
  package func run() async throws -> Result {
    try Task.checkCancellation()
    let process = try RunningCommand(self)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A thread of its own: waiting must not occupy one of the few threads of the concurrency runtime.
        Thread.detachNewThread { continuation.resume(returning: process.wait()) }
      }
    } onCancel: {
      process.cancel()
    }
    try Task.checkCancellation()
    return result
  }
}

/// Looks for an error in the form of compilers in output that grows.
struct ErrorSearch {
  private static let mark = Data(": error: ".utf8)

  /// The number of bytes that were searched.
  private var searched = 0

  /// Whether there is an error in the bytes that were added since the last call, or across their beginning.
  mutating func finds(in output: [UInt8]) -> Bool {
    let start = max(0, searched - (Self.mark.count - 1))
    searched = output.count
    return Data(output[start...]).range(of: Self.mark) != nil
  }
}

/// A process that was started for a command.
private final class RunningCommand: Sendable {
  private let output: Int32
  private let secondsAfterError: Double?
  /// The process; nil after its status was collected, when its number may belong to another process.
  private let identifier: Mutex<pid_t?>

  init(_ command: Command) throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Self.failure(command, errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    do {
      identifier = Mutex(try Self.spawn(command, output: ends[1]))
    } catch {
      close(ends[0])
      throw error
    }
    output = ends[0]
    secondsAfterError = command.secondsAfterError
  }

  /// Reads the output to its end and collects the status.
  func wait() -> Command.Result {
    let text = readOutput()
    // Waits without collecting the status, so that `cancel` cannot reach a process that reuses the number.
    let child = identifier.withLock { $0 } ?? 0
    var information = siginfo_t()
    while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    let status = identifier.withLock { identifier in
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
      identifier = nil
      return status
    }
    let signal = status & 0x7f
    return Command.Result(status: signal == 0 ? (status >> 8) & 0xff : 128 + signal, output: text)
  }

  /// Interrupts the process group, and kills it after 2 seconds. Compilers and package managers end their
  /// own children when they are interrupted.
  func cancel() {
    send(SIGINT)
    DispatchQueue.global().asyncAfter(deadline: .now() + 2) { self.send(SIGKILL) }
  }

  private func send(_ signal: Int32) {
    identifier.withLock { if let child = $0 { _ = kill(-child, signal) } }
  }

  private func readOutput() -> String {
    defer { close(output) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var (limit, end) = (secondsAfterError, ContinuousClock.Instant?.none)
    var search = ErrorSearch()
    while true {
      if end == nil, let limit, search.finds(in: bytes) { end = .now + .seconds(limit) }
      if let moment = end, !waitForOutput(until: moment) {
        cancel()
        (limit, end) = (nil, nil)
      }
      let count = read(output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer.prefix(min(count, Command.maximumOutput - bytes.count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the program writes something, or ends, before a moment.
  private func waitForOutput(until end: ContinuousClock.Instant) -> Bool {
    while true {
      let milliseconds = max(0, (end - .now) / .milliseconds(1))
      var descriptor = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let count = poll(&descriptor, 1, Int32(min(milliseconds.rounded(.up), 1e6)))
      if count != 0, !(count < 0 && errno == EINTR) { return true }
      if ContinuousClock.now >= end { return false }
    }
  }

  private static func spawn(_ command: Command, output: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    // A process that ignores a signal would pass that on to the compiler.
    for signal in [SIGINT, SIGTERM, SIGPIPE, SIGHUP] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var child: pid_t = 0
    let words = command.environment.map { "\($0.key)=\($0.value)" }
    let error = withCStrings([command.program] + command.arguments) { arguments in
      withCStrings(words) { posix_spawn(&child, command.program, &actions, &attributes, arguments, $0) }
    }
    guard error == 0 else { throw failure(command, error) }
    return child
  }

  private static func failure(_ command: Command, _ error: Int32) -> PreviewSetupError {
    PreviewSetupError("cannot start \(command.program): \(String(cString: strerror(error)))")
  }

  private static func withCStrings<R>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> R
  ) -> R {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
