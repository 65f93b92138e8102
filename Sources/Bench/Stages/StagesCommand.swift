import ArgumentParser
import EaselKernels
import EaselRaster
import Foundation

/// `easel-bench stages`: each stage of a frame by itself, and the inner loops.
struct StagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stages", abstract: "Time each stage of a frame and the inner loops, on one thread.")

  @Flag(help: "Print one line of JSON for each time instead of a table.")
  var json = false

  @Option(help: "Seconds per stage.")
  var budget = 0.2

  @Argument(help: "Only stages whose name contains one of these words.")
  var words: [String] = []

  func validate() throws {
    guard budget.isFinite, budget >= 0 else { throw ValidationError("the budget must be 0 or more seconds") }
  }

  func run() {
    if !json { write("easel \(Bench.version), kernels for \(KernelTable.current.name), one thread") }
    let times = Stage.all.filter { isWanted($0.name) }.map { stage in
      let time = stage.measure(budget: budget)
      show(time)
      return time
    }
    guard isWanted("kernel") else { return }
    for time in kernelTimes() { show(StageTime(time, beside: times)) }
  }

  private func isWanted(_ name: String) -> Bool { words.isEmpty || words.contains { name.contains($0) } }

  private func show(_ time: StageTime) { write(json ? JSONLine.text(of: time) : time.tableRow) }

  /// Writes a line at once, so that a pipe shows it while the next stage is measured.
  private func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
