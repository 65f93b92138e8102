import EaselGeometry
import Foundation
import Synchronization
import Testing

@testable import EaselTypography

/// Fonts in the repository; `Fonts/make.py` documents how they were made.
extension TestFonts {
  static let layers = own("EaselLayers.ttf")
  static let paints = own("EaselPaints.ttf")
  static let weights = own("EaselWeights.ttf")
  static let shaping = own("EaselShaping.ttf")

  private static func own(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fonts/\(name)").path
  }
}

struct FontMatchingTests {
  private let library = TestFonts.library(TestFonts.sans, TestFonts.sansBold, TestFonts.mono, TestFonts.serif)

  private func name(_ descriptor: FontDescriptor) -> String { library.font(for: descriptor).face.name }

  @Test(arguments: [
    ("DejaVu Sans Mono", "DejaVu Sans Mono Book"), ("dejavu sans mono", "DejaVu Sans Mono Book"),
    ("DejaVu Sans Bold", "DejaVu Sans Bold"), ("DejaVuSans-Bold", "DejaVu Sans Bold"),
    ("DejaVuSerif", "DejaVu Serif Book"), ("No Such Font", "DejaVu Sans Book"), ("", "DejaVu Sans Book"),
  ])
  func fontsAreFoundByAnyOfTheirNames(name: String, face: String) {
    #expect(self.name(FontDescriptor(family: name)) == face)
  }

  @Test func aMissingFontIsLoggedOnce() {
    let told = Mutex<[String]>([])
    let library = FontLibrary(.files([TestFonts.sans])) { message in told.withLock { $0.append(message) } }
    for size in stride(from: 10, to: 20, by: 1) as StrideTo<CGFloat> {
      _ = library.font(for: FontDescriptor(family: "No Such Font", size: size))
      _ = library.font(for: FontDescriptor(family: "no such FONT", size: size, weight: .bold))
      _ = library.font(for: FontDescriptor(family: "DejaVu Sans", size: size))
    }
    #expect(
      told.withLock { $0 } == ["no font is called \"No Such Font\"; DejaVu Sans Book stands in for it"])
    _ = library.font(for: FontDescriptor(family: "Nor This One"))
    #expect(told.withLock { $0.count } == 2)
  }

  @Test func missingFontsAreLoggedOnce() {
    let told = Mutex<[String]>([])
    let library = FontLibrary(.files([])) { message in told.withLock { $0.append(message) } }
    for size in [10, 20, 30] as [CGFloat] { _ = library.font(for: FontDescriptor(size: size)) }
    #expect(
      told.withLock { $0 } == ["there is no font, so text is blank; install one, such as fonts-inter"])
  }

  @Test func boldUsesABoldFaceIfThereIsOne() {
    let bold = library.font(for: FontDescriptor(weight: .bold))
    #expect(bold.face.name == "DejaVu Sans Bold" && !bold.face.isEmboldened)
    #expect(name(FontDescriptor(weight: .black)) == "DejaVu Sans Bold")
    #expect(name(FontDescriptor(weight: .light)) == "DejaVu Sans Book")
    let mono = library.font(for: FontDescriptor(family: "DejaVu Sans Mono", size: 24, weight: .bold))
    #expect(mono.face.name == "DejaVu Sans Mono Book" && mono.face.isEmboldened)
    #expect(name(FontDescriptor(family: "DejaVuSans", weight: .bold)) == "DejaVu Sans Bold")
  }

  @Test func boldIsSynthesizedIfTheFamilyHasNone() throws {
    let plain = library.font(for: FontDescriptor(family: "DejaVu Sans Mono", size: 24)).face
    let bold = library.font(for: FontDescriptor(family: "DejaVu Sans Mono", size: 24, weight: .bold)).face
    let glyph = try #require(plain.glyph(for: "H"))
    let (thin, thick) = (plain.outline(of: glyph).boundingRect, bold.outline(of: glyph).boundingRect)
    // By an em over 24 in each direction, equally on all sides.
    #expect(
      abs(thick.width - thin.width - 1.0 / 24) < 0.002 && abs(thick.height - thin.height - 1.0 / 24) < 0.002)
    #expect(abs(thick.midX - thin.midX) < 0.002 && abs(thick.midY - thin.midY) < 0.002)
    #expect(bold.box(of: glyph).insetBy(dx: -0.001, dy: -0.001).contains(thick))
    #expect(bold.advance(of: glyph) == plain.advance(of: glyph))
  }

  @Test func italicIsSynthesizedIfTheFamilyHasNone() {
    let italic = library.font(for: FontDescriptor(isItalic: true))
    #expect(italic.face.name == "DejaVu Sans Book" && italic.slant > 0.2)
    #expect(library.font(for: FontDescriptor()).slant == 0)
  }

  @Test func substitutesAreEmboldenedAndSlantedByTheSystemsRules() throws {
    let bold = FontLibrary.shared.font(for: FontDescriptor(weight: .bold, isItalic: true))
    let regular = FontLibrary.shared.font(for: FontDescriptor())
    #expect(!bold.face.isEmboldened && bold.slant == 0)
    for character in ["世", "न"] as [Unicode.Scalar] {
      let other = try #require(FontLibrary.shared.substitute(for: character, in: bold))
      #expect(other.face.isEmboldened && other.slant > 0)
      let plain = try #require(FontLibrary.shared.substitute(for: character, in: regular))
      #expect(!plain.face.isEmboldened && plain.slant == 0)
    }
    let named = FontLibrary.shared.font(for: FontDescriptor(family: "Loma", weight: .bold, isItalic: true))
    #expect(!named.face.isEmboldened && named.slant == 0)
  }

  @Test func widthsUseTheirOwnFacesIfThereAreAny() {
    func width(_ percent: Int) -> CGFloat {
      let font = FontDescriptor(family: "DejaVu Sans", size: 20, width: percent)
      return TextLayoutEngine(library: .shared).layout([TextRun("Hamburgefonstiv", font: font)]).size.width
    }
    #expect(abs(width(85) / width(100) - 0.9) < 0.02)
    #expect(width(120) == width(100))
  }

  @Test func aVariableFontHasEveryWeight() throws {
    let library = TestFonts.library(TestFonts.weights)
    func advance(_ weight: FontWeight) throws -> (shaped: CGFloat, drawn: CGFloat) {
      let run = TextRun("I", font: FontDescriptor(size: 1000, weight: weight))
      let layout = TextLayoutEngine(library: library).layout([run])
      let piece = try #require(layout.lines.first?.pieces.first)
      #expect(!piece.font.face.isEmboldened)
      let glyph = try #require(piece.glyphs.glyphs.first)
      return (layout.size.width, piece.glyphs.face.outline(of: glyph.identifier).boundingRect.width * 1000)
    }
    // Outlines of variable fonts are rounded to whole units.
    for (weight, added) in [(FontWeight.regular, 0.0), (.medium, 40), (.bold, 120), (.black, 200)] {
      let (shaped, drawn) = try advance(weight)
      #expect(abs(shaped - (300 + added)) <= 1)
      #expect(abs(drawn - (100 + added)) <= 1)
    }
  }

  @Test func fontsOfTheApplicationAreFoundAfterTheyAreAdded() {
    let library = TestFonts.library(TestFonts.sans)
    let engine = TextLayoutEngine(library: library)
    let run = TextRun("A", font: FontDescriptor(family: "Easel Layers", size: 1000))
    #expect(engine.layout([run]).size.width != 1000)
    #expect(library.register(file: TestFonts.layers))
    #expect(engine.layout([run]).size.width == 1000)
    #expect(!library.register(file: "/nowhere.ttf"))
    #expect(!library.register(file: #filePath))
  }

  @Test func aLibraryHasTheApplicationFontsOfAnother() {
    let application = TestFonts.library(TestFonts.mono)
    #expect(application.register(file: TestFonts.layers))
    let library = FontLibrary(
      systemFontFiles: [TestFonts.sans, TestFonts.serif], applicationFontsOf: application)
    func name(_ family: String) -> String { library.font(for: FontDescriptor(family: family)).face.name }
    #expect(name("Easel Layers").hasPrefix("Easel Layers"))
    let generation = library.generation
    #expect(!name("Easel Weights").hasPrefix("Easel Weights"))
    #expect(application.register(file: TestFonts.weights))
    #expect(name("Easel Weights").hasPrefix("Easel Weights") && library.generation != generation)
    #expect(name("DejaVu Sans Mono") == "DejaVu Sans Book")
  }

  @Test(arguments: ["ja", "ko"])
  func theLanguageOfTheUserDoesNotMatterToFiles(language: String) async {
    await #expect(processExitsWith: .success) { [language = language as String] in
      setenv("FC_LANG", language, 1)
      let files = [TestFonts.sans, TestFonts.hangul, TestFonts.han]
      let substitutes = FontCatalog(.files(files)).substitutes(
        families: ["sans-serif"], style: FontCatalog.Style())
      #expect(substitutes.map(\.match.file.path) == files)
    }
  }

  @Test func withoutFontsTextIsBlankButHasASize() {
    let engine = TextLayoutEngine(library: FontLibrary(files: []))
    let layout = engine.layout([TextRun("Hello 😀 שלום", font: FontDescriptor(size: 10))], width: 20)
    #expect(layout.size.width > 0 && layout.size.height > 0)
    #expect(
      layout.lines.allSatisfy { $0.pieces.allSatisfy { $0.glyphs.glyphs.isEmpty && $0.colored.isEmpty } })
  }

  @Test func looserFontsHaveHigherLines() {
    var descriptor = FontDescriptor(size: 17)
    let height = library.font(for: descriptor).metrics.lineHeight
    descriptor.addedLeading = 2.0 / 17
    #expect(abs(library.font(for: descriptor).metrics.lineHeight - height - 2) < 1e-9)
    descriptor.addedLeading = -2.0 / 17
    #expect(abs(library.font(for: descriptor).metrics.lineHeight - height + 2) < 1e-9)
  }
}

struct ColorLayerTests {
  private func piece(_ text: String, _ files: String...) -> TextLayout.Piece {
    TextLayoutEngine(library: FontLibrary(files: files)).layout([
      TextRun(text, font: FontDescriptor(size: 100))
    ])
    .lines[0].pieces[0]
  }

  @Test func colorLayersAreOutlinesInTheirColors() {
    let piece = piece("A", TestFonts.layers)
    #expect(piece.glyphs.glyphs.isEmpty)
    let layers = piece.colored.compactMap { glyph -> (CGRect, [Float]?)? in
      guard case .layer(let run, let color) = glyph else { return nil }
      let components = color.map { [$0.components.x, $0.components.y, $0.components.z, $0.components.w] }
      return (run.inkBounds, components)
    }
    #expect(layers.map(\.0.maxX) == [60, 100, 60])
    #expect(layers.map(\.0.maxY) == [0, -40, 0])
    #expect(layers.map(\.1) == [[1, 0, 0, 1], nil, [0, 0, 1, 128.0 / 255]])
  }

  @Test func glyphsWithoutLayersAreOutlines() {
    let piece = piece("B", TestFonts.layers)
    #expect(piece.colored.isEmpty && piece.glyphs.glyphs.count == 1)
  }

  @Test func glyphsWithUnsupportedPaintsFallBackToAnotherFace() {
    #expect(piece("A", TestFonts.paints, TestFonts.sans).font.face.name == "DejaVu Sans Book")
    #expect(piece("B", TestFonts.paints, TestFonts.sans).font.face.name == "Easel Paints Regular")
  }
}
