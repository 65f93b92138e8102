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
      throw PreviewSetupError("easel-preview-host is missing beside easel; build or install Easel again")
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
      if echoes { FileHandle.standardError.write(Data((text + "\n").utf8)) }
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

  func send(_ request: PreviewRequest) {
    guard exit == nil else { return }
    // A process that has just ended cannot be written to; its end is reported.
    try? requests.fileHandleForWriting.write(contentsOf: request.line)
  }

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
    case .ready, .alive: break
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
    // The objects of Foundation may keep their descriptors, of which each save would use up some.
    try? requests.fileHandleForWriting.close()
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

  let pipe = Pipe()
  private var source: (any DispatchSourceRead)?
  private var received = Data()
  private var onLine: (Data) -> Void = { _ in }

  /// What has arrived after the last line.
  var unfinishedLine: String { String(decoding: received, as: UTF8.self) }

  func start(_ onLine: @escaping (Data) -> Void) {
    self.onLine = onLine
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [self] in MainActor.assumeIsolated { self.read() } }
    source.setCancelHandler { [pipe] in try? pipe.fileHandleForReading.close() }
    source.resume()
    self.source = source
  }

  /// Reads what is left and stops. Until then, the reader lives.
  func finish() {
    guard let source else { return }
    if !source.isCancelled { read() }
    if !received.isEmpty { onLine(received) }
    received = Data()
    source.cancel()
    self.source = nil
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(pipe.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
      guard count > 0 else {
        // The other end is closed: without this, the source would fire without end.
        if count == 0 { source?.cancel() }
        return
      }
      received.append(contentsOf: bytes.prefix(count))
      splitLines()
    }
  }

  private func splitLines() {
    while let end = received.firstIndex(of: UInt8(ascii: "\n")) {
      let line = Data(received[..<end])
      received = Data(received[(end + 1)...])
      onLine(line)
    }
    if received.count > Self.longestLine { received.removeAll() }
  }
}
