import EaselGeometry
import Testing

@testable import EaselTypography

/// Noto Color Emoji has 2,048 units per em; each of its glyph images is 2,550 units wide.
struct EmojiTests {
  private let engine = TestFonts.engine(TestFonts.sans, TestFonts.emoji)

  private func pieces(_ text: String) -> [TextLayout.Piece] {
    engine.layout([TestFonts.run(text)]).lines[0].pieces
  }

  @Test(arguments: [
    "😀", "👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "1️⃣", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈", "👩🏿‍🚀", "#️⃣", "☝🏻", "©️", "🫠",
  ])
  func sequencesAreOneGlyph(_ text: String) {
    let shaped = engine.shape([TestFonts.run(text)])
    #expect(shaped.glyphs.count == 1)
    #expect(shaped.glyphs[0].identifier != 0)
    let pieces = pieces(text)
    #expect(pieces.count == 1)
    #expect(pieces[0].colored.count == 1)
    #expect(pieces[0].width == 2550)
    #expect(pieces[0].glyphs.glyphs.isEmpty)
  }

  @Test(arguments: ["1", "©", "❤", "☺", "😀\u{fe0e}", "#", "→"])
  func otherCharactersUseTextFonts(_ text: String) {
    let pieces = pieces(text)
    #expect(pieces.count == 1)
    #expect(pieces[0].colored.isEmpty)
    #expect(pieces[0].glyphs.glyphs.count == 1)
  }

  @Test func emojiSplitWordsIntoPieces() {
    let pieces = pieces("a😀👍b")
    #expect(pieces.map(\.colored.count) == [0, 2, 0])
    #expect(pieces.map(\.glyphs.glyphs.count) == [1, 0, 1])
    #expect(pieces.map(\.origin.x) == [0, 1255, 1255 + 2 * 2550])
  }

  @Test func aSequenceIsNotBroken() {
    let layout = engine.layout([TestFonts.run("👨‍👩‍👧‍👦👍🏽")], width: 1)
    #expect(layout.lines.map { $0.pieces.flatMap(\.colored).count } == [1, 1])
  }

  @Test func bitmapGlyphsStandOnTheBaselineInTheirSize() throws {
    let piece = pieces("😀")[0]
    guard case .picture(let image, let box) = try #require(piece.colored.first) else {
      Issue.record("the glyph has no bitmap")
      return
    }
    // The strike has 109 pixels per em; the bitmap is 136 x 128 pixels, 101 of them above the baseline.
    #expect(image.width == 136 && image.height == 128)
    #expect(abs(box.width - 2048 * 136 / 109) < 0.01)
    #expect(abs(box.minY + 2048 * 101 / 109) < 0.01)
    #expect(image.pixels.contains { $0 >> 24 == 255 } && image.pixels.contains(0))
  }

  @Test func theSameGlyphSharesOneBitmap() throws {
    let face = try FontFace(FontFile(path: TestFonts.emoji))
    let glyph = try #require(face.glyph(for: "😀"))
    let (first, second) = (face.colorImage(of: glyph, size: 12), face.colorImage(of: glyph, size: 50))
    #expect(first != nil && first?.image === second?.image)
    #expect(face.colorImage(of: .max, size: 12) == nil)
    #expect(face.outline(of: glyph).isEmpty)
  }

  @Test func aFaceWithBitmapsHasMetrics() throws {
    let face = try FontFace(FontFile(path: TestFonts.emoji))
    #expect(face.unitsPerEm == 2048)
    #expect(face.isColored)
    #expect(face.metrics.ascent == 1900.0 / 2048)
    #expect(face.metrics.descent == 500.0 / 2048)
  }

  @Test func emojiOfAFontWithoutColorsAreOutlines() {
    let engine = TestFonts.engine(TestFonts.sans)
    let piece = engine.layout([TestFonts.run("😀")]).lines[0].pieces[0]
    #expect(piece.colored.isEmpty && piece.glyphs.glyphs.count == 1)
  }
}
