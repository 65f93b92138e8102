import Easel
import EaselTestSupport
import Foundation
import Testing

@testable import Bench

/// Whole programs beside those of other toolkits.
@Suite struct ProgramsTests {
  @Test func theTableHasMedians() {
    var table = ProgramTable(toolkits: [.easel, .qt])
    for program in [9.0, 1, 2] {
      table.add(ProgramUse(program: program, server: 1, rate: 60), of: "circles", .easel)
    }
    table.add(ProgramUse(program: 40, server: 0.25, rate: 23.4), of: "circles", .qt)
    table.add(ProgramUse(program: 3, server: 1, rate: 59), of: "texts", .easel)
    #expect(
      table.markdown == """
        | program | Easel | Qt |
        |---|---|---|
        | circles | 2.0 + 1.0 | 40.0 + 0.2 (23) |
        | texts | 3.0 + 1.0 | - |
        """)
  }

  @Test func reportsOfFramesAreFoundInOtherText() {
    #expect(WindowedProgram.frameCount(in: "frames 12") == 12)
    #expect(WindowedProgram.frameCount(in: #"[1:2:INFO:CONSOLE:66] "frames 189", source: file (66)"#) == 189)
    #expect(WindowedProgram.frameCount(in: "subframes 12") == nil)
    #expect(WindowedProgram.frameCount(in: "frames 99999999999999999999") == nil)
    #expect(WindowedProgram.frameCount(in: "dropped frames") == nil)
  }

  @Test func theTimeOfATreeOfProcessesIsThatOfAllOfThem() throws {
    // Counts long enough for many ticks of the system's accounting before it prints.
    let count = "i=0; while [ $i -lt 400000 ]; do i=$((i+1)); done; echo counted; while :; do :; done"
    let busy = try RunningProgram("sh", ["-c", count])
    #expect(try busy.readLine() == "counted")
    let own = ProcessUsage.processorSeconds
    let processes = ProcessTable()
    let child = processes.seconds(ofTree: busy.identifier)
    #expect(child > 0.1)
    // The times of a process are rounded down to ticks of 10 ms, twice.
    #expect(processes.seconds(ofTree: getpid()) >= own + child - 0.02)
    busy.send(SIGKILL)
    try busy.wait()
    #expect(ProcessTable().seconds(ofTree: busy.identifier) == 0)
  }

  @Test func aToolkitThatIsNotInstalledIsNamedWithItsPackages() throws {
    for (toolkit, package) in [(Toolkit.qt, "qt6-base-dev"), (.gtk, "libgtk-4-dev"), (.chromium, "chromium")]
    {
      do throws(PeerBuilder.Missing) {
        _ = try toolkit.program(in: "/nowhere") { _ in ChildProcess.Result(status: 1) }
        Issue.record("\(toolkit) was found")
      } catch {
        #expect(error.description.hasPrefix("\(toolkit): not found; apt install"))
        #expect(error.description.contains(package))
      }
    }
  }

  @Test func aProgramIsMeasuredBetweenTwoReports() throws {
    let server = try HeadlessServer(width: 64, height: 64)
    defer { server.stop() }
    let script = """
      test "$DISPLAY" = \(server.display) || exit 1
      n=0; while sleep 0.1; do n=$((n+10)); echo "frames $n"; done
      """
    let use = try WindowedProgram.measure(["sh", "-c", script], on: server, 0.5)
    #expect(use.rate > 0 && use.program >= 0 && use.server >= 0)
    #expect(throws: WindowedProgram.Failure.self) {
      try WindowedProgram.measure(["sh", "-c", "echo nothing"], on: server, 0.5)
    }
  }

  @Test func easelShowsItsProgramsInAWindow() throws {
    let server = try XServer()
    let bench = try RunningProgram(
      try RunningProgram.builtProgram("easel-bench"),
      ["programs", "--window", "circles", "--width", "160", "--height", "90"],
      environment: ["DISPLAY": server.display])
    let line = try bench.readLine()
    #expect(WindowedProgram.frameCount(in: line).map { $0 > 0 } == true)
    bench.send(SIGKILL)
    try bench.wait()
  }

  @Test func onlyProgramsOfAllToolkitsAreCompared() throws {
    let bench = try RunningProgram(
      try RunningProgram.builtProgram("easel-bench"), ["programs", "offsets"], environment: [:])
    #expect(try bench.wait() == 64)
    #expect(bench.errorText().contains("other toolkits have no program offsets; there are texts, circles"))
  }
}
