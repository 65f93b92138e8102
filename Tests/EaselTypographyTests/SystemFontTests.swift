import EaselGeometry
import Synchronization
import Testing

@testable import EaselTypography

/// The system fonts with the fonts of the setup script installed.
struct SystemFontTests {
  private func layout(_ text: String, _ descriptor: FontDescriptor) -> TextLayout {
    TextLayoutEngine.shared.layout([TextRun(text, font: descriptor)])
  }

  @Test func designsSelectFontFamilies() {
    func name(_ design: FontDescriptor.Design, _ weight: FontWeight = .regular) -> String {
      FontLibrary.shared.font(for: FontDescriptor(design: design, weight: weight)).face.name
    }
    #expect(name(.default) == "Inter Regular")
    #expect(name(.serif) == "Charis SIL Regular")
    #expect(name(.rounded).hasPrefix("Quicksand"))
    #expect(name(.rounded, .bold) == "Quicksand Bold")
    #expect(name(.monospaced) == "JetBrains Mono Regular")
  }

  /// UIKit gives 20.287109375 points for San Francisco at 17 points, 4.1005859375 of them below the baseline.
  @Test(arguments: [.default, .serif, .rounded, .monospaced] as [FontDescriptor.Design])
  func lineHeightsEqualThoseOfSanFrancisco(design: FontDescriptor.Design) {
    for weight in [FontWeight.regular, .bold] {
      let descriptor = FontDescriptor(design: design, weight: weight)
      let metrics = FontLibrary.shared.font(for: descriptor).metrics
      #expect(metrics.ascent == 16.1865234375 && metrics.descent == 4.1005859375 && metrics.leading == 0)
      #expect(layout("Hello, World", descriptor).size.height == 20.287109375)
    }
  }

  /// The widths that UIKit on iOS gives for the letters at 13, 17, 22 and 28 points; at other sizes with the
  /// tracking of Apple's Human Interface Guidelines.
  @Test(
    arguments: [
      (11, 64.62, 69.17), (13, 74.42, 79.88), (15, 84.15, 90.37), (17, 93.33, 100.38), (20, 107.18, 115.53),
      (22, 116.22, 125.51), (28, 147.14, 159.14), (34, 177.85, 192.43),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func textIsAsWideAsInSanFrancisco(size: CGFloat, regular: CGFloat, bold: CGFloat) {
    for (weight, width) in [(FontWeight.regular, regular), (.bold, bold)] {
      let found = layout("Hello, World", FontDescriptor(size: size, weight: weight)).size.width
      #expect(abs(found / width - 1) < 0.02, "\(found) for \(width)")
    }
  }

  /// UIKit gives 12.36328125 points for all characters of SF Mono at 20 points.
  @Test(arguments: [.regular, .bold] as [FontWeight])
  func monospacedCharactersAreAsWideAsThoseOfSFMono(weight: FontWeight) {
    let font = FontDescriptor(design: .monospaced, size: 20, weight: weight)
    for text in ["iiii", "WWWW", "->!="] {
      #expect(abs(layout(text, font).size.width - 4 * 12.36328125) < 0.01)
    }
  }

  @Test func capitalsAreAsHighAsThoseOfSanFrancisco() {
    for design in [.default, .rounded, .monospaced] as [FontDescriptor.Design] {
      let metrics = FontLibrary.shared.font(for: FontDescriptor(design: design)).metrics
      #expect(abs(metrics.capHeight - 17 * 1443 / 2048) < 1e-9)
    }
  }

  @Test func eachWeightHasAFaceOfItsOwn() {
    let weights = stride(from: 100, through: 900, by: 100).map { FontWeight($0) }
    let fonts = weights.map { FontLibrary.shared.font(for: FontDescriptor(weight: $0)) }
    #expect(Set(fonts.map(\.face.identifier)).count == 9 && fonts.allSatisfy { !$0.face.isEmboldened })
    let stems = fonts.compactMap { font in
      font.face.glyph(for: "I").map { font.face.outline(of: $0).boundingRect.width }
    }
    #expect(stems.count == 9 && zip(stems, stems.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func monospacedDigitsHaveEqualWidths() {
    func widths(_ descriptor: FontDescriptor) -> Set<CGFloat> {
      Set((0...9).map { (layout("\($0)", descriptor).size.width * 1024).rounded() })
    }
    #expect(widths(FontDescriptor()).count > 1)
    #expect(widths(FontDescriptor(usesMonospacedDigits: true)).count == 1)
  }

  @Test func desktopTextIsLooserBelow20Points() {
    func width(_ size: CGFloat, desktop: Bool) -> CGFloat {
      var descriptor = FontDescriptor(size: size)
      descriptor.isTrackedForDesktop = desktop
      return layout("Hello", descriptor).size.width
    }
    #expect(abs(width(13, desktop: true) - width(13, desktop: false) - 5 * 13 * 41 / 2048) < 1e-9)
    #expect(width(20, desktop: true) == width(20, desktop: false))
  }

  @Test func onlyTheColonBetweenDigitsDependsOnItsNeighbours() {
    func glyphs(_ text: String) -> [UInt32] {
      layout(text, FontDescriptor()).lines[0].pieces.flatMap { $0.glyphs.glyphs.map(\.identifier) }
    }
    #expect(glyphs("->").count == 2 && glyphs("3x4")[1] == glyphs("axa")[1])
    #expect(glyphs("1:2")[1] != glyphs("a:b")[1])
  }

  @Test func fontsByNameAreNotAdjusted() {
    let named = FontLibrary.shared.font(for: FontDescriptor(family: "Inter"))
    #expect(named.size == 17 && named.tracking == 0)
    #expect(abs(named.metrics.lineHeight - 17 * named.face.metrics.lineHeight) < 1e-9)
  }
}

/// The system fonts with other fonts installed.
struct SystemFontFallbackTests {
  private let told = Told()

  private final class Told: Sendable {
    let messages = Mutex<[String]>([])
  }

  private func library(
    _ files: [String], _ families: [FontDescriptor.Design: [String]] = SystemFont.families
  ) -> FontLibrary {
    FontLibrary(.files(files), systemFamilies: families) { [told] message in
      told.messages.withLock { $0.append(message) }
    }
  }

  @Test func missingFamiliesAreReplacedSilently() {
    let library = library([TestFonts.sans, TestFonts.sansBold])
    let engine = TextLayoutEngine(library: library)
    for design in [.default, .serif, .rounded, .monospaced] as [FontDescriptor.Design] {
      let font = library.font(for: FontDescriptor(design: design))
      #expect(font.face.name == "DejaVu Sans Book" && font.size == 17 && font.tracking == 0)
      #expect(font.metrics.ascent == 17 * font.face.metrics.ascent)
      #expect(engine.layout([TextRun("Hello", font: FontDescriptor(design: design))]).size.width > 0)
    }
    #expect(told.messages.withLock { $0 }.isEmpty)
  }

  @Test(arguments: [("Menlo-Regular", "DejaVu Sans Mono Book"), ("Georgia", "DejaVu Serif Book")])
  func aMissingFontIsReplacedByOneOfItsKind(name: String, face: String) {
    let library = library(
      [TestFonts.sans, TestFonts.mono, TestFonts.serif],
      [.default: ["DejaVu Sans"], .serif: ["DejaVu Serif"], .monospaced: ["DejaVu Sans Mono"]])
    for size in [12, 17] as [CGFloat] {
      #expect(library.font(for: FontDescriptor(family: name, size: size)).face.name == face)
    }
    #expect(told.messages.withLock { $0 } == ["no font is called \"\(name)\"; \(face) stands in for it"])
  }

  @Test func sizeTablesAreInterpolated() {
    let table = SizeTable([(10, 1), (20, 3)])
    #expect([0, 10, 15, 20, 30].map { table.value(at: $0) } == [1, 1, 2, 3, 3])
    #expect(table.value(at: .infinity) == 3 && table.value(at: .nan) == 3)
  }

  @Test func leadingAppliesBetweenLinesOnly() {
    let engine = TextLayoutEngine(library: library([TestFonts.sans]))
    var font = FontDescriptor(size: 20)
    let height = engine.layout([TextRun("a", font: font)]).size.height
    for leading in [0.1, -0.1] as [CGFloat] {
      font.addedLeading = leading
      #expect(engine.layout([TextRun("a", font: font)]).size.height == height)
      let lines = engine.layout([TextRun("a\nb\nc", font: font)])
      #expect(abs(lines.size.height - 3 * height - 2 * 20 * leading) < 1e-9)
      #expect(abs(lines.lastBaseline - lines.firstBaseline - 2 * (height + 20 * leading)) < 1e-9)
    }
  }
}
