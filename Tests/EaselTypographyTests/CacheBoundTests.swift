import EaselDrawing
import EaselGeometry
import Testing

@testable import EaselTypography

/// Text in ever new fonts does not grow the memory without bound.
struct CacheBoundTests {
  private struct WeakFace {
    weak var face: FontFace?
  }

  @Test func textAtEverNewSizesStaysBelowTheLimits() throws {
    let engine = TestFonts.engine()
    for step in 0..<20_000 { _ = engine.layout([TestFonts.run("size", size: 8 + CGFloat(step) / 100)]).lines }
    for usage in engine.cacheUsage {
      let limit = try #require(usage.limit)
      #expect(usage.bytes <= limit, "\(usage.name)")
    }
    let bytes = engine.cacheUsage.first { $0.name == "texts" }?.bytes
    #expect(try #require(bytes) > 1 << 20)
  }

  @Test func fontsAtEverNewSizesShareAFace() {
    let library = TestFonts.library(TestFonts.sans)
    let faces = (1...3000).map { library.font(for: FontDescriptor(size: CGFloat($0) / 10)).face.identifier }
    #expect(Set(faces).count == 1)
    #expect(library.faceCount == 1)
  }

  @Test func facesOfAVariableFontAreBounded() {
    let library = TestFonts.library(TestFonts.weights)
    var first: FontFace?
    let faces = (100...900).map { weight in
      let file = FontFile(path: TestFonts.weights, variations: "wght=\(weight)")
      let face = library.state.withLock { $0.face(file) }
      if weight == 100 { first = face }
      return WeakFace(face: face)
    }
    #expect(library.faceCount > FontLibrary.faceLimit / 4)
    #expect(library.faceCount <= FontLibrary.faceLimit)
    // What text still uses stays open.
    #expect(faces.count { $0.face != nil } == library.faceCount + 1)
    #expect(first != nil && first === faces[0].face)
    first = nil
    #expect(faces[0].face == nil && faces.last?.face != nil)
  }

  @Test func outlinesOfManyGlyphsStayBelowTheLimit() throws {
    let cache = GlyphDataCache()
    let outline = Path(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1))
    var made = 0
    for glyph in 0..<200_000 {
      _ = cache.outline(GlyphDataCache.Key(face: 1, glyph: UInt32(glyph))) {
        made += 1
        return outline
      }
      _ = cache.outline(GlyphDataCache.Key(face: 2, glyph: 7)) {
        made += 1
        return outline
      }
    }
    let usage = try #require(cache.usage.first { $0.name == "glyph outlines" })
    let limit = try #require(usage.limit)
    #expect(usage.bytes > limit / 4 && usage.bytes <= limit)
    // The outline that is used again and again is made once.
    #expect(made == 200_001)
  }
}
