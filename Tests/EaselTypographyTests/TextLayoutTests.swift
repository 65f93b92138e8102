import EaselDrawing
import EaselGeometry
import Testing

@testable import EaselTypography

/// At 2,048 points per em a font unit of DejaVu Sans is one point.
struct TextLayoutTests {
  let engine = TestFonts.engine()

  private func layout(
    _ text: String, style: ParagraphStyle = ParagraphStyle(), width: CGFloat? = nil, height: CGFloat? = nil
  ) -> TextLayout {
    engine.layout([TestFonts.run(text)], style: style, width: width, height: height)
  }

  @Test func aLineHasTheWidthOfItsAdvancesAndTheHeightOfItsFont() {
    let layout = layout("Hello")
    #expect(layout.size == CGSize(width: 1540 + 1260 + 569 + 569 + 1253, height: 2384))
    #expect(layout.firstBaseline == 1901)
    #expect(layout.lastBaseline == 1901)
    #expect(layout.lineCount == 1)
    #expect(!layout.isTruncated)
  }

  @Test func theKernTableIsApplied() {
    #expect(layout("AV").size.width == 2671.0)
  }

  @Test func emptyTextHasNoWidthAndOneLine() {
    #expect(layout("").size == CGSize(width: 0, height: 2384))
    #expect(engine.layout([]).lineCount == 1)
    #expect(layout("").lines[0].pieces.isEmpty)
  }

  @Test func glyphPositionsAreTheSumsOfAdvances() throws {
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
    // The break belongs to no glyph: programs that copy text from a document break its lines themselves.
    for (line, letter) in zip(layout(text).lines, ["a", "b"]) {
      #expect(line.pieces.flatMap { $0.glyphs.text?.bytes ?? [] } == Array(letter.utf8))
    }
  }

  @Test func layoutsThatAreNotReusedAreEvicted() {
    let engine = TestFonts.engine()
    let (used, unused) = (TestFonts.run("used"), TestFonts.run("unused"))
    for run in [used, unused] { _ = engine.layout([run]) }
    let fonts = engine.cachedBytes
    engine.evictUnused()
    #expect(engine.cachedBytes == fonts)
    _ = engine.layout([used])
    #expect(engine.statistics.hits == 1)
    engine.evictUnused()
    #expect(engine.cachedBytes < fonts)
    for run in [used, unused] { _ = engine.layout([run]) }
    #expect(engine.statistics == TextLayoutEngine.Statistics(hits: 2, misses: 3))
  }
}

/// Attachments: parts of a line that are not text.
struct AttachmentTests {
  private let engine = TestFonts.engine()
  private let font = FontDescriptor(size: 20)

  private func box(_ width: CGFloat, _ ascent: CGFloat, _ descent: CGFloat, offset: CGFloat = 0) -> TextRun {
    TextRun(
      .init(width: width, ascent: ascent, descent: descent), font: font, baselineOffset: offset)
  }

  private func text(_ text: String) -> TextRun { TextRun(text, font: font) }

  @Test func anAttachmentTakesItsWidthBetweenLetters() throws {
    let (first, last) = (engine.layout([text("ab")]).size.width, engine.layout([text("cd")]).size.width)
    let layout = engine.layout([text("ab"), box(50, 8, 2), text("cd")])
    #expect(layout.size.width == first + 50 + last)
    #expect(layout.size.height == engine.layout([text("ab")]).size.height)
    let pieces = try #require(layout.lines.first).pieces
    #expect(pieces.map(\.run) == [0, 1, 2])
    #expect(pieces.map(\.attachment) == [nil, .init(width: 50, ascent: 8, descent: 2), nil])
    #expect(pieces[1].origin == CGPoint(x: first, y: layout.firstBaseline))
    #expect(pieces[1].glyphs.glyphs.isEmpty && pieces[2].origin.x == first + 50)
  }

  @Test func aTallAttachmentRaisesItsLine() {
    let font = engine.layout([text("ab")]).lines[0]
    let layout = engine.layout([text("ab"), box(10, 100, 40), text("\nab")])
    #expect(layout.firstBaseline == 100)
    #expect(layout.lines[0].descent == 40 && layout.lines[1].ascent == font.ascent)
    // Raised by 30, it extends further up and less far down.
    let raised = engine.layout([text("ab"), box(10, 100, 40, offset: 30)])
    #expect(raised.firstBaseline == 130 && raised.lines[0].descent == 10)
    #expect(raised.lines[0].pieces[1].origin.y == 100)
  }

  @Test func linesBreakAroundAttachments() {
    let layout = engine.layout([text("ab "), box(90, 5, 0), text(" cd")], width: 100)
    #expect(layout.lineCount == 3)
    #expect(layout.lines[1].width == 90)
    // An attachment wider than the line has a line of its own.
    #expect(engine.layout([text("a "), box(300, 5, 0), text(" b")], width: 100).lines[1].width == 300)
  }

  @Test func anAttachmentIsReplacedByAnEllipsis() {
    let layout = engine.layout([text("abc "), box(300, 5, 0)], style: .init(lineLimit: 1), width: 100)
    #expect(layout.isTruncated && layout.size.width <= 100)
    #expect(layout.lines[0].pieces.allSatisfy { $0.attachment == nil })
  }

  @Test func attachmentsInRightToLeftTextAreInReadingOrder() {
    let engine = TextLayoutEngine(library: .shared)
    let layout = engine.layout([text("אב"), box(50, 8, 2), text("גד")])
    #expect(layout.lines[0].pieces.map(\.run) == [2, 1, 0])
  }

  @Test func attachmentsAreScaledWithTheirText() {
    #expect(box(50, 8, 2).scaled(by: 0.5).attachment == .init(width: 25, ascent: 4, descent: 1))
    #expect(box(.nan, .infinity, 2).attachment == .init(width: 0, ascent: 0, descent: 2))
    var empty = box(5, 5, 5)
    empty.text = ""
    #expect(engine.layout([empty]).lineCount == 1)
  }

  @Test("The single piece of a text is its lines, in either order of the queries")
  func singlePieces() {
    let strings = [
      "1234", "two words", "a\nb", "", "  ", "trailing  ", "a\tb", "\u{5d0}\u{5d1}", "a \u{5d0}",
      "so\u{ad}ft",
    ]
    func layout(_ string: String, _ width: CGFloat?) -> TextLayout {
      // Engines of their own, because an engine keeps its layouts.
      let style = ParagraphStyle(lineLimit: 1)
      return TextLayoutEngine(library: .shared).layout([TextRun(string)], style: style, width: width)
    }
    func isEqual(_ first: TextLayout.Piece?, _ second: TextLayout.Piece?) -> Bool {
      first?.glyphs == second?.glyphs && first?.origin == second?.origin && first?.width == second?.width
    }
    var count = 0
    for string in strings {
      for width in [nil, 20, 100] as [CGFloat?] {
        let (first, second) = (layout(string, width), layout(string, width))
        let piece = first.singlePiece
        let pieces = second.lines.flatMap(\.pieces)
        #expect(piece == nil || pieces.count == 1)
        #expect(isEqual(piece, second.singlePiece) && isEqual(piece, first.singlePiece), "\(string)")
        #expect(first.isEqual(to: second), "\(string)")
        if piece != nil { count += 1 }
      }
    }
    #expect(count >= 8)
  }
}
