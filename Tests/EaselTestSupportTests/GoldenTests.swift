import EaselPixels
import Foundation
import Testing

@testable import EaselTestSupport

@Suite struct GoldenTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
  private let picture = PixelImage(width: 2, height: 2, pixels: [0xff00_0000, 0xff10_1010, 0xff20_2020, 0])!
  private let other = PixelImage(width: 2, height: 2, pixels: [0xff00_0000, 0xff10_1410, 0xff20_2020, 0])!

  private func golden(_ name: String, isRecording: Bool = false) -> Golden {
    Golden(path: "\(folder)/Goldens/\(name).png", isRecording: isRecording, failures: "\(folder)/failures")
  }

  @Test func aMissingGoldenIsReportedAndTheImageIsKept() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let failure = try #require(golden("a").failure(of: picture, tolerance: .exact))
    #expect(failure.contains("\(folder)/Goldens/a.png is missing"))
    #expect(failure.contains("EASEL_RECORD_GOLDENS=1"))
    #expect(try PixelImage.readPNG(from: "\(folder)/failures/a.actual.png").pixels == picture.pixels)
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/Goldens/a.png"))
  }

  @Test func recordingWritesMissingAndDifferingGoldensWithAComparison() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(golden("a", isRecording: true).failure(of: picture, tolerance: .exact) == nil)
    #expect(golden("a").failure(of: picture, tolerance: .exact) == nil)
    #expect(golden("a", isRecording: true).failure(of: other, tolerance: .exact) == nil)
    #expect(try PixelImage.readPNG(from: "\(folder)/Goldens/a.png").pixels == other.pixels)
    let shown = try PixelImage.readPNG(from: "\(folder)/failures/a.recorded.png")
    #expect(shown.width == 3 * 2 + 2 * 8 && shown.height == 2)
    #expect(shown.pixels[1] == picture.pixels[1] && shown.pixels[2 + 8 + 1] == other.pixels[1])
    #expect(shown.pixels[2 * (2 + 8) + 1] & 0xffff == 0)
  }

  @Test func recordingKeepsGoldensWithinTheTolerance() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(golden("a", isRecording: true).failure(of: picture, tolerance: .exact) == nil)
    #expect(golden("a", isRecording: true).failure(of: other, tolerance: GoldenTolerance(maximum: 4)) == nil)
    #expect(try PixelImage.readPNG(from: "\(folder)/Goldens/a.png").pixels == picture.pixels)
  }

  @Test func aDifferenceIsCountedAndShown() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = golden("a", isRecording: true).failure(of: picture, tolerance: .exact)
    let failure = try #require(golden("a").failure(of: other, tolerance: .exact))
    #expect(failure.hasPrefix("largest difference 4 at (1, 0), allowed 0; 1 pixels (25.0 %)"))
    let shown = try PixelImage.readPNG(from: "\(folder)/failures/a.diff.png")
    #expect(shown.pixels.map { $0 & 0xffff == 0 } == [false, true, false, false])
    #expect(golden("a").failure(of: other, tolerance: GoldenTolerance(maximum: 4)) == nil)
    #expect(golden("a").failure(of: other, tolerance: GoldenTolerance(maximum: 4, share: 0.2)) != nil)
    #expect(
      golden("a").failure(of: other, tolerance: GoldenTolerance(maximum: 9, negligible: 4, share: 0))
        == nil)
  }

  @Test func aSizeMismatchIsReported() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = golden("a", isRecording: true).failure(of: picture, tolerance: .exact)
    let wide = try #require(PixelImage(width: 4, height: 1, pixels: picture.pixels))
    let failure = try #require(golden("a").failure(of: wide, tolerance: GoldenTolerance(maximum: 255)))
    #expect(failure.hasPrefix("is 2 x 2 pixels, the image 4 x 1"))
  }

  @Test func aMismatchFailsTheTest() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    withKnownIssue {
      golden("a").expect(picture, tolerance: .exact)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("golden a: \(folder)/Goldens/a.png is missing") }
    }
  }

  @Test func failedImagesAreWrittenToTheBuildDirectory() {
    #expect(Golden.failureDirectory.hasPrefix("/") && Golden.failureDirectory.hasSuffix("/goldens"))
  }
}

@Suite struct PixelDifferenceTests {
  private func row(_ pixels: UInt32...) -> PixelImage {
    PixelImage(width: pixels.count, height: 1, pixels: pixels)!
  }

  @Test func equalImagesDoNotDiffer() throws {
    let difference = try #require(PixelDifference(row(1, 2, 3), row(1, 2, 3)))
    #expect(difference.maximum == 0 && difference.mean == 0 && difference.worst == nil)
    #expect(difference.share(above: 0) == 0)
  }

  @Test func everyChannelIsCompared() {
    for shift in stride(from: 0 as UInt32, to: 32, by: 8) {
      #expect(PixelDifference.ofChannels(0x8080_8080, 0x8080_8080 ^ 0xff << shift) == 1)
      #expect(PixelDifference.ofChannels(0, 200 << shift) == 200)
    }
  }

  @Test func sharesAreFractionsOfAllPixels() throws {
    let difference = try #require(PixelDifference(row(0, 0, 0, 0), row(0, 1, 10, 0x0a00)))
    #expect(difference.maximum == 10 && difference.mean == 5.25)
    #expect(difference.worst?.x == 2 && difference.worst?.y == 0)
    #expect(
      difference.count(above: 0) == 3 && difference.count(above: 1) == 2 && difference.share(above: 10) == 0)
  }

  @Test func imagesOfDifferentSizesHaveNoDifference() {
    #expect(PixelDifference(row(1), row(1, 2)) == nil)
  }
}
