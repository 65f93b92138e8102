import Easel
import EaselDrawing
import EaselTypography
import Foundation

/// How often a cache was asked, and how often it had the answer.
struct CacheUse: Equatable {
  var hits: Int
  var misses: Int

  /// The share of hits in percent; nil if the cache was not asked.
  var hitPercent: Double? { hits + misses > 0 ? Double(hits) / Double(hits + misses) * 100 : nil }
}

extension CacheUse {
  /// The cache of glyph masks, over the frames of the last two seconds.
  init(glyphsOf statistics: FrameStatistics) {
    self.init(statistics, hits: \.glyphHits, misses: \.glyphMisses)
  }

  /// The cache of symbol images, over the frames of the last two seconds.
  init(symbolsOf statistics: FrameStatistics) {
    self.init(statistics, hits: \.symbolHits, misses: \.symbolMisses)
  }

  /// The hits and misses of all frames.
  private init(
    _ statistics: FrameStatistics, hits: KeyPath<FrameReport, Int>, misses: KeyPath<FrameReport, Int>
  ) {
    let reports = statistics.samples.map(\.report)
    self.init(
      hits: reports.reduce(0) { $0 + $1[keyPath: hits] },
      misses: reports.reduce(0) { $0 + $1[keyPath: misses] })
  }
}

/// Measures the text caches of an engine since the last measurement.
struct TextCacheMeasurer {
  private var last = (hits: 0, misses: 0)

  mutating func measure(_ engine: TextLayoutEngine) -> CacheUse {
    let now = engine.statistics
    defer { last = (now.hits, now.misses) }
    return CacheUse(hits: now.hits - last.hits, misses: now.misses - last.misses)
  }
}

/// The load of each thread, as lines for a panel.
struct ThreadLoad {
  private static let valuesPerLine = 4
  private static let largestLineCount = 4

  /// Percent of one processor: the main thread first, then the painting threads.
  let percents: [Double]

  /// The name and the value of each line.
  var lines: [(name: String, value: String)] {
    guard let main = percents.first else { return [] }
    return [("Main thread", "\(text(main)) %")] + paintingLines
  }

  private var paintingLines: [(name: String, value: String)] {
    let painting = percents.dropFirst()
    guard painting.count <= ThreadLoad.valuesPerLine * ThreadLoad.largestLineCount else {
      let mean = painting.reduce(0, +) / Double(painting.count)
      return [("Threads 2 to \(percents.count)", "mean \(text(mean)), max \(text(painting.max() ?? 0)) %")]
    }
    return stride(from: 1, to: percents.count, by: ThreadLoad.valuesPerLine).map { first in
      let last = min(first + ThreadLoad.valuesPerLine, percents.count) - 1
      let name = first == last ? "Thread \(first + 1)" : "Threads \(first + 1) to \(last + 1)"
      return (name, percents[first...last].map(text).joined(separator: " / ") + " %")
    }
  }

  private func text(_ percent: Double) -> String { String(format: "%.1f", percent) }
}

/// The cost of updating the panel: recording it, plus the extra time of frames that show a new panel.
struct OverlayCost {
  /// The weight of a new frame in the moving average.
  private static let weight = 0.2

  /// Seconds.
  private var recording = 0.0
  private var renewingFrames = 0.0
  private var otherFrames = 0.0
  private var isRenewed = false

  var milliseconds: Double { (recording + max(0, renewingFrames - otherFrames)) * 1000 }

  /// Records that the panel was drawn anew for the next frame.
  mutating func recorded(in seconds: Double) {
    recording = seconds
    isRenewed = true
  }

  mutating func frameWasDrawn(_ sample: FrameStatistics.Sample) {
    let cost = sample.raster + sample.present
    if isRenewed {
      renewingFrames += (cost - renewingFrames) * (renewingFrames == 0 ? 1 : OverlayCost.weight)
    } else {
      otherFrames += (cost - otherFrames) * OverlayCost.weight
    }
    isRenewed = false
  }
}
