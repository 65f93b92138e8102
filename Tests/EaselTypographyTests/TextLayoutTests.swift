import EaselDrawing
import EaselGeometry
import Testing

@testable import EaselTypography

/// At 2,048 points per em a font unit of DejaVu Sans is a point.
struct TextLayoutTests {
  let engine = TestFonts.engine()

  private func layout(
    _ text: String, style: ParagraphStyle = ParagraphStyle(), width: CGFloat? = nil, height: CGFloat? = nil
  ) -> TextLayout {
    engine.layout([TestFonts.run(text)], style: style, width: width, height: height)
  }

  @Test func aLineIsAsWideAsItsAdvancesAndAsHighAsItsFont() {
    let layout = layout("Hello")
    #expect(layout.size == CGSize(width: 1540 + 1260 + 569 + 569 + 1253, height: 2384))
    #expect(layout.firstBaseline == 1901)
    #expect(layout.lastBaseline == 1901)
    #expect(layout.lineCount == 1)
    #expect(!layout.isTruncated)
  }

  @Test func theKernTableCounts() {
    #expect(layout("AV").size.width == 2671.0)
  }

  @Test func emptyTextHasNoWidthAndOneLine() {
    #expect(layout("").size == CGSize(width: 0, height: 2384))
    #expect(engine.layout([]).lineCount == 1)
    #expect(layout("").lines[0].pieces.isEmpty)
  }

  @Test func glyphsStandWhereTheAdvancesPutThem() throws {
    let piece = try #require(layout("Hxl").lines.first?.pieces.first)
    #expect(piece.origin == CGPoint(x: 0, y: 1901))
    #expect(piece.glyphs.glyphs.map(\.identifier) == [43, 91, 79])
    #expect(piece.glyphs.glyphs.map(\.position.x) == [0, 1540, 1540 + 1212])
    #expect(piece.glyphs.inkBounds == CGRect(x: 201, y: -1556, width: 1540 + 1212 + 377 - 201, height: 1556))
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b", "a\u{85}b", "a\u{b}b", "a\u{c}b"])
  func newlinesAlwaysBreak(_ text: String) {
    #expect(layout(text).lineCount == 2)
    #expect(layout(text).size.height == 4768.0)
    #expect(layout(text).lastBaseline == 4285.0)
  }

  @Test func textsThatAreNotLaidOutAgainAreForgotten() {
    let engine = TestFonts.engine()
    let (used, unused) = (TestFonts.run("used"), TestFonts.run("unused"))
    for run in [used, unused] { _ = engine.layout([run]) }
    let fonts = engine.cachedBytes
    engine.forgetUnused()
    #expect(engine.cachedBytes == fonts)
    _ = engine.layout([used])
    #expect(engine.statistics.hits == 1)
    engine.forgetUnused()
    #expect(engine.cachedBytes < fonts)
    for run in [used, unused] { _ = engine.layout([run]) }
    #expect(engine.statistics == TextLayoutEngine.Statistics(hits: 2, misses: 3))
  }
}
