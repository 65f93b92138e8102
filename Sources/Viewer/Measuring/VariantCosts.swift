import EaselWindowing
import Foundation

/// The processor time per second of each variant while it was shown, summed over all visits.
struct VariantCosts {
  /// A variant, with or without damage tracking.
  struct Case: Hashable {
    var demo: String
    /// From 0.
    var variant: Int
    var tracksDamage: Bool
  }

  /// Seconds after a change that are not counted, because the first frames draw everything.
  static let settling = 0.5

  private struct Sum {
    var processor = 0.0
    var elapsed = 0.0
  }

  private var sums: [Case: Sum] = [:]
  private var current: Case?
  /// The time from which the current case is counted.
  private var settled = MonotonicTime(nanoseconds: 0)
  private var mark: (time: MonotonicTime, processor: Double)?

  /// Starts counting for a variant, or stops counting if nil, for example while the demo is paused.
  ///
  /// - Parameter processorSeconds: The processor time of the process so far.
  mutating func show(_ shown: Case?, at now: MonotonicTime, processorSeconds: Double) {
    measure(at: now, processorSeconds: processorSeconds)
    guard shown != current else { return }
    current = shown
    settled = now.advanced(by: VariantCosts.settling)
    mark = nil
  }

  /// Whether no frame was measured since the change. After that one, it is enough to measure when the values
  /// are read.
  var needsFirstMeasurement: Bool { current != nil && mark == nil }

  /// Adds the time since the last measurement.
  mutating func measure(at now: MonotonicTime, processorSeconds: Double) {
    guard let current, now >= settled else { return }
    if let mark {
      sums[current, default: Sum()].processor += processorSeconds - mark.processor
      sums[current, default: Sum()].elapsed += now.seconds(since: mark.time)
    }
    mark = (now, processorSeconds)
  }

  /// Percent of one processor; nil if the case was not measured yet.
  func percent(of shown: Case) -> Double? {
    guard let sum = sums[shown], sum.elapsed > 0 else { return nil }
    return sum.processor / sum.elapsed * 100
  }
}

/// Measurements as a text table, one line per variant.
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

  /// A line that also has the factor by which the variant is cheaper than the most expensive of `all`.
  static func line(_ row: MeasuredVariant, among all: [MeasuredVariant]) -> String {
    let dearest = all.map(\.measurements.processorPercent).max() ?? 0
    let factor = dearest / max(row.measurements.processorPercent, 1e-3)
    let published = [row.publishedUse, row.publishedFactor].compactMap { $0 }.joined(separator: ", ")
    return line(row) + String(format: "  %6.1fx  %@", factor, published.isEmpty ? "-" : published)
  }

  /// Writes a line without buffering, so that it appears at once in a pipe too.
  static func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  private static func name(_ demo: String, _ variant: String) -> String {
    demo.padding(toLength: 15, withPad: " ", startingAt: 0) + " "
      + variant.padding(toLength: 30, withPad: " ", startingAt: 0)
  }
}
