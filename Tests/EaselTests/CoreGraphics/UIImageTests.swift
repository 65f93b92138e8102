import Easel
import EaselPixels
import Testing

@testable import EaselUI

@Suite("Images of UIKit and AppKit")
struct UIImageTests {
  private let red: UInt32 = 0xffff_0000
  private let green: UInt32 = 0xff00_ff00
  private let blue: UInt32 = 0xff00_00ff
  private let white: UInt32 = 0xffff_ffff

  /// Red and green above, blue and white below.
  private func quarters() throws -> CGImage { try requireSome(bitmapContext(2, 2).makeQuarters()) }

  private func picture(width: Int, _ pixels: [UInt32]) throws -> CGImage {
    try requireSome(
      PixelImage(width: width, height: pixels.count / width, pixels: pixels).map { CGImage($0) })
  }

  @MainActor private func shown(_ view: some View) -> [UInt32] {
    ImageRenderer(content: view).cgImage?.pixels.pixels ?? []
  }

  @Test("The size in points is that in pixels divided by the scale")
  func sizes() throws {
    let image = try quarters()
    #expect(UIImage(cgImage: image).size == CGSize(width: 2, height: 2) && UIImage(cgImage: image).scale == 1)
    let small = UIImage(cgImage: image, scale: 4, orientation: .up)
    #expect(small.size == CGSize(width: 0.5, height: 0.5) && small.scale == 4 && small.cgImage === image)
    for scale in [0, -1, CGFloat.nan, .infinity] {
      #expect(UIImage(cgImage: image, scale: scale, orientation: .up).scale == 1)
    }
    #expect(
      UIImage().size == .zero && UIImage().cgImage == nil && UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test("Pixels are stored upright")
  func orientations() throws {
    func pixels(_ orientation: UIImage.Orientation) throws -> [UInt32] {
      let image = UIImage(cgImage: try quarters(), scale: 1, orientation: orientation)
      #expect(image.imageOrientation == .up)
      return image.pixels
    }
    #expect(try pixels(.up) == [red, green, blue, white])
    #expect(try pixels(.down) == [white, blue, green, red])
    #expect(try pixels(.left) == [green, white, red, blue])
    #expect(try pixels(.right) == [blue, red, white, green])
    #expect(try pixels(.upMirrored) == [green, red, white, blue])
    #expect(try pixels(.downMirrored) == [blue, white, red, green])
    #expect(try pixels(.leftMirrored) == [red, blue, green, white])
    #expect(try pixels(.rightMirrored) == [white, green, blue, red])
  }

  @Test("An image is only equal to itself")
  func equality() throws {
    let image = UIImage(cgImage: try quarters())
    let other = UIImage(cgImage: try quarters())
    #expect(image != other && Set([image, image, other]) == [image, other])
  }

  // MARK: Files

  @Test("PNG files have the same pixels, and JPEG files similar ones over white")
  func files() throws {
    let pixels = [red, 0x8080_0000, 0, blue]
    let image = UIImage(cgImage: try picture(width: 2, pixels), scale: 2, orientation: .up)
    let png = try requireSome(image.pngData())
    #expect(UIImage(data: png)?.pixels == pixels)
    #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 1, height: 1))
    let jpeg = try requireSome(image.jpegData(compressionQuality: 1))
    let again = try requireSome(UIImage(data: jpeg)).pixels
    #expect(zip(again, [red, 0xffff_7f7f, white, blue]).allSatisfy { largestDifference($0, $1) < 24 })
    for quality in [-1, 7, CGFloat.nan] { #expect(image.jpegData(compressionQuality: quality) != nil) }
    #expect(UIImage(data: Data()) == nil && UIImage(data: png.prefix(30)) == nil)
    #expect(UIImage(data: Data("no image".utf8), scale: 2) == nil)
  }

  @Test("Files and resources are found by their names, with their scale")
  func names() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("quarters@2x.png")
    try quarters().writePNG(to: file)
    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 1, height: 1))
    #expect(UIImage(contentsOfFile: folder.path + "/none.png") == nil)
    #expect(NSImage(contentsOf: file)?.pixels == [red, green, blue, white])
    let address = try requireSome(URL(string: "https://example.com/a.png"))
    #expect(NSImage(contentsOf: address) == nil)
    let bundle = try requireSome(Bundle(path: folder.path))
    let found = try requireSome(UIImage(named: "quarters", in: bundle, with: nil))
    #expect(found.size == CGSize(width: 1, height: 1) && found.pixels == [red, green, blue, white])
    #expect(Image(uiImage: found) == Image("quarters", bundle: bundle))
    #expect(UIImage(named: "no such image") == nil)
    #expect(UIImage(named: "no such image", in: nil, compatibleWith: nil) == nil)
    #expect(UIImage(resource: ImageResource(name: "no such image", bundle: bundle)).size == .zero)
  }

  @Test("A representation writes files")
  func representations() throws {
    let bitmap = NSBitmapImageRep(cgImage: try quarters())
    #expect(bitmap.pixelsWide == 2 && bitmap.pixelsHigh == 2 && bitmap.size == CGSize(width: 2, height: 2))
    let png = try requireSome(bitmap.representation(using: .png, properties: [:]))
    #expect(NSBitmapImageRep(data: png)?.cgImage?.pixels.pixels == [red, green, blue, white])
    #expect(NSBitmapImageRep(data: Data([1, 2, 3])) == nil)
    let pixels = (0..<1600).map { (index: Int) -> UInt32 in 0xff00_0000 | UInt32(index * 7919 % 0xff_ffff) }
    let noise = NSBitmapImageRep(cgImage: try picture(width: 40, pixels))
    let factors: [Any] = [0.1, CGFloat(0.9), "no number"]
    let counts = factors.map { factor in
      noise.representation(using: .jpeg, properties: [.compressionFactor: factor])?.count ?? 0
    }
    #expect(counts[0] > 0 && counts[0] < counts[2] && counts[2] < counts[1])
  }

  // MARK: Views, symbols and tints

  @Test("A view of an image equals that of its bitmap, and follows its rendering mode")
  @MainActor func views() throws {
    let bitmap = try picture(width: 2, [red, 0x8080_0000, 0, blue])
    let image = UIImage(cgImage: bitmap, scale: 0.5, orientation: .right)
    let expected = shown(Image(decorative: bitmap, scale: 0.5, orientation: .right))
    #expect(expected.count == 16 && shown(Image(uiImage: image)) == expected)
    #expect(shown(Image(nsImage: image)) == expected)
    #expect(
      shown(Image(uiImage: image.withRenderingMode(.alwaysOriginal)).foregroundStyle(.green)) == expected)
    let template = Image(uiImage: image.withRenderingMode(.alwaysTemplate)).foregroundStyle(.green)
    #expect(shown(template) == shown(Image(uiImage: image).renderingMode(.template).foregroundStyle(.green)))
    #expect(shown(template) != expected && image.withRenderingMode(.alwaysTemplate).pixels == image.pixels)
  }

  @Test("A tint replaces the colors and keeps the alpha")
  func tints() throws {
    let image = UIImage(cgImage: try picture(width: 3, [red, 0x8080_0000, 0]), scale: 3, orientation: .up)
    let tinted = image.withTintColor(.blue)
    #expect(tinted.pixels == [blue, 0x8000_0080, 0] && tinted.size == image.size)
    #expect(tinted.renderingMode == .automatic)
    #expect(image.withTintColor(.blue.withAlphaComponent(0.5)).pixels == [0x8000_0080, 0x4000_0040, 0])
    #expect(image.withTintColor(.blue, renderingMode: .alwaysTemplate).renderingMode == .alwaysTemplate)
    let odd = UIColor(red: .nan, green: .infinity, blue: -.infinity, alpha: 7)
    #expect(image.withTintColor(odd).pixels.map { $0 >> 24 } == [255, 128, 0])
    #expect(UIImage().withTintColor(.red).size == .zero)
  }

  @Test("A symbol has a size and a bitmap, and views show it in the foreground style or in its tint")
  @MainActor func symbols() throws {
    #expect(UIImage(systemName: "no such symbol") == nil)
    let star = try requireSome(UIImage(systemName: "star.fill"))
    #expect(star.size.width > 12 && star.size.width < 30 && star.scale == 1)
    let black = try requireSome(star.cgImage)
    #expect(CGFloat(black.width) == star.size.width.rounded(.up))
    let hasBlack = black.pixels.pixels.contains(0xff00_0000)
    #expect(hasBlack && star.pngData() != nil)
    func center(_ view: some View) -> UInt32 {
      let pixels = ImageRenderer(content: view).cgImage?.pixels
      return pixels.map { $0.pixels[$0.height / 2 * $0.width + $0.width / 2] } ?? 0
    }
    let standard = Color(uiColor: .green)
    #expect(center(Image(uiImage: star).foregroundStyle(standard)) == green)
    #expect(center(Image(uiImage: star.withTintColor(.red)).foregroundStyle(standard)) == green)
    let original = star.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(center(Image(uiImage: original).foregroundStyle(standard)) == red)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
      star.withTintColor(.blue).draw(in: CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    #expect(drawn.pixels[40] == blue && drawn.pixels[0] == 0)
    #expect(NSImage(systemSymbolName: "star.fill", accessibilityDescription: nil)?.size == star.size)
  }

  @Test("An image is drawn with an alpha and a blend mode")
  func blending() throws {
    let image = UIImage(cgImage: try picture(width: 1, [red]))
    let pixels = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1)).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      context.cgContext.setAlpha(0.25)
      image.draw(at: .zero)
      image.draw(at: CGPoint(x: 1, y: 0), blendMode: .normal, alpha: 0.5)
      image.draw(in: CGRect(x: 2, y: 0, width: 1, height: 1), blendMode: .destinationOut, alpha: 1)
    }.pixels
    #expect(pixels[0] == red && largestDifference(pixels[1], 0x8080_0000) <= 1 && pixels[2] == 0)
  }

  @Test("AppKit's forms of an image give the same")
  func appKit() throws {
    let bitmap = try quarters()
    let image = NSImage(cgImage: bitmap, size: CGSize(width: 1, height: 1))
    #expect(image.scale == 2 && NSImage(cgImage: bitmap, size: .zero).scale == 1)
    #expect(NSImage(cgImage: bitmap, size: CGSize(width: CGFloat.nan, height: -1)).scale == 1)
    #expect(image.cgImage(forProposedRect: nil, context: nil, hints: nil)?.width == 2)
  }
}
