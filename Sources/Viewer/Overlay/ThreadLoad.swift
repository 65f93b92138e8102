import Foundation

/// How busy threads are, in words that have room on a panel.
struct ThreadLoad {
  private static let valuesPerLine = 4
  private static let largestLineCount = 4

  /// Percent of one processor, the main thread first; then those that only paint.
  let percents: [Double]

  /// What stands at the left and at the right of each line.
  var lines: [(name: String, value: String)] {
    guard let main = percents.first else { return [] }
    return [("main thread", "\(text(main)) %")] + paintingLines
  }

  private var paintingLines: [(name: String, value: String)] {
    let painting = percents.dropFirst()
    guard painting.count <= ThreadLoad.valuesPerLine * ThreadLoad.largestLineCount else {
      let mean = painting.reduce(0, +) / Double(painting.count)
      return [("threads 2 to \(percents.count)", "mean \(text(mean)), most \(text(painting.max() ?? 0)) %")]
    }
    return stride(from: 1, to: percents.count, by: ThreadLoad.valuesPerLine).map { first in
      let last = min(first + ThreadLoad.valuesPerLine, percents.count) - 1
      let name = first == last ? "thread \(first + 1)" : "threads \(first + 1) to \(last + 1)"
      return (name, percents[first...last].map(text).joined(separator: " / ") + " %")
    }
  }

  private func text(_ percent: Double) -> String { String(format: "%.1f", percent) }
}
