import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselRaster

/// Image paints: sampling, tiling, source rectangles, mipmaps.
@Suite struct ImagePaintTests {
  static func image(_ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> UInt32) -> PixelImage {
    PixelImage(
      width: width, height: height,
      pixels: (0..<width * height).map { pixel($0 % width, $0 / width) })!
  }

  /// A frame filled with a transformed image.
  static func picture(
    _ image: PixelImage, _ width: Int, _ height: Int, _ sampling: ImagePaintSource.Sampling,
    transform: CGAffineTransform, source: CGRect? = nil, tiles: Bool = false, tileBounds: CGRect? = nil,
    opacity: Float = 1
  ) -> Pixmap {
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let paint = ImagePaintSource(
      image: image, source: source ?? whole, transform: transform, tiles: tiles, tileBounds: tileBounds,
      sampling: sampling)
    return Scenes.draw(
      Scenes.list(width, height, background: .clear) {
        $0.append(
          .fill(Scenes.rect(0, 0, Double(width), Double(height)), FillStyle(), .image(paint)),
          state: DrawingState(opacity: opacity))
      })
  }

  static func gray(_ value: Int) -> UInt32 { 0xff00_0000 | UInt32(value) * 0x01_0101 }

  @Test(arguments: [ImagePaintSource.Sampling.nearest, .linear, .high])
  func unscaledImagesAreCopied(sampling: ImagePaintSource.Sampling) {
    var random = SplitMix64(seed: 3)
    let image = Self.image(13, 9) { _, _ in random.pixel() }
    let frame = Self.picture(
      image, 20, 20, sampling, transform: CGAffineTransform(translationX: 4, y: 7))
    for y in 0..<20 {
      for x in 0..<20 {
        let isInside = (4..<17).contains(x) && (7..<16).contains(y)
        #expect(frame[x, y] == (isInside ? image.pixels[(y - 7) * 13 + x - 4] : 0), "\(x), \(y)")
      }
    }
  }

  @Test func nearestSamplesThePixelAtTheCenter() {
    var random = SplitMix64(seed: 4)
    let image = Self.image(7, 5) { _, _ in random.pixel() }
    let transform = CGAffineTransform(translationX: 10, y: 6).rotated(by: 0.5).scaledBy(x: 3, y: 4)
    let frame = Self.picture(image, 48, 48, .nearest, transform: transform)
    let inverse = transform.inverted()
    for y in 0..<48 {
      for x in 0..<48 {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        let (column, row) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
        let isInside = (0..<7).contains(column) && (0..<5).contains(row)
        #expect(frame[x, y] == (isInside ? image.pixels[row * 7 + column] : 0), "\(x), \(y)")
      }
    }
  }

  @Test(arguments: [false, true])
  func linearInterpolatesFourNeighbors(tiles: Bool) {
    var random = SplitMix64(seed: 5)
    let image = Self.image(6, 6) { _, _ in random.pixel() }
    let transform = CGAffineTransform(translationX: 9, y: 5).rotated(by: -0.3).scaledBy(x: 4.5, y: 3.2)
    let frame = Self.picture(image, 40, 40, .linear, transform: transform, tiles: tiles)
    let inverse = transform.inverted()
    func texel(_ x: Int, _ y: Int) -> SIMD4<Double> {
      let isInside = (0..<6).contains(x) && (0..<6).contains(y)
      guard isInside || tiles else { return SIMD4() }
      return CompositeTwin.components(image.pixels[((y % 6) + 6) % 6 * 6 + ((x % 6) + 6) % 6])
    }
    for y in 0..<40 {
      for x in 0..<40 {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        let (u, v) = (point.x - 0.5, point.y - 0.5)
        let (column, row) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        let (fx, fy) = (u - u.rounded(.down), v - v.rounded(.down))
        let top = texel(column, row) * (1 - fx) + texel(column + 1, row) * fx
        let bottom = texel(column, row + 1) * (1 - fx) + texel(column + 1, row + 1) * fx
        let expected = top * (1 - fy) + bottom * fy
        #expect(CompositeTwin.distance(frame[x, y], expected) <= 2.5, "\(x), \(y)")
      }
    }
  }

  @Test(
    "A rectangle of an image has the pixels of a polygon of the same shape",
    arguments: [90, 127, 128, 129, 300])
  func rectanglesEqualPolygons(width: Int) {
    var random = SplitMix64(announcing: "rectangles of images", seed: 6)
    for number in 0..<24 {
      let image = Self.image(160, 40) { _, _ in random.pixel() }
      let angle = number % 3 == 0 ? 0.3 : 0
      let scale = number % 2 == 0 ? 1 : random.double(in: 0.6..<3)
      let transform = CGAffineTransform(
        translationX: random.double(in: -20..<40), y: random.double(in: -9..<9)
      ).rotated(by: angle).scaledBy(x: scale, y: scale)
      let paint = ImagePaintSource(
        image: image, source: CGRect(x: 0, y: 0, width: 160, height: 40), transform: transform,
        tiles: number % 5 == 4,
        sampling: .linear)
      let rect = CGRect(
        x: random.double(in: 0..<3), y: random.double(in: 0..<3),
        width: Double(width) + random.double(in: -1..<0),
        height: random.double(in: 1..<60))
      let polygon = Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      }
      let opacity: Float = number % 4 == 0 ? 0.5 : 1
      let pictures = [Path(rect), polygon].map { path in
        Scenes.draw(
          Scenes.list(width + 4, 64, background: .clear) {
            $0.append(.fill(path, FillStyle(), .image(paint)), state: DrawingState(opacity: opacity))
          })
      }
      #expect(pictures[0].packedBytes == pictures[1].packedBytes, "\(number): \(rect), \(transform)")
    }
  }

  @Test func tilesContainTheSourceRectangleOnly() {
    let image = Self.image(8, 8) { x, y in
      (2..<5).contains(x) && (3..<5).contains(y) ? Self.gray(x * 16 + y) : 0xffff_0000
    }
    let frame = Self.picture(
      image, 33, 29, .linear, transform: CGAffineTransform(translationX: 1, y: -2),
      source: CGRect(x: 2, y: 3, width: 3, height: 2), tiles: true)
    for y in 0..<29 {
      for x in 0..<33 {
        // Pixel (2, 3) of the image is at (3, 1).
        let (column, row) = ((x - 3 + 30) % 3 + 2, (y - 1 + 30) % 2 + 3)
        #expect(frame[x, y] == Self.gray(column * 16 + row), "\(x), \(y)")
      }
    }
  }

  @Test func pixelsOutsideOfTileBoundsComeFromTheMargin() {
    let image = Self.image(6, 1) { x, _ in Self.gray([0, 40, 80, 120, 160, 200][x]) }
    let frame = Self.picture(
      image, 16, 1, .nearest, transform: CGAffineTransform(translationX: 2, y: 0),
      source: CGRect(x: 2, y: 0, width: 2, height: 1), tiles: true,
      tileBounds: CGRect(x: 2, y: 0, width: 6.2, height: 1))
    let expected = [40, 40, 40, 40, 80, 120, 80, 120, 80, 120, 160, 160, 160, 160, 160, 160]
    // There is no margin above and below the only row, so its outermost pixels are used in both directions.
    let withoutMargin = [80, 80, 80, 80, 80, 120, 80, 120, 80, 120, 120, 120, 120, 120, 120, 120]
    #expect((0..<16).map { frame[$0, 0] } == withoutMargin.map(Self.gray))
    let rows = Self.image(6, 3) { x, _ in image.pixels[x] }
    let surrounded = Self.picture(
      rows, 16, 1, .nearest, transform: CGAffineTransform(translationX: 2, y: -1),
      source: CGRect(x: 2, y: 1, width: 2, height: 1), tiles: true,
      tileBounds: CGRect(x: 2, y: 1, width: 6.2, height: 1))
    #expect((0..<16).map { surrounded[$0, 0] } == expected.map(Self.gray))
  }

  @Test func reducedTilesEndAtTheirBounds() {
    let image = Self.image(8, 8) { x, _ in Self.gray(x < 4 ? 0 : 200) }
    let frame = Self.picture(
      image, 9, 2, .high, transform: CGAffineTransform(scaleX: 0.5, y: 0.5).translatedBy(x: 0.5, y: 0),
      tiles: true, tileBounds: CGRect(x: 0, y: 0, width: 16, height: 8))
    #expect(frame[0, 0] == Self.gray(0) && frame[8, 0] == Self.gray(200))
    #expect(frame[4, 0] != Self.gray(0))
  }

  /// A reduced checkerboard of single pixels is an even gray with the same mean, at any position.
  @Test(arguments: [2.0, 2.7, 3.3, 4, 7.9, 16, 50])
  func highQualityAveragesTheAreaOfAPixel(factor: Double) {
    let side = 400
    let image = Self.image(side, side) { x, y in (x ^ y) & 1 == 0 ? 0xffff_ffff : 0xff00_0000 }
    for offset in [0, 0.37] {
      let transform = CGAffineTransform(translationX: offset, y: offset / 2)
        .scaledBy(x: 1 / factor, y: 1 / factor)
      let small = Int(Double(side) / factor)
      let frame = Self.picture(image, small, small, .high, transform: transform)
      let inner = 3..<small - 3
      let values = inner.flatMap { y in inner.map { x in Double(frame[x, y] & 255) } }
      let mean = values.reduce(0, +) / Double(values.count)
      #expect(abs(mean - 127.5) < 1, "\(factor): \(mean)")
      #expect(values.allSatisfy { abs($0 - 127.5) < 12 }, "\(factor): \(values.min()!)...\(values.max()!)")
      #expect(inner.allSatisfy { frame[$0, $0] >> 24 == 255 })
    }
  }

  /// The pixels of a reduced photograph are close to the averages of the areas that they cover.
  @Test func reducedImagesAreCloseToAreaAverages() {
    let side = 256
    let image = Self.image(side, side) { x, y in
      Self.gray(Int(127.5 + 60 * sin(Double(x) / 40) + 60 * cos(Double(y) / 30)))
    }
    for factor in [2.0, 3, 5.5, 8] {
      let small = Int(Double(side) / factor)
      let frame = Self.picture(
        image, small, small, .high, transform: CGAffineTransform(scaleX: 1 / factor, y: 1 / factor))
      for y in 4..<small - 4 {
        for x in 4..<small - 4 {
          let (u, v) = ((Double(x) + 0.5) * factor - 0.5, (Double(y) + 0.5) * factor - 0.5)
          let expected = 127.5 + 60 * sin(u / 40) + 60 * cos(v / 30)
          #expect(abs(Double(frame[x, y] & 255) - expected) <= 4, "\(factor): \(x), \(y)")
        }
      }
    }
  }

  @Test func opacityScalesTheImage() {
    let image = Self.image(4, 4) { _, _ in 0xffff_8040 }
    let frame = Self.picture(image, 4, 4, .nearest, transform: .identity, opacity: 0.5)
    #expect(frame[1, 1] == 0x7f7f_4020)
  }

  @Test func invalidTransformsAndEmptySourcesPaintNothing() {
    let image = Self.image(4, 4) { _, _ in 0xffff_ffff }
    for bad in RobustnessTests.badNumbers {
      for sampling in [ImagePaintSource.Sampling.nearest, .linear, .high] {
        let transform = CGAffineTransform(a: bad, b: 0, c: 0, d: bad, tx: bad, ty: 0)
        let frame = Self.picture(image, 8, 8, sampling, transform: transform, tiles: true)
        #expect(frame.width == 8)
      }
    }
    let empty = Self.picture(
      image, 8, 8, .high, transform: .identity, source: CGRect(x: 9, y: 9, width: 4, height: 4))
    #expect(Scenes.bytes(empty).allSatisfy { $0 == 0 })
  }
}
