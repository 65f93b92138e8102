import EaselGeometry
import Testing

@testable import EaselTypography

struct LineBreakingTests {
  private let engine = TestFonts.engine(TestFonts.sans, TestFonts.han, TestFonts.thai)

  /// Returns the lines of a text as characters, laid out within a width in ems of 2,048 points.
  private func lines(_ text: String, width: CGFloat, style: ParagraphStyle = ParagraphStyle()) -> [String] {
    let runs = [TestFonts.run(text)]
    let shaped = engine.shape(runs)
    let room = LineFitter.Room(width: width, height: .infinity, lineLimit: .max, lineSpacing: 0)
    var fitter = LineFitter(text: shaped, room: room, signs: InsertedSigns(runs: runs, engine: engine))
    fitter.fit()
    return fitter.lines.map { line in
      guard !line.span.isEmpty else { return "" }
      let start = Int(shaped.glyphs[line.span.start.glyph].cluster)
      let glyphs = shaped.glyphs
      let end =
        line.span.end.glyph < glyphs.count ? Int(glyphs[line.span.end.glyph].cluster) : shaped.text.count
      return String(decoding: shaped.text[start..<end], as: UTF8.self) + (line.hyphen.isEmpty ? "" : "|")
    }
  }

  private func width(_ text: String) -> CGFloat { engine.layout([TestFonts.run(text)]).size.width }

  @Test func linesBreakAfterBlanksAndHyphens() {
    #expect(lines("one two three", width: width("one two")) == ["one two", "three"])
    #expect(lines("well-known", width: width("well-kn")) == ["well-", "known"])
    #expect(lines("one   two", width: width("one")) == ["one", "two"])
    #expect(lines("a/b", width: width("a/")) == ["a/", "b"])
  }

  @Test func noBreakCharactersPreventBreaks() {
    #expect(lines("a b\u{a0}c", width: width("a b\u{a0}")) == ["a", "b\u{a0}c"])
    #expect(lines("xx (y)", width: width("xx (")) == ["xx", "(y)"])
    #expect(lines("iiiii 10\u{202f}%", width: width("iiiii 10")) == ["iiiii", "10\u{202f}%"])
    #expect(lines("go \u{2060}no", width: width("go")) == ["go", "\u{2060}no"])
  }

  @Test func aWordThatDoesNotFitBreaksAnywhere() {
    #expect(lines("abcdef", width: width("abc")) == ["abc", "def"])
    #expect(lines("abc", width: 0) == ["a", "b", "c"])
    #expect(lines("e\u{301}e\u{301}", width: 1) == ["e\u{301}", "e\u{301}"])
  }

  @Test func ideographsBreakAnywhereExceptBeforePunctuation() {
    #expect(lines("世界世界", width: 2 * 2048) == ["世界", "世界"])
    #expect(lines("世界。世", width: 2 * 2048) == ["世", "界。", "世"])
    #expect(lines("「世界」", width: 2 * 2048) == ["「世", "界」"])
  }

  @Test func thaiBreaksBetweenWords() {
    // "Hello" and "world", without a space between them.
    #expect(lines("สวัสดีชาวโลก", width: width("สวัสดีชา")) == ["สวัสดี", "ชาวโลก"])
  }

  @Test func aSoftHyphenIsVisibleAtALineBreak() {
    let text = "hyphen\u{ad}ation"
    #expect(width(text) == width("hyphenation"))
    #expect(lines(text, width: width("hyphenat")) == ["hyphen\u{ad}|", "ation"])
    // If the hyphen itself does not fit, the word breaks where the line is full.
    #expect(lines(text, width: width("hyphen")) == ["hyphen\u{ad}", "ation"])
    let layout = engine.layout([TestFonts.run(text)], width: width("hyphenat"))
    #expect(layout.size.width == width("hyphen\u{2010}"))
    #expect(layout.lines[0].pieces.count == 2)
  }

  @Test func zeroWidthSpacesAllowABreak() {
    #expect(lines("ab\u{200b}cd", width: width("abc")) == ["ab", "cd"])
  }

  @Test func linesAreAlignedWithinTheTextWidth() {
    func origins(_ alignment: TextLineAlignment) -> [CGFloat] {
      engine.layout([TestFonts.run("iiii\ni")], style: ParagraphStyle(alignment: alignment)).lines
        .map(\.origin.x)
    }
    #expect(origins(.leading) == [0, 0])
    #expect(origins(.center) == [0, 1.5 * 569])
    #expect(origins(.trailing) == [0, 3 * 569])
  }

  @Test func lineSpacingAppliesBetweenLinesOnly() {
    let style = ParagraphStyle(lineSpacing: 100)
    #expect(engine.layout([TestFonts.run("a\nb")], style: style).size.height == 2384.0 * 2 + 100)
    #expect(engine.layout([TestFonts.run("a")], style: style).size.height == 2384)
  }

  @Test func aLineIsAsHighAsItsLargestFont() {
    let runs = [TestFonts.run("a"), TestFonts.run("b", size: 4096)]
    let layout = engine.layout(runs)
    #expect(layout.size.height == 2.0 * 2384)
    #expect(layout.firstBaseline == 2.0 * 1901)
    var raised = TestFonts.run("b")
    raised.baselineOffset = 50
    let offset = engine.layout([TestFonts.run("a"), raised])
    #expect(offset.firstBaseline == 1951)
    #expect(offset.size.height == 2384.0 + 50)
    #expect(offset.lines[0].pieces.map(\.origin.y) == [1951, 1901])
  }
}

struct TruncationTests {
  private let engine = TestFonts.engine()

  private func width(_ text: String) -> CGFloat { engine.layout([TestFonts.run(text)]).size.width }

  private func glyphs(
    _ text: String, width: CGFloat? = nil, height: CGFloat? = nil, limit: Int? = 1,
    _ truncation: TextTruncation = .tail
  ) -> [[UInt32]] {
    let style = ParagraphStyle(lineLimit: limit, truncation: truncation)
    return engine.layout([TestFonts.run(text)], style: style, width: width, height: height).lines
      .map { $0.pieces.flatMap { $0.glyphs.glyphs.map(\.identifier) } }
  }

  private func glyphs(of text: String) -> [UInt32] {
    engine.layout([TestFonts.run(text)]).lines[0].pieces.flatMap { $0.glyphs.glyphs.map(\.identifier) }
  }

  @Test func tailTruncationReplacesTheEnd() {
    #expect(glyphs("abcdefgh", width: width("abc…")) == [glyphs(of: "abc…")])
    #expect(glyphs("ab cd efgh", width: width("ab c…")) == [glyphs(of: "ab c…")])
    #expect(glyphs("ab cdefgh", width: width("ab …")) == [glyphs(of: "ab…")])
    #expect(glyphs("abcdefgh", width: 0) == [glyphs(of: "…")])
  }

  @Test func headAndMiddleTruncation() {
    #expect(glyphs("abcdefgh", width: width("…fgh"), .head) == [glyphs(of: "…fgh")])
    #expect(glyphs("aaaabbbb", width: width("aa…bb"), .middle) == [glyphs(of: "aa…bb")])
  }

  @Test func linesBeyondTheLimitAreTruncated() {
    #expect(glyphs("ab\ncd\nef", limit: 2) == [glyphs(of: "ab"), glyphs(of: "cd…")])
    #expect(glyphs("ab\ncd", limit: 2) == [glyphs(of: "ab"), glyphs(of: "cd")])
    #expect(glyphs("ab\ncd\nef", limit: nil) == ["ab", "cd", "ef"].map { glyphs(of: $0) })
    #expect(engine.layout([TestFonts.run("a\nb")], style: ParagraphStyle(lineLimit: 1)).isTruncated)
    #expect(!engine.layout([TestFonts.run("a")], style: ParagraphStyle(lineLimit: 1)).isTruncated)
  }

  @Test func linesBelowTheHeightAreTruncatedExceptTheFirst() {
    #expect(glyphs("ab\ncd\nef", height: 2 * 2384, limit: nil) == [glyphs(of: "ab"), glyphs(of: "cd…")])
    #expect(glyphs("ab\ncd", height: 1, limit: nil) == [glyphs(of: "ab…")])
    #expect(glyphs("ab", height: 1, limit: nil) == [glyphs(of: "ab")])
  }

  /// The runs of the pieces of a line in which an ellipsis replaces a part of two runs.
  private func runs(_ first: String, _ second: TextRun, width: CGFloat, _ truncation: TextTruncation)
    -> [Int]
  {
    let style = ParagraphStyle(lineLimit: 1, truncation: truncation)
    let layout = engine.layout([TestFonts.run(first), second], style: style, width: width)
    #expect(layout.isTruncated && layout.size.width <= width)
    return layout.lines[0].pieces.map(\.run)
  }

  @Test func theEllipsisHasTheStyleOfTheTextBesideIt() {
    var other = TestFonts.run("cdefgh")
    other.attributes = 7
    #expect(runs("ab", other, width: width("abcd…"), .tail) == [0, 1, 1])
    #expect(runs("ab", other, width: width("a…"), .tail) == [0, 0])
    #expect(runs("ab", other, width: width("…gh"), .head) == [1, 1])
    #expect(runs("abcdefg", other, width: width("ab…gh"), .middle) == [0, 0, 1])
  }

  @Test func aLargeEllipsisHasRoom() {
    let other = TestFonts.run("cdefgh", size: 4096)
    let room = width("ab") + 2 * width("cd…")
    #expect(runs("ab", other, width: room, .tail) == [0, 1, 1])
    #expect(runs("ab", other, width: room - 1, .tail) == [0, 1, 1])
  }

  @Test func truncationKeepsWholeCharacters() {
    let accented = "e\u{302}\u{323}"
    let text = String(repeating: accented, count: 4)
    #expect(glyphs(text, width: width("ee…") + 1) == [glyphs(of: accented + accented + "…")])
  }
}
