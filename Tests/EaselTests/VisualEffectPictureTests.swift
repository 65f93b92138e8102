import SwiftUI
import Testing

@testable import Easel

@Suite("Rendered visual effects")
@MainActor
struct VisualEffectPictureTests {
  /// Returns the pixels of a view at the center of an image of 60 by 40.
  private func pixels(_ content: some View) throws -> [UInt32] {
    let renderer = ImageRenderer(content: content.frame(width: 60, height: 40).background(.yellow))
    return try #require(renderer.cgImage).pixels.pixels
  }

  private var pair: some View {
    HStack(spacing: 2) {
      Rectangle().fill(.red).frame(width: 12, height: 17)
      Circle().fill(.blue).frame(width: 15)
    }
    .frame(width: 30, height: 20)
  }

  @Test("Chained effects give the same pixels as chained modifiers")
  func sameAsModifiers() throws {
    let plain = try pixels(pair)
    #expect(try pixels(pair.visualEffect { content, _ in content }) == plain)
    // By whole points: the modifier aligns leaf views to whole pixels, the effect does not.
    let maps = try pixels(
      pair.visualEffect { content, _ in
        content.offset(x: 4, y: 1).rotationEffect(.degrees(20)).scaleEffect(0.75, anchor: .top)
      })
    #expect(
      try maps
        == pixels(
          pair.offset(x: 4, y: 1).rotationEffect(.degrees(20)).scaleEffect(0.75, anchor: .top)))
    #expect(maps != plain)
    let layers = try pixels(
      pair.visualEffect { content, _ in
        content.saturation(0.5).blendMode(.multiply).offset(y: 2).blur(radius: 1.5).opacity(0.75)
      })
    #expect(
      try layers
        == pixels(
          pair.saturation(0.5).blendMode(.multiply).offset(y: 2).blur(radius: 1.5).opacity(0.75)))
    #expect(layers != plain)
  }

  @Test("A blend mode blends with the backdrop of the view")
  func blendMode() throws {
    let blended = try pixels(pair.visualEffect { content, _ in content.blendMode(.multiply).offset(x: 2) })
    #expect(try blended == pixels(pair.blendMode(.multiply).offset(x: 2)))
    #expect(try blended != pixels(pair.offset(x: 2)))
  }

  @Test("A shadow around an effect equals a shadow around the modifiers")
  func shadow() throws {
    let shadowed = try pixels(
      pair.visualEffect { content, _ in content.opacity(0.5).rotationEffect(.degrees(30)) }
        .shadow(radius: 2, x: 3))
    #expect(try shadowed == pixels(pair.opacity(0.5).rotationEffect(.degrees(30)).shadow(radius: 2, x: 3)))
  }
}
