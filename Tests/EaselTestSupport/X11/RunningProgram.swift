import Foundation

/// A child process started by a test, with its standard output and error captured. It is killed when the last
/// reference is released.
public final class RunningProgram {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  /// Empty once the program has ended.
  private let running = DispatchGroup()

  /// Starts a program, given by its path or by its name in PATH.
  ///
  /// `environment` is merged into the environment of the test; nil removes a variable. Throws if the program
  /// is not installed or cannot be started.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String?] = [:],
    directory: URL? = nil
  ) throws {
    guard let url = RunningProgram.find(program) else { throw ToolError.missing(program) }
    var merged = ProcessInfo.processInfo.environment
    for (name, value) in environment { merged[name] = value }
    process.executableURL = url
    process.arguments = arguments
    process.environment = merged
    if let directory { process.currentDirectoryURL = directory }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    // Set before the program starts: Foundation reads the handler on another thread, without a lock.
    running.enter()
    process.terminationHandler = { [running] _ in running.leave() }
    do { try process.run() } catch {
      running.leave()
      throw error
    }
  }

  deinit {
    if process.isRunning { send(SIGKILL) }
  }

  /// The process identifier.
  public var identifier: pid_t { process.processIdentifier }
  /// Whether the program has not ended yet.
  public var isRunning: Bool { process.isRunning }

  /// Sends a signal if the program is running.
  public func send(_ signal: Int32) {
    if process.isRunning { kill(identifier, signal) }
  }

  /// Returns the next line of standard output; throws if none arrives within `timeout` seconds or the output
  /// is closed before.
  public func readLine(timeout: TimeInterval = ToolError.patience) throws -> String {
    var line: [UInt8] = []
    let descriptor = output.fileHandleForReading.fileDescriptor
    let deadline = Date(timeIntervalSinceNow: timeout)
    while true {
      guard hasOutput(until: deadline) else {
        throw ToolError("\(name) printed no line within \(timeout) s")
      }
      var byte: UInt8 = 0
      guard read(descriptor, &byte, 1) == 1 else {
        send(SIGKILL)
        throw ToolError("\(name) closed its output before it printed a line: \(errorText())")
      }
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
  }

  /// Waits for the program to end and returns its exit status, or the negated number of the signal that ended
  /// it. After `timeout` seconds it kills the program and throws.
  @discardableResult
  public func wait(timeout: TimeInterval = ToolError.patience) throws -> Int32 {
    let deadline = Date(timeIntervalSinceNow: timeout)
    while running.wait(timeout: .now() + 0.05) == .timedOut {
      if let status = statusOfUnreapedChild() { return status }
      guard Date() < deadline else {
        send(SIGKILL)
        throw ToolError("\(name) did not end within \(timeout) s")
      }
    }
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }

  /// The status that `wait` returns, if the child has ended and Foundation has not noticed.
  ///
  /// Foundation learns of the end of a child from a socket that it closes. A child that another thread starts
  /// at the same time can inherit the socket and keeps it open for as long as it runs.
  private func statusOfUnreapedChild() -> Int32? {
    var information = siginfo_t()
    let options = WEXITED | WNOHANG | WNOWAIT
    guard waitid(P_PID, id_t(identifier), &information, options) == 0 else { return nil }
    let status = information._sifields._sigchld.si_status
    switch Int(information.si_code) {
    case Int(CLD_EXITED): return status
    case Int(CLD_KILLED), Int(CLD_DUMPED): return -status
    default: return nil
    }
  }

  /// Returns the rest of standard output. Blocks until the program closes it.
  public func outputData() -> Data { output.fileHandleForReading.readDataToEndOfFile() }

  /// Returns the rest of standard error. Blocks until the program closes it.
  public func errorText() -> String {
    String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  private var name: String { process.executableURL?.lastPathComponent ?? "the program" }

  func hasOutput(until deadline: Date) -> Bool {
    var waiting = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, Int32(max(0, deadline.timeIntervalSinceNow * 1000))) > 0
  }

  static func find(_ program: String) -> URL? {
    if program.contains("/") { return URL(fileURLWithPath: program) }
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let candidates = folders.split(separator: ":").map { "\($0)/\(program)" }
    return candidates.first(where: FileManager.default.isExecutableFile).map { URL(fileURLWithPath: $0) }
  }

  /// Runs a program to its end and returns its standard output; throws if the exit status is not 0.
  @discardableResult
  public static func run(
    _ program: String, _ arguments: [String], environment: [String: String?] = [:]
  ) throws -> Data {
    let running = try RunningProgram(program, arguments, environment: environment)
    let data = running.outputData()
    let status = try running.wait()
    guard status == 0 else {
      throw ToolError(
        "\(program) \(arguments.joined(separator: " ")): status \(status): \(running.errorText())")
    }
    return data
  }
}

extension RunningProgram {
  /// Writes an executable shell script.
  ///
  /// Another process writes it: a child that a test starts at the same time would inherit the open file, and the kernel
  /// does not execute a file that is open for writing.
  public static func writeScript(_ text: String, to path: String) throws {
    let command = #"printf '#!/bin/sh\n%s\n' "$1" >"$2" && chmod 755 "$2""#
    try run("sh", ["-c", command, "sh", text, path])
  }

  /// Returns the path of a program of this package, built into the folder of the test program; throws if it
  /// is missing.
  public static func builtProgram(_ name: String) throws -> String {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let path = tests.deletingLastPathComponent().appendingPathComponent(name).path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw ToolError("\(path) is missing: build the whole package with its tests")
    }
    return path
  }

  /// Returns the number of voluntary context switches of all threads so far: how often they have gone to
  /// sleep.
  public func voluntarySwitches() throws -> Int {
    let folder = "/proc/\(identifier)/task"
    return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { sum, thread in
      let status = try String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
      return sum + (line.flatMap { Int($0.split(separator: "\t").last ?? "") } ?? 0)
    }
  }

  /// Returns the number of voluntary context switches during some seconds, measured once the program sleeps
  /// or `timeout` seconds have passed.
  public func switchesAtRest(during seconds: TimeInterval, timeout: TimeInterval = 10) throws -> Int {
    let deadline = Date(timeIntervalSinceNow: timeout)
    var switches = try voluntarySwitches()
    repeat {
      let before = switches
      printsNothing(during: 0.5)
      switches = try voluntarySwitches()
      if switches == before { break }
    } while Date() < deadline
    printsNothing(during: seconds)
    return try voluntarySwitches() - switches
  }

  /// Returns the number of memory mappings whose name contains `name`.
  ///
  /// Reads to the end of the file: the kernel delivers the map in parts, and `String(contentsOfFile:)` stops
  /// at a short one.
  public func mappings(named name: String) throws -> Int {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/\(identifier)/maps"))
    let map = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    guard map.contains("[stack]") else { throw ToolError("the memory map is cut off") }
    return map.split(separator: "\n").count { $0.contains(name) }
  }

  /// Returns the resident memory in bytes.
  public func residentBytes() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/\(identifier)/statm", encoding: .utf8).split(
      separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { throw ToolError("/proc/.../statm is empty") }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }

  /// Returns the number of open files and sockets.
  public func openDescriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/\(identifier)/fd").count
  }

  /// Returns the number of System V shared-memory segments created by the program.
  public func createdSegments() throws -> Int {
    try String(contentsOfFile: "/proc/sysvipc/shm", encoding: .utf8)
      .split(separator: "\n").dropFirst().count { line in
        let fields = line.split(separator: " ")
        return fields.count > 4 && fields[4] == "\(identifier)"
      }
  }

  /// Waits some seconds and returns whether the program printed nothing in the meantime.
  @discardableResult
  public func printsNothing(during seconds: TimeInterval) -> Bool {
    !hasOutput(until: Date(timeIntervalSinceNow: seconds))
  }
}

/// A failure of a program that a test depends on.
public struct ToolError: Error, CustomStringConvertible {
  /// The seconds after which a test gives up on a program that answers in a moment, on a machine that is busy with other
  /// builds too.
  public static let patience: TimeInterval = 60

  /// The error message.
  public let description: String

  /// Creates an error with a message.
  public init(_ description: String) { self.description = description }

  static func missing(_ program: String) -> ToolError {
    ToolError("\(program) is not installed, and this test needs it: run Resources/setup.sh test")
  }
}
