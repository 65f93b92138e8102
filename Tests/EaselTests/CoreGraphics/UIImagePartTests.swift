import Easel
import EaselPixels
import Testing

@testable import EaselUI

@Suite("Resizable, mirrored and small images, and symbols in configurations")
struct UIImagePartTests {
  private let red: UInt32 = 0xffff_0000
  private let green: UInt32 = 0xff00_ff00
  private let blue: UInt32 = 0xff00_00ff

  private func picture(width: Int, _ pixels: [UInt32]) throws -> CGImage {
    try requireSome(
      PixelImage(width: width, height: pixels.count / width, pixels: pixels).map { CGImage($0) })
  }

  /// Red, green, red, blue and red columns, two pixels high.
  private func columns() throws -> UIImage {
    let row = [red, green, red, blue, red]
    return UIImage(cgImage: try picture(width: 5, row + row))
  }

  /// Creates insets of the left and the right edge.
  private func caps(_ left: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
  }

  private func drawn(_ image: UIImage, width: CGFloat) -> [UInt32] {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 2)).image { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: width, height: 2))
    }.pixels.prefix(Int(width)).map { $0 }
  }

  // MARK: Resizable images

  @Test("The parts within the insets keep their size, and the middle is repeated or stretched")
  func resizing() throws {
    let tiled = try columns().resizableImage(withCapInsets: caps(1, 1))
    #expect(tiled.capInsets == caps(1, 1) && tiled.resizingMode == .tile)
    #expect(drawn(tiled, width: 8) == [red, green, red, blue, green, red, blue, red])
    let stretched = try columns().resizableImage(withCapInsets: caps(2, 2), resizingMode: .stretch)
    #expect(stretched.resizingMode == .stretch && stretched.size == CGSize(width: 5, height: 2))
    let wide = drawn(stretched, width: 20)
    #expect(wide.prefix(2) == [red, green] && wide.suffix(2) == [blue, red])
    // The middle of the one pixel between the insets, from which colors blend into those of its neighbors.
    #expect(largestDifference(wide[9], red) < 16 && largestDifference(wide[10], red) < 16)
    let plain = try columns()
    #expect(plain.capInsets == .zero && plain.resizingMode == .tile)
    #expect(drawn(plain, width: 20)[1] == red)
  }

  @Test("Image views and UIKit draw the same nine parts")
  @MainActor func views() throws {
    for mode in [UIImage.ResizingMode.tile, .stretch] {
      let image = try columns().resizableImage(withCapInsets: caps(1, 2), resizingMode: mode)
      let renderer = ImageRenderer(content: Image(uiImage: image).frame(width: 14, height: 2))
      let shown = try requireSome(renderer.cgImage).pixels.pixels.prefix(14)
      #expect(Array(shown) == drawn(image, width: 14), "\(mode)")
    }
  }

  @Test("Other changes of an image keep its insets")
  func changes() throws {
    let image = try columns().resizableImage(withCapInsets: caps(1, 1), resizingMode: .stretch)
    for other in [
      image.withTintColor(.blue), image.withRenderingMode(.alwaysTemplate),
      image.withHorizontallyFlippedOrientation(),
    ] {
      #expect(other.capInsets == caps(1, 1) && other.resizingMode == .stretch)
    }
  }

  @Test("Insets that are not numbers or do not fit are harmless")
  func oddInsets() throws {
    for inset in [CGFloat.nan, .infinity, -.infinity, -3, 1e300] {
      let insets = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
      for mode in [UIImage.ResizingMode.tile, .stretch] {
        let image = try columns().resizableImage(withCapInsets: insets, resizingMode: mode)
        #expect(drawn(image, width: 6).count == 6)
      }
    }
    #expect(UIImage().resizableImage(withCapInsets: .zero).size == .zero)
  }

  // MARK: Mirrored images and thumbnails

  @Test("A flipped image has its columns in the opposite order")
  @MainActor func flips() throws {
    let image = UIImage(cgImage: try picture(width: 2, [red, green, blue, blue]), scale: 2, orientation: .up)
    let flipped = image.withHorizontallyFlippedOrientation()
    #expect(flipped.pixels == [green, red, blue, blue])
    #expect(flipped.scale == 2 && flipped.size == image.size && flipped.imageOrientation == .up)
    #expect(flipped.withHorizontallyFlippedOrientation().pixels == image.pixels)
    let shown = ImageRenderer(content: Image(uiImage: flipped))
    shown.scale = 2
    #expect(shown.cgImage?.pixels.pixels == flipped.pixels)
    let arrow = try requireSome(UIImage(systemName: "arrow.left"))
    let other = arrow.withHorizontallyFlippedOrientation()
    #expect(other.size == arrow.size && other.pixels != arrow.pixels)
    #expect(UIImage().withHorizontallyFlippedOrientation().size == .zero)
  }

  @Test("A thumbnail has the requested size")
  func thumbnails() async throws {
    let pixels = (0..<64).map { $0 % 8 < 4 ? red : blue }
    let image = UIImage(cgImage: try picture(width: 8, pixels), scale: 2, orientation: .up)
    let small = try requireSome(image.preparingThumbnail(of: CGSize(width: 1, height: 0.5)))
    #expect(small.size == CGSize(width: 1, height: 0.5) && small.scale == 2)
    let reds = small.pixels.map { $0 >> 16 & 255 }
    #expect(reds.count == 2 && reds[0] > 200 && reds[1] < 55)
    let later = await image.byPreparingThumbnail(ofSize: CGSize(width: 1, height: 0.5))
    #expect(later?.pixels == small.pixels)
    for side in [0, -1, CGFloat.nan, .infinity, 1e9] {
      #expect(image.preparingThumbnail(of: CGSize(width: side, height: 1)) == nil)
      #expect(image.preparingThumbnail(of: CGSize(width: 1, height: side)) == nil)
    }
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 1, height: 1)) == nil)
    #expect(UIImage(systemName: "star")?.preparingThumbnail(of: CGSize(width: 9, height: 9)) == nil)
  }

  // MARK: Symbols

  private func star(_ configuration: UIImage.SymbolConfiguration = .unspecified) throws -> UIImage {
    try requireSome(UIImage(systemName: "star", withConfiguration: configuration))
  }

  /// The sum of the alphas of all pixels.
  private func ink(_ image: UIImage) -> Int { image.pixels.reduce(0) { $0 + Int($1 >> 24) } }

  @Test("The size of a symbol is in proportion to the point size and the scale")
  func symbolSizes() throws {
    let usual = try star()
    #expect(usual.size == UIImage(systemName: "star")?.size)
    #expect(usual.size == UIImage(systemName: "star", withConfiguration: nil)?.size)
    #expect(try star(.init(pointSize: 17)).size == usual.size)
    func factor(_ configuration: UIImage.SymbolConfiguration) throws -> CGFloat {
      try star(configuration).size.height / usual.size.height
    }
    #expect(abs(try factor(.init(pointSize: 34)) - 2) < 1e-9)
    #expect(abs(try factor(.init(scale: .small)) - 0.78) < 1e-9)
    #expect(abs(try factor(.init(scale: .large)) - 1.28) < 1e-9)
    #expect(try factor(.init(scale: .default)) == 1)
    #expect(abs(try factor(.init(pointSize: 34, weight: .regular, scale: .large)) - 2.56) < 1e-9)
    #expect(abs(try factor(.init(font: .systemFont(ofSize: 51))) - 3) < 1e-9)
    #expect(abs(try factor(.init(font: .systemFont(ofSize: 17), scale: .large)) - 1.28) < 1e-9)
    #expect(abs(try factor(.init(textStyle: .largeTitle)) - 2) < 1e-9)
    for size in [0, -4, CGFloat.nan, .infinity] { #expect(try factor(.init(pointSize: size)) == 1) }
    #expect(try factor(.init(pointSize: .leastNonzeroMagnitude)) > 0)
    let huge = try star(.init(pointSize: 1e300))
    #expect(huge.size.width.isFinite && huge.cgImage == nil)
  }

  @Test("A heavier symbol has more ink, also by a bold font")
  func symbolWeights() throws {
    let inks = try [UIImage.SymbolWeight.ultraLight, .regular, .black].map {
      ink(try star(.init(pointSize: 60, weight: $0)))
    }
    #expect(inks[0] < inks[1] && inks[1] < inks[2])
    let bold = UIFont.systemFont(ofSize: 60, weight: .black)
    #expect(ink(try star(.init(font: bold))) == inks[2])
    #expect(ink(try star(.init(weight: .black))) > ink(try star()))
  }

  @Test("A configuration replaces that of a symbol, or is applied to it")
  func configurations() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    let bold = UIImage.SymbolConfiguration(weight: .bold)
    let image = try star(large).withTintColor(.red)
    #expect(image.symbolConfiguration == large && image.symbolConfiguration != bold)
    let applied = try requireSome(image.applyingSymbolConfiguration(bold))
    #expect(applied.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
    #expect(applied.symbolConfiguration == large.applying(bold) && large.applying(nil) == large)
    let replaced = image.withConfiguration(bold)
    #expect(try replaced.symbolConfiguration == bold && replaced.size == star(bold).size)
    // The color stays.
    #expect(applied.pixels.contains(red) && !applied.pixels.contains(0xff00_0000))
    let bitmap = try columns()
    #expect(bitmap.withConfiguration(large) == bitmap && bitmap.symbolConfiguration == nil)
    #expect(bitmap.applyingSymbolConfiguration(large) == nil)
    #expect(UIImage(systemName: "no such symbol", withConfiguration: large) == nil)
    let flipped = try requireSome(UIImage(systemName: "arrow.left", withConfiguration: bold))
      .withHorizontallyFlippedOrientation()
    let turned = try requireSome(UIImage(systemName: "arrow.left")).withHorizontallyFlippedOrientation()
    #expect(turned.withConfiguration(bold).pixels == flipped.pixels)
  }

  @Test("A view of a symbol has the size of its configuration")
  @MainActor func symbolViews() throws {
    let image = try star(.init(pointSize: 68))
    let shown = try requireSome(ImageRenderer(content: Image(uiImage: image)).cgImage)
    #expect(abs(CGFloat(shown.width) - image.size.width) < 1 && shown.width > 60)
  }
}
