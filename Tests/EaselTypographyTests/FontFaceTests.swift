import EaselGeometry
import Testing

@testable import EaselTypography

/// Facts about DejaVu Sans 2.37, read from the file with other tools.
struct FontFaceTests {
  let face: FontFace

  init() throws { face = try FontFace(FontFile(path: TestFonts.sans)) }

  @Test func metricsEqualThoseOfTheFile() {
    #expect(face.unitsPerEm == 2048)
    #expect(face.name == "DejaVu Sans Book")
    #expect(face.metrics.ascent == 1901.0 / 2048)
    #expect(face.metrics.descent == 483.0 / 2048)
    #expect(face.metrics.leading == 0)
    #expect(face.metrics.underlineOffset == 85.0 / 2048)
    #expect(face.metrics.underlineThickness == 90.0 / 2048)
    #expect(face.metrics.strikethroughOffset == 530.0 / 2048)
    #expect(face.metrics.strikethroughThickness == 102.0 / 2048)
  }

  @Test func letterHeightsAreMeasuredIfTheFileLacksThem() {
    #expect(face.metrics.capHeight == 1493.0 / 2048)
    #expect(face.metrics.xHeight == 1120.0 / 2048)
  }

  @Test func charactersHaveTheirGlyphsAndAdvances() throws {
    let capital = try #require(face.glyph(for: "H"))
    #expect(capital == 43)
    #expect(face.advance(of: capital) == 1540)
    #expect(face.glyph(for: "\u{10FFFF}") == nil)
    #expect(face.advance(of: .max) == 0)
  }

  @Test func outlinesAreInEmsWithYDownFromTheBaseline() {
    let outline = face.outline(of: 91)  // x
    let box = face.box(of: 91)
    #expect(box.minX == 59.0 / 2048)
    #expect(box.maxX == 1145.0 / 2048)
    #expect(box.minY == -1120.0 / 2048)
    #expect(box.maxY == 0)
    #expect(!outline.isEmpty)
    guard case .elements(let buffer) = outline.storage else {
      Issue.record("no elements")
      return
    }
    #expect(buffer.points.allSatisfy { box.insetBy(dx: -1e-9, dy: -1e-9).contains($0) })
    #expect(buffer.verbs.last == .close)
  }

  @Test func descendersLieBelowTheBaseline() {
    #expect(face.box(of: 74).maxY == 426.0 / 2048)  // g
  }

  @Test func blankAndMissingGlyphsAreEmpty() {
    #expect(face.outline(of: 3).isEmpty)  // space
    #expect(face.box(of: 3).isNull)
    #expect(face.outline(of: .max).isEmpty)
    #expect(face.outline(of: 1_000_000).isEmpty)
    #expect(face.colorImage(of: 43, size: 12) == nil)
  }

  @Test func trueTypeOutlinesAreQuadraticAndPostScriptOutlinesCubic() throws {
    #expect(verbs(of: face.outline(of: 50)).contains(.quad))
    let path = "/usr/share/fonts/opentype/urw-base35/NimbusSans-Regular.otf"
    guard let cubic = try? FontFace(FontFile(path: path)) else { return }
    let glyph = try #require(cubic.glyph(for: "O"))
    #expect(verbs(of: cubic.outline(of: glyph)).contains(.curve))
  }

  private func verbs(of path: Path) -> Set<PathBuffer.Verb> {
    if case .elements(let buffer) = path.storage { Set(buffer.verbs) } else { [] }
  }

  @Test func outlinesAreTheSameOnAllThreads() async {
    let face = face
    let expected = (0..<400).map { face.outline(of: UInt32($0)) }
    let fresh = FontFace.open(path: TestFonts.sans)!
    let results = await withTaskGroup(of: [Path].self) { group in
      for start in 0..<8 {
        group.addTask {
          var paths = [Path](repeating: Path(), count: 400)
          for step in 0..<400 {
            let glyph = (step + start * 50) % 400
            paths[glyph] = fresh.outline(of: UInt32(glyph))
          }
          return paths
        }
      }
      return await group.reduce(into: [[Path]]()) { $0.append($1) }
    }
    #expect(results.count == 8)
    for result in results { #expect(result == expected) }
  }

  @Test func facesHaveDistinctIdentifiers() throws {
    #expect(try FontFace(FontFile(path: TestFonts.sans)).identifier != face.identifier)
  }

  @Test func unusableFilesAreRejectedWithAReason() {
    #expect {
      try FontFace(FontFile(path: "/nowhere.ttf"))
    } throws: { error in
      (error as? FontFileError)?.description.hasPrefix("cannot use the font file /nowhere.ttf: ") == true
    }
    #expect(throws: FontFileError.self) { try FontFace(FontFile(path: #filePath)) }
    #expect(FontFace.open(path: "/nowhere.ttf") == nil)
  }

  /// FreeType maps the file into memory for as long as the face is open.
  @Test func fontsWithoutOutlinesDoNotStayOpen() throws {
    let name = "easel-\(UUID().uuidString).bdf"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(Self.bitmapFont.utf8).write(to: file)
    #expect {
      try FontFace(FontFile(path: file.path))
    } throws: { error in
      (error as? FontFileError)?.description.hasSuffix("it has no outlines") == true
    }
    let maps = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/maps")).readToEnd()
    #expect(try #require(maps).range(of: Data(name.utf8)) == nil)
  }

  /// A font with a letter of 8 x 2 pixels.
  private static let bitmapFont = """
    STARTFONT 2.1
    FONT -easel-dots-medium-r-normal--8-80-75-75-c-80-iso10646-1
    SIZE 8 75 75
    FONTBOUNDINGBOX 8 2 0 0
    STARTPROPERTIES 2
    FONT_ASCENT 8
    FONT_DESCENT 0
    ENDPROPERTIES
    CHARS 1
    STARTCHAR A
    ENCODING 65
    SWIDTH 500 0
    DWIDTH 8 0
    BBX 8 2 0 0
    BITMAP
    FF
    FF
    ENDCHAR
    ENDFONT

    """
}
