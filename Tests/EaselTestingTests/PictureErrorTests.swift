import EaselPixels
import Foundation
import SwiftUI
import Testing

@testable import EaselTesting

/// The failures, notices and errors of picture tests.
@MainActor @Suite struct PictureErrorTests {
  private let folder = TemporaryFolder()

  /// An expectation whose references and failures are in the temporary folder.
  private func expectation(
    _ record: SnapshotTestingConfiguration.Record = .missing, _ settings: PictureSettings = PictureSettings(),
    numbers: PictureNumbers = PictureNumbers()
  ) -> PictureExpectation {
    PictureExpectation(
      settings: settings, diffing: .picture(precision: 1, perceptualPrecision: 1),
      filePath: "\(folder.path)/Tests.swift", testName: "test()", record: record,
      folder: FailureFolder(path: "\(folder.path)/failures"), numbers: numbers)
  }

  private func text(
    _ view: some View, _ record: SnapshotTestingConfiguration.Record = .missing,
    _ settings: PictureSettings = PictureSettings(), named name: String? = "a"
  ) throws -> String {
    try #require(
      expectation(record, settings).outcomes(of: view, named: name, variations: []).first?.text)
  }

  private var reference: String { "\(folder.path)/__Snapshots__/Tests/test.a.png" }

  @Test func aMissingReferenceIsRecordedWithANotice() throws {
    let outcomes = expectation().outcomes(of: Badge(count: 1), named: "a", variations: [])
    guard case .notice(let text) = try #require(outcomes.first) else {
      Issue.record("not a notice")
      return
    }
    #expect(text.contains(reference) && text.contains("recorded"))
    #expect(try PixelImage.readPNG(from: reference).width > 10)
    let again = expectation().outcomes(of: Badge(count: 1), named: "a", variations: [])
    #expect(again.first?.text == nil)
  }

  @Test func anImageIsComparedLikeAPictureOfAView() throws {
    let settings = PictureSettings(size: CGSize(width: 40, height: 40))
    let image = try settings.picture(of: Badge(count: 1))
    #expect(try #require(expectation().outcome(of: image, named: "a").text).contains("recorded"))
    let view = expectation(.missing, settings).outcomes(of: Badge(count: 1), named: "a", variations: [])
    #expect(view.count == 1 && view[0].text == nil)
    let other = try settings.picture(of: Badge(count: 2))
    let text = try #require(expectation().outcome(of: other, named: "a").text)
    #expect(
      text.contains("pixels differ by more than 0") && folder.has("failures/Tests.test.a.difference.png"))
  }

  @Test func aMissingReferenceFailsWithoutRecording() throws {
    let text = try text(Badge(count: 1), .never)
    #expect(text.contains("\(reference) is missing") && text.contains("SNAPSHOT_TESTING_RECORD=missing"))
    #expect(!FileManager.default.fileExists(atPath: reference))
    #expect(folder.has("failures/Tests.test.a.result.png"))
  }

  @Test func aDifferenceFailsWithFilesAndAPage() throws {
    let settings = PictureSettings(size: CGSize(width: 4, height: 4))
    _ = try text(Color.black, .missing, settings)
    let old = try Data(contentsOf: URL(fileURLWithPath: reference))
    let text = try text(Color.white, .missing, settings)
    #expect(text.contains("16 of 16 pixels differ by more than 0, the most at (0, 0) by 255 of 255"))
    #expect(text.contains("\(folder.path)/failures/failures-"))
    for kind in ["reference", "result", "difference"] {
      #expect(folder.has("failures/Tests.test.a.\(kind).png"))
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: reference)) == old)
  }

  @Test func theModesAllAndFailedReplaceReferences() throws {
    _ = try text(Badge(count: 1))
    #expect(try text(Badge(count: 2), .failed).contains("recorded anew"))
    #expect(expectation().outcomes(of: Badge(count: 2), named: "a", variations: []).first?.text == nil)
    #expect(try text(Badge(count: 3), .all).contains("recorded, since the mode is `all`"))
    #expect(expectation().outcomes(of: Badge(count: 3), named: "a", variations: []).first?.text == nil)
  }

  @Test func aReferenceOfAnotherSizeFailsWithBothSizes() throws {
    _ = try text(Color.red, .missing, PictureSettings(size: CGSize(width: 10, height: 20)))
    let text = try text(Color.red, .missing, PictureSettings(size: CGSize(width: 12, height: 20)))
    #expect(text.contains("the reference has 10 x 20 pixels, the picture 12 x 20"))
  }

  @Test func aDamagedReferenceFails() throws {
    _ = try text(Badge(count: 1))
    let data = try Data(contentsOf: URL(fileURLWithPath: reference))
    for damaged in [data.prefix(data.count / 2), Data(), Data("text".utf8)] {
      try damaged.write(to: URL(fileURLWithPath: reference))
      let text = try text(Badge(count: 1))
      #expect(text.contains("\(reference) cannot be read") && text.contains("record it anew"))
    }
  }

  @Test func aReferenceThatIsAFolderFails() throws {
    try FileManager.default.createDirectory(atPath: reference, withIntermediateDirectories: true)
    #expect(try text(Badge(count: 1)).contains("\(reference) cannot be read"))
  }

  @Test func aFolderThatCannotBeWrittenFails() throws {
    // A file is in the place of the folder: the superuser can write into folders that are read-only.
    try Data().write(to: URL(fileURLWithPath: "\(folder.path)/__Snapshots__"))
    let text = try text(Badge(count: 1))
    #expect(text.contains("\(reference) cannot be written") && text.contains("make the folder writable"))
  }

  @Test func aFailureFolderThatCannotBeWrittenIsNamed() throws {
    try Data().write(to: URL(fileURLWithPath: "\(folder.path)/failures"))
    let text = try text(Badge(count: 1), .never)
    #expect(text.contains("is missing") && text.contains("there is no page of failures"))
  }

  @Test(arguments: [
    CGSize(width: 0, height: 10), CGSize(width: -1, height: 10), CGSize(width: CGFloat.nan, height: 1),
    CGSize(width: CGFloat.infinity, height: 1), CGSize(width: 30_001, height: 1),
    CGSize(width: 20_000, height: 20_000),
    CGSize(width: 1e300, height: 1),
  ])
  func anUnusableSizeFails(size: CGSize) throws {
    let text = try text(Color.red, .missing, PictureSettings(size: size))
    #expect(text.contains("\(size.width) x \(size.height) points at scale 1.0"))
    #expect(!FileManager.default.fileExists(atPath: reference))
  }

  @Test func anEmptyViewFails() throws {
    #expect(try text(EmptyView()).contains("0.0 x 0.0 points"))
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func anUnusableScaleFails(scale: CGFloat) throws {
    #expect(
      try text(Color.red, .missing, PictureSettings(scale: scale)).contains("the scale \(scale) is unusable"))
  }

  @Test(arguments: [[-1], [2, 1], [TimeInterval.nan], [.infinity]])
  func unusableStepsFail(steps: [TimeInterval]) throws {
    let size = CGSize(width: 1, height: 1)
    let text = try text(Color.red, .missing, PictureSettings(size: size, steps: steps))
    #expect(text.contains("is unusable; steps are seconds"))
  }

  @Test func namesBecomeFileNames() throws {
    _ = try text(Badge(count: 1), named: "../a/b  c:ü_1")
    #expect(folder.has("__Snapshots__/Tests/test.a-b-c-ü_1.png"))
    #expect(try text(Badge(count: 1), named: "/ .").contains("the name \"/ .\" has no letter or digit"))
    #expect(try ReferenceFile.word("theTest(of:at:)") == "theTest-of-at")
  }

  @Test func picturesOfOneNameHaveNumbers() throws {
    let numbers = PictureNumbers()
    let variations = [PictureVariation.light, .dark + .scale(2)]
    for name in ["a", "a", nil, nil] {
      _ = expectation(numbers: numbers).outcomes(of: Badge(count: 1), named: name, variations: variations)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/__Snapshots__/Tests")
    let expected = ["1", "2", "a", "a-2"].flatMap { ["test.\($0).dark-2x.png", "test.\($0).light.png"] }
      .sorted()
    #expect(names.sorted() == expected)
  }
}

/// A new folder, which is removed with the value that made it.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }
}
