import Foundation

/// Expects a value in a format, such as an image or text, to equal its reference, the file
/// `__Snapshots__/TestFile/testName.NAME-OR-NUMBER.EXTENSION` beside the test file.
///
/// A missing reference is written and reported; see `SnapshotTestingConfiguration.Record`.
///
/// ```swift
/// import EaselTesting
/// import SwiftUI
/// import Testing
///
/// @MainActor @Test func title() {
///   assertSnapshot(of: Text("Title").font(.largeTitle), as: .image(layout: .fixed(width: 200, height: 80)))
/// }
/// ```
///
/// - Parameters:
///   - value: The value. An error that it throws is a failure.
///   - snapshotting: Turns the value into the format.
///   - name: Identifies the file within the test; nil for a number that counts from 1. Unlike with `expectPicture`,
///     all assertions of a test with the same name have the same reference.
///   - record: Which references are written; nil for the mode of `withSnapshotTesting` or of the environment.
///   - timeout: The largest number of seconds until the strategy delivers.
///   - fileID: The source file, for reports.
///   - filePath: The source file, beside which the references are.
///   - testName: The name of the test.
///   - line: The line, for reports.
///   - column: The column, for reports.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let assertion = SnapshotAssertion(
    filePath: "\(filePath)", testName: testName, name: name, record: .effective(record), timeout: timeout)
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  TestReport.report(assertion.outcome(of: try value(), as: snapshotting), at: place)
}

/// Calls `assertSnapshot` with each strategy of a dictionary, whose keys are the names.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
      file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Calls `assertSnapshot` with each strategy of an array.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value as `assertSnapshot` does, and returns the text of the failure instead of reporting it; nil if the
/// value equals the reference. A recorded reference has a text too.
///
/// - Parameters:
///   - snapshotDirectory: The folder of the reference; nil for `__Snapshots__/TestFile` beside the test file.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  let assertion = SnapshotAssertion(
    filePath: "\(filePath)", snapshotFolder: snapshotDirectory, testName: testName, name: name,
    record: .effective(record), timeout: timeout)
  return assertion.outcome(of: try value(), as: snapshotting).text
}

/// The former spelling of `assertSnapshot(of:as:)`.
@available(
  *, deprecated, renamed: "assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)"
)
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID,
    file: filePath,
    testName: testName, line: line, column: column)
}
