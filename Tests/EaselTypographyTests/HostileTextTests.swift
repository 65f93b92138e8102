import EaselDrawing
import EaselGeometry
import EaselTestSupport
import Foundation
import Testing

@testable import EaselTypography

/// Malformed and extreme text and font files.
struct HostileTextTests {
  private let engine = TestFonts.engine(TestFonts.sans, TestFonts.emoji, TestFonts.devanagari)

  private func layout(_ text: String, width: CGFloat? = nil) -> TextLayout {
    engine.layout([TextRun(text, font: FontDescriptor(size: 10))], width: width)
  }

  @Test func brokenBytesAreReplacementCharacters() {
    let broken = String(decoding: [0x61, 0xff, 0xc3, 0x62, 0xed, 0xa0, 0x80] as [UInt8], as: UTF8.self)
    #expect(layout(broken).size.width == layout("a\u{fffd}\u{fffd}b\u{fffd}\u{fffd}\u{fffd}").size.width)
  }

  @Test(arguments: [
    "\0", "\u{1}\u{2}\u{3}", "\u{200d}", "\u{200d}\u{200d}a", "\u{fe0f}", "\u{301}", "\u{301}\u{301}\u{301}",
    "\u{202e}\u{202e}\u{202e}", "\u{2066}\u{2066}א", "\u{ad}\u{ad}", "\t\t\t", "\r\r\n\n", "\u{1f1e6}",
    "\u{1f3fd}", "\u{e0067}\u{e007f}", "\u{10fffd}", "\u{e000}", "क\u{94d}", "\u{94d}", "\u{93f}",
    "\u{feff}", "\u{fffc}", "\u{2028}\u{2029}\u{85}", "ffi\u{200c}ffi",
  ])
  func strangeCharactersAreLaidOut(_ text: String) {
    for width in [nil, 0, 5, 100] as [CGFloat?] {
      let layout = layout(text, width: width)
      #expect(layout.size.width.isFinite && layout.size.height > 0)
      #expect(layout.lines.count == layout.lineCount)
    }
  }

  @Test func manyCombiningMarksAreOneCharacter() {
    let text = "a" + String(repeating: "\u{301}", count: 20_000)
    #expect(layout(text, width: 1).lineCount == 1)
  }

  /// Marks of two combining classes that the font does not have, and that composing would sort.
  @Test func manyMarksWithoutGlyphsAreOneCharacter() {
    let text = "a" + String(repeating: "\u{1ab0}\u{1ab5}", count: 50_000)
    #expect(layout(text, width: 1).lineCount == 1)
  }

  @Test func deeplyNestedDirectionsAreLaidOut() {
    let text = String(repeating: "\u{202b}a\u{202a}א", count: 2000)
    #expect(layout(text, width: 100).lineCount > 1)
  }

  /// FriBidi alone would take hours for them.
  @Test func manyIsolatesHaveLevels() throws {
    let bytes = Array(String(repeating: "\u{2067}א\u{2069}", count: 400_000).utf8)
    let levels = try #require(BidiLevels.levels(ofUTF8: bytes))
    #expect(levels.count == bytes.count + 1 && levels.allSatisfy { $0 == 1 })
  }

  /// Ten million bytes in optimized builds.
  #if DEBUG
    private static let longCount = 60_000
  #else
    private static let longCount = 10_000_000
  #endif

  @Test(arguments: ["a", "word ", "א", "नमस्ते ", "世", "a\n", "😀"])
  func longTextIsLaidOut(_ unit: String) {
    let text = String(repeating: unit, count: HostileTextTests.longCount / unit.utf8.count)
    let layout = layout(text, width: 500)
    #expect(layout.lineCount > 100)
    #expect(layout.size.width <= 500)
  }

  // MARK: Long text

  /// Some megabytes of text, of which each word differs.
  private static let words = (0..<400_000).map { "é\($0)" }.joined(separator: " ")

  private func glyphs(_ layout: TextLayout) -> [UInt32] {
    layout.lines.flatMap(\.pieces).flatMap { $0.glyphs.glyphs.map(\.identifier) }
  }

  /// The largest number of glyphs of a text that was shaped for a layout.
  private func shapedCount(_ layout: TextLayout) -> Int {
    layout.builder.lines.flatMap(layout.builder.parts).map(\.text.glyphs.count).max() ?? 0
  }

  @Test(arguments: [TextTruncation.head, .middle, .tail])
  func onlyTheVisiblePartsOfATruncatedTextAreShaped(_ truncation: TextTruncation) throws {
    let style = ParagraphStyle(lineLimit: 1, truncation: truncation)
    let font = FontDescriptor(size: 10)
    let text = HostileTextTests.words
    let short = text.prefix(20_000) + text.suffix(20_000)
    let layout = engine.layout([TextRun(text, font: font)], style: style, width: 200)
    let expected = engine.layout([TextRun(String(short), font: font)], style: style, width: 200)
    #expect(layout.isTruncated && layout.lineCount == 1)
    #expect(abs(layout.size.width - expected.size.width) < 1e-6 && layout.size.height == expected.size.height)
    #expect(glyphs(layout) == glyphs(expected))
    #expect(shapedCount(layout) <= 1 << 16)
    let last = try #require(layout.characterRuns.first?.last?.characters.last)
    if truncation != .tail { #expect(last.index == text.utf16.count - 1) }
  }

  @Test func runsOfALongTextKeepTheirNumbers() {
    let runs = ["start ", HostileTextTests.words, " middle ", HostileTextTests.words, " end"].map {
      TextRun($0, font: FontDescriptor(size: 10))
    }
    let style = ParagraphStyle(lineLimit: 1, truncation: .middle)
    let pieces = engine.layout(runs, style: style, width: 300).lines.flatMap(\.pieces)
    #expect(pieces.first?.run == 0 && pieces.last?.run == 4)
    #expect(pieces.map(\.run).contains(1) && pieces.map(\.run).contains(3))
  }

  @Test func onlyTheLinesThatFitTheHeightAreShaped() {
    let text = String(repeating: HostileTextTests.words.prefix(5000) + "\n", count: 1000)
    let layout = engine.layout([TextRun(text, font: FontDescriptor(size: 10))], width: 300, height: 200)
    #expect(layout.isTruncated && layout.lineCount > 5 && layout.size.height <= 200)
    #expect(shapedCount(layout) <= 1 << 15)
  }

  @Test func linesOfUnlimitedWidthHaveALimitInLongTexts() {
    let text = String(repeating: "a", count: 10_000_000)
    let style = ParagraphStyle(lineLimit: 1)
    let layout = engine.layout([TextRun(text, font: FontDescriptor(size: 10))], style: style)
    #expect(layout.isTruncated && layout.size.width <= TextExcerpt.widestLine)
    #expect(layout.size.width > TextExcerpt.widestLine - 100)
    #expect(shapedCount(layout) <= 1 << 18)
  }

  @Test func longTextsThatFitAreComplete() {
    let text = "a" + String(repeating: " ", count: 200_000)
    let style = ParagraphStyle(lineLimit: 1, truncation: .middle)
    let layout = engine.layout([TextRun(text, font: FontDescriptor(size: 10))], style: style, width: 50)
    #expect(!layout.isTruncated && layout.lineCount == 1)
  }

  /// A text that is too large for the cache is shaped once, and not for each layout.
  @Test func theLastLargeTextIsKept() {
    let engine = TestFonts.engine()
    let runs = [TextRun(String(repeating: "a", count: 750_000), font: FontDescriptor(size: 10))]
    let text = engine.shape(runs)
    #expect(engine.shape(runs) === text)
    let bytes = engine.cachedBytes
    engine.evictUnused()
    engine.evictUnused()
    #expect(engine.cachedBytes <= bytes - text.cost)
  }

  @Test func colonsBetweenManyDigitsAreLaidOut() {
    let text = String(repeating: "1:", count: 20_000)
    #expect(layout(text, width: 500).lineCount > 100)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1, 0, 1e300])
  func invalidSizesAreLaidOut(_ size: CGFloat) {
    let layout = engine.layout([TextRun("a b", font: FontDescriptor(size: size))], width: size, height: size)
    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
  }

  @Test func cachesAreBounded() {
    let engine = TestFonts.engine()
    for number in 0..<200 {
      _ = engine.layout([TextRun(String(repeating: "\(number) ", count: 2000))]).lines
    }
    #expect(engine.cachedBytes > 0)
    #expect(engine.cachedBytes < 200 << 20)
  }

  // MARK: Broken font files

  /// The number of mutated files per font. To run more by hand, with the address sanitizer:
  /// `EASEL_FONT_MUTATIONS=5000 swift test --sanitize=address --filter HostileTextTests`.
  private static let mutationCount =
    ProcessInfo.processInfo.environment["EASEL_FONT_MUTATIONS"].flatMap { Int($0) } ?? 60

  @Test(arguments: [TestFonts.layers, TestFonts.paints, TestFonts.weights, TestFonts.tamil, TestFonts.thai])
  func mutatedFontsAreRejectedOrDrawn(_ path: String) throws {
    let original = try Data(contentsOf: URL(fileURLWithPath: path))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-fonts-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var random = SplitMix64(seed: 20_260_101)
    var opened = 0
    // Every second one is emboldened.
    for number in 0..<HostileTextTests.mutationCount {
      let file = folder.appendingPathComponent("\(number).ttf")
      try HostileTextTests.change(original, &random).write(to: file)
      if HostileTextTests.use(FontFile(path: file.path, isEmboldened: number & 1 == 1)) { opened += 1 }
      try FileManager.default.removeItem(at: file)
    }
    #expect(opened > 0)
  }

  /// Returns a copy with some bytes changed, most often in the table directory and headers, occasionally
  /// truncated.
  private static func change(_ data: Data, _ random: inout SplitMix64) -> Data {
    var copy = data
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let end = Bool.random(using: &random) ? min(600, copy.count) : copy.count
      let place = Int.random(in: 0..<end, using: &random)
      copy[place] = [0, 0xff, 0x80, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random)!
    }
    if Int.random(in: 0..<8, using: &random) == 0 {
      copy = copy.prefix(Int.random(in: 1..<copy.count, using: &random))
    }
    return copy
  }

  /// Opens a face and uses all functions that text uses; false if the face is rejected.
  private static func use(_ file: FontFile) -> Bool {
    guard let face = try? FontFace(file) else {
      return false
    }
    let font = ResolvedFont(
      descriptor: FontDescriptor(size: 20), face: face, isSlanted: true)
    var glyphs: [ShapedGlyph] = []
    for text in ["ABI abc", "வணக்கம்", "สวัสดี"] {
      let bytes = Array(text.utf8)
      let marks = [TextMarks](repeating: .character, count: bytes.count)
      let (harfBuzz, nominal) = (HarfBuzzShaper(), NominalShaper())
      let options = ShapingOptions(usesMonospacedDigits: true)
      harfBuzz.shape(bytes, 0..<bytes.count, marks: marks, face: face, options: options, into: &glyphs)
      nominal.shape(bytes, 0..<bytes.count, marks: marks, face: face, options: options, into: &glyphs)
    }
    let segment = ShapedText.Segment(
      run: 0, font: font, glyphs: glyphs.indices, spacing: 0, baselineOffset: 0,
      scale: font.scale,
      level: 0)
    var placer = GlyphPlacer(segment: segment)
    placer.place(glyphs[...])
    for glyph in placer.run().glyphs { _ = face.outline(of: glyph.identifier) }
    for glyph in 0..<40 as Range<UInt32> {
      _ = face.outline(of: glyph)
      _ = face.colorImage(of: glyph, size: 20)
      _ = face.colorLayers(of: glyph)
    }
    return true
  }
}
