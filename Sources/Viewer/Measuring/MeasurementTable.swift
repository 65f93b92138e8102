import Foundation

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
  static func write(_ line: String) throws {
    try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
  }

  private static func name(_ demo: String, _ variant: String) -> String {
    demo.padding(toLength: max(15, demo.count), withPad: " ", startingAt: 0) + " "
      + variant.padding(toLength: 30, withPad: " ", startingAt: 0)
  }
}
