import EaselTestSupport
import Foundation
import Testing

/// The file of `--stats`, while it grows and at the end.
@Suite(.serialized, .waitsForPrograms) struct ViewerStatisticsTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func start(_ server: XServer, _ arguments: String...) throws -> RunningProgram {
    try RunningProgram(
      ViewerFixture.program(), ["clock", "--variant", "2", "--duration", "2.5"] + arguments,
      environment: ["DISPLAY": server.display])
  }

  private struct Row: Decodable {
    struct Measurements: Decodable {
      var framesPerSecond: Double
      var intervalMedian, interval99, intervalLargest: Double
      var workMedian, work99, workLargest: Double
      var frames: Int
      var tileCount: Int
      var pacing: String
      var period, shownIntervalMedian, shownInterval99, latency: Double
    }

    var seconds: Double
    var demo: String
    var variant: Int
    var measurements: Measurements
  }

  /// Reads the whole file in one call: parts read in two calls from a growing file do not fit together.
  private func text(of file: URL) throws -> Data {
    let handle = try FileHandle(forReadingFrom: file)
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = read(handle.fileDescriptor, &bytes, bytes.count)
    return Data(bytes.prefix(max(0, count)))
  }

  private func rows(of file: URL) throws -> [Row] {
    try JSONDecoder().decode([Row].self, from: text(of: file))
  }

  /// The first half second of motion measures the blank that the server imitates.
  @Test func theFileStatesThePacing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try XServer()
    for (mode, expected) in [("vblank", "vblank"), ("auto", "timer"), ("timer", "timer")] {
      let file = folder.appendingPathComponent("\(mode).json")
      let viewer = try start(server, "--pacing", mode, "--stats", file.path)
      #expect(try viewer.wait() == 0)
      let values = try rows(of: file).map(\.measurements)
      let last = try #require(values.last { $0.pacing == expected })
      #expect(expected == "vblank" || values.allSatisfy { $0.pacing == "timer" })
      #expect(last.period > 8 && last.period < 35)
      #expect(0 < last.shownIntervalMedian && last.shownIntervalMedian <= last.shownInterval99)
      #expect((last.latency > 0) == (expected == "vblank"))
    }
  }

  @Test func aServerWithoutBlanksIsNamedWhenTheyAreForced() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try XServer(arguments: ["-extension", "XFIXES"])
    let viewer = try start(server, "--pacing", "vblank")
    #expect(try viewer.wait() == 0)
    #expect(viewer.errorText().contains("a timer paced the frames, because the server has no Present"))
  }

  /// A static demo has one frame, soon after the last row of the previous demo.
  @Test func everyVariantOfASlideshowHasARow() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("stats.json")
    let server = try XServer()
    let viewer = try RunningProgram(
      ViewerFixture.program(), ["--slideshow", "0.12", "--match", "triangle", "--stats", file.path],
      environment: ["DISPLAY": server.display])
    #expect(try viewer.wait() == 0)
    let shown = Set(try rows(of: file).map { "\($0.demo) \($0.variant)" })
    let wanted = (1...6).map { "triangle \($0)" } + (1...2).map { "triangle-shape \($0)" }
    #expect(shown == Set(wanted))
  }

  @Test func theJSONFileIsCompleteAtAnyTime() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("stats.json")
    let server = try XServer()
    let viewer = try start(server, "--stats", file.path)
    var lengths: Set<Int> = []
    while viewer.isRunning {
      guard let rows = try? rows(of: file) else {
        // The file does not exist yet, or is being written, which cannot be the case twice in a row.
        if let text = try? text(of: file), !text.isEmpty { _ = try rows(of: file) }
        continue
      }
      lengths.insert(rows.count)
    }
    #expect(try viewer.wait() == 0)
    #expect(lengths.count >= 3)
    let rows = try JSONDecoder().decode([Row].self, from: Data(contentsOf: file))
    #expect(try #require(lengths.max()) <= rows.count)
    #expect(rows.allSatisfy { $0.demo == "clock" && $0.variant == 2 && $0.measurements.tileCount > 1 })
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.seconds < $1.seconds })
    for m in rows.dropFirst().map(\.measurements) {
      #expect(0 < m.intervalMedian && m.intervalMedian <= m.interval99 && m.interval99 <= m.intervalLargest)
      #expect(0 < m.workMedian && m.workMedian <= m.work99 && m.work99 <= m.workLargest)
    }
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.measurements.frames <= $1.measurements.frames })
  }

  /// Written lines do not change: the first content read is a prefix of the last one.
  @Test func theCSVFileGrowsByLines() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("stats.csv")
    try Data("what was here before, and longer than a few rows".utf8).write(to: file)
    let server = try XServer()
    let viewer = try start(server, "--stats", file.path)
    var states: [Data] = []
    while viewer.isRunning {
      let data = try Data(contentsOf: file)
      if data != states.last { states.append(data) }
    }
    #expect(try viewer.wait() == 0)
    let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n")
    #expect(lines.count >= 4)
    #expect(lines[0].hasPrefix("seconds,demo,variant,fps,"))
    let columns = lines[0].split(separator: ",").count
    #expect(lines.allSatisfy { $0.split(separator: ",").count == columns })
    #expect(lines.dropFirst().allSatisfy { $0.contains(",clock,2,") })
    // The main thread moves the clock; the load of painting threads may be zero.
    let loads = try #require(lines.last?.split(separator: ",").last).split(separator: " ").map { Double($0) }
    #expect(lines[0].hasSuffix(",thread_percents"))
    #expect(loads.count == ProcessInfo.processInfo.activeProcessorCount && (loads[0] ?? 0) > 0)
    let grown = states.filter { $0.starts(with: Data("seconds,".utf8)) }
    #expect(grown.count >= 3)
    #expect(zip(grown, grown.dropFirst()).allSatisfy { $1.starts(with: $0) })
  }

  @Test func earlierMeasurementsStayIfNoWindowOpens() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("stats.csv")
    try Data("old".utf8).write(to: file)
    let viewer = try RunningProgram(
      ViewerFixture.program(), ["clock", "--stats", file.path], environment: ["DISPLAY": ":4711"])
    #expect(try viewer.wait() == 2)
    #expect(try String(contentsOf: file, encoding: .utf8) == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["stats.csv"])
  }

  /// With a display that cannot be opened the status would be 2.
  @Test func anUnwritableFileIsReportedBeforeTheWindowOpens() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("none/stats.csv").path
    let viewer = try RunningProgram(
      ViewerFixture.program(), ["clock", "--stats", file], environment: ["DISPLAY": ":4711"])
    #expect(try viewer.wait() == 1)
    let advice = "the folder \(folder.path)/none does not exist; create it first, or write to another one"
    #expect(viewer.errorText() == "easel: cannot write \(file): \(advice)\n")
  }
}
