import Synchronization
import Testing

/// Runs an operation, in which assertions have other settings.
///
/// - Parameters:
///   - record: Which references are written; nil for the setting outside.
///   - diffTool: Accepted, and not used.
///   - operation: The assertions.
/// - Returns: What the operation returns.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$scoped.withValue(nested(record, diffTool)) { try operation() }
}

/// Runs an asynchronous operation, in which assertions have other settings; see the synchronous function.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$scoped.withValue(nested(record, diffTool)) { try await operation() }
}

private func nested(
  _ record: SnapshotTestingConfiguration.Record?, _ diffTool: SnapshotTestingConfiguration.DiffTool?
) -> SnapshotTestingConfiguration {
  let outer = SnapshotTestingConfiguration.scoped
  return SnapshotTestingConfiguration(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
}

/// Gives settings to the snapshots of a test or of all tests of a suite.
///
/// ```swift
/// import EaselTesting
/// import Testing
///
/// @Suite(.snapshots(record: .failed)) struct Letters {
///   @Test func first() { assertSnapshot(of: "a", as: .lines) }
/// }
/// ```
public struct SnapshotTestTrait: SuiteTrait, TestTrait, TestScoping {
  fileprivate var configuration: SnapshotTestingConfiguration

  /// The tests of a suite have the settings of the suite.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
      try await function()
    }
  }
}

extension Trait where Self == SnapshotTestTrait {
  /// Settings of snapshots; nil for those outside.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    .snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Settings of snapshots.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotTestTrait(configuration: configuration)
  }
}

private let recordsAll = Mutex(false)

/// Whether assertions without a mode of their own write all references, in the whole process.
@available(*, deprecated, message: "use withSnapshotTesting(record: .all)")
public var isRecording: Bool {
  get { recordsAllReferences }
  set { recordsAll.withLock { $0 = newValue } }
}

/// The value of `isRecording`.
var recordsAllReferences: Bool { recordsAll.withLock { $0 } }
