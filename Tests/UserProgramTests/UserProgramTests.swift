import EaselTestSupport
import Foundation
import Testing

/// Whole programs, compiled from files as their authors leave them, shown in a window and used.
@Suite("Programs as people write them")
struct UserProgramTests {
  /// Programs that show the same picture until somebody does something.
  private static let quiet: Set<String> = [
    "ColorMixer", "CustomTabBar", "DiceRoller", "DrawingPad", "ExpandableCards", "Game2048",
    "MandelbrotExplorer", "MemoryGame", "OnboardingFlow", "PianoKeys", "SnakeGame", "TicTacToe",
    "HandmadeCharts", "MazeMaker", "SortingVisualizer",
  ]

  @Test("Each is a program of its own") func programsAreFound() { #expect(UserProgram.all.count == 36) }

  @Test("It compiles, moves, can be used, and ends well", arguments: UserProgram.all)
  func runs(program: UserProgram) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try ProgramRun(try program.build(into: folder), home: folder)
    defer { run.stop() }
    do {
      let isQuiet = Self.quiet.contains(program.name)
      let first = try run.watch(pictures: isQuiet ? 1 : 5)
      try run.use()
      // What was clicked may have stopped what moved.
      #expect(try run.watch(pictures: 1) != first)
      let end = try run.close()
      #expect(end.status == 0)
      #expect(end.printed.isEmpty, "\(end.printed)")
    } catch {
      run.attachPicture(named: program.name)
      throw error
    }
  }
}
