import Foundation
import Testing

@testable import EaselPixels

@Suite struct PNGReadingTests {
  @Test func straightColorsBecomePremultiplied() throws {
    let image = try PixelImage.decodePNG(PNGFixture.straightColors.bytes)
    #expect((image.width, image.height) == (2, 2))
    #expect(image.pixels == [0xffff_0000, 0x8000_8000, 0x0100_0001, 0])
  }

  @Test func sixteenBitGrayBecomesEightBitGray() throws {
    #expect(try PixelImage.decodePNG(PNGFixture.gray16.bytes).pixels == [0xff80_8080, 0xffff_ffff])
  }

  @Test func paletteWithTransparency() throws {
    #expect(try PixelImage.decodePNG(PNGFixture.palette.bytes).pixels == [0xffc8_6432, 0, 0x3333_3333])
  }

  @Test func oneBitPixels() throws {
    let expected = (0..<9).map { $0 % 2 == 0 ? 0xffff_ffff as UInt32 : 0xff00_0000 }
    #expect(try PixelImage.decodePNG(PNGFixture.bits.bytes).pixels == expected)
  }

  @Test(arguments: [[], [0x89], Array("GIF89a, not a picture of ours".utf8)] as [[UInt8]])
  func otherBytesAreNotPNG(bytes: [UInt8]) {
    #expect(throws: PNGError.notPNG) { try PixelImage.decodePNG(bytes) }
  }

  @Test func everyTruncationIsAnError() {
    let whole = PNGFixture.straightColors.bytes
    let endOfImageData = whole.count - 12
    for count in 8..<endOfImageData - 4 {
      #expect(
        performing: {
          try PixelImage.decodePNG(Array(whole.prefix(count)))
        },
        throws: { error in
          guard case .damaged(let reason)? = error as? PNGError else { return false }
          return !reason.isEmpty
        })
    }
  }

  @Test func anyFlippedByteIsDecodedOrReported() {
    let whole = PNGFixture.palette.bytes
    var rejected = 0
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 0x55
      do {
        let image = try PixelImage.decodePNG(bytes)
        #expect(image.pixels.count == image.width * image.height)
      } catch { rejected += 1 }
    }
    #expect(rejected > whole.count / 2)
  }

  @Test func enormousSizesAreRejectedBeforeAllocation() {
    #expect(throws: PNGError.tooLarge(width: 30_000, height: 30_000)) {
      try PixelImage.decodePNG(PNGFixture.hugeArea.bytes)
    }
    #expect(throws: PNGError.tooLarge(width: 900_000, height: 1)) {
      try PixelImage.decodePNG(PNGFixture.hugeWidth.bytes)
    }
  }

  @Test func errorsNameTheMissingFileFolderOrDevice() {
    let missing = "/nowhere/at/all.png"
    #expect(throws: PNGError.unreadable(path: missing, reason: "No such file or directory")) {
      try PixelImage.readPNG(from: missing)
    }
    #expect(throws: PNGError.unreadable(path: "/", reason: "Is a directory")) {
      try PixelImage.readPNG(from: "/")
    }
    #expect(throws: PNGError.notPNG) { try PixelImage.readPNG(from: "/dev/zero") }
    #expect(throws: PNGError.notPNG) { try PixelImage.readPNG(from: "/dev/null") }
  }

  @Test func messagesNameTheFileAndTheReason() {
    let error = PNGError.unreadable(path: "a.png", reason: "No such file or directory")
    #expect("\(error)" == "cannot read a.png: No such file or directory")
    let tooLarge = "\(PNGError.tooLarge(width: 9, height: 8))"
    #expect(tooLarge.hasPrefix("a PNG of 9 x 8 pixels is too large; the limits are 30000 pixels a side"))
  }
}

@Suite struct PNGWritingTests {
  /// Every premultiplied gray: alpha by column, value by row, clamped to alpha.
  private var everyGray: Pixmap {
    let pixmap = Pixmap(width: 256, height: 256)
    for value in 0..<256 {
      for alpha in 0..<256 {
        let gray = UInt32(min(value, alpha))
        pixmap.pixels[value * pixmap.stride + alpha] = UInt32(alpha) << 24 | gray << 16 | gray << 8 | gray
      }
    }
    return pixmap
  }

  @Test func everyPremultipliedValueRoundTrips() throws {
    let pixmap = everyGray
    let image = try PixelImage.decodePNG(pixmap.encodedPNG())
    #expect((image.width, image.height) == (256, 256))
    #expect(image.pixels == PixelImage(copying: pixmap).pixels)
  }

  @Test func channelsKeepTheirOrder() throws {
    let pixels: [UInt32] = [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0x8040_2010, 0, 0xff12_3456]
    let image = try #require(PixelImage(width: 3, height: 2, pixels: pixels))
    #expect(try PixelImage.decodePNG(image.encodedPNG()).pixels == pixels)
  }

  @Test func headerDeclaresEightBitRGBA() throws {
    let bytes = try Pixmap(width: 300, height: 2).encodedPNG()
    #expect(Array(bytes[..<8]) == PNGCodec.signature)
    #expect(Array(bytes[16..<26]) == [0, 0, 1, 44, 0, 0, 0, 2, 8, 6])
  }

  @Test func noiseFitsTheSizeLimit() throws {
    var state: UInt32 = 1
    let pixels = (0..<500 * 300).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return state | 0xff00_0000
    }
    let image = try #require(PixelImage(width: 500, height: 300, pixels: pixels))
    #expect(try PixelImage.decodePNG(image.encodedPNG()).pixels == pixels)
  }

  @Test func aWrittenFileIsReadBackEqual() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("picture.png").path
    let pixmap = Pixmap(width: 17, height: 5)
    pixmap.fill(0xff20_4060)
    try pixmap.writePNG(to: path)
    let image = try PixelImage.readPNG(from: path)
    #expect(image.pixels == [UInt32](repeating: 0xff20_4060, count: 17 * 5))
  }

  @Test func errorsNameTheUnwritablePath() {
    let path = "/nowhere/at/all.png"
    let advice = "the folder /nowhere/at does not exist; create it first, or write to another one"
    #expect(throws: PNGError.unwritable(path: path, reason: advice)) {
      try Pixmap(width: 1, height: 1).writePNG(to: path)
    }
  }

  @Test func tooWideImagesAreRejected() throws {
    let image = try #require(
      PixelImage(width: 40_000, height: 1, pixels: [UInt32](repeating: 0, count: 40_000)))
    #expect(throws: PNGError.tooLarge(width: 40_000, height: 1)) { try image.encodedPNG() }
  }
}
