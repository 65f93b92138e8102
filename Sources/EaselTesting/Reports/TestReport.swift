import Foundation
import Testing
import XCTest

/// The place in a test that a failure is reported at.
struct TestPlace: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  fileprivate var sourceLocation: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}

/// Reports to the test that runs: to Swift Testing if it runs it, else to XCTest.
enum TestReport {
  /// Reports the outcome of a comparison.
  static func report(_ outcome: PictureOutcome, at place: TestPlace) {
    switch outcome {
    case .passed: break
    case .notice(let text): notice(text, at: place)
    case .failure(let text, let attachments): failure(text, attachments, at: place)
    }
  }

  private static func failure(_ text: String, _ attachments: [XCTAttachment], at place: TestPlace) {
    guard Test.current != nil else {
      XCTFail(text, file: place.filePath, line: place.line)
      return
    }
    for attachment in attachments {
      Attachment.record(
        [UInt8](attachment.data), named: attachment.name, sourceLocation: place.sourceLocation)
    }
    Issue.record(Comment(rawValue: text), sourceLocation: place.sourceLocation)
  }

  /// Reports a warning. XCTest has none on Linux, nor has Swift Testing before 6.3; there it is a failure.
  private static func notice(_ text: String, at place: TestPlace) {
    guard Test.current != nil else {
      XCTFail(text, file: place.filePath, line: place.line)
      return
    }
    #if compiler(>=6.3)
      Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: place.sourceLocation)
    #else
      Issue.record(Comment(rawValue: text), sourceLocation: place.sourceLocation)
    #endif
  }
}

/// What an assertion reports.
enum PictureOutcome {
  case passed
  /// A reference was recorded.
  case notice(String)
  case failure(String, [XCTAttachment])

  /// The text of a notice or failure; nil if the assertion passed.
  var text: String? {
    switch self {
    case .passed: nil
    case .notice(let text), .failure(let text, _): text
    }
  }

  /// The outcome of a comparison. Adds failures to the page of failures, which the text then names.
  init(_ result: VerificationResult, name: String, folder: FailureFolder = .shared) {
    switch result {
    case .passed: self = .passed
    case .recorded(let text): self = .notice("\(name): \(text)")
    case .failed(let text, let attachments):
      let page = folder.add(Failure(name: name, text: text, attachments: attachments))
      self = .failure("\(name): \(text); \(page)", attachments)
    }
  }
}
