import EaselPixels
import Foundation
import SwiftUI
import Testing

@testable import Easel
@testable import EaselUI

@Suite("Rendered images")
@MainActor
struct ImagePictureTests {
  private let redGreen = CGImage(PixelImage(width: 2, height: 1, pixels: [0xffff_0000, 0xff00_ff00])!)

  private func pixels<V: View>(_ view: V, scale: CGFloat = 1) throws -> PixelImage {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    return try #require(renderer.cgImage).pixels
  }

  @Test("An enlarged image is opaque up to its edge and interpolated in between")
  func enlarges() throws {
    let image = Image(decorative: redGreen, scale: 1)
    let smooth = try pixels(image.resizable().frame(width: 40, height: 20))
    #expect(smooth.pixels.allSatisfy { $0 >> 24 == 255 })
    #expect(smooth.pixels[5] == 0xffff_0000 && smooth.pixels[35] == 0xff00_ff00)
    let middle = smooth.pixels[20]
    #expect(abs(Int(middle >> 16 & 255) - 124) < 6 && abs(Int(middle >> 8 & 255) - 131) < 6)
    let hard = try pixels(image.interpolation(.none).resizable().frame(width: 40, height: 20))
    #expect(hard.pixels[19] == 0xffff_0000 && hard.pixels[20] == 0xff00_ff00)
  }

  /// Returns an image in which every column and every row is lighter than the previous one.
  private func slope(columns: [Int], rows: [Int]) -> CGImage {
    let values = rows.flatMap { row in columns.map { 30 + 14 * $0 + 6 * row } }
    return CGImage(
      PixelImage(
        width: columns.count, height: rows.count, pixels: values.map { 0xff00_0000 | UInt32($0) * 0x01_0101 })!
    )
  }

  @Test(
    "An enlarged tiled centre interpolates into the caps, and each repetition into the next",
    arguments: [1, 2, 3])
  func tilesBetweenCaps(repetitions: Int) throws {
    let middle = Array(repeating: [2, 3, 4, 5], count: repetitions).flatMap(\.self)
    let places = [0, 1] + middle + [6, 7]
    let side = CGFloat(places.count)
    let image = Image(decorative: slope(columns: Array(0..<8), rows: Array(0..<8)), scale: 1)
    let insets = EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let tiled = image.resizable(capInsets: insets, resizingMode: .tile)
    let drawnOut = Image(decorative: slope(columns: places, rows: places), scale: 1).resizable()
    for scale in [1, 2, 3] as [CGFloat] {
      let found = try pixels(tiled.frame(width: side, height: side), scale: scale)
      let expected = try pixels(drawnOut.frame(width: side, height: side), scale: scale)
      let differences = zip(found.pixels, expected.pixels).map { abs(Int($0 & 255) - Int($1 & 255)) }
      #expect(differences.max()! <= 1, "\(scale)")
    }
  }

  @Test("Tiling without caps does not show the opposite side at the edges")
  func tilesToTheEdge() throws {
    let image = Image(decorative: redGreen, scale: 1).resizable(resizingMode: .tile)
    let picture = try pixels(image.frame(width: 4, height: 1), scale: 4)
    #expect(picture.pixels[0] == 0xffff_0000 && picture.pixels[15] == 0xff00_ff00)
    #expect(picture.pixels[8] != 0xffff_0000)
  }

  @Test("A template image is filled with the foreground style through its alpha")
  func templates() throws {
    let stripes = CGImage(PixelImage(width: 2, height: 1, pixels: [0xffff_ffff, 0])!)
    let image = Image(decorative: stripes, scale: 1).renderingMode(.template).interpolation(.none).resizable()
    let picture = try pixels(
      image.foregroundStyle(Color(.sRGB, red: 0, green: 0, blue: 1)).frame(width: 20, height: 20))
    #expect(picture.pixels[5] == 0xff00_00ff && picture.pixels[15] == 0)
    #expect(picture.pixels[0] == 0xff00_00ff && picture.pixels[19 * 20] == 0xff00_00ff)
  }

  @Test("The cut of a symbol is transparent, and a translucent color is the same in all its parts")
  func symbols() throws {
    let blue = Color(.sRGB, red: 0, green: 0, blue: 1)
    func symbol(_ name: String, opacity: Double) throws -> PixelImage {
      try pixels(
        Image(systemName: name).resizable().foregroundStyle(blue.opacity(opacity)).frame(
          width: 48, height: 48))
    }
    let check = try symbol("plus.circle.fill", opacity: 1)
    #expect(check.pixels[24 * 48 + 24] == 0 && check.pixels[12 * 48 + 12] == 0xff00_00ff)
    let sun = try symbol("sun.max.fill", opacity: 0.5)
    #expect(sun.pixels.allSatisfy { $0 >> 24 <= 127 } && sun.pixels[24 * 48 + 24] >> 24 == 127)
  }

  @Test("The shadow of a symbol with a cut shows in the cut")
  func shadowOfSymbol() throws {
    let view = Image(systemName: "plus.circle.fill").resizable().foregroundStyle(.white)
      .shadow(color: .black, radius: 0, x: 2, y: 2).frame(width: 48, height: 48)
    let picture = try pixels(view)
    let alphas = (20...28).map { picture.pixels[24 * 48 + $0] >> 24 }
    #expect(alphas.contains { $0 > 0 })
  }

  @Test("Three houses: red left, blue right, the blurred green one over them")
  func houses() throws {
    let view = Canvas { context, size in
      context.scaleBy(x: 4, y: 4)
      let middle = CGPoint(x: size.width / 8, y: size.height / 8)
      var house = context.resolve(Image(systemName: "house.fill"))
      house.shading = .color(Color(.sRGB, red: 1, green: 0, blue: 0))
      context.draw(house, at: CGPoint(x: middle.x - house.size.width, y: middle.y))
      house.shading = .color(Color(.sRGB, red: 0, green: 0, blue: 1))
      context.draw(house, at: CGPoint(x: middle.x + house.size.width, y: middle.y))
      context.addFilter(.blur(radius: 1, options: .dithersResult), options: .linearColor)
      house.shading = .color(Color(.sRGB, red: 0, green: 1, blue: 0))
      context.draw(house, at: middle)
    }
    let picture = try pixels(view.frame(width: 240, height: 120))
    // Beside the doors, which are at the center of each house.
    func pixel(_ x: Int) -> UInt32 { picture.pixels[68 * 240 + x] }
    #expect(pixel(38 - 18) == 0xffff_0000 && pixel(202 + 18) == 0xff00_00ff)
    let green = pixel(105)
    #expect(green >> 24 > 190 && green >> 8 & 255 > 190 && green >> 16 & 255 < 20)
    // The edge of the green roof is blurred, the edge of the red one is sharp.
    func soft(_ columns: Range<Int>) -> Int {
      columns.count { x in (1..<255).contains(picture.pixels[85 * 240 + x] >> 24) }
    }
    #expect(soft(88..<152) > soft(26..<88) + 4)
  }

  @Test("Drawn images and symbols can be tiled")
  func tiles() throws {
    let dot = Image(size: CGSize(width: 4, height: 4)) { context in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 2, height: 4)), with: .color(.init(.sRGB, red: 1, green: 0, blue: 0)))
    }
    let picture = try pixels(
      Rectangle().fill(ImagePaint(image: dot.interpolation(.none))).frame(width: 12, height: 8))
    #expect(
      (0..<12).map { picture.pixels[3 * 12 + $0] == 0xffff_0000 }
        == (0..<12).map { $0 % 4 < 2 })
    let stars = try pixels(
      Rectangle().fill(.image(Image(systemName: "star.fill"))).frame(width: 100, height: 50))
    let covered = stars.pixels.count { $0 >> 24 > 128 }
    #expect((1000..<3000).contains(covered))
  }

  @Test("An image has sharp edges at two pixels per point")
  func sharpAtTwo() throws {
    let view = Image(size: CGSize(width: 5, height: 5)) { context in
      context.fill(Path(CGRect(x: 0.5, y: 0, width: 4.5, height: 5)), with: .color(.white))
    }
    let picture = try pixels(view, scale: 2)
    #expect((0..<3).map { picture.pixels[$0] >> 24 } == [0, 255, 255])
  }
}
