import EaselUI
import Foundation
import Testing

@testable import Bench

/// The programs and the table of `easel-bench frames`.
@Suite("easel-bench frames")
@MainActor struct FramesTests {
  private static let size = CGSize(width: 480, height: 270)

  @Test("Each program shows something else in each frame", arguments: FrameProgram.allCases)
  func programsMove(program: FrameProgram) {
    // Texts are truncated to nothing but dots in a small window.
    let size = program == .texts ? CGSize(width: 1920, height: 1080) : Self.size
    let bench = ViewBench(program.view(size: size), size: size)
    for _ in 0..<3 { bench.frame() }
    let before = bench.pixels
    bench.frame()
    #expect(Set(before).count > 1)
    #expect(bench.pixels != before && !bench.report.damage.isEmpty)
  }

  @Test("A value that changes in a list paints its row alone")
  func aListIsNotPaintedWhole() throws {
    let command = try FramesCommand.parse(["--width", "480", "--height", "270", "--frames", "10", "list"])
    let cost = command.measure(.list)
    #expect(cost.damage > 0 && cost.damage < 0.2)
    #expect(cost.processor > 0 && cost.main > 0 && cost.views > 0 && cost.raster > 0)
  }

  @Test("The table has the median round, and the median ratio of pairs")
  func mediansAreShown() {
    func cost(_ milliseconds: Double) -> FrameCost {
      FrameCost(program: "texts", processor: milliseconds, main: milliseconds / 2)
    }
    let own = [cost(4), cost(2), cost(3)]
    #expect(FramesCommand.cells(own, []).prefix(2) == ["3.00", "1.50"])
    let others = [cost(8), cost(2), cost(12)]
    #expect(FramesCommand.cells(own, others).suffix(2) == ["8.00", "0.50"])
  }

  @Test(
    "Invalid arguments are errors",
    arguments: [
      ["--frames", "0"], ["--rounds", "0"], ["--width", "0"], ["--against", "/nothing"], ["nothing"],
    ])
  func invalidArgumentsThrow(arguments: [String]) {
    #expect(throws: (any Error).self) { try FramesCommand.parse(arguments) }
  }
}
