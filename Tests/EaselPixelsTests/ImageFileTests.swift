import Foundation
import Testing

@testable import EaselPixels

@Suite("Image files")
struct ImageFileTests {
  private func isNear(_ pixel: UInt32, _ expected: UInt32) -> Bool {
    [0, 8, 16, 24].allSatisfy { (shift: UInt32) in
      let (first, second) = (Int(pixel >> shift & 255), Int(expected >> shift & 255))
      return abs(first - second) <= 6
    }
  }

  @Test("A JPEG file is decoded to opaque pixels")
  func readsJPEG() throws {
    let image = try PixelImage.decode(JPEGFixture.redAndBlue)
    #expect((image.width, image.height) == (16, 8))
    #expect(isNear(image.pixels[3], 0xffff_0000))
    #expect(isNear(image.pixels[16 * 7 + 12], 0xff00_00ff))
  }

  @Test("A JPEG file of an unknown version of JFIF is decoded")
  func readsUnknownVersions() throws {
    var bytes = JPEGFixture.redAndBlue
    #expect(bytes[6..<11].elementsEqual("JFIF\0".utf8))
    bytes[11] = 3
    #expect(try PixelImage.decode(bytes).pixels == PixelImage.decode(JPEGFixture.redAndBlue).pixels)
  }

  @Test("A damaged JPEG file is refused, whether or not its version is known", arguments: [1, 3] as [UInt8])
  func refusesDamageAfterAWarning(version: UInt8) throws {
    var bytes = JPEGFixture.redAndBlue
    let frame = bytes.indices.first { bytes[$0...].starts(with: [0xff, 0xc0]) }
    // The first component has a quantization table that does not exist.
    bytes[try #require(frame) + 12] = 3
    bytes[11] = version
    #expect(throws: ImageFileError.self) { try PixelImage.decode(bytes) }
  }

  @Test("A grey JPEG file is decoded to grey pixels")
  func readsGray() throws {
    let image = try PixelImage.decode(JPEGFixture.gray)
    #expect((image.width, image.height) == (4, 2))
    #expect(image.pixels.allSatisfy { isNear($0, 0xff80_8080) })
  }

  @Test("A written JPEG file is read back with nearly the same colors, transparent pixels over black")
  func writesJPEG() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("picture.jpg").path
    // Squares of 8 pixels, which are the blocks that a JPEG file encodes one by one.
    let colors: [UInt32] = [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0x8040_2010]
    let pixels = (0..<32 * 8).map { colors[$0 % 32 / 8] }
    try #require(PixelImage(width: 32, height: 8, pixels: pixels)).writeJPEG(to: path, quality: 95)
    let image = try PixelImage.read(from: path)
    #expect((image.width, image.height) == (32, 8))
    for (column, color) in colors.enumerated() {
      #expect(isNear(image.pixels[4 * 32 + column * 8 + 4], color | 0xff00_0000))
    }
  }

  @Test("PNG and JPEG are recognized by their first bytes; other data are rejected")
  func tellsKinds() throws {
    #expect(try PixelImage.decode(PNGFixture.straightColors.bytes).pixels[0] == 0xffff_0000)
    #expect(throws: ImageFileError.unknownFormat) { try PixelImage.decode(Array("GIF89a".utf8)) }
    #expect(throws: ImageFileError.unknownFormat) { try PixelImage.decode([]) }
    #expect(throws: ImageFileError.unreadable(path: "/no/such", reason: "No such file or directory")) {
      try PixelImage.read(from: "/no/such")
    }
    #expect(throws: ImageFileError.unknownFormat) { try PixelImage.read(from: "/dev/zero") }
  }

  @Test("Truncated and damaged JPEG files give a partial image or an error")
  func survivesDamage() {
    let whole = JPEGFixture.redAndBlue
    var random = SystemRandomNumberGenerator()
    for length in stride(from: 0, to: whole.count, by: 7) {
      if let image = try? PixelImage.decode(Array(whole[..<length])) {
        #expect((image.width, image.height) == (16, 8))
      }
      var broken = whole
      broken[length] = UInt8.random(in: 0...255, using: &random)
      _ = try? PixelImage.decode(broken)
    }
    #expect(throws: (any Error).self) { try PixelImage.decode(Array(whole[..<30])) }
  }

  /// 500 is the limit of the library.
  @Test("A JPEG file that refines its pixels thousands of times is rejected")
  func refusesManyScans() throws {
    #expect(try PixelImage.decode(JPEGFixture.gray(scans: 500)).pixels[0] == 0xff80_8080)
    #expect {
      try PixelImage.decode(JPEGFixture.gray(scans: 501))
    } throws: { error in
      if case .damaged = error as? ImageFileError { true } else { false }
    }
  }

  @Test("An image file that declares an enormous size is rejected")
  func refusesEnormous() {
    var bytes = JPEGFixture.redAndBlue
    let header = bytes.indices.first { bytes[$0] == 0xff && bytes[$0 + 1] == 0xc0 }!
    bytes.replaceSubrange(header + 5..<header + 9, with: [0x9c, 0x40, 0x9c, 0x40])
    #expect(throws: ImageFileError.tooLarge(width: 40_000, height: 40_000)) { try PixelImage.decode(bytes) }
  }

  @Test("The Exif orientation rotates the image upright", arguments: [true, false])
  func followsExif(isLittleEndian: Bool) throws {
    let bytes = JPEGFixture.redAndBlue(orientation: 6, isLittleEndian: isLittleEndian)
    let image = try PixelImage.decode(bytes)
    #expect((image.width, image.height) == (8, 16))
    #expect(isNear(image.pixels[8 * 2 + 4], 0xffff_0000))
    #expect(isNear(image.pixels[8 * 13 + 4], 0xff00_00ff))
    let filled = try PixelImage.decode(bytes[..<2] + [0xff, 0xff] + bytes[2...])
    #expect((filled.width, filled.height) == (8, 16))
    let plain = try PixelImage.decode(JPEGFixture.redAndBlue(orientation: 9))
    #expect((plain.width, plain.height) == (16, 8))
  }

  @Test("Each orientation puts the first stored row and column where Exif defines")
  func followsOrientations() {
    // Numbers count the stored pixels:  1 2
    //                                  3 4
    //                                  5 6
    let stored = PixelImage(width: 2, height: 3, pixels: [1, 2, 3, 4, 5, 6])!
    let seen: [ImageOrientation: [UInt32]] = [
      .up: [1, 2, 3, 4, 5, 6], .upMirrored: [2, 1, 4, 3, 6, 5], .down: [6, 5, 4, 3, 2, 1],
      .downMirrored: [5, 6, 3, 4, 1, 2], .leftMirrored: [1, 3, 5, 2, 4, 6], .right: [5, 3, 1, 6, 4, 2],
      .rightMirrored: [6, 4, 2, 5, 3, 1], .left: [2, 4, 6, 1, 3, 5],
    ]
    for (orientation, pixels) in seen {
      let upright = stored.upright(from: orientation)
      #expect(upright.pixels == pixels, "\(orientation)")
      #expect(upright.width == (orientation.rawValue >= 5 ? 3 : 2))
    }
  }

  @Test("A border repeats the edge pixels")
  func addsBorder() {
    let image = PixelImage(width: 2, height: 1, pixels: [1, 2])!.addingBorder()
    #expect((image.width, image.height) == (4, 3))
    #expect(image.pixels == [1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 2])
  }
}
