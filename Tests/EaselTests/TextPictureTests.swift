import EaselPixels
import Foundation
import SwiftUI
import Testing

@testable import Easel

@Suite("Rendered text")
@MainActor
struct TextPictureTests {
  private func pixels(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> PixelImage {
    let view = Canvas { context, _ in draw(&context) }.frame(width: 160, height: 160)
    return try #require(ImageRenderer(content: view).cgImage).pixels
  }

  private func components(_ pixel: UInt32) -> (red: Int, green: Int, blue: Int, alpha: Int) {
    (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255), Int(pixel >> 24))
  }

  @Test("Bold text has more ink, also in scripts without a bold font", arguments: ["shi", "世界", "नमस्ते"])
  func boldHasMoreInk(_ text: String) throws {
    func ink(_ weight: Font.Weight) throws -> Int {
      let image = try pixels {
        $0.draw(Text(text).font(.system(size: 40, weight: weight)), at: CGPoint(x: 80, y: 80))
      }
      return image.pixels.reduce(0) { $0 + components($1).alpha }
    }
    let (regular, bold) = (try ink(.regular), try ink(.bold))
    #expect(Double(bold) > 1.15 * Double(regular))
  }

  @Test("A rotated and stretched emoji keeps its colors", arguments: [0, 17, 45, 90, 200, 333] as [Double])
  func turnedEmojiIsInColor(_ degrees: Double) throws {
    for (size, stretch) in [(20, 1), (40, 1), (40, 2)] as [(CGFloat, CGFloat)] {
      let image = try pixels { context in
        context.translateBy(x: 80, y: 80)
        context.rotate(by: .degrees(degrees))
        context.scaleBy(x: stretch, y: 1)
        context.draw(Text("❤️").font(.system(size: size)), at: .zero)
      }
      let opaque = image.pixels.map(components).filter { $0.alpha == 255 }
      let red = opaque.filter { $0.red > 180 && $0.green < 120 && $0.blue < 120 }
      #expect(Double(red.count) > 0.9 * Double(opaque.count))
      // The heart covers seven tenths of a square of 1.1 em at any angle.
      let covered = image.pixels.reduce(0) { $0 + Double(components($1).alpha) / 255 }
      #expect(abs(covered / (size * size * stretch) - 0.85) < 0.1, "\(covered / (size * size * stretch))")
    }
  }

  @Test("Text clips what is drawn through it")
  func textClips() throws {
    let image = try pixels { context in
      let text = context.resolve(Text("I").font(.system(size: 150, weight: .bold)))
      context.clipToLayer { $0.draw(text, at: CGPoint(x: 80, y: 80)) }
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 160, height: 160)),
        with: .color(.init(.sRGB, red: 1, green: 0, blue: 0)))
    }
    #expect(image.pixels[80 * 160 + 80] == 0xffff_0000)
    #expect(image.pixels[80 * 160 + 20] == 0 && image.pixels[80 * 160 + 140] == 0)
  }

  @Test("A gradient is placed in the canvas, not in the text")
  func gradientsLieInTheCanvas() throws {
    let gradient = Gradient(colors: [
      .init(.sRGB, red: 0, green: 0, blue: 0), .init(.sRGB, red: 1, green: 1, blue: 1),
    ])
    let image = try pixels { context in
      var text = context.resolve(Text("████").font(.custom("DejaVu Sans Mono", size: 40)))
      text.shading = .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 160, y: 0))
      context.draw(text, at: CGPoint(x: 80, y: 80))
    }
    for x in [50, 80, 110] {
      let (red, _, _, alpha) = components(image.pixels[80 * 160 + x])
      #expect(alpha == 255 && abs(red - 255 * x / 160) <= 3)
    }
  }

  @Test("Text keeps its position whatever is drawn before and after it")
  func stylesKeepThePlace() throws {
    func draw(_ text: Text) throws -> [Bool] {
      try pixels { $0.draw(text.font(.system(size: 40)), at: CGPoint(x: 80, y: 80)) }.pixels.map {
        $0 >> 24 > 128
      }
    }
    let plain = try draw(Text("shi"))
    #expect(try draw(Text("s") + Text("hi")) == plain)
    #expect(try draw(Text("shi").foregroundColor(.red)) == plain)
    #expect(try draw(Text("**shi**")) != plain)
  }
}
