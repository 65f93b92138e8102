import ArgumentParser
import Easel
import EaselDemos
import EaselGeometry
import EaselPixels
import EaselWindowing
import Foundation

/// Writes measurements to a file: at most four rows per second, and only after frames, so that an idle window
/// stays idle. The first frame of a variant always has a row, since a still variant has no other.
@MainActor
final class StatisticsFile {
  /// Seconds between rows.
  private static let interval = 0.25

  /// A row of the file.
  private struct Row: Codable {
    var seconds: Double
    var demo: String
    var variant: Int
    var measurements: Measurements
  }

  private let path: String
  private let isJSON: Bool
  private let start = MonotonicTime.now
  private var lastRow: (time: MonotonicTime, demo: String, variant: Int)?
  private var measurer = Measurer()
  /// Nil before the first row.
  private var file: RowFile?
  private var hasFailed = false

  init(path: String) {
    self.path = path
    isJSON = path.hasSuffix(".json")
  }

  /// Throws the exit status if the file cannot be written. An existing file stays as it is.
  static func check(_ path: String) throws(ExitCode) {
    do throws(FileError) { try UnfinishedFile.check(path, inPlace: true) } catch {
      throw .failure("\(error)")
    }
  }

  /// Creates the file without rows, or empties it. Throws the exit status if it cannot be written.
  static func create(at path: String) throws(ExitCode) {
    do { _ = try open(path) } catch {
      throw .failure("cannot write \(path): \(error.reason(writing: path))")
    }
  }

  private static func open(_ path: String) throws -> RowFile {
    try RowFile(path: path, format: path.hasSuffix(".json") ? .json : .csv(header: header))
  }

  /// Adds a row if one is due.
  func add(_ session: WindowSession, demo: Demo, variant: Int) {
    let now = MonotonicTime.now
    if let lastRow, lastRow.demo == demo.id, lastRow.variant == variant,
      now.seconds(since: lastRow.time) < StatisticsFile.interval
    {
      return
    }
    finish(session, demo: demo, variant: variant)
  }

  /// Adds a row now.
  func finish(_ session: WindowSession, demo: Demo, variant: Int) {
    let now = MonotonicTime.now
    lastRow = (now, demo.id, variant)
    write(
      Row(
        seconds: now.seconds(since: start), demo: demo.id, variant: variant + 1,
        measurements: measurer.measure(session)))
  }

  /// Writes a row. Prints the first error to standard error and writes nothing after it.
  private func write(_ row: Row) {
    guard !hasFailed else { return }
    do {
      let file = try self.file ?? StatisticsFile.open(path)
      self.file = file
      try file.append(isJSON ? StatisticsFile.json(row) : StatisticsFile.csv(row))
    } catch {
      hasFailed = true
      StandardError.report("cannot write \(path): \(error.reason(writing: path))")
    }
  }

  private static func json(_ row: Row) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(row), as: UTF8.self)
  }

  private static let header =
    "seconds,demo,variant,fps,interval_p50_ms,interval_p99_ms,interval_max_ms,frame_p50_ms,frame_p99_ms,"
    + "frame_max_ms,cpu_percent,record_ms,raster_ms,present_ms,threads,tiles_drawn,tiles,damaged_percent,"
    + "resident_mb,frames,wakeups_per_s,bodies_per_s,missed_frames,"
    + "pacing,period_ms,shown_interval_p50_ms,shown_interval_p99_ms,latency_ms,thread_percents"

  private static func csv(_ row: Row) -> String {
    let m = row.measurements
    let times = [
      m.intervalMedian, m.interval99, m.intervalLargest, m.workMedian, m.work99, m.workLargest,
    ].map { String(format: "%.3f", $0) }.joined(separator: ",")
    let counts = String(
      format: "%.2f,%.4f,%.4f,%.4f,%d,%d,%d,%.2f,%.1f,%d,%.1f,%.1f,%d", m.processorPercent, m.record,
      m.raster,
      m.present, m.threads, m.tilesDrawn, m.tileCount, m.damagedPercent, m.residentMegabytes, m.frames,
      m.wakeupsPerSecond, m.bodiesPerSecond, m.missedFrames)
    let pacing = String(
      format: "%@,%.4f,%.3f,%.3f,%.3f", m.pacing, m.period, m.shownIntervalMedian, m.shownInterval99,
      m.latency)
    let loads = m.threadPercents.map { String(format: "%.1f", $0) }.joined(separator: " ")
    return String(format: "%.3f,%@,%d,%.1f,", row.seconds, row.demo, row.variant, m.framesPerSecond)
      + "\(times),\(counts),\(pacing),\(loads)"
  }
}

/// A text file that grows row by row. Rows already written are never rewritten.
///
/// A JSON file is one array. Each row overwrites the closing bracket and ends with a new one, in one write,
/// so that the file is valid except during the write.
final class RowFile {
  enum Format {
    /// Comma-separated values with a header line.
    case csv(header: String)
    case json
  }

  private let file: FileHandle
  private let format: Format
  private var rowCount = 0
  /// The offset in bytes at which the next row begins.
  private var length: UInt64

  /// Creates the file, or empties it.
  init(path: String, format: Format) throws {
    let url = URL(fileURLWithPath: path)
    let start =
      switch format {
      case .csv(let header): header + "\n"
      case .json: "[]\n"
      }
    try Data(start.utf8).write(to: url)
    file = try FileHandle(forWritingTo: url)
    self.format = format
    length = UInt64(start.utf8.count)
    if case .json = format { length = 1 }
  }

  /// Adds a row: a line of values, or a JSON object.
  func append(_ row: String) throws {
    let (added, end) =
      switch format {
      case .csv: (row + "\n", "")
      case .json: ((rowCount == 0 ? "\n" : ",\n") + row, "\n]\n")
      }
    try file.seek(toOffset: length)
    try file.write(contentsOf: Data((added + end).utf8))
    length += UInt64(added.utf8.count)
    rowCount += 1
  }
}
