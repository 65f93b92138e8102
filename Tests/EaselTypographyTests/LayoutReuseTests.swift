import EaselGeometry
import EaselTestSupport
import Testing

@testable import EaselTypography

/// Layouts that an engine keeps, and returns for other widths and heights.
@Suite("Reuse of layouts")
struct LayoutReuseTests {
  private let library = TestFonts.library(TestFonts.sans)

  private func engine() -> TextLayoutEngine { TextLayoutEngine(library: library) }

  /// What a layout shows, as text.
  private func dump(_ layout: TextLayout) -> String {
    let lines = layout.lines.map { line in
      let pieces = line.pieces.map { "\($0.origin) \($0.width) \($0.glyphs.glyphs.map(\.position))" }
      return "\(line.origin) \(line.width) \(line.ascent) \(line.descent) \(line.leading) \(pieces)"
    }
    return "\(layout.size) \(layout.firstBaseline) \(layout.lastBaseline) \(layout.isTruncated) \(lines)"
  }

  private static let parts = [
    "a", "word", "  ", " ", "\n", "\t", "co\u{ad}op", "i", "שלום", "\u{301}", "end.", "\u{200b}", "12",
  ]

  private func randomRuns(_ random: inout SplitMix64) -> [TextRun] {
    (0..<Int.random(in: 1...2, using: &random)).map { _ in
      let text = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        LayoutReuseTests.parts.randomElement(using: &random)!
      }
      return TextRun(
        text.joined(), font: FontDescriptor(size: CGFloat([8, 13, 20].randomElement(using: &random)!)),
        tracking: [0, 0, 0, 2, -1, -12].randomElement(using: &random)!,
        baselineOffset: [0, 0, 6, -9].randomElement(using: &random)!)
    }
  }

  private func randomStyle(_ random: inout SplitMix64) -> ParagraphStyle {
    ParagraphStyle(
      alignment: [.leading, .center, .trailing].randomElement(using: &random)!,
      lineLimit: [nil, nil, 1, 2, 3].randomElement(using: &random)!,
      lineSpacing: [0, 0, 4, -20].randomElement(using: &random)!,
      truncation: [.tail, .head, .middle].randomElement(using: &random)!)
  }

  /// Widths and heights at random, and those at which lines just fit.
  private func lengths(of layouts: [TextLayout], _ length: (CGSize) -> CGFloat) -> [CGFloat?] {
    let edges = layouts.map { length($0.size) }
    return [nil, 0, 1e9] + stride(from: 1, to: 120, by: 17).map { CGFloat($0) }
      + edges.flatMap {
        [$0, $0.nextDown, $0 - TextLayout.tolerance, ($0 - TextLayout.tolerance).nextDown, $0 + 1]
      }
  }

  @Test("A layout that serves several widths and heights is that of each of them", arguments: 0..<60)
  func reusedLayoutsAreExact(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let (runs, style) = (randomRuns(&random), randomStyle(&random))
    let reusing = engine()
    let samples = [nil, 20, 60].map { reusing.layout(runs, style: style, width: $0) }
    let widths = lengths(of: samples, \.width)
    let heights = lengths(of: samples, \.height)
    for _ in 0..<150 {
      let width = widths.randomElement(using: &random)!
      let height = heights.randomElement(using: &random)!
      let reused = reusing.layout(runs, style: style, width: width, height: height)
      let made = engine().layout(runs, style: style, width: width, height: height)
      #expect(dump(reused) == dump(made), "width \(width ?? .infinity), height \(height ?? .infinity)")
    }
    #expect(reusing.statistics.hits > 30)
  }

  @Test("The size of a text is that of its layout, also without any width or height", arguments: 0..<60)
  func measuredSizesAreThoseOfLayouts(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let (runs, style) = (randomRuns(&random), randomStyle(&random))
    let measuring = engine()
    let text = measuring.prepare(runs)
    let lengths: [CGFloat?] = [nil, 0, -1, 1, 20, 60, 1e9]
    for _ in 0..<60 {
      let width = lengths.randomElement(using: &random)!
      let height = lengths.randomElement(using: &random)!
      let size = measuring.measure(text, style: style, width: width, height: height).size
      let layout = engine().layout(runs, style: style, width: width, height: height)
      #expect(size == layout.size, "width \(width ?? .infinity), height \(height ?? .infinity)")
    }
    #expect(measuring.statistics.hits > 10)
  }

  @Test("A stack's measurements of a short text take three layouts")
  func measuringTakesFewLayouts() {
    let (engine, runs) = (engine(), [TestFonts.run("12345", size: 12)])
    for height in [0, nil, 16, 20] as [CGFloat?] {
      for width in [0, nil, 40, 50] as [CGFloat?] { _ = engine.layout(runs, width: width, height: height) }
    }
    // On one line; one character on each line; and the first of these alone.
    #expect(engine.statistics == TextLayoutEngine.Statistics(hits: 13, misses: 3))
  }

  @Test("A text that a caller keeps is stored when it is prepared again")
  func storedWhenPreparedAgain() {
    let (engine, runs) = (engine(), [TestFonts.run("12345", size: 12)])
    func text() -> PreparedText { engine.prepare(runs) }
    func cost() -> Int { engine.cacheUsage.first { $0.name == "texts" }!.bytes }
    func layOut(_ text: PreparedText) -> TextLayout {
      engine.layout(text, style: ParagraphStyle(), width: nil, height: nil)
    }
    let first = text()
    let layout = layOut(first)
    #expect(cost() == 0)
    #expect(layOut(first) === layout)
    let second = text()
    #expect(second !== first)
    let stored = layOut(second)
    #expect(dump(stored) == dump(layout))
    #expect(cost() > 0)
    #expect(text() === second)
    #expect(engine.layout(runs) === stored)
  }

  @Test("A measurement of a text without height that takes one line is the layout that is drawn")
  func measuringMakesTheLayoutOfOneLine() {
    let (engine, runs) = (engine(), [TestFonts.run("12345", size: 12)])
    let text = engine.prepare(runs)
    let size = engine.measure(text, style: ParagraphStyle(), width: nil, height: 0).size
    let layout = engine.layout(text, style: ParagraphStyle(), width: size.width, height: size.height)
    #expect(layout.size == size)
    #expect(engine.statistics == TextLayoutEngine.Statistics(hits: 1, misses: 1))
  }

  @Test("A text keeps its latest layouts within a limit of their number")
  func layoutsOfATextAreBounded() {
    let (engine, runs) = (engine(), [TestFonts.run(String(repeating: "word ", count: 200), size: 12)])
    func cost() -> Int { engine.cacheUsage.first { $0.name == "texts" }!.bytes }
    for width in 100..<140 { _ = engine.layout(runs, width: CGFloat(width)) }
    let bytes = cost()
    for width in 200..<400 { _ = engine.layout(runs, width: CGFloat(width)) }
    #expect(cost() <= bytes)
    let misses = engine.statistics.misses
    _ = engine.layout(runs, width: 399)
    #expect(engine.statistics.misses == misses)
    _ = engine.layout(runs, width: 120)
    #expect(engine.statistics.misses == misses + 1)
  }

  @Test("A prepared text is laid out with the fonts that were added since")
  func addedFontsAreUsed() {
    let engine = engine()
    let runs = [TextRun("text", font: FontDescriptor(family: "Loma", size: 20))]
    let prepared = engine.prepare(runs)
    let before = engine.layout(prepared, style: ParagraphStyle(), width: nil, height: nil)
    engine.library.register(file: TestFonts.thai)
    let after = engine.layout(prepared, style: ParagraphStyle(), width: nil, height: nil)
    #expect(after.lines[0].pieces[0].font.face !== before.lines[0].pieces[0].font.face)
    #expect(engine.layout(runs) === after)
  }
}
