import ArgumentParser
import EaselWindowing
import Foundation

/// An X server without a screen, for programs that are measured.
final class HeadlessServer {
  private let process = Process()
  /// The name of the display.
  let display: String

  var identifier: pid_t { process.processIdentifier }

  init(width: Int, height: Int) throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["Xvfb", "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-noreset"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let number = LineReader(output.fileHandleForReading).next(within: 30)
    guard let number, Int(number) != nil else {
      process.end()
      throw ExitCode.failure("Xvfb does not start: apt install xvfb")
    }
    display = ":\(number)"
  }

  func stop() { process.end() }
}

extension Process {
  /// Seconds that a program has to end by itself.
  private static let patience = 5.0

  /// Ends a program, and waits until it has ended.
  fileprivate func end() {
    terminate()
    let start = MonotonicTime.now
    while isRunning, MonotonicTime.now.seconds(since: start) < Process.patience { usleep(10_000) }
    if isRunning { kill(processIdentifier, SIGKILL) }
    waitUntilExit()
  }
}

/// A program in a window that prints lines with `frames N`, N being the number of its frames so far.
enum WindowedProgram {
  enum Failure: Error, CustomStringConvertible {
    case doesNotStart(any Error)
    case showsNoFrames

    var description: String {
      switch self {
      case .doesNotStart(let error): "does not start: \(error)"
      case .showsNoFrames: "reports no frames"
      }
    }
  }

  /// Seconds of frames before those that are measured: they load fonts and fill caches.
  private static let settling = 2.0
  /// Seconds in which the next report must come.
  private static let patience = 30.0

  /// Shows a program, measures its frames for some seconds, and ends it.
  static func measure(_ command: [String], on server: HeadlessServer, _ seconds: Double) throws -> ProgramUse
  {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // No GPU is used: Cairo is the renderer of GTK for X servers without one.
    process.arguments = ["DISPLAY=\(server.display)", "GSK_RENDERER=cairo", "GDK_BACKEND=x11"] + command
    process.standardOutput = output
    process.standardError = output
    do { try process.run() } catch { throw Failure.doesNotStart(error) }
    defer { process.end() }
    let lines = LineReader(output.fileHandleForReading)
    func report(after start: MonotonicTime, _ seconds: Double) throws -> (frames: Int, time: MonotonicTime) {
      while let line = lines.next(within: patience) {
        guard let frames = frameCount(in: line) else { continue }
        let now = MonotonicTime.now
        if now.seconds(since: start) >= seconds { return (frames, now) }
      }
      throw Failure.showsNoFrames
    }
    let shown = try report(after: .now, 0)
    let start = try report(after: shown.time, settling)
    let before = use(process.processIdentifier, server)
    let end = try report(after: start.time, seconds)
    let after = use(process.processIdentifier, server)
    let frames = Double(max(1, end.frames - start.frames))
    return ProgramUse(
      program: (after.program - before.program) * 1000 / frames,
      server: (after.server - before.server) * 1000 / frames,
      rate: Double(end.frames - start.frames) / end.time.seconds(since: start.time))
  }

  /// The number behind the word `frames` in a line.
  static func frameCount(in line: String) -> Int? {
    line.firstMatch(of: /\bframes (\d{1,12})\b/).flatMap { Int($0.1) }
  }

  private static func use(_ program: pid_t, _ server: HeadlessServer) -> (program: Double, server: Double) {
    let processes = ProcessTable()
    return (processes.seconds(ofTree: program), processes.seconds(ofTree: server.identifier))
  }
}

/// The processor times of all processes at one moment.
struct ProcessTable {
  private var parents: [pid_t: pid_t] = [:]
  private var seconds: [pid_t: Double] = [:]

  init() {
    let ticks = Double(sysconf(Int32(_SC_CLK_TCK)))
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let process = pid_t(entry),
        let text = try? String(contentsOfFile: "/proc/\(entry)/stat", encoding: .utf8)
      else { continue }
      // The name of the program, in brackets, can contain spaces. Behind it: state, parent, ... user and system time.
      let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
      guard fields.count > 13, let parent = pid_t(fields[2]), let user = Double(fields[12]),
        let system = Double(fields[13])
      else { continue }
      parents[process] = parent
      seconds[process] = (user + system) / ticks
    }
  }

  /// Seconds of processor time of a process and its descendants that have not ended.
  func seconds(ofTree root: pid_t) -> Double {
    seconds.reduce(0) { $0 + (isInTree($1.key, root) ? $1.value : 0) }
  }

  private func isInTree(_ process: pid_t, _ root: pid_t) -> Bool {
    var next: pid_t? = process
    while let known = next, known > 0 {
      if known == root { return true }
      next = parents[known]
    }
    return false
  }
}

/// The lines of a pipe as they come.
final class LineReader {
  private let file: FileHandle
  private var rest = Data()

  init(_ file: FileHandle) { self.file = file }

  /// The next line without its end; nil at the end of the file, or if none comes within some seconds.
  func next(within seconds: Double) -> String? {
    let end = MonotonicTime.now.advanced(by: seconds)
    while true {
      if let index = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = Data(rest[(index + 1)...]) }
        return String(decoding: rest[..<index], as: UTF8.self)
      }
      let remaining = end.seconds(since: .now)
      var descriptor = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard remaining > 0, poll(&descriptor, 1, Int32(remaining * 1000) + 1) > 0 else { return nil }
      let data = file.availableData
      if data.isEmpty { return nil }
      rest += data
    }
  }
}
