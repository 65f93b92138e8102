import EaselDemos
import Foundation

/// Measurements as a table for people: a line for each variant of a demo.
enum MeasurementTable {
  static let header =
    name("demo", "variant") + " damage    fps    CPU %   record   raster  present   damaged %  (times in ms)"

  static func line(_ demo: Demo, _ variant: Int, _ tracksDamage: Bool, _ m: Measurements) -> String {
    name(demo.id, demo.variants[variant].name)
      + String(
        format: " %@   %6.1f  %7.2f  %7.3f  %7.3f  %7.3f  %10.2f", tracksDamage ? "on " : "off",
        m.framesPerSecond, m.processorPercent, m.record, m.raster, m.present, m.damagedPercent)
  }

  /// Writes a line at once, also into a pipe.
  static func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  private static func name(_ demo: String, _ variant: String) -> String {
    demo.padding(toLength: 15, withPad: " ", startingAt: 0) + " "
      + variant.padding(toLength: 30, withPad: " ", startingAt: 0)
  }
}
