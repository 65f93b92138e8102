import Foundation
import SwiftUI
import Testing

@testable import EaselTesting

@MainActor @Suite struct ReportTests {
  private let folder = TemporaryFolder()

  @Test func thePageListsAllFailuresWithTheirImages() throws {
    let failures = FailureFolder(path: "\(folder.path)/new/folder")
    let image = try #require(CGImage(.blank).pngData())
    let attachments = ["reference.png", "result.png", "difference.png"].map { XCTAttachment($0, image) }
    let file = "\(failures.path)/\(failures.pageName)"
    let words = failures.add(Failure(name: "first <&>", text: "differs", attachments: attachments))
    let beginning = try String(contentsOfFile: file, encoding: .utf8)
    _ = failures.add(Failure(name: "second", text: "is missing", attachments: []))
    #expect(words == "see \(file)")
    let page = try String(contentsOfFile: file, encoding: .utf8)
    // What is there is not written again.
    #expect(page.hasPrefix(beginning) && page.components(separatedBy: "<section").count == 1 + 2)
    #expect(page.contains("first &lt;&amp;&gt;") && page.contains("second"))
    #expect(page.components(separatedBy: "data:image/png;base64,").count == 1 + 3 + 2)
    #expect(page.components(separatedBy: "type=\"range\"").count == 1 + 1)
    #expect(!page.contains("http") && page.contains("prefers-color-scheme: dark"))
  }

  @Test func theFolderIsBesideTheProgramUnlessItIsSet() {
    #expect(FailureFolder.usualPath(environment: ["EASEL_PICTURES": "/a/b"]) == "/a/b")
    #expect(FailureFolder.usualPath(environment: [:]).hasSuffix("/easel-pictures"))
  }

  @Test func aFailureIsAnIssueOfTheTest() {
    withKnownIssue {
      expectPicture(of: Badge(count: 1), named: "none", record: .never)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("is missing") == true
        && issue.sourceLocation?.fileID == "EaselTestingTests/ReportTests.swift"
    }
  }

  @Test func aThrowingValueIsAFailure() {
    struct NoValue: Error {}
    func value() throws -> String { throw NoValue() }
    #expect(verifySnapshot(of: try value(), as: .lines)?.contains("NoValue") == true)
  }

  @Test func aStrategyWithoutAResultIsAFailure() {
    let never = Snapshotting<String, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    let text = verifySnapshot(of: "", as: never, record: .never, timeout: 0)
    #expect(text?.contains("no snapshot within 0.0 seconds") == true)
  }

  @Test func verifyReturnsTheText() throws {
    let directory = "\(folder.path)/snapshots"
    func verify(_ text: String) -> String? {
      verifySnapshot(
        of: text, as: .lines, named: "n", record: .missing, snapshotDirectory: directory, testName: "test()")
    }
    #expect(try #require(verify("a")).contains("recorded"))
    #expect(verify("a") == nil)
    #expect(try #require(verify("b")).contains("-1: a\n+1: b"))
    #expect(folder.has("snapshots/test.n.txt"))
  }

  @Test func anUnusableSizeOfALayoutIsAFailure() {
    let text = verifySnapshot(
      of: Color.red, as: .image(layout: .fixed(width: 0, height: 4)), record: .never)
    #expect(text?.contains("0.0 x 4.0 points") == true)
  }
}
