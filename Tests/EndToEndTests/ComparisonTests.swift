import EaselTestSupport
import EaselWindowing
import Foundation
import Testing

@testable import Viewer

/// The cost of a demo's variants: `easel compare`, and the panel in the window.
@Suite(.serialized, .waitsForPrograms) struct ComparisonTests {
  private func compare(_ arguments: String..., display: String? = nil) throws -> (
    lines: [String], rows: [MeasuredVariant]
  ) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try RunningProgram.run(
      ViewerFixture.program(), ["compare"] + arguments + ["--json", file.path],
      environment: ["DISPLAY": display])
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    return (lines, try JSONDecoder().decode([MeasuredVariant].self, from: Data(contentsOf: file)))
  }

  @Test func clocksAreComparedWithoutADisplay() throws {
    let (lines, rows) = try compare("clock", "--seconds", "0.5", "--headless")
    #expect(lines.count == 11 && rows.count == 10)
    #expect(lines[0].contains("CPU %") && lines[0].contains("factor") && lines[0].contains("published"))
    #expect(rows.map(\.tracksDamage) == (0..<10).map { $0.isMultiple(of: 2) })
    #expect(rows.map(\.variant) == (0..<10).map { $0 / 2 + 1 })
    #expect(rows[4].publishedUse == "30 %" && lines[5].hasSuffix("30 %, 1.0x"))
    let published = [5, 7, 9, 1].map { lines[$0] }
    let ends = ["30 %, 1.0x", "< 1 %, > 30.0x", "14 to 16 %, 1.9 to 2.1x", "6 %, 5.0x"]
    #expect(zip(published, ends).allSatisfy { $0.hasSuffix("  " + $1) })
    #expect(lines[3].hasSuffix("  -") && rows[2].publishedFactor == nil && rows[0].publishedFactor == "5.0x")
    // Half a second of 60 refreshes; of 0.06 s each; of one second.
    #expect(rows[2].measurements.frames == 30 && rows[4].measurements.framesPerSecond == 60)
    #expect((7...9).contains(rows[0].measurements.frames))
    #expect(rows[6].measurements.frames <= 2)
    for row in rows {
      #expect(row.measurements.present == 0 && row.measurements.processorPercent > 0)
      #expect(row.measurements.threadPercents.count == row.measurements.threads)
      let damaged = row.measurements.damagedPercent
      #expect(row.tracksDamage ? damaged < 60 || row.measurements.frames <= 2 : damaged == 100)
    }
    #expect(lines.dropFirst().count { $0.contains("   1.0x ") } >= 1)
  }

  @Test func demosAreComparedInAWindow() throws {
    let server = try XServer()
    let (lines, rows) = try compare("border", "--seconds", "0.3", display: server.display)
    #expect(lines.count == 5 && rows.count == 4)
    #expect(lines[1].hasPrefix("border          stroke  ") && lines[3].contains("strokeBorder"))
    #expect(rows.allSatisfy { $0.publishedUse == nil && $0.measurements.frames >= 1 })
  }

  @Test func resultsThatCannotBePrintedAreAFailure() throws {
    let script = "exec \"$0\" compare border --seconds 0.1 --headless >/dev/full"
    let viewer = try RunningProgram("sh", ["-c", script, ViewerFixture.program()])
    #expect(try viewer.wait() == 1)
    #expect(viewer.errorText().contains("easel: cannot print the results"))
  }

  @Test func earlierResultsStayIfNothingIsMeasured() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("old".utf8).write(to: file)
    let viewer = try RunningProgram(
      ViewerFixture.program(), ["compare", "border", "--json", file.path],
      environment: ["DISPLAY": ":4711"])
    #expect(try viewer.wait() == 2)
    #expect(try String(contentsOf: file, encoding: .utf8) == "old")
  }
}
