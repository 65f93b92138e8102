import EaselTestSupport
import Testing

@testable import EaselTypography

/// Shaping by tables of pairs: the same glyphs as HarfBuzz gives.
struct PairShaperTests {
  /// A face with options of shaping.
  private struct Subject {
    let font: HarfBuzzFont
    let options: ShapingOptions
    let shaper: PairShaper
    var accepted = 0
    var differing: [String] = []

    init(_ font: HarfBuzzFont?, _ options: ShapingOptions) throws {
      self.font = try #require(font)
      self.options = options
      shaper = try #require(PairShaper(self.font, options))
    }

    /// The glyphs by the table; nil if it does not shape the text.
    func glyphs(_ text: [UInt8]) -> [ShapedGlyph]? {
      var glyphs: [ShapedGlyph] = []
      return shaper.shape(text, text.indices, font, into: &glyphs) ? glyphs : nil
    }

    mutating func compare(_ text: [UInt8]) {
      guard let glyphs = glyphs(text) else { return }
      accepted += 1
      if glyphs != font.shape(text, options) { differing.append(String(decoding: text, as: UTF8.self)) }
    }

    /// Compares all texts of three characters.
    ///
    /// Those that begin with the same two are joined by spaces, unless the table does not shape the result.
    mutating func compareAllOfThree(_ characters: [UInt8]) {
      for first in characters {
        for second in characters where glyphs([first, second]) != nil {
          let texts = characters.map { [first, second, $0] }.filter { glyphs($0) != nil }
          let joined = Array(texts.joined(separator: [0x20]))
          if glyphs(joined) != nil { compare(joined) } else { for text in texts { compare(text) } }
        }
      }
    }

    func expectAgreement() {
      #expect(accepted > 0)
      #expect(differing.isEmpty, "of \(accepted) texts: \(differing.prefix(8))")
    }
  }

  /// A face of a system font.
  struct Face: CustomTestStringConvertible {
    let design: FontDescriptor.Design
    var weight = FontWeight.regular
    var isItalic = false

    var testDescription: String { "\(design) \(weight) \(isItalic ? "italic" : "")" }

    var font: ResolvedFont {
      FontLibrary.shared.font(
        for: FontDescriptor(design: design, size: 13, weight: weight, isItalic: isItalic))
    }
  }

  static let faces: [Face] = [FontDescriptor.Design.default, .serif, .rounded, .monospaced].flatMap {
    design in
    [Face(design: design), Face(design: design, weight: .bold), Face(design: design, isItalic: true)]
  }

  private static let allCharacters = Array(PairRules.codes)

  @Test(arguments: faces)
  func textsOfThreeCharactersHaveTheGlyphsOfHarfBuzz(_ face: Face) throws {
    let font = face.font
    let options = ShapingOptions(script: .latin, usesContextualAlternates: font.usesContextualAlternates)
    var subject = try Subject(font.face.harfBuzz, options)
    subject.compareAllOfThree(PairShaperTests.allCharacters)
    subject.expectAgreement()
  }

  @Test(
    arguments: faces.prefix(1),
    [
      ShapingOptions(usesContextualAlternates: false),
      ShapingOptions(script: .latin, usesMonospacedDigits: true, usesContextualAlternates: false),
      ShapingOptions(script: .latin, smallCaps: [.lowercase, .uppercase]),
      ShapingOptions(script: .latin, usesLigatures: false),
    ])
  func featuresHaveTablesOfTheirOwn(_ face: Face, _ options: ShapingOptions) throws {
    var subject = try Subject(face.font.face.harfBuzz, options)
    subject.compareAllOfThree(PairShaperTests.allCharacters)
    subject.expectAgreement()
    #expect(subject.glyphs(Array("1234.56".utf8)) != nil)
  }

  @Test func tablesShapeMostTextsOfTheSystemFont() throws {
    let options = ShapingOptions(script: .latin, usesContextualAlternates: false)
    let subject = try Subject(PairShaperTests.faces[0].font.face.harfBuzz, options)
    for text in ["Hello, World!", "AVATAR: 1,234.56 %", "x = -0.5e+10", "(Wij)"] {
      #expect((subject.glyphs(Array(text.utf8)) != nil) == (text != "(Wij)"), "\(text)")
    }
    // A colon between digits is centered, which is up to HarfBuzz.
    #expect(subject.glyphs(Array("12:30".utf8)) == nil)
    #expect(subject.glyphs(Array(":1:a:30:".utf8)) != nil)
    #expect(subject.glyphs(Array("é".utf8)) == nil)
  }

  /// In this font, letters depend on each other in each way that the lookups of OpenType have.
  @Test func charactersThatDependOnOthersAreLeftToHarfBuzz() throws {
    let face = try FontFace(FontFile(path: TestFonts.shaping))
    var subject = try Subject(face.harfBuzz, ShapingOptions(script: .latin))
    let letters = PairShaperTests.allCharacters.filter { face.glyph(for: Unicode.Scalar($0)) != nil }
    subject.compareAllOfThree(letters)
    var random = SplitMix64(seed: 1)
    for _ in 0..<20_000 {
      let few = (0..<4).map { _ in letters.randomElement(using: &random)! }
      subject.compare(
        (0..<Int.random(in: 3...10, using: &random)).map { _ in few.randomElement(using: &random)! })
    }
    subject.expectAgreement()
    // Kerning, and letters that have another glyph in each place, are in the table.
    #expect(subject.glyphs(Array("CABAC DAD qAqA zi".utf8)) != nil)
  }

  @Test func aFontWithKerningOfTwoKindsHasNoTable() throws {
    let face = try FontFace(FontFile(path: TestFonts.sans))
    #expect(PairShaper(try #require(face.harfBuzz), ShapingOptions(script: .latin)) == nil)
  }

  /// Texts are shaped by the table once there have been many.
  @Test func textsKeepTheirGlyphsWhenATableIsMade() throws {
    let face = try FontFace(FontFile(path: TestFonts.shaping))
    let font = try #require(face.harfBuzz)
    let options = ShapingOptions(script: .latin)
    func shape(_ text: String) -> [ShapedGlyph] {
      var glyphs: [ShapedGlyph] = []
      let marks = [TextMarks](repeating: .character, count: text.utf8.count)
      HarfBuzzShaper().shape(
        Array(text.utf8), 0..<text.utf8.count, marks: marks, face: face, options: options, into: &glyphs)
      return glyphs
    }
    let texts = ["CAB", "CABabc", "dede", "EEE"]
    let first = texts.map(shape)
    for _ in 0..<100 { _ = shape("CAB") }
    #expect(font.pairShaper(for: options) != nil)
    #expect(texts.map(shape) == first)
  }
}
