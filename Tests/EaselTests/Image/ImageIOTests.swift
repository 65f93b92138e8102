import EaselPixels
import ImageIO
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import Easel

@Suite("ImageIO")
struct ImageIOTests {
  /// Two squares of 8 pixels, red and transparent blue.
  private let squares = CGImage(
    PixelImage(width: 16, height: 8, pixels: (0..<128).map { $0 % 16 < 8 ? 0xffff_0000 : 0x8000_0080 })!)

  private func encoded(
    _ image: CGImage, as type: UTType, _ properties: [CFString: Any]? = nil
  ) throws -> Data {
    let data = NSMutableData()
    let file = try #require(
      CGImageDestinationCreateWithData(data as CFMutableData, type.identifier as CFString, 1, nil))
    CGImageDestinationAddImage(file, image, properties as CFDictionary?)
    #expect(CGImageDestinationFinalize(file))
    return data as Data
  }

  private func source(_ data: Data) throws -> CGImageSource {
    try #require(CGImageSourceCreateWithData(data as CFData, nil))
  }

  private func image(_ data: Data) throws -> CGImage {
    try #require(CGImageSourceCreateImageAtIndex(try source(data), 0, nil))
  }

  /// A JPEG file whose Exif data say that the first stored row is the right side (orientation 6).
  private func turnedJPEG() throws -> Data {
    let jpeg = try encoded(squares, as: .jpeg)
    let directory: [UInt8] = [1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
    let exif = Array("Exif\0\0II*\0".utf8) + [8, 0, 0, 0] + directory
    return Data(jpeg.prefix(2) + [0xff, 0xe1, 0, UInt8(exif.count + 2)] + exif + jpeg.dropFirst(2))
  }

  @Test("A written PNG file has the same pixels, and replaces an existing file")
  func writesPNG() throws {
    let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: url) }
    for image in [try #require(squares.cropping(to: CGRect(x: 0, y: 0, width: 3, height: 2))), squares] {
      let file = try #require(CGImageDestinationCreateWithURL(url as CFURL, "public.png" as CFString, 1, nil))
      CGImageDestinationAddImage(file, image, nil)
      #expect(CGImageDestinationFinalize(file))
      #expect(!CGImageDestinationFinalize(file))
      let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
      #expect(CGImageSourceGetType(source) == UTType.png.identifier)
      #expect(CGImageSourceGetCount(source) == 1)
      #expect(CGImageSourceGetStatus(source) == .statusComplete)
      let read = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
      #expect(read.pixels.pixels == image.pixels.pixels)
      #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
        .filter { $0.contains(url.lastPathComponent) } == [url.lastPathComponent])
  }

  @Test("Properties give the size, the orientation and whether there is alpha")
  func reportsProperties() throws {
    func properties(_ data: Data) throws -> CFDictionary {
      try #require(CGImageSourceCopyPropertiesAtIndex(try source(data), 0, nil))
    }
    let png = try properties(try encoded(squares, as: .png))
    #expect(png[kCGImagePropertyPixelWidth] as? Int == 16)
    #expect(png[kCGImagePropertyPixelHeight] as? Double == 8)
    #expect(png[kCGImagePropertyHasAlpha] as? Bool == true)
    #expect(png[kCGImagePropertyOrientation] as? Int == 1)
    let jpeg = try properties(try turnedJPEG())
    #expect(jpeg[kCGImagePropertyPixelWidth] as? Int == 16)
    #expect(jpeg[kCGImagePropertyHasAlpha] as? Bool == false)
    #expect(jpeg[kCGImagePropertyOrientation] as? UInt32 == CGImagePropertyOrientation.right.rawValue)
  }

  @Test("JPEG files have the quality and the background of their properties")
  func writesJPEG() throws {
    let noise = CGImage(
      PixelImage(width: 64, height: 64, pixels: (0..<4096).map { 0xff00_0000 | $0 &* 0x9e3779 & 0xffffff })!)
    let sizes = try [0, 0.5, 1].map {
      try encoded(noise, as: .jpeg, [kCGImageDestinationLossyCompressionQuality: $0]).count
    }
    #expect(sizes[0] * 2 < sizes[1] && sizes[1] * 2 < sizes[2])
    func blue(_ properties: [CFString: Any]) throws -> [UInt32] {
      let pixel = try image(try encoded(squares, as: .jpeg, properties)).pixels.pixels[4 * 16 + 12]
      return [16, 8, 0].map { pixel >> $0 & 255 }
    }
    let (black, white) = (
      try blue([:]), try blue([kCGImageDestinationBackgroundColor: CGColor(gray: 1, alpha: 1)])
    )
    #expect(zip(black, [0, 0, 128]).allSatisfy { abs(Int($0) - $1) < 8 })
    #expect(zip(white, [127, 127, 255]).allSatisfy { abs(Int($0) - $1) < 8 })
  }

  @Test("Thumbnails are reduced, and upright if requested")
  func makesThumbnails() throws {
    let source = try source(try turnedJPEG())
    func size(_ options: [CFString: Any]) -> [Int]? {
      CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary).map { [$0.width, $0.height] }
    }
    let always = kCGImageSourceCreateThumbnailFromImageAlways
    #expect(size([kCGImageSourceThumbnailMaxPixelSize: 4]) == nil)
    #expect(size([always: true]) == [16, 8])
    #expect(size([always: true, kCGImageSourceThumbnailMaxPixelSize: 4]) == [4, 2])
    #expect(size([always: true, kCGImageSourceThumbnailMaxPixelSize: 1000]) == [16, 8])
    #expect(size([always: true, kCGImageSourceThumbnailMaxPixelSize: CGFloat.nan]) == [16, 8])
    let upright: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceCreateThumbnailWithTransform: true,
      kCGImageSourceThumbnailMaxPixelSize: 4,
    ]
    #expect(size(upright) == [2, 4])
  }

  @Test("An image of a source is stored upright and reduced")
  func copiesFromSources() throws {
    let data = NSMutableData()
    let file = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
    CGImageDestinationSetProperties(file, [kCGImageDestinationImageMaxPixelSize: 8] as CFDictionary)
    CGImageDestinationAddImageFromSource(file, try source(try turnedJPEG()), 0, nil)
    #expect(CGImageDestinationFinalize(file))
    let written = try image(data as Data)
    #expect((written.width, written.height) == (4, 8))
    // The left side of the stored image is the top.
    #expect(written.pixels.pixels[1] >> 16 & 255 > 200 && written.pixels.pixels[4 * 7] >> 16 & 255 < 50)
  }

  @Test("Formats, counts, files and bytes that cannot be used give nil or false")
  func refuses() throws {
    let folder = URL(fileURLWithPath: "/no/such/folder/a.png")
    #expect(CGImageDestinationCreateWithURL(folder as CFURL, "com.compuserve.gif" as CFString, 1, nil) == nil)
    #expect(CGImageDestinationCreateWithURL(folder as CFURL, "public.png" as CFString, 2, nil) == nil)
    let file = try #require(
      CGImageDestinationCreateWithURL(folder as CFURL, "public.png" as CFString, 1, nil))
    #expect(!CGImageDestinationFinalize(file))
    CGImageDestinationAddImage(file, squares, nil)
    CGImageDestinationAddImage(file, squares, nil)
    #expect(!CGImageDestinationFinalize(file))
    #expect(CGImageSourceCreateWithURL(folder as CFURL, nil) == nil)
    let text = try source(Data("GIF89a".utf8))
    #expect(CGImageSourceGetCount(text) == 0)
    #expect(CGImageSourceGetStatus(text) == .statusUnknownType)
    #expect(CGImageSourceCreateImageAtIndex(text, 0, nil) == nil)
    let damaged = try source(try encoded(squares, as: .png).prefix(60))
    #expect(CGImageSourceGetStatus(damaged) == .statusInvalidData)
    #expect(CGImageSourceCopyPropertiesAtIndex(damaged, 0, nil) == nil)
  }
}
