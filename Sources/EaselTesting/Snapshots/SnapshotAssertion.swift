import Foundation

/// The comparison of one value with its reference.
struct SnapshotAssertion {
  var filePath: String
  var snapshotFolder: String?
  var testName: String
  var name: String?
  var record: SnapshotTestingConfiguration.Record
  var timeout: TimeInterval
  var folder = FailureFolder.shared
  var numbers = PictureNumbers.shared

  func outcome<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> PictureOutcome {
    do {
      let part = name ?? "\(numbers.next(filePath, testName))"
      let file = try ReferenceFile(
        filePath: filePath, folder: snapshotFolder, testName: testName, parts: [part],
        pathExtension: strategy.pathExtension)
      let result = result(of: try value(), as: strategy, file)
      return PictureOutcome(
        result, name: file.title,
        folder: folder)
    } catch {
      return .failure("\(error)", [])
    }
  }

  private func result<Value, Format>(
    of value: Value, as strategy: Snapshotting<Value, Format>, _ file: ReferenceFile
  ) -> VerificationResult {
    do {
      let format = try strategy.snapshot(value).wait(seconds: timeout)
      return Verification(file: file, diffing: strategy.diffing, record: record).verify(format)
    } catch {
      return .failed("\(error)", [])
    }
  }
}
