import EaselGeometry
import Testing

@testable import EaselTypography

/// At 2,048 points per em a font unit of DejaVu Sans is one point.
struct BidirectionalTextTests {
  let engine = TestFonts.engine()

  /// Returns the glyphs of a line from left to right.
  private func glyphs(_ line: TextLayout.Line) -> [UInt32] {
    line.pieces.flatMap { piece in piece.glyphs.glyphs.sorted { $0.position.x < $1.position.x } }
      .map(\.identifier)
  }

  private func glyph(_ character: Unicode.Scalar) -> UInt32 {
    FontFace.open(path: TestFonts.sans)!.glyph(for: character)!
  }

  private func layout(_ text: String, width: CGFloat? = nil, style: ParagraphStyle = ParagraphStyle())
    -> TextLayout
  {
    engine.layout([TestFonts.run(text)], style: style, width: width)
  }

  @Test func hebrewRunsFromRightToLeft() {
    let line = layout("אבג").lines[0]
    #expect(glyphs(line) == [glyph("ג"), glyph("ב"), glyph("א")])
    #expect(line.pieces[0].glyphs.glyphs.allSatisfy { $0.position.x >= 0 })
  }

  @Test func wordsOfTheOppositeDirectionAreReversed() {
    let line = layout("ab אב cd").lines[0]
    #expect(glyphs(line) == ["a", "b", "ב", "א", "c", "d"].map { glyph($0) })
    let other = layout("אב ab גד").lines[0]
    #expect(glyphs(other) == ["ד", "ג", "a", "b", "ב", "א"].map { glyph($0) })
  }

  @Test func numbersKeepTheirOrderAndBracketsAreMirrored() {
    let line = layout("(12) א").lines[0]
    #expect(glyphs(line) == ["א", "(", "1", "2", ")"].map { glyph($0) })
  }

  @Test func eachParagraphHasItsOwnDirection() {
    let lines = layout("ab א\nאb").lines
    #expect(glyphs(lines[0]) == ["a", "b", "א"].map { glyph($0) })
    #expect(glyphs(lines[1]) == ["b", "א"].map { glyph($0) })
  }

  @Test func eachLineIsReorderedSeparately() {
    let text = "אב גד הו"
    let width = layout("אב גד").size.width
    let lines = layout(text, width: width + 1).lines
    #expect(lines.count == 2)
    #expect(glyphs(lines[0]) == ["ד", "ג", "ב", "א"].map { glyph($0) })
    #expect(glyphs(lines[1]) == ["ו", "ה"].map { glyph($0) })
    #expect(lines[0].pieces.map(\.origin.x).min() == 0)
    #expect(lines[0].width == width)
  }

  @Test func trailingBlanksOfALineHaveNoWidth() {
    let width = layout("אב").size.width
    let line = layout("אב גד", width: width + 1).lines[0]
    #expect(line.width == width)
    #expect(line.pieces.map(\.width).reduce(0, +) == width)
  }

  @Test func directionalMarksSetTheDirection() {
    #expect(layout("\u{200f}ab").lines.count == 1)
    let line = layout("\u{202e}ab\u{202c}").lines[0]
    #expect(glyphs(line) == [glyph("b"), glyph("a")])
    #expect(layout("\u{202e}ab\u{202c}").size.width == layout("ab").size.width)
  }

  @Test func theEllipsisIsAtTheEndOfTheParagraphDirection() throws {
    let full = layout("אבגדהוזח").size.width
    let style = ParagraphStyle(lineLimit: 1)
    let line = layout("אבגדהוזח", width: full * 0.7, style: style).lines[0]
    let ellipsis = try #require(FontFace.open(path: TestFonts.sans)?.glyph(for: "\u{2026}"))
    #expect(glyphs(line).first == ellipsis)
    #expect(glyphs(line).last == glyph("א"))
  }

  @Test func trackingFollowsTheReadingDirection() {
    var run = TestFonts.run("אב")
    run.tracking = 100
    let glyphs = engine.layout([run]).lines[0].pieces[0].glyphs.glyphs
    let plain = layout("אב").lines[0].pieces[0].glyphs.glyphs
    #expect(glyphs[0].position.x == plain[0].position.x + 100)
    #expect(glyphs[1].position.x == plain[1].position.x + 200)
  }

  @Test func leftToRightTextHasNoLevels() {
    #expect(BidiLevels.levels(ofUTF8: Array("“Plain” — text… 世界".utf8)) == nil)
    #expect(BidiLevels.levels(ofUTF8: []) == nil)
    #expect(BidiLevels.levels(ofUTF8: Array("aא".utf8)) == [0, 1, 1, 0])
    #expect(BidiLevels.levels(ofUTF8: Array("א\na".utf8)) == [1, 1, 1, 0, 0])
    #expect(BidiLevels.levels(ofUTF8: Array("\u{1e900}".utf8)) == [1, 1, 1, 1, 1])
  }

  @Test func runsAreOrderedByTheirLevels() {
    #expect(BidiLevels.visualOrder(of: []) == [])
    #expect(BidiLevels.visualOrder(of: [0, 0, 0]) == [0, 1, 2])
    #expect(BidiLevels.visualOrder(of: [0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
    #expect(BidiLevels.visualOrder(of: [1, 2, 2, 1]) == [3, 1, 2, 0])
    #expect(BidiLevels.visualOrder(of: [2, 2]) == [0, 1])
  }
}
