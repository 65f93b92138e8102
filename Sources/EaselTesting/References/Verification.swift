import Foundation

/// What came out of the comparison of a result with its reference.
enum VerificationResult {
  /// The result equals the reference.
  case passed
  /// The reference was written; the text says where.
  case recorded(String)
  /// The text says why, and what to do; the attachments show the difference.
  case failed(String, [XCTAttachment])
}

/// Compares results with a reference file, and writes it where the mode says so.
struct Verification<Format> {
  var file: ReferenceFile
  var diffing: Diffing<Format>
  var record: SnapshotTestingConfiguration.Record

  func verify(_ value: Format) -> VerificationResult {
    do {
      if record == .all { return try write(value, "recorded, since the mode is `all`") }
      guard let reference = try reference() else { return try missing(value) }
      guard let (text, attachments) = diffing.diff(reference, try diffing.decode(try diffing.encode(value)))
      else { return .passed }
      return .failed(try text + replace(value), attachments)
    } catch {
      return .failed("\(error)", [])
    }
  }

  private func reference() throws -> Format? {
    guard let data = try file.contents() else { return nil }
    do { return try diffing.decode(data) } catch {
      throw PictureError.unreadableReference(path: file.path, reason: "\(error)")
    }
  }

  private func missing(_ value: Format) throws -> VerificationResult {
    guard record == .never else {
      return try write(value, "recorded, since there was none; look at it, and run again")
    }
    let data = try diffing.encode(value)
    return .failed(
      "the reference \(file.path) is missing; run with SNAPSHOT_TESTING_RECORD=missing to record it",
      [XCTAttachment("result.\(URL(fileURLWithPath: file.name).pathExtension)", data)])
  }

  /// Writes the reference, and returns the result that says so.
  private func write(_ value: Format, _ words: String) throws -> VerificationResult {
    try file.write(try diffing.encode(value))
    return .recorded("\(file.path) was \(words)")
  }

  /// In the mode `failed`, writes the reference. Returns an addition to the text of the failure.
  private func replace(_ value: Format) throws -> String {
    guard record == .failed else { return "; the reference is \(file.path)" }
    try file.write(try diffing.encode(value))
    return "; the reference \(file.path) was recorded anew"
  }
}
