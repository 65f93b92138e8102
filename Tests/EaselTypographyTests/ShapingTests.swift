import EaselGeometry
import Testing

@testable import EaselTypography

/// Results of HarfBuzz's own tool for the same strings in the same files:
/// `hb-shape --no-glyph-names --font-file=FILE TEXT`, version 6.0.
struct ShapingTests {
  struct Sample: CustomTestStringConvertible {
    var script: String
    var file: String
    var text: String
    /// The sum of the advances in font units.
    var width: CGFloat
    /// The number of glyphs.
    var glyphCount: Int

    init(_ script: String, _ file: String, _ text: String, _ width: CGFloat, _ glyphCount: Int) {
      (self.script, self.file, self.text) = (script, file, text)
      (self.width, self.glyphCount) = (width, glyphCount)
    }

    var testDescription: String { script }
  }

  static let samples = [
    Sample("Latin", TestFonts.sans, "AVATAR difficult office Wave", 28536, 24),
    Sample("Latin with marks", TestFonts.sans, "e\u{301}a\u{308}\u{323} n\u{303}", 4464, 5),
    Sample("Greek", TestFonts.sans, "Καλημέρα κόσμε", 17082, 14),
    Sample("Cyrillic", TestFonts.sans, "Привет, мир", 13309, 11),
    Sample("Armenian", TestFonts.sans, "Բարեւ աշխարհ", 17245, 12),
    Sample("Georgian", TestFonts.sans, "გამარჯობა მსოფლიო", 21551, 17),
    Sample("Hebrew", TestFonts.sans, "שָׁלוֹם עולם", 9546, 12),
    Sample("Arabic", TestFonts.sans, "السلام عليكم", 11173, 11),
    Sample("Devanagari", TestFonts.devanagari, "क्षत्रिय हिन्दी नमस्ते", 6979, 16),
    Sample("Bengali", TestFonts.bengali, "স্বাগতম বাংলা", 4190, 11),
    Sample("Tamil", TestFonts.tamil, "வணக்கம் கொள்ளை", 9528, 12),
    Sample("Thai", TestFonts.thai, "สวัสดีชาวโลก น้ำ", 15505, 17),
    Sample("Han", TestFonts.han, "你好，世界。", 1536, 6),
    Sample("Kana", TestFonts.han, "こんにちは", 1280, 5),
    Sample("Hangul", TestFonts.hangul, "안녕하세요", 4440, 5),
    Sample("Emoji", TestFonts.emoji, "👨‍👩‍👧‍👦👍🏽🇩🇪1️⃣❤️🏴󠁧󠁢󠁥󠁮󠁧󠁿", 15300, 6),
  ]

  @Test(arguments: samples)
  func widthsEqualThoseOfTheShaper(_ sample: Sample) throws {
    let face = try FontFace(FontFile(path: sample.file))
    let engine = TestFonts.engine(sample.file)
    let run = TestFonts.run(sample.text, size: CGFloat(face.unitsPerEm))
    #expect(engine.layout([run]).size.width == sample.width)
    let shaped = engine.shape([run])
    #expect(shaped.glyphs.count == sample.glyphCount)
    #expect(shaped.glyphs.allSatisfy { $0.identifier != 0 })
  }

  private let engine = TestFonts.engine()

  private func identifiers(_ runs: TextRun...) -> [UInt32] { engine.shape(runs).glyphs.map(\.identifier) }

  @Test func ligaturesFormUnlessTheTextHasTracking() {
    #expect(identifiers(TestFonts.run("ffi")) == [5044])
    var tracked = TestFonts.run("ffi")
    tracked.tracking = 1
    #expect(identifiers(tracked) == [73, 73, 76])
    #expect(engine.layout([tracked]).size.width == CGFloat(721 + 721 + 569 + 3))
    var kerned = TestFonts.run("ffi")
    kerned.kerning = 1
    #expect(identifiers(kerned) == [5044])
  }

  @Test func arabicLettersJoinAcrossRuns() {
    let (first, second) = (TestFonts.run("بي"), TestFonts.run("ت"))
    let apart = identifiers(first, second)
    #expect(apart == identifiers(TestFonts.run("بيت")))
    #expect(apart != identifiers(TestFonts.run("بي ت")).filter { $0 != 3 })
  }

  @Test func rightToLeftGlyphsAreInReadingOrder() {
    let shaped = engine.shape([TestFonts.run("שלום")])
    #expect(shaped.glyphs.map(\.cluster) == [0, 2, 4, 6])
    #expect(shaped.segments.map(\.level) == [1])
    #expect(shaped.paragraphs.map(\.level) == [1])
  }

  /// A conjunct is one character with glyphs of several letters.
  @Test func glyphsOfAConjunctAreOneCharacter() throws {
    let engine = TestFonts.engine(TestFonts.sans, TestFonts.devanagari)
    let text = "नमस्ते"
    let starts = text.indices.map { $0.utf16Offset(in: text) * 3 }
    #expect(starts == [0, 3, 6])
    let shaped = engine.shape([TestFonts.run(text)])
    #expect(Set(shaped.glyphs.map { Int($0.cluster) }) == Set(starts))
    #expect(engine.layout([TestFonts.run(text)], width: 0).lineCount == starts.count)
  }

  @Test func marksArePositionedOverTheirBase() {
    let shaped = engine.shape([TestFonts.run("q\u{302}")])
    #expect(shaped.glyphs.map(\.cluster) == [0, 0])
    #expect(shaped.glyphs[1].advance == 0)
    #expect(shaped.glyphs[1].offsetX != 0)
  }

  @Test func scriptsAndFacesAreShapedSeparately() {
    let engine = TestFonts.engine(TestFonts.sans, TestFonts.han, TestFonts.thai)
    let shaped = engine.shape([TestFonts.run("abc, где 世界 สวัสดี!")])
    #expect(
      shaped.segments.map(\.font.face.name)
        == [
          "DejaVu Sans Book", "DejaVu Sans Book", "Droid Sans Fallback Regular", "DejaVu Sans Book",
          "Loma Regular", "DejaVu Sans Book",
        ])
    #expect(shaped.glyphs.allSatisfy { $0.identifier != 0 })
  }

  @Test func charactersComposedByOneFaceNeedNoFallback() {
    // DejaVu Sans Mono has the letter with the ring, and the ring; a face with neither falls back to another
    // one for both.
    let engine = TestFonts.engine(TestFonts.thai, TestFonts.sans)
    let shaped = engine.shape([TestFonts.run("e\u{301}")])
    #expect(shaped.segments.count == 1)
    #expect(shaped.glyphs.count == 1)
  }

  @Test func controlCharactersHaveNoGlyphs() {
    #expect(identifiers(TestFonts.run("a\u{1}\u{7f}\u{90}b")) == identifiers(TestFonts.run("ab")))
    #expect(engine.layout([TestFonts.run("a\u{1}\u{7f}\u{90}b")]).size.width == CGFloat(1255 + 1300))
  }

  @Test(arguments: [
    "\u{200b}", "\u{200c}", "\u{200d}", "\u{2060}", "\u{feff}", "\u{200e}", "\u{ad}", "\u{fe0f}",
  ])
  func zeroWidthCharactersHaveNoAdvance(_ character: String) {
    #expect(engine.layout([TestFonts.run("a\(character)b")]).size.width == CGFloat(1255 + 1300))
    #expect(engine.layout([TestFonts.run(character)]).size.width == 0)
  }

  @Test func longRunsAreShapedAsOneText() {
    let word = "fifty-five "
    let text = String(repeating: word, count: 5000)
    let (one, all) = (engine.layout([TestFonts.run(word)]).size, engine.layout([TestFonts.run(text)]).size)
    #expect(all.width == one.width * 5000)
    #expect(engine.shape([TestFonts.run(text)]).segments.count > 1)
  }

  @Test func type1FontsAreShapedByCharacter() throws {
    let path = "/usr/share/fonts/type1/urw-base35/NimbusSans-Regular.t1"
    guard let face = try? FontFace(FontFile(path: path)) else { return }
    #expect(face.harfBuzz == nil)
    let layout = TestFonts.engine(path).layout([TestFonts.run("Hi", size: 1000)])
    #expect(layout.size.width == 722.0 + 222)
  }

  @Test func tabularDigitsHaveEqualWidths() {
    var run = TestFonts.run("1i0")
    run.font.usesMonospacedDigits = true
    let engine = TestFonts.engine("/usr/share/fonts/truetype/tlwg/Loma.ttf")
    let glyphs = engine.shape([run]).glyphs
    #expect(glyphs[0].advance == glyphs[2].advance)
    #expect(glyphs[1].advance < glyphs[0].advance)
  }
}
