import EaselDrawing
import EaselTypography
import EaselWindowing
import Testing

@testable import Easel
@testable import Viewer

/// The lines of the overlay about caches.
@Suite struct CacheUseTests {
  @Test func usesAreMegabytesAndPercent() {
    #expect(CacheUse(bytes: 0, hits: 0, misses: 0).description == "0.00 MB")
    #expect(CacheUse(bytes: 1_572_864, hits: 999, misses: 1).description == "1.50 MB, 99.9 % known")
    #expect(CacheUse(bytes: 1 << 20, hits: 0, misses: 3).description == "1.00 MB, 0.0 % known")
  }

  @Test func glyphsAreThoseOfAllFramesInSight() {
    var statistics = FrameStatistics()
    for (bytes, hits, misses) in [(100, 0, 5), (300, 4, 1)] {
      let report = FrameReport(glyphHits: hits, glyphMisses: misses, glyphBytes: bytes)
      statistics.add(
        FrameStatistics.Sample(start: .now, record: 0, raster: 0, present: 0, report: report, area: 1))
    }
    #expect(CacheUse(glyphsOf: statistics) == CacheUse(bytes: 300, hits: 4, misses: 6))
    #expect(CacheUse(glyphsOf: FrameStatistics()) == CacheUse(bytes: 0, hits: 0, misses: 0))
  }

  @Test func symbolsAreThoseOfAllFramesInSight() {
    var statistics = FrameStatistics()
    for (bytes, hits, misses) in [(4_000, 0, 2), (8_000, 7, 1)] {
      let report = FrameReport(symbolHits: hits, symbolMisses: misses, symbolBytes: bytes)
      statistics.add(
        FrameStatistics.Sample(start: .now, record: 0, raster: 0, present: 0, report: report, area: 1))
    }
    #expect(CacheUse(symbolsOf: statistics) == CacheUse(bytes: 8_000, hits: 7, misses: 3))
  }

  @Test func theHUDGoesThroughItsExtents() {
    #expect(HeadsUpDisplay.Extent.off.next == .full)
    #expect(HeadsUpDisplay.Extent.full.next == .small)
    #expect(HeadsUpDisplay.Extent.small.next == .off)
  }

  @Test func textsAreThoseSinceTheLastLook() {
    let engine = TextLayoutEngine(library: .shared)
    var measurer = TextCacheMeasurer()
    _ = engine.layout([TextRun("one")])
    _ = engine.layout([TextRun("one")])
    let first = measurer.measure(engine)
    #expect(first.hits == 1 && first.misses == 1 && first.bytes > 0)
    _ = engine.layout([TextRun("one")])
    let second = measurer.measure(engine)
    #expect(second.hits == 1 && second.misses == 0)
  }
}
