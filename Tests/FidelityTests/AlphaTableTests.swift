import SwiftUI
import Testing

/// Opacities are truncated to 8 bits, not rounded, like those that CoreGraphics draws for SwiftUI.
@Suite("Alpha in 8 bits")
@MainActor
struct AlphaTableTests {
  /// Returns the integer part of `hundredths * 2.55`, computed in integers.
  private nonisolated static func byte(_ hundredths: Int) -> Int { hundredths * 255 / 100 }

  private func alpha(_ view: some View) throws -> Int {
    try Picture(of: view.frame(width: 1, height: 1)).alpha(0, 0)
  }

  @Test("As in SwiftUI, 0.1 is 25 and 0.85 is 216")
  func knownAlphas() throws {
    #expect(try alpha(Color.black.opacity(0.1)) == 25)
    #expect(try alpha(Color.black.opacity(0.85)) == 216)
    #expect(try alpha(Rectangle().opacity(0.85)) == 216)
    let gray = Color.white.overlay(Color.gray.opacity(0.3)).frame(width: 1, height: 1)
    #expect(try Picture(of: gray).red(0, 0) == 221)
  }

  @Test("Alpha of colors is truncated", arguments: 0...100)
  func colors(hundredths: Int) throws {
    let opacity = Double(hundredths) / 100
    #expect(try alpha(Color.black.opacity(opacity)) == Self.byte(hundredths))
    #expect(try alpha(Color(red: 1, green: 0, blue: 0, opacity: opacity)) == Self.byte(hundredths))
  }

  @Test("Alpha of shapes with an opacity is truncated", arguments: 0...100)
  func shapes(hundredths: Int) throws {
    let opacity = Double(hundredths) / 100
    #expect(try alpha(Rectangle().fill(.white).opacity(opacity)) == Self.byte(hundredths))
    #expect(
      try alpha(
        Canvas { context, size in
          context.opacity = opacity
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
        }) == Self.byte(hundredths))
  }

  @Test("Alpha of layers of several shapes is truncated", arguments: 0...100)
  func layers(hundredths: Int) throws {
    let opacity = Double(hundredths) / 100
    let group = ZStack {
      Rectangle().fill(.white)
      Rectangle().fill(.black)
    }
    #expect(try alpha(group.compositingGroup().opacity(opacity)) == Self.byte(hundredths))
    #expect(
      try alpha(
        Canvas { context, size in
          context.opacity = opacity
          context.drawLayer { layer in
            for color in [Color.white, .black] {
              layer.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
            }
          }
        }) == Self.byte(hundredths))
  }

  @Test("Colors are premultiplied by their truncated alpha")
  func premultiplied() throws {
    // 255 * 0.1 is 25.5, but no component exceeds its alpha.
    let pixel = try Picture(of: Color(red: 1, green: 0.5, blue: 0, opacity: 0.1).frame(width: 1, height: 1))
    #expect(pixel[0, 0] == 0x1919_0c00 || pixel[0, 0] == 0x1919_0d00)
  }

  @Test("Rounding errors in sums and products do not lower the alpha by a step")
  func inexactNumbers() throws {
    #expect(try alpha(Color.black.opacity(0.1 + 0.7)) == 204)
    #expect(try alpha(Color.black.opacity(1 - 0.9 + 0.1)) == 51)
    #expect(try alpha(Color.black.opacity(0.5).opacity(0.4)) == 51)
    for byte in 0...255 {
      #expect(try alpha(Color.black.opacity(Double(byte) / 255)) == byte)
      let root = (Double(byte) / 255).squareRoot()
      #expect(try alpha(Color.black.opacity(root).opacity(root)) == byte)
    }
  }
}
