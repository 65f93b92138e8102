import EaselGeometry
import Testing

@testable import EaselPixels

@Suite struct PixmapTests {
  @Test(arguments: [1, 15, 16, 1008, 1024, 1920, 2048, 4096])
  func rowsArePaddedButNeverToWholePages(width: Int) {
    let pixmap = Pixmap(width: width, height: 2)
    #expect(pixmap.stride >= width && pixmap.stride % 16 == 0 && pixmap.stride * 4 % 4096 != 0)
    #expect(UInt(bitPattern: pixmap.pixels) % 64 == 0)
    #expect(pixmap[width - 1, 1] == 0)
  }

  @Test func sizesBelowOneAreOne() {
    let pixmap = Pixmap(width: -3, height: 0)
    #expect(pixmap.bounds == PixelRect(width: 1, height: 1))
  }

  @Test func imagesLeaveThePaddingOut() {
    let pixmap = Pixmap(width: 3, height: 2)
    pixmap.fill(7)
    pixmap.pixels[pixmap.stride + 2] = 9
    let image = PixelImage(copying: pixmap)
    #expect(image.pixels == [7, 7, 7, 7, 7, 9])
    #expect(PixelImage(copying: Pixmap(copying: image)).pixels == image.pixels)
  }

  @Test func generationsAreNeverUsedTwice() throws {
    let image = try #require(PixelImage(width: 1, height: 1, pixels: [0]))
    let other = try #require(PixelImage(width: 1, height: 1, pixels: [0]))
    #expect(image.generation != other.generation)
    #expect(PixelImage(width: 1, height: 2, pixels: [0]) == nil)
    #expect(PixelImage(width: 0, height: 0, pixels: []) == nil)
  }
}
