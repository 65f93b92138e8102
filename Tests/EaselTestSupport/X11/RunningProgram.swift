import Foundation

/// A program that a test started and will end.
public final class RunningProgram {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// Starts a program by its path, or by its name in PATH.
  ///
  /// The environment is that of the test with `environment` put over it; nil removes a variable.
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
    try process.run()
  }

  deinit {
    if process.isRunning { send(SIGKILL) }
  }

  public var identifier: pid_t { process.processIdentifier }
  public var isRunning: Bool { process.isRunning }

  public func send(_ signal: Int32) {
    if process.isRunning { kill(identifier, signal) }
  }

  /// The next line of standard output; throws when none comes within `patience` seconds.
  public func readLine(patience: TimeInterval = 20) throws -> String {
    var line: [UInt8] = []
    let descriptor = output.fileHandleForReading.fileDescriptor
    let deadline = Date(timeIntervalSinceNow: patience)
    while true {
      guard hasOutput(until: deadline) else {
        throw ToolError("\(name) printed no line within \(patience) s")
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

  /// How the program ended: its exit status, or minus the signal. Throws, and kills it, when it does not end.
  @discardableResult
  public func wait(patience: TimeInterval = 20) throws -> Int32 {
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    if process.isRunning, ended.wait(timeout: .now() + patience) == .timedOut {
      send(SIGKILL)
      throw ToolError("\(name) did not end within \(patience) s")
    }
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }

  /// All that is left on standard output. Waits until the program closes it.
  public func outputData() -> Data { output.fileHandleForReading.readDataToEndOfFile() }

  /// All that is left on standard error. Waits until the program closes it.
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

  /// Runs a program to its end and gives what it printed; throws unless it ends with status 0.
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
