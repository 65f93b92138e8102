import Easel
import EaselTypography
import Foundation

/// What a cache holds, and how often what was asked of it was there.
struct CacheUse: Equatable, CustomStringConvertible {
  var bytes: Int
  var hits: Int
  var misses: Int

  var description: String {
    let size = String(format: "%.2f MB", Double(bytes) / 1_048_576)
    guard hits + misses > 0 else { return size }
    return size + String(format: ", %.1f %% known", Double(hits) / Double(hits + misses) * 100)
  }
}

extension CacheUse {
  /// The masks of glyphs, over the frames of the last two seconds.
  init(glyphsOf statistics: FrameStatistics) {
    let reports = statistics.samples.map(\.report)
    self.init(
      bytes: reports.last?.glyphBytes ?? 0, hits: reports.reduce(0) { $0 + $1.glyphHits },
      misses: reports.reduce(0) { $0 + $1.glyphMisses })
  }
}

extension CacheUse {
  /// The pictures of symbols, over the frames of the last two seconds.
  init(symbolsOf statistics: FrameStatistics) {
    let reports = statistics.samples.map(\.report)
    self.init(
      bytes: reports.last?.symbolBytes ?? 0, hits: reports.reduce(0) { $0 + $1.symbolHits },
      misses: reports.reduce(0) { $0 + $1.symbolMisses })
  }
}

/// Takes the use of an engine's texts and fonts since it was taken last.
struct TextCacheMeasurer {
  private var last = (hits: 0, misses: 0)

  mutating func measure(_ engine: TextLayoutEngine) -> CacheUse {
    let now = engine.statistics
    defer { last = (now.hits, now.misses) }
    return CacheUse(bytes: engine.cachedBytes, hits: now.hits - last.hits, misses: now.misses - last.misses)
  }
}
