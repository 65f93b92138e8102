import EaselTestSupport
import Foundation
import Testing

@testable import PreviewBuild

@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct CommandTests {
  private func shell(_ script: String) -> Command { Command("/bin/sh", ["-c", script]) }

  /// Without it the command would sleep for an hour.
  @Test func aProgramThatPrintedAnErrorIsEndedAfterAWhile() async throws {
    var command = shell("echo 'a.swift:1:2: error: b'; exec sleep 3600")
    command.secondsAfterError = 0.1
    let result = try await command.run()
    #expect(result.output == "a.swift:1:2: error: b\n" && result.status == 128 + SIGINT)
  }

  /// Megabytes of output that arrive in small parts would take minutes otherwise.
  @Test func anErrorIsLookedForInNewOutputOnly() {
    var search = ErrorSearch()
    let outputs = [
      "a.swift:1:2: err", "a.swift:1:2: error: b", "a.swift:1:2: error: b and more",
      "a.swift:1:2: error: b and more\nc: error: ",
    ]
    let found = outputs.map { search.finds(in: Array($0.utf8)) }
    #expect(found == [false, true, false, true])
  }

  @Test func outputAndStatusAreReturned() async throws {
    let result = try await shell("echo out; echo err >&2; exit 3").run()
    #expect(result.output == "out\nerr\n")
    #expect(result.status == 3)
    #expect(try await shell("kill -SEGV $$").run().status == 128 + SIGSEGV)
  }

  @Test func theEnvironmentIsPassedAndInputIsEmpty() async throws {
    let result = try await Command(
      "/bin/sh", ["-c", "cat; echo $GREETING"], environment: ["GREETING": "Grüße"]
    ).run()
    #expect(result.output == "Grüße\n")
  }

  @Test func aProgramThatDoesNotExistIsAnError() async throws {
    let error = await #expect(throws: PreviewSetupError.self) {
      try await Command("/no/such/program", []).run()
    }
    #expect(error?.description.contains("/no/such/program") == true)
  }

  @Test func outputIsLimited() async throws {
    let result = try await shell("head -c \(Command.maximumOutput + 100) /dev/zero").run()
    #expect(result.output.utf8.count == Command.maximumOutput)
    #expect(result.status == 0)
  }

  @Test func cancellationEndsTheProgramAndItsChildren() async throws {
    let folder = try TemporaryFolder()
    let watcher = try FileWatcher([folder.path])
    // The child holds the output open, so that the command does not return before it has ended.
    let task = Task {
      try await shell("sleep 1000 & echo $! >'\(folder.path)/child.txt'; wait").run()
    }
    for await change in watcher.changes where change.paths.contains("\(folder.path)/child.txt") { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
