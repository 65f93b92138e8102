import Foundation

/// Easel's times divided by those of other libraries, as geometric means by kind of scene.
struct PeerTable {
  let comparisons: [SceneComparison]
  /// The libraries beside Easel, in the order of the columns.
  let peers: [String]

  /// A geometric mean, and the count of scenes that it is taken over.
  struct Mean: Equatable {
    var ratio: Double
    var count: Int

    /// Nil if there are no ratios.
    init?(of ratios: [Double]) {
      guard !ratios.isEmpty else { return nil }
      ratio = exp(ratios.map { log($0) }.reduce(0, +) / Double(ratios.count))
      count = ratios.count
    }
  }

  /// Over the scenes that both libraries draw.
  func mean(against peer: String, _ comparisons: [SceneComparison]) -> Mean? {
    Mean(of: comparisons.compactMap { ratio($0) { times in times[peer] } })
  }

  /// Against the fastest of the other libraries that draw each scene.
  func meanAgainstFastest(_ comparisons: [SceneComparison]) -> Mean? {
    Mean(of: comparisons.compactMap { ratio($0) { times in peers.compactMap { times[$0] }.min() } })
  }

  private func ratio(_ comparison: SceneComparison, to other: ([String: Double]) -> Double?) -> Double? {
    let times = comparison.comparable
    guard let easel = times["easel"], let time = other(times), time > 0 else { return nil }
    return easel / time
  }

  /// A row for each kind of scene, and one for all scenes.
  var markdown: String {
    let titles = peers.map { PeerLibrary.title(of: $0) } + ["the fastest of them"]
    var lines = ["| scenes | " + titles.joined(separator: " | ") + " |"]
    lines.append(String(repeating: "|---", count: titles.count + 1) + "|")
    for (title, rows) in groups {
      let means = peers.map { mean(against: $0, rows) } + [meanAgainstFastest(rows)]
      let cells = means.map { PeerTable.cell($0, of: rows.count) }
      lines.append("| \(title) (\(rows.count)) | " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n")
  }

  /// Known kinds in their order, then others, then all.
  private var groups: [(String, [SceneComparison])] {
    let kinds = Dictionary(grouping: comparisons, by: \.kind)
    let known = SceneKind.allCases.compactMap { kind in kinds[kind.rawValue].map { (kind.title, $0) } }
    let others = kinds.filter { SceneKind(rawValue: $0.key) == nil }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
    return known + others + [("all", comparisons)]
  }

  /// The count in brackets is given where not all scenes count.
  private static func cell(_ mean: Mean?, of count: Int) -> String {
    guard let mean else { return "-" }
    return String(format: "%.2f", mean.ratio) + (mean.count < count ? " (\(mean.count))" : "")
  }

  /// Scenes that a library draws differently, with the difference; empty if there are none.
  var disagreements: [String] {
    comparisons.flatMap { comparison in
      comparison.disagreeing.map { name in
        String(
          format: "%@: %@ differs by %.1f (at most %.0f)", comparison.scene, PeerLibrary.title(of: name),
          comparison.differences[name] ?? 0, comparison.tolerance)
      }
    }
  }
}

/// The computer that is measured on.
enum Machine {
  /// Such as "AMD EPYC, 2 processors, x86_64".
  static var description: String {
    let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
    let model = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last
    var system = utsname()
    uname(&system)
    let architecture = withUnsafeBytes(of: &system.machine) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    let count = ProcessInfo.processInfo.activeProcessorCount
    let name = model.map { $0.trimmingCharacters(in: .whitespaces) + ", " } ?? ""
    return "\(name)\(count) processors, \(architecture)"
  }

  /// Today's date, such as "2026-01-31".
  static var date: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter.string(from: Date())
  }
}
