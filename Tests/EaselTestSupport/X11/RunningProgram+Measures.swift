import Foundation

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

  /// How often the program went to sleep within some seconds, once it has come to rest (or `patience` is over).
  public func switchesAtRest(during seconds: TimeInterval, patience: TimeInterval = 10) throws -> Int {
    let deadline = Date(timeIntervalSinceNow: patience)
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
