import EaselTestSupport
import Foundation
import Testing

@Suite("Programs that tests start")
struct RunningProgramTests {
  @Test("A missing program is named with what installs it")
  func namesMissingProgram() {
    let error = #expect(throws: ToolError.self) { try RunningProgram("no-such-program") }
    #expect(
      error?.description
        == "no-such-program is not installed, and this test needs it: run Resources/setup.sh test")
  }

  @Test("Output, status and signal are told")
  func tellsEnd() throws {
    let program = try RunningProgram(
      "sh", ["-c", "echo one; echo $WORD; exit 7"], environment: ["WORD": "two"])
    #expect(try program.readLine() == "one")
    #expect(try program.readLine() == "two")
    #expect(try program.wait() == 7)
    let killed = try RunningProgram("cat", ["/dev/zero"])
    killed.send(SIGKILL)
    #expect(try killed.wait() == -SIGKILL)
  }

  @Test("A program that says nothing or does not end is given up")
  func givesUp() throws {
    let silent = try RunningProgram("tail", ["-f", "/dev/null"])
    #expect(throws: ToolError.self) { try silent.readLine(timeout: 0.05) }
    #expect(throws: ToolError.self) { try silent.wait(timeout: 0.05) }
  }

  @Test("A program that fails is reported with what it said")
  func reportsFailure() {
    let error = #expect(throws: ToolError.self) {
      try RunningProgram.run("sh", ["-c", "echo bad >&2; exit 3"])
    }
    #expect(error?.description == "sh -c echo bad >&2; exit 3: status 3: bad\n")
  }
}
