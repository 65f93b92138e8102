import EaselTestSupport
import Foundation
import Testing

@testable import PreviewBuild
@testable import Viewer

/// A process that shows previews, imitated by a shell script.
@Suite("Processes that show previews")
@MainActor struct HostProcessTests {
  /// The reply of a process that is crashing for longer than a reply may take; and how the process ended.
  private func result(
    of script: String, to request: PreviewRequest = .quit
  ) async throws -> (reply: PreviewReply?, exit: HostExit?) {
    try await withProcess(script) { process in
      (reply: await process.reply(to: request, within: 0.01), exit: process.result)
    }
  }

  /// Calls `body` when the script has printed "ready" to standard error.
  private func withProcess<Result>(
    _ script: String, _ body: @MainActor (HostProcess) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("host")
    try RunningProgram.writeScript(script, to: program.path)
    let kit = EaselKit(
      modules: "", cModuleMaps: [], headerFolders: [], library: "", macros: "", assetSymbols: nil,
      host: program.path, compilerVersion: nil)
    let toolchain = Toolchain(compiler: "", version: "", packageManager: "", runtimeFolder: "")
    let process = try HostProcess(kit, toolchain: toolchain, echoes: false)
    defer { process.kill() }
    while !process.lines.contains("ready") { await Task.yield() }
    return try await body(process)
  }

  @Test(
    "A process that prints a backtrace gets the time for it",
    arguments: ["*** Signal 4: Backtracing from 0x0...", "easel: the code did not return\\n"])
  func waitsForBacktraces(notice: String) async throws {
    let result = try await result(of: "printf 'ready\\n\(notice)' >&2; sleep 0.3; exit 3")
    #expect(result.reply == nil && result.exit?.status == 3)
  }

  @Test("Other processes have to reply in time")
  func doesNotWait() async throws {
    let result = try await result(of: "printf 'ready\\n' >&2; read request; read request")
    #expect(result.reply == nil && result.exit == nil)
  }

  @Test("A request to a process that has stopped reading has no reply")
  func aClosedInputIsNoFailure() async throws {
    // Longer than tests that run at the same time can occupy the main thread; it is killed at the end.
    let result = try await result(of: "exec <&-; printf 'ready\\n' >&2; exec sleep 86400")
    #expect(result.reply == nil && result.exit == nil)
  }

  @Test("The main thread does not wait for a process that does not read its requests")
  func doesNotWaitForReaders() async throws {
    // More than a pipe holds.
    let picture = PreviewPicture(
      preview: 0, isDark: false, scale: 1, device: nil, path: String(repeating: "x", count: 1 << 20))
    let result = try await result(
      of: "printf 'ready\\n' >&2; exec sleep 86400", to: .render(picture))
    #expect(result.reply == nil && result.exit == nil)
  }

  @Test("A process that prints without end does not block the main thread")
  func endlessOutput() async throws {
    try await withProcess("printf 'ready\\n' >&2; read request; exec yes >&2") { process in
      process.send(.quit)
      while !process.lines.contains("y") { await Task.yield() }
      #expect(!process.hasEnded)
    }
  }

  @Test("A reader finishes although something is printed without end")
  func endlessRest() async throws {
    let reader = LineReader()
    let program = Process()
    program.executableURL = URL(fileURLWithPath: "/bin/sh")
    program.arguments = ["-c", "exec yes"]
    program.standardOutput = reader.pipe
    try program.run()
    defer { if program.isRunning { program.terminate() } }
    var count = 0
    reader.start { _ in count += 1 }
    while count == 0 { await Task.yield() }
    reader.finish()
    #expect(reader.unfinishedLine.isEmpty)
  }

  @Test("Lines are split wherever their reads end, and the rest is the last line")
  func lines() throws {
    let reader = LineReader()
    var lines: [String] = []
    reader.start { lines.append(String(decoding: $0, as: UTF8.self)) }
    let writing = reader.pipe.fileHandleForWriting
    for part in ["a\nb", "c\n\nd\ne", "f"] { try writing.write(contentsOf: Data(part.utf8)) }
    try writing.close()
    reader.finish()
    #expect(lines == ["a", "bc", "", "d", "ef"])
  }
}

@Suite("Backtraces of previews")
struct BacktraceTests {
  private static let leaf = "  0 0x00007f39 spin() + 54 in libApp_Preview.so at /home/me/Loop.swift"
  private static let caller =
    "  1 [ra] 0x00007f38 Badge.body.getter + 178 in libApp_Preview.so at /home/me/Badge.swift:7:35"

  @Test(
    "A frame of the previews names its file, line and function",
    arguments: zip([leaf, caller], ["Loop.swift  spin()", "Badge.swift:7:35  Badge.body.getter"]))
  func framesOfPreviews(line: String, description: String) {
    #expect(CrashFrame(line)?.description == description)
  }

  @Test(
    "Other frames are left out",
    arguments: [
      "5 [ra] 0x00007f39 PreviewHost.run() + 1295 in libEaselDynamic.so at /usr/src/PreviewHost.swift:45:33",
      "6 [ra] [system] 0x00007f39 Badge.body.getter + 62 in libApp_Preview.so at //<compiler-generated>:20:13",
      "7 [ra] [system] 0x00007f39 Badge.body.getter + 62 in libApp_Preview.so at //<compiler-generated>",
      "8 [ra] 0x00007f39 start + 12 in libApp_Preview.so",
    ])
  func otherFrames(line: String) {
    #expect(CrashFrame(line) == nil)
  }

  @Test("The place of a crash is the first frame that has a line")
  func placeOfACrash() {
    let exit = HostExit(status: SIGABRT, isSignal: true, lines: [Self.leaf, Self.caller])
    let problem = PreviewProblem(crashOf: "Badge", exit, "")
    #expect(problem.lines == ["Loop.swift  spin()", "Badge.swift:7:35  Badge.body.getter"])
    #expect(problem.file == "/home/me/Badge.swift" && problem.line == 7 && problem.column == 35)
  }
}
