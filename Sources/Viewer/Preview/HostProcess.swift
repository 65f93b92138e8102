import EaselGeometry
import Foundation
import PreviewBuild

/// How a process that shows previews ended.
struct HostExit: Sendable {
  /// The exit status, or the number of the signal.
  var status: Int32
  var isSignal: Bool
  /// The last lines that it printed to standard error.
  var lines: [String]
}

/// A process that loads and draws previews. It is used on the main thread.
@MainActor
final class HostProcess {
  /// The number of lines of standard error that are kept.
  private static let keptLines = 400
  /// Seconds that a process has to print where its code is.
  private static let backtraceLimit = 60.0
  /// The beginnings of the lines that a process prints before a backtrace: because its code does not return, and after a
  /// crash.
  private static let backtraceNotices = ["easel: the code did not return", "*** Signal"]

  /// Called for replies that no request waits for.
  var onReply: (PreviewReply) -> Void = { _ in }
  /// Called when the process has ended by itself.
  var onExit: (HostExit) -> Void = { _ in }

  private let process = Process()
  private let requests = Pipe()
  /// Writes the requests: a process that waits reads none, and the main thread must not wait with it.
  private let sending = DispatchQueue(label: "easel.preview.requests")
  private let replies = LineReader()
  private let errors = LineReader()
  private var errorLines: [String] = []
  private var exit: HostExit?
  private var waiting: CheckedContinuation<PreviewReply?, Never>?
  private var isExpected = false
  private var isAborted = false
  /// Whether the process has printed a line that a backtrace follows.
  private var hasPrintedNotice = false

  /// Starts a process.
  ///
  /// - Parameter echoes: Whether what the process prints to standard error is printed here as well.
  init(_ kit: EaselKit, toolchain: Toolchain, echoes: Bool) throws {
    guard let program = kit.host else {
      throw PreviewSetupError(
        "easel-preview-host is missing in the folder of easel; build all products of Easel with 'swift build', or "
          + "'swift build -c release' for a release build, or install Easel again")
    }
    // Turns the end of the process into an error of the write.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [kit.library]
    process.environment = HostProcess.environment(toolchain)
    process.standardInput = requests
    process.standardOutput = replies.pipe
    process.standardError = errors.pipe
    replies.start { [unowned self] in received($0) }
    errors.start { [unowned self] line in
      let text = String(decoding: line, as: UTF8.self)
      errorLines.append(text)
      if errorLines.count > 2 * Self.keptLines { errorLines.removeFirst(Self.keptLines) }
      if Self.isNotice(text) { hasPrintedNotice = true }
      // Swift's handler of SIGABRT returns to the code after the backtrace.
      if isAborted, text.hasPrefix("Backtrace took") { answer(nil) }
      if echoes { StandardError.write(text + "\n") }
    }
    // This object lives as long as the process runs.
    process.terminationHandler = { [self] process in
      let (status, isSignal) = (process.terminationStatus, process.terminationReason == .uncaughtSignal)
      DispatchQueue.main.async { MainActor.assumeIsolated { self.ended(status, isSignal) } }
    }
    try process.run()
  }

  /// Swift's libraries are found in the toolchain; a crash prints a backtrace.
  private static func environment(_ toolchain: Toolchain) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    let libraries = toolchain.runtimeFolder
    environment["LD_LIBRARY_PATH"] = environment["LD_LIBRARY_PATH"].map { "\(libraries):\($0)" } ?? libraries
    environment["SWIFT_BACKTRACE"] = "enable=yes,color=no,interactive=no,threads=crashed,images=none,limit=24"
    return environment
  }

  var hasEnded: Bool { exit != nil }

  /// Sends a request, and returns before the process has read it.
  func send(_ request: PreviewRequest) {
    guard exit == nil else { return }
    let (line, descriptor) = (request.line, requests.fileHandleForWriting.fileDescriptor)
    sending.async { @Sendable in HostProcess.write(line, to: descriptor) }
  }

  private nonisolated static func write(_ line: Data, to descriptor: Int32) {
    var rest = line[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      // A process that has just ended cannot be written to; its end is reported.
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private func closeRequests() { try? requests.fileHandleForWriting.close() }

  private static func isNotice(_ line: String) -> Bool { backtraceNotices.contains { line.hasPrefix($0) } }

  /// Whether the process prints where its code is. After a crash, the line ends only after the backtrace.
  private var printsBacktrace: Bool { hasPrintedNotice || Self.isNotice(errors.unfinishedLine) }

  /// Sends a request and returns the next reply; nil if the process ended or did not answer in time, in seconds. A process
  /// that prints where its code is gets the time for it.
  func reply(to request: PreviewRequest, within limit: Double) async -> PreviewReply? {
    guard exit == nil, waiting == nil else { return nil }
    let timer = Task {
      try await Task.sleep(for: .seconds(limit))
      if printsBacktrace { try await Task.sleep(for: .seconds(Self.backtraceLimit)) }
      answer(nil)
    }
    defer { timer.cancel() }
    return await withCheckedContinuation { continuation in
      waiting = continuation
      send(request)
    }
  }

  /// Lets a process that does not reply print where its main thread is, and ends it. Returns when it has printed that, or
  /// after a limit. A thread that waits in the C library has no backtrace.
  func abort() async {
    guard exit == nil, waiting == nil else { return }
    isAborted = true
    let timer = Task {
      try await Task.sleep(for: .seconds(Self.backtraceLimit))
      answer(nil)
    }
    defer { timer.cancel() }
    _ = await withCheckedContinuation { continuation in
      waiting = continuation
      Glibc.kill(process.processIdentifier, SIGABRT)
    }
    kill()
  }

  /// Ends the process without a report.
  func kill() {
    isExpected = true
    guard exit == nil else { return }
    Glibc.kill(process.processIdentifier, SIGKILL)
  }

  /// How the process ended; nil while it runs.
  var result: HostExit? { exit }

  /// The last lines that the process has printed to standard error.
  var lines: [String] { errorLines.suffix(Self.keptLines) }

  private func received(_ line: Data) {
    guard let reply = PreviewReply(line: line) else { return }
    switch reply {
    case .ready: break
    case .loaded, .needsSource, .failed, .rendered, .state, .shown:
      if waiting != nil { answer(reply) } else { onReply(reply) }
    case .edit, .closed: onReply(reply)
    }
  }

  private func answer(_ reply: PreviewReply?) {
    waiting?.resume(returning: reply)
    waiting = nil
  }

  private func ended(_ status: Int32, _ isSignal: Bool) {
    process.terminationHandler = nil
    // The objects of Foundation may keep their descriptors, of which each save would use up some. A request that is being
    // written now ends with an error before.
    sending.async { @Sendable in
      DispatchQueue.main.async { MainActor.assumeIsolated { self.closeRequests() } }
    }
    replies.finish()
    errors.finish()
    let exit = HostExit(status: status, isSignal: isSignal, lines: lines)
    self.exit = exit
    if waiting != nil { answer(nil) } else if !isExpected { onExit(exit) }
  }
}

/// Splits what arrives at a pipe into lines, on the main thread.
@MainActor
final class LineReader {
  /// The longest line in bytes; the rest of longer lines is dropped.
  private static let longestLine = 1 << 20
  /// The bytes that are read at a time.
  private static let readSize = 1 << 16
  /// The number of reads after the process has ended. Together they are the largest pipe that a user may have; a child of the
  /// process that holds the pipe open may print without end.
  private static let lastReads = 16

  let pipe = Pipe()
  private var watch: DescriptorWatch?
  private var isAtEnd = false
  private var received = Data()
  private var onLine: (Data) -> Void = { _ in }

  /// What has arrived after the last line.
  var unfinishedLine: String { String(decoding: received, as: UTF8.self) }

  func start(_ onLine: @escaping (Data) -> Void) {
    self.onLine = onLine
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    watch = DescriptorWatch(
      descriptor, onReadable: { [self] in _ = read() },
      onStop: { [pipe] in try? pipe.fileHandleForReading.close() })
  }

  /// Reads what is left and stops. Until then, the reader lives.
  func finish() {
    guard let watch else { return }
    var reads = 0
    while reads < Self.lastReads, !isAtEnd, read() { reads += 1 }
    if !received.isEmpty { onLine(received) }
    received = Data()
    watch.stop()
    self.watch = nil
  }

  /// Reads once: a process that prints without end must not keep the main thread. Returns whether there was something.
  private func read() -> Bool {
    var bytes = [UInt8](repeating: 0, count: Self.readSize)
    let count = Glibc.read(pipe.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
    guard count > 0 else {
      if count == 0 {
        isAtEnd = true
        watch?.stop()
      }
      return false
    }
    received.append(contentsOf: bytes.prefix(count))
    splitLines()
    return true
  }

  private func splitLines() {
    let newline = UInt8(ascii: "\n")
    if let end = received.lastIndex(of: newline) {
      let lines = received[..<end].split(separator: newline, omittingEmptySubsequences: false)
      received = Data(received[(end + 1)...])
      for line in lines { onLine(line) }
    }
    if received.count > Self.longestLine { received.removeAll() }
  }
}
