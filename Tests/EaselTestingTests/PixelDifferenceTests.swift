import EaselPixels
import PixelComparison
import Testing

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
