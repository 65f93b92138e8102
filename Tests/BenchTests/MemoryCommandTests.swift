import Foundation
import Testing

@testable import Bench

/// The report of `easel-bench memory`.
@Suite struct MemoryCommandTests {
  @Test func memoryIsReadFromProc() throws {
    let status = "Name:\tbench\nVmHWM:\t   2048 kB\nVmRSS:\t   1024 kB\nRssAnon:\t     512 kB\n"
    let memory = try #require(ProcessMemory(status: status))
    #expect(memory.peak == 2 << 20)
    #expect(memory.allocated == 512 << 10)
    #expect(ProcessMemory(status: "VmHWM:\t many kB\nRssAnon:\t1 kB\n") == nil)
    #expect(ProcessMemory(status: "") == nil)
  }

  @Test(arguments: MemoryScene.allCases)
  func framesDifferAndTakeMemory(scene: MemoryScene) throws {
    let arguments = ["--width", "640", "--height", "360", "--frames", "3", "--threads", "1", scene.rawValue]
    let command = try MemoryCommand.parse(arguments)
    let use = try #require(command.measure())
    #expect(use.frameBytes >= 640 * 360 * 4)
    #expect(use.peakBytes > use.frameBytes)
    let size = CGSize(width: 640, height: 360)
    #expect(scene.frame(0, size: size).root.hash != scene.frame(1, size: size).root.hash)
  }

  @Test(arguments: [["--width", "0"], ["--height", "99999"], ["--frames", "0"], ["--threads", "-1"]])
  func invalidArgumentsThrow(arguments: [String]) {
    #expect(throws: (any Error).self) { try MemoryCommand.parse(arguments + ["clock"]) }
  }
}
