import EaselPixels
import Foundation
import SwiftUI
import Testing

@testable import EaselTesting

@Suite struct ComparisonTests {
  private let gray = PixelImage(width: 10, height: 10, pixels: Array(repeating: 0xff80_8080, count: 100))!

  /// The gray image with some pixels whose green differs.
  private func image(pixels count: Int, by difference: UInt32) -> PixelImage {
    var pixels = gray.pixels
    for index in 0..<count { pixels[index] += difference << 8 }
    return PixelImage(width: 10, height: 10, pixels: pixels)!
  }

  private func failure(_ image: PixelImage, _ precision: Double, _ perceptual: Double) throws -> String? {
    try PictureComparison(precision: precision, perceptualPrecision: perceptual).failure(
      of: image, against: gray)
  }

  @Test func equalBytesPass() throws {
    #expect(try failure(gray, 1, 1) == nil)
    #expect(try failure(image(pixels: 1, by: 1), 1, 1) != nil)
  }

  @Test func precisionIsTheLeastShareOfEqualPixels() throws {
    #expect(try failure(image(pixels: 5, by: 100), 0.95, 1) == nil)
    #expect(try failure(image(pixels: 6, by: 100), 0.95, 1) != nil)
    #expect(try failure(image(pixels: 100, by: 100), 0, 1) == nil)
  }

  @Test func perceptualPrecisionIsTheGreatestEqualDifference() throws {
    #expect(try failure(image(pixels: 100, by: 5), 1, 0.98) == nil)
    #expect(try failure(image(pixels: 1, by: 6), 1, 0.98) != nil)
    #expect(try failure(image(pixels: 100, by: 51), 1, 0.8) == nil)
    #expect(try failure(image(pixels: 100, by: 127), 1, 0) == nil)
  }

  @Test func leastPerceptualPrecisionLimitsTheDifferencesOfAllPixels() throws {
    func failure(_ count: Int, by difference: UInt32) throws -> String? {
      let comparison = try PictureComparison(
        precision: 0.95, perceptualPrecision: 0.98, leastPerceptualPrecision: 0.8)
      return comparison.failure(of: image(pixels: count, by: difference), against: gray)
    }
    #expect(try failure(5, by: 51) == nil)
    #expect(try failure(6, by: 51) != nil)
    #expect(try failure(100, by: 5) == nil)
    let text = try #require(try failure(1, by: 52))
    #expect(text.hasSuffix("precision 0.95, perceptualPrecision 0.98, leastPerceptualPrecision 0.8"))
  }

  @Test func theFailureNamesNumbersAndPlace() throws {
    let text = try #require(try failure(image(pixels: 3, by: 7), 0.99, 0.98))
    #expect(text.hasPrefix("3 of 100 pixels differ by more than 5, the most at (0, 0) by 7 of 255;"))
  }

  @Test(arguments: [-0.1, 1.1, .nan]) func otherPrecisionsAreErrors(value: Double) {
    #expect(throws: PictureError.self) { try PictureComparison(precision: value) }
    #expect(throws: PictureError.self) { try PictureComparison(perceptualPrecision: value) }
    #expect(throws: PictureError.self) { try PictureComparison(leastPerceptualPrecision: value) }
    let text = Diffing<PixelImage>.picture(precision: 1, perceptualPrecision: value).diff(gray, gray)?.0
    #expect(text?.contains("pass a value from 0 through 1") == true)
  }

  @Test func aFloatCountsAsTheDecimalNumber() throws {
    let diffing = Diffing<CGImage>.image(precision: 0.95)
    #expect(diffing.diff(CGImage(gray), CGImage(image(pixels: 5, by: 9))) == nil)
    #expect(diffing.diff(CGImage(gray), CGImage(image(pixels: 6, by: 9))) != nil)
  }

  @Test func linesThatDifferAreShown() throws {
    let (text, files) = try #require(Diffing.lines.diff("a\nb\nc", "a\nx\nc"))
    #expect(text.contains("-2: b\n+2: x") && !text.contains("1: a"))
    #expect(files.map(\.name) == ["reference.txt", "result.txt"])
  }

  @Test func theModeFollowsFromTheEnvironment() {
    typealias Record = SnapshotTestingConfiguration.Record
    #expect(Record.effective(nil, environment: [:]) == .missing)
    #expect(Record.effective(nil, environment: ["CI": "true"]) == .never)
    #expect(Record.effective(nil, environment: ["CI": "false"]) == .missing)
    #expect(Record.effective(nil, environment: ["CI": "1", "SNAPSHOT_TESTING_RECORD": "failed"]) == .failed)
    #expect(Record.effective(nil, environment: ["SNAPSHOT_TESTING_RECORD": "Failed"]) == .failed)
    #expect(Record.effective(nil, environment: ["SNAPSHOT_TESTING_RECORD": ""]) == .missing)
    #expect(Record.effective(nil, environment: ["SNAPSHOT_TESTING_RECORD": "nonsense"]) == .never)
    let message = "is \"nonsense\", not all, failed, missing or never; no reference is written"
    #expect(ProblemLog.hasReported("SNAPSHOT_TESTING_RECORD " + message))
    withSnapshotTesting(record: .all) {
      #expect(Record.effective(nil, environment: ["CI": "1"]) == .all)
      #expect(Record.effective(false, environment: [:]) == .missing)
      withSnapshotTesting(diffTool: "tool") { #expect(Record.effective(nil, environment: [:]) == .all) }
    }
  }
}
