import EaselWindowing
import Foundation

/// What variants of demos cost while they were shown: processor time per time, added up over all visits.
struct VariantCosts {
  /// A variant and how it was drawn.
  struct Case: Hashable {
    var demo: String
    /// From 0.
    var variant: Int
    var tracksDamage: Bool
  }

  /// Seconds after a change that do not count, because the first frames draw everything.
  static let settling = 0.5

  private struct Sum {
    var processor = 0.0
    var elapsed = 0.0
  }

  private var sums: [Case: Sum] = [:]
  private var current: Case?
  /// From when on the current case counts.
  private var settled = MonotonicTime(nanoseconds: 0)
  private var mark: (time: MonotonicTime, processor: Double)?

  /// Says what is shown from now on; nil for nothing that counts, as while the time stands.
  ///
  /// - Parameter processorSeconds: What the process used so far.
  mutating func show(_ shown: Case?, at now: MonotonicTime, processorSeconds: Double) {
    measure(at: now, processorSeconds: processorSeconds)
    guard shown != current else { return }
    current = shown
    settled = now.advanced(by: VariantCosts.settling)
    mark = nil
  }

  /// True until a frame was measured after the change; from then on it is enough to measure when somebody asks.
  var awaitsFrame: Bool { current != nil && mark == nil }

  /// Adds up what was used until now.
  mutating func measure(at now: MonotonicTime, processorSeconds: Double) {
    guard let current, now >= settled else { return }
    if let mark {
      sums[current, default: Sum()].processor += processorSeconds - mark.processor
      sums[current, default: Sum()].elapsed += now.seconds(since: mark.time)
    }
    mark = (now, processorSeconds)
  }

  /// Percent of one processor; nil as long as the case was not shown for a moment.
  func percent(of shown: Case) -> Double? {
    guard let sum = sums[shown], sum.elapsed > 0 else { return nil }
    return sum.processor / sum.elapsed * 100
  }
}

/// Measurements as a table for people: a line for each variant of a demo.
enum MeasurementTable {
  static let header =
    name("demo", "variant") + " damage    fps    CPU %   record   raster  present   damaged %  (times in ms)"
  static let comparisonHeader =
    name("demo", "variant")
    + " damage    fps    CPU %   record   raster  present   damaged %   factor  published: CPU, factor"

  static func line(_ row: MeasuredVariant) -> String {
    let m = row.measurements
    return name(row.demo, row.name)
      + String(
        format: " %@   %6.1f  %7.2f  %7.3f  %7.3f  %7.3f  %10.2f", row.tracksDamage ? "on " : "off",
        m.framesPerSecond, m.processorPercent, m.record, m.raster, m.present, m.damagedPercent)
  }

  /// A line that also says by which factor the variant is cheaper than the dearest of `all`.
  static func line(_ row: MeasuredVariant, among all: [MeasuredVariant]) -> String {
    let dearest = all.map(\.measurements.processorPercent).max() ?? 0
    let factor = dearest / max(row.measurements.processorPercent, 1e-3)
    let published = [row.publishedUse, row.publishedFactor].compactMap { $0 }.joined(separator: ", ")
    return line(row) + String(format: "  %6.1fx  %@", factor, published.isEmpty ? "-" : published)
  }

  /// Writes a line at once, also into a pipe.
  static func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  private static func name(_ demo: String, _ variant: String) -> String {
    demo.padding(toLength: 15, withPad: " ", startingAt: 0) + " "
      + variant.padding(toLength: 30, withPad: " ", startingAt: 0)
  }
}
