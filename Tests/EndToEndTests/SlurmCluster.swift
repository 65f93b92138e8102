import EaselTestSupport
import Foundation

/// A Slurm cluster of one node on this computer, with its own keys, ports and files, which ends with this object.
final class SlurmCluster {
  private static let programs = [
    "munged", "slurmctld", "slurmd", "sbatch", "srun", "scancel", "squeue", "scontrol", "sinfo",
  ]
  /// The folders of daemons need not be in PATH.
  private static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "") + ":/usr/sbin:/sbin"

  private let folder: URL
  private var daemons: [RunningProgram] = []
  private var isReady = false
  /// The commands of Slurm find the cluster by this.
  private var environment: [String: String?] { ["SLURM_CONF": file("slurm.conf"), "PATH": Self.path] }

  /// The name of a program that is not installed, or nil.
  static var missingProgram: String? { programs.first { location(of: $0) == nil } }

  private static func location(of program: String) -> String? {
    path.split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Starts the cluster in a new folder. Throws if it does not become ready, as in a container that forbids it.
  init(in folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try start()
  }

  deinit { stop() }

  func file(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func start() throws {
    try configuration().write(toFile: file("slurm.conf"), atomically: true, encoding: .utf8)
    let key = Data((0..<128).map { _ in UInt8.random(in: 0...255) })
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
    guard FileManager.default.createFile(atPath: file("key"), contents: key, attributes: attributes) else {
      throw ToolError("cannot write \(file("key"))")
    }
    // A shared folder of temporary files is no reason to refuse the start: --force.
    let files = ["socket", "key-file", "pid-file", "log-file", "seed-file"]
    let options = zip(files, ["munge", "key", "munge.pid", "munge.log", "munge.seed"]).map {
      "--\($0)=\(file($1))"
    }
    daemons = [
      try daemon("munged", ["--foreground", "--force"] + options),
      try daemon("slurmctld", ["-D", "-i"]), try daemon("slurmd", ["-D", "-N", "film"]),
    ]
    try wait("the node", for: "idle") { try? command("sinfo", ["-h", "-o", "%T"]) }
    isReady = true
  }

  private func daemon(_ name: String, _ arguments: [String]) throws -> RunningProgram {
    guard let program = Self.location(of: name) else { throw ToolError("\(name) is not installed") }
    return try RunningProgram(program, arguments, environment: environment, directory: folder)
  }

  /// Ends the jobs, then the daemons.
  private func stop() {
    if isReady, (try? command("scancel", ["--user", NSUserName()])) != nil {
      try? wait("the queue", for: "") { try command("squeue", ["-h"]) }
    }
    for daemon in daemons { daemon.send(SIGKILL) }
    for daemon in daemons { _ = try? daemon.wait() }
  }

  // MARK: Jobs

  /// Starts a command of Slurm.
  func begin(_ name: String, _ arguments: [String], environment added: [String: String?] = [:]) throws
    -> RunningProgram
  {
    guard let program = Self.location(of: name) else { throw ToolError("\(name) is not installed") }
    return try RunningProgram(
      program, arguments, environment: environment.merging(added) { $1 }, directory: folder)
  }

  /// Runs a command of Slurm and returns the line that it prints.
  @discardableResult
  func command(_ name: String, _ arguments: [String], environment added: [String: String?] = [:]) throws
    -> String
  {
    let program = try begin(name, arguments, environment: added)
    guard try program.wait() == 0 else { throw ToolError("\(name): \(program.errorText())") }
    return String(decoding: program.outputData(), as: UTF8.self).trimmingCharacters(
      in: .whitespacesAndNewlines)
  }

  /// Ends a task and puts it into the queue again. Slurm starts it when its credential has expired, after 5
  /// seconds; if it is started at once, the end of the former run sometimes ends the new one too.
  func requeue(_ task: String) throws {
    try command("scontrol", ["requeue", task])
    try wait("the task \(task)", for: "PENDING BeginTime") {
      try command("squeue", ["-h", "-j", task, "-o", "%T %r"])
    }
  }

  /// What a task printed.
  func log(of task: String) throws -> String {
    try String(contentsOfFile: file("slurm-\(task).out"), encoding: .utf8)
  }

  /// Asks for a state until it is the expected one: the commands of Slurm cannot wait for it.
  private func wait(_ what: String, for expected: String, _ state: () throws -> String?) throws {
    let deadline = Date(timeIntervalSinceNow: ToolError.patience)
    var last: String?
    while last != expected {
      guard Date() < deadline, daemons.allSatisfy(\.isRunning) else {
        let log = (try? String(contentsOfFile: file("slurmctld.log"), encoding: .utf8)) ?? ""
        throw ToolError("\(what) is \(last ?? "unknown"), not \(expected): \(log.suffix(500))")
      }
      last = try state()
    }
  }
}
