import EaselGeometry
import Testing

@testable import EaselPixels

@Suite struct PixmapTests {
  @Test(arguments: [1, 15, 16, 1008, 1024, 1920, 2048, 4096])
  func rowsArePaddedButNotToWholePages(width: Int) {
    let pixmap = Pixmap(width: width, height: 2)
    #expect(pixmap.stride >= width && pixmap.stride % 16 == 0 && pixmap.stride * 4 % 4096 != 0)
    #expect(UInt(bitPattern: pixmap.pixels) % 64 == 0)
    #expect(pixmap[width - 1, 1] == 0)
  }

  @Test func sizesBelowOneBecomeOne() {
    let pixmap = Pixmap(width: -3, height: 0)
    #expect(pixmap.bounds == PixelRect(width: 1, height: 1))
  }

  @Test func imagesOfSizesThatOverflowAreNil() {
    #expect(PixelImage(width: .max, height: 2, pixels: [0, 0]) == nil)
    #expect(PixelImage(width: .min, height: -1, pixels: []) == nil)
    #expect(PixelImage(width: 2, height: 1, pixels: [0, 0]) != nil)
  }

  @Test func imagesOmitThePadding() {
    let pixmap = Pixmap(width: 3, height: 2)
    pixmap.fill(7)
    pixmap.pixels[pixmap.stride + 2] = 9
    let image = PixelImage(copying: pixmap)
    #expect(image.pixels == [7, 7, 7, 7, 7, 9])
    #expect(PixelImage(copying: Pixmap(copying: image)).pixels == image.pixels)
  }

  @Test func generationsAreUnique() throws {
    let image = try #require(PixelImage(width: 1, height: 1, pixels: [0]))
    let other = try #require(PixelImage(width: 1, height: 1, pixels: [0]))
    #expect(image.generation != other.generation)
    #expect(PixelImage(width: 1, height: 2, pixels: [0]) == nil)
    #expect(PixelImage(width: 0, height: 0, pixels: []) == nil)
  }

  @Test func rectanglesAreClippedWhenFilledAndCopied() {
    let (source, target) = (Pixmap(width: 5, height: 4), Pixmap(width: 4, height: 6))
    source.fill(7, in: PixelRect(x0: 2, y0: -3, x1: 90, y1: 2))
    let image = PixelImage(copying: source).pixels
    #expect(image == [0, 0, 7, 7, 7, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    target.fill(9)
    target.copy(PixelRect(x0: 1, y0: 1, x1: 50, y1: 50), from: source)
    let rows = [[9, 9, 9, 9], [9, 0, 7, 7], [9, 0, 0, 0], [9, 0, 0, 0], [9, 9, 9, 9], [9, 9, 9, 9]]
    #expect(PixelImage(copying: target).pixels == rows.joined().map { UInt32($0) })
    target.copy(.empty, from: source)
    target.fill(1, in: PixelRect(x0: 3, y0: 2, x1: 1, y1: 9))
    #expect(target[0, 0] == 9 && target[2, 4] == 9)
  }

  @Test func aPixmapMovesBetweenAllocations() {
    let pixmap = Pixmap(width: 3, height: 2)
    for index in 0..<6 { pixmap.pixels[index / 3 * pixmap.stride + index % 3] = UInt32(index) }
    let other = Pixmap(width: 16, height: 2)
    other.copy(pixmap.bounds, from: pixmap)
    pixmap.move(to: other.pixels, stride: other.stride, owner: other)
    #expect(pixmap.pixels == other.pixels)
    other.fill(9, in: PixelRect(x0: 1, y0: 1, x1: 2, y1: 2))
    #expect(PixelImage(copying: pixmap).pixels == [0, 1, 2, 3, 9, 5])
    pixmap.detach()
    other.fill(0)
    #expect(PixelImage(copying: pixmap).pixels == [0, 1, 2, 3, 9, 5])
  }
}

@Suite struct PixelRectTests {
  private let square = PixelRect(x0: 2, y0: 2, x1: 6, y1: 6)

  @Test func intersectionAndUnion() {
    let other = PixelRect(x0: 4, y0: 0, x1: 9, y1: 3)
    #expect(square.intersection(other) == PixelRect(x0: 4, y0: 2, x1: 6, y1: 3))
    #expect(square.union(other) == PixelRect(x0: 2, y0: 0, x1: 9, y1: 6))
    #expect(square.union(.empty) == square && PixelRect.empty.union(square) == square)
    #expect(square.contains(.empty) && !square.contains(other))
  }

  @Test func touchingRectanglesDoNotIntersect() {
    #expect(!square.intersects(PixelRect(x0: 6, y0: 2, x1: 8, y1: 6)))
    #expect(square.intersection(PixelRect(x0: 7, y0: 7, x1: 9, y1: 9)).area == 0)
  }

  @Test func coveringRoundsOutwards() {
    #expect(
      PixelRect(covering: CGRect(x: 0.5, y: -0.25, width: 1, height: 1))
        == PixelRect(x0: 0, y0: -1, x1: 2, y1: 1))
    #expect(
      PixelRect(covering: CGRect(x: 3, y: 4, width: 2, height: 1)) == PixelRect(x0: 3, y0: 4, x1: 5, y1: 5))
  }

  @Test func coveringAcceptsAnyRectangle() {
    #expect(PixelRect(covering: .null).isEmpty)
    #expect(PixelRect(covering: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isEmpty)
    #expect(PixelRect(covering: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)).isEmpty)
    let all = PixelRect(x0: -32768, y0: -32768, x1: 32768, y1: 32768)
    #expect(PixelRect(covering: .infinite) == all)
    #expect(PixelRect(covering: CGRect(x: -1e30, y: -1e30, width: 2e30, height: 2e30)) == all)
  }
}

@Suite struct AlphaConversionTests {
  @Test func premultiplyingRoundsToNearest() {
    for alpha in UInt32(0)...255 {
      for value in UInt32(0)...255 {
        let pixel = alpha << 24 | value << 16 | value << 8 | value
        let expected = UInt32((Double(value) * Double(alpha) / 255).rounded())
        #expect(pixel.premultipliedPixel == alpha << 24 | expected << 16 | expected << 8 | expected)
      }
    }
  }

  @Test func straightAndBackIsTheIdentity() {
    for alpha in UInt32(0)...255 {
      for value in 0...alpha {
        let pixel = alpha << 24 | value << 16 | (alpha - value) << 8 | value / 2
        #expect(pixel.straightPixel.premultipliedPixel == pixel)
      }
    }
  }

  @Test func componentsAboveAlphaAreClamped() {
    #expect((0x10ff_0810 as UInt32).straightPixel == 0x10ff_80ff)
  }
}
