import EaselTestSupport
import Foundation
import Testing

/// Complete programs, compiled from unmodified files, shown in a window and operated.
@Suite("User programs", .waitsForPrograms)
struct UserProgramTests {
  /// Programs whose image is constant without input, or moves for so short a time that a busy machine may miss it.
  private static let quiet: Set<String> = [
    "ColorMixer", "ConfettiParty", "CustomTabBar", "DiceRoller", "DrawingPad", "ExpandableCards", "Game2048",
    "MandelbrotExplorer", "MemoryGame", "OnboardingFlow", "PianoKeys", "SnakeGame", "TicTacToe",
    "HandmadeCharts", "MazeMaker", "SortingVisualizer", "BudgetPlanner", "ChartDashboard", "DrawingStudio",
    "HabitTracker", "KanbanBoard", "KitchenTimers", "MusicPlayer", "NotesApp", "RecipeBook",
    "WeatherMaterials",
    "WorkoutRings",
  ]

  @Test("All programs are found") func programsAreFound() { #expect(UserProgram.all.count == 48) }

  @Test("A program compiles, draws, accepts input, and exits with status 0", arguments: UserProgram.all)
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
      // A click may have stopped a moving program.
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
