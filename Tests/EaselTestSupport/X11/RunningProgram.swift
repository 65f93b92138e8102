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

  /// The next line of standard output; throws when none comes within `timeout` seconds.
  public func readLine(timeout: TimeInterval = 20) throws -> String {
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

  /// How the program ended: its exit status, or minus the signal. Throws, and kills it, when it does not end.
  @discardableResult
  public func wait(timeout: TimeInterval = 20) throws -> Int32 {
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    if process.isRunning, ended.wait(timeout: .now() + timeout) == .timedOut {
      send(SIGKILL)
      throw ToolError("\(name) did not end within \(timeout) s")
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

extension RunningProgram {
  /// A program that is built with the tests: it lies beside them.
  public static func builtProgram(_ name: String) throws -> String {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let path = tests.deletingLastPathComponent().appendingPathComponent(name).path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw ToolError("\(path) is missing: build the whole package with its tests")
    }
    return path
  }

  /// How often the program's threads have gone to sleep so far, all together.
  public func voluntarySwitches() throws -> Int {
    let folder = "/proc/\(identifier)/task"
    return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { sum, thread in
      let status = try String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
      return sum + (line.flatMap { Int($0.split(separator: "\t").last ?? "") } ?? 0)
    }
  }

  /// How often the program went to sleep within some seconds, once it has come to rest (or `timeout` is over).
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

  /// How many pieces of the program's memory have a name that contains `name`.
  ///
  /// Read to its very end: the kernel hands the map out in parts, and `String(contentsOfFile:)` takes a short one for the
  /// last.
  public func mappings(named name: String) throws -> Int {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/\(identifier)/maps"))
    let map = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    guard map.contains("[stack]") else { throw ToolError("the memory map is cut off") }
    return map.split(separator: "\n").count { $0.contains(name) }
  }

  /// Bytes of memory that are resident now.
  public func residentBytes() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/\(identifier)/statm", encoding: .utf8).split(
      separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { throw ToolError("/proc/.../statm is empty") }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }

  /// How many files and sockets are open.
  public func openDescriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/\(identifier)/fd").count
  }

  /// How many System V segments there are that the program made.
  public func createdSegments() throws -> Int {
    try String(contentsOfFile: "/proc/sysvipc/shm", encoding: .utf8)
      .split(separator: "\n").dropFirst().count { line in
        let fields = line.split(separator: " ")
        return fields.count > 4 && fields[4] == "\(identifier)"
      }
  }

  /// Whether the program leaves standard output alone for some seconds.
  @discardableResult
  public func printsNothing(during seconds: TimeInterval) -> Bool {
    !hasOutput(until: Date(timeIntervalSinceNow: seconds))
  }
}

/// A program that a test needs did not do its part.
public struct ToolError: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }

  static func missing(_ program: String) -> ToolError {
    ToolError("\(program) is not installed, and this test needs it: run Resources/setup.sh test")
  }
}
