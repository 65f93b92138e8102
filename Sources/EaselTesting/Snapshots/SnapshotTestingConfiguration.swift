import EaselGeometry
import Foundation

/// The settings that `withSnapshotTesting` gives to the assertions within its operation.
///
/// ```swift
/// import EaselTesting
///
/// func check(_ text: String) {
///   withSnapshotTesting(record: .failed) { assertSnapshot(of: text, as: .lines) }
/// }
/// ```
public struct SnapshotTestingConfiguration: Sendable {
  /// Which references are written.
  public var record: Record?
  /// The tool that failures name; it is accepted, and not used.
  public var diffTool: DiffTool?

  /// Creates settings; nil means those outside.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    (self.record, self.diffTool) = (record, diffTool)
  }

  /// The settings in effect.
  public static var current: SnapshotTestingConfiguration? { scoped }

  @TaskLocal static var scoped: SnapshotTestingConfiguration?
}

extension SnapshotTestingConfiguration {
  /// Which reference files an assertion writes. `true` stands for `all`, `false` for `missing`.
  public enum Record: String, Sendable, ExpressibleByBooleanLiteral {
    /// Every reference is written anew.
    case all
    /// References that are missing or differ are written; a difference is a failure nevertheless.
    case failed
    /// References that are missing are written. The default, unless the environment variable CI is set.
    case missing
    /// Nothing is written: a missing reference is a failure. The default where the environment variable CI is set to
    /// other than an empty text, "0" or "false".
    case never

    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
  }

  /// The command that shows a difference. Easel writes a page with all failures instead, so that it has no effect.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (String, String) -> String

    /// Creates a tool from a function of the paths of the reference and the result.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      command = tool
    }

    public init(stringLiteral value: String) { self.init { "\(value) \"\($0)\" \"\($1)\"" } }

    /// The command for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }

    /// The tool Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"
    /// The usual text.
    public static let `default` = DiffTool { "\($0) \($1)" }
  }
}

extension SnapshotTestingConfiguration.Record {
  /// The mode that an assertion has: its own, that of `withSnapshotTesting`, that of the environment variable
  /// SNAPSHOT_TESTING_RECORD, or the default. A misspelled variable is reported, and nothing is written.
  static func effective(
    _ own: Self?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Self {
    if let mode = own ?? SnapshotTestingConfiguration.scoped?.record { return mode }
    if recordsAllReferences { return .all }
    if let name = environment["SNAPSHOT_TESTING_RECORD"], !name.isEmpty {
      if let mode = Self(rawValue: name.lowercased()) { return mode }
      ProblemLog.report(
        "SNAPSHOT_TESTING_RECORD is \"\(name)\", not all, failed, missing or never; no reference is written")
      return .never
    }
    return ["", "0", "false"].contains(environment["CI"]?.lowercased() ?? "") ? .missing : .never
  }
}
