import Foundation
import Testing

@testable import EaselPixels

@Suite struct PNGWritingTests {
  /// Every premultiplied grey: alpha in columns, value in rows, cut to alpha.
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

  @Test func everyPremultipliedValueComesBackExactly() throws {
    let pixmap = everyGray
    let image = try PixelImage.decodePNG(pixmap.encodedPNG())
    #expect((image.width, image.height) == (256, 256))
    #expect(image.pixels == PixelImage(copying: pixmap).pixels)
  }

  @Test func channelsKeepTheirPlaces() throws {
    let pixels: [UInt32] = [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0x8040_2010, 0, 0xff12_3456]
    let image = try #require(PixelImage(width: 3, height: 2, pixels: pixels))
    #expect(try PixelImage.decodePNG(image.encodedPNG()).pixels == pixels)
  }

  @Test func headerSaysEightBitRGBA() throws {
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

  @Test func aFileIsWrittenAndReadAgain() throws {
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

  @Test func unwritablePlacesAreNamed() {
    let path = "/nowhere/at/all.png"
    #expect(throws: PNGError.unwritable(path: path, reason: "No such file or directory")) {
      try Pixmap(width: 1, height: 1).writePNG(to: path)
    }
  }

  @Test func tooWidePicturesAreRefused() throws {
    let image = try #require(
      PixelImage(width: 40_000, height: 1, pixels: [UInt32](repeating: 0, count: 40_000)))
    #expect(throws: PNGError.tooLarge(width: 40_000, height: 1)) { try image.encodedPNG() }
  }
}
