import EaselTestSupport
import Foundation
import Testing

@Suite("Child processes of tests")
struct RunningProgramTests {
  @Test("The error for a missing program names the command that installs it")
  func namesMissingProgram() {
    let error = #expect(throws: ToolError.self) { try RunningProgram("no-such-program") }
    #expect(
      error?.description
        == "no-such-program is not installed, and this test needs it: run Resources/setup.sh test")
  }

  @Test("Output, exit status and signal are reported")
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

  @Test("Waiting for output or for the end of a program times out")
  func givesUp() throws {
    let silent = try RunningProgram("tail", ["-f", "/dev/null"])
    #expect(throws: ToolError.self) { try silent.readLine(timeout: 0.05) }
    #expect(throws: ToolError.self) { try silent.wait(timeout: 0.05) }
  }

  @Test("The error for a failed program includes its standard error")
  func reportsFailure() {
    let error = #expect(throws: ToolError.self) {
      try RunningProgram.run("sh", ["-c", "echo bad >&2; exit 3"])
    }
    #expect(error?.description == "sh -c echo bad >&2; exit 3: status 3: bad\n")
  }
}
