import EaselDrawing
import EaselTypography
import EaselWindowing
import Foundation
import Testing

@testable import Easel
@testable import Viewer

/// The cache statistics in the overlay.
@Suite struct CacheUseTests {
  @Test func theShareOfHitsIsUnknownBeforeTheFirstLookup() {
    #expect(CacheUse(hits: 0, misses: 0).hitPercent == nil)
    #expect(CacheUse(hits: 999, misses: 1).hitPercent == 99.9)
    #expect(CacheUse(hits: 0, misses: 3).hitPercent == 0)
  }

  @Test func memoryIsShownWithItsLimit() {
    let line = Readings.Line(CacheUsage("glyph masks", bytes: 1_572_864, limit: 32 << 20))
    #expect(line.id == "Glyph masks" && line.value == "1.50 of 32 MB")
    #expect(Readings.Line(CacheUsage("surfaces", bytes: 1 << 20, limit: nil)).value == "1.00 MB")
  }

  private func statistics(of reports: [FrameReport]) -> FrameStatistics {
    reports.reduce(into: FrameStatistics()) { statistics, report in
      statistics.add(
        FrameStatistics.Sample(start: .now, record: 0, raster: 0, present: 0, report: report, area: 1))
    }
  }

  @Test func glyphStatisticsCoverAllRecentFrames() {
    let statistics = statistics(of: [
      FrameReport(glyphHits: 0, glyphMisses: 5, glyphBytes: 100),
      FrameReport(glyphHits: 4, glyphMisses: 1, glyphBytes: 300),
    ])
    #expect(CacheUse(glyphsOf: statistics) == CacheUse(hits: 4, misses: 6))
    #expect(CacheUse(glyphsOf: FrameStatistics()) == CacheUse(hits: 0, misses: 0))
  }

  @Test func symbolStatisticsCoverAllRecentFrames() {
    let statistics = statistics(of: [
      FrameReport(symbolHits: 0, symbolMisses: 2, symbolBytes: 4_000),
      FrameReport(symbolHits: 7, symbolMisses: 1, symbolBytes: 8_000),
    ])
    #expect(CacheUse(symbolsOf: statistics) == CacheUse(hits: 7, misses: 3))
  }

  @Test func textStatisticsCoverTheTimeSinceTheLastMeasurement() {
    let engine = TextLayoutEngine(library: .shared)
    var measurer = TextCacheMeasurer()
    _ = engine.layout([TextRun("one")])
    _ = engine.layout([TextRun("one")])
    let first = measurer.measure(engine)
    #expect(first.hits == 1 && first.misses == 1)
    _ = engine.layout([TextRun("one")])
    let second = measurer.measure(engine)
    #expect(second.hits == 1 && second.misses == 0)
  }
}

/// The thread statistics in the overlay and their computation.
@Suite struct ThreadLoadTests {
  private func lines(_ percents: [Double]) -> [String] {
    ThreadLoad(percents: percents).lines.map { "\($0.name): \($0.value)" }
  }

  @Test func eachThreadHasAPercentage() {
    #expect(lines([]) == [])
    #expect(lines([31.24]) == ["Main thread: 31.2 %"])
    #expect(lines([31, 12.5]) == ["Main thread: 31.0 %", "Thread 2: 12.5 %"])
    #expect(
      lines([1, 2, 3, 4, 5, 6]) == [
        "Main thread: 1.0 %", "Threads 2 to 5: 2.0 / 3.0 / 4.0 / 5.0 %", "Thread 6: 6.0 %",
      ])
  }

  @Test func manyThreadsAreSummarizedByMeanAndMaximum() {
    #expect(lines([1] + Array(repeating: 2, count: 16)).count == 5)
    let many = [1] + Array(repeating: 2.0, count: 16) + [36]
    #expect(lines(many) == ["Main thread: 1.0 %", "Threads 2 to 18: mean 4.0, max 36.0 %"])
  }

  @Test func percentagesCoverTheTimeSinceTheLastMeasurement() {
    #expect(Measurer.percents(from: [1, 2], to: [1.5, 2.1], over: 2).map { $0.rounded() } == [25, 5])
    // A different number of threads: there is no previous measurement to compare with.
    #expect(Measurer.percents(from: [], to: [7, 8], over: 2) == [0, 0])
    #expect(Measurer.percents(from: [1, 2], to: [3], over: 2) == [0])
    // A new pool whose threads have used less time than the old ones.
    #expect(Measurer.percents(from: [1, 9], to: [2, 0.5], over: 2) == [50, 0])
  }
}
