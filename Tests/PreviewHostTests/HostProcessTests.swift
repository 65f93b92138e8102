import EaselTestSupport
import Foundation
import Testing

@testable import PreviewBuild
@testable import Viewer

/// A process that shows previews, imitated by a shell script.
@Suite("Processes that show previews")
@MainActor struct HostProcessTests {
  /// The reply of a process that is crashing for longer than a reply may take; and how the process ended.
  private func result(of script: String) async throws -> (reply: PreviewReply?, exit: HostExit?) {
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
    return (await process.reply(to: .ping(1), within: 0.01), process.result)
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

  @Test("A request to a process that reads no more is not answered")
  func aClosedInputIsNoFailure() async throws {
    // Longer than tests that run at the same time can occupy the main thread; it is killed at the end.
    let result = try await result(of: "exec <&-; printf 'ready\\n' >&2; exec sleep 86400")
    #expect(result.reply == nil && result.exit == nil)
  }
}
