import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import Bench

@Suite struct FloorTests {
  @MainActor @Test func filmsShowTheClockAndReturnToTheirStart() {
    let film = ClockFilm(size: CGSize(width: 200, height: 200), scale: 1, count: 40)
    #expect(film.changes.count == 40)
    let frame = Pixmap(width: 200, height: 200)
    frame.copy(frame.bounds, from: film.frame)
    for change in film.changes.dropLast() {
      let area = change.rectangles.reduce(0) { $0 + $1.area }
      // The second hand moves, and its damage is a small part of the window.
      #expect(area > 0 && area < 200 * 200 / 4 && change.pixels.count == area)
      change.apply(to: frame)
    }
    let first = PixelImage(copying: film.frame).pixels
    let isBackBeforeTheEnd = PixelImage(copying: frame).pixels == first
    film.changes.last?.apply(to: frame)
    let isBackAtTheEnd = PixelImage(copying: frame).pixels == first
    #expect(!isBackBeforeTheEnd && isBackAtTheEnd)
  }

  @Test func summariesDivideMedians() {
    let uses = [(floor: 1.0, clock: 3.0), (floor: 9.0, clock: 2.0), (floor: 0.5, clock: 40.0)]
    #expect(
      FloorCommand.summary(uses)
        == "the naive clock costs 3.0 times the floor: 3.00 % and 1.00 % of one processor")
  }

  @Test func processorTimeOfAnotherProcessIsRead() throws {
    // Counts long enough for several ticks of the system's accounting before it prints.
    let count = "i=0; while [ $i -lt 400000 ]; do i=$((i+1)); done; echo counted; while :; do :; done"
    let busy = try RunningProgram("sh", ["-c", count])
    #expect(try busy.readLine() == "counted")
    let seconds = try #require(FloorCommand.processorSeconds(of: busy.identifier))
    #expect(seconds > 0.02)
    busy.send(SIGKILL)
    try busy.wait()
    #expect(FloorCommand.processorSeconds(of: busy.identifier) == nil)
  }

  @Test func withoutADisplayTheExitStatusIsThatOfTheViewer() throws {
    let bench = try RunningProgram(
      try RunningProgram.builtProgram("easel-bench"), ["floor", "--alone"], environment: ["DISPLAY": nil])
    #expect(try bench.wait() == 2)
    #expect(bench.errorText().contains("easel-bench: no X display: DISPLAY is not set"))
  }

  @Test func withoutTheProgramEaselTheFloorIsNotMeasured() throws {
    let bench = try RunningProgram(
      try RunningProgram.builtProgram("easel-bench"), ["floor", "--easel", "/nowhere/easel"],
      environment: ["DISPLAY": nil])
    #expect(try bench.wait() == 1)
    #expect(bench.errorText().contains("there is no program at /nowhere/easel"))
  }

  @Test func theFloorAndTheClockAreMeasuredInTurns() throws {
    let server = try XServer()
    let bench = try RunningProgram(
      try RunningProgram.builtProgram("easel-bench"),
      ["floor", "--seconds", "0.5", "--rounds", "1", "--side", "200"],
      environment: ["DISPLAY": server.display])
    #expect(try bench.wait(timeout: 60) == 0)
    let lines = String(decoding: bench.outputData(), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 3 && lines[0].hasPrefix("floor ") && lines[1].hasPrefix("clock "))
    #expect(lines.last?.hasPrefix("the naive clock costs ") == true)
    let rate = try #require(lines[0].split(separator: " ").dropLast(3).last.flatMap { Double($0) })
    #expect(rate > 20 && rate < 90)
  }

  @Test(arguments: [["--seconds", "0"], ["--rounds", "0"], ["--side", "1"]])
  func invalidArgumentsThrow(arguments: [String]) {
    #expect(throws: (any Error).self) { try FloorCommand.parse(arguments) }
  }
}
