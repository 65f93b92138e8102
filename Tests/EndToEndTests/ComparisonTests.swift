import EaselTestSupport
import EaselWindowing
import Foundation
import Testing

@testable import Viewer

/// The cost of a demo's variants: `easel compare`, and the panel in the window.
@Suite(.serialized) struct ComparisonTests {
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

  @Test func thePanelIsShownAndHidden() throws {
    let fixture = try ViewerFixture(
      ["clock", "--variant", "4", "--paused"], titled: "Easel - Clock - two canvases, once a second")
    let plain = try fixture.picture { $0.color(5, 5) == 0xffffff && $0.color(400, 45) != 0xffffff }
    try fixture.press("m")
    let shown = try fixture.picture { $0.color(365, 100) != plain.color(365, 100) }
    // The panel's text is white, in the heading and in the row of each of five variants.
    for top in [20, 64, 81, 98, 115, 132] {
      let rows = (top..<top + 14).flatMap { row in (372..<640).map { shown.color($0, row) } }
      #expect(rows.contains { $0 & 0xff > 0x90 }, "at \(top)")
    }
    try fixture.press("m")
    try fixture.picture { $0 == plain }
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
  }
}

@Suite struct VariantCostsTests {
  private let first = VariantCosts.Case(demo: "clock", variant: 0, tracksDamage: true)
  private let second = VariantCosts.Case(demo: "clock", variant: 0, tracksDamage: false)

  private func time(_ seconds: Double) -> MonotonicTime {
    MonotonicTime(nanoseconds: 1_000_000_000_000).advanced(by: seconds)
  }

  @Test func costsAreSummedOverVisitsWithoutTheSettlingTime() throws {
    var costs = VariantCosts()
    costs.show(first, at: time(0), processorSeconds: 1)
    costs.measure(at: time(0.2), processorSeconds: 1.2)
    #expect(costs.percent(of: first) == nil)
    costs.measure(at: time(1), processorSeconds: 2)
    costs.measure(at: time(2), processorSeconds: 2.5)
    #expect(abs(try #require(costs.percent(of: first)) - 50) < 1e-9)
    costs.show(second, at: time(3), processorSeconds: 2.6)
    #expect(abs(try #require(costs.percent(of: first)) - 30) < 1e-9)
    costs.measure(at: time(4), processorSeconds: 5)
    costs.measure(at: time(5), processorSeconds: 5.9)
    #expect(abs(try #require(costs.percent(of: second)) - 90) < 1e-9)
    costs.show(first, at: time(6), processorSeconds: 6)
    costs.measure(at: time(7), processorSeconds: 7)
    costs.measure(at: time(9), processorSeconds: 7)
    #expect(abs(try #require(costs.percent(of: first)) - 15) < 1e-9)
  }

  @Test func nothingIsCountedWhileNothingIsShown() throws {
    var costs = VariantCosts()
    costs.show(first, at: time(0), processorSeconds: 0)
    costs.measure(at: time(1), processorSeconds: 0)
    costs.show(nil, at: time(2), processorSeconds: 0.1)
    costs.measure(at: time(10), processorSeconds: 9)
    costs.show(first, at: time(11), processorSeconds: 9)
    #expect(abs(try #require(costs.percent(of: first)) - 10) < 1e-9)
    #expect(costs.percent(of: second) == nil)
  }
}
