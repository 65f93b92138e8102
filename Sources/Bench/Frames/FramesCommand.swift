import ArgumentParser
import Easel
import Foundation

/// `easel-bench frames`: what a frame of whole programs costs, and the same in pairs with another build.
///
/// A process measures one program, because caches and memory that another one left would count too.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Measure what each frame of whole programs costs.",
    discussion: """
      Each program is shown in a window without a display, on a simulated clock of 60 Hz, as fast as the processor \
      can. The columns are means of a frame: milliseconds of processor time on all threads and on the main thread, \
      milliseconds from start to end of the views with recording and of the rasterizer, and heap allocations on the \
      main thread; then the growth of memory in all frames, and the share of the window that is painted.

      With --against, the programs of both builds take turns, and the last column is the median ratio of their \
      processor times: below 1, this build is faster.
      """)

  @Option(help: "Pixels per row of the window.")
  var width = 1920

  @Option(help: "Rows of pixels of the window.")
  var height = 1080

  @Option(help: "The number of frames.")
  var frames = 120

  @Option(help: "The number of threads that may paint; 0 for one per processor.")
  var threads = 0

  @Option(help: "How often each program is measured; the median counts.")
  var rounds = 3

  @Option(help: "The program easel-bench of another build.")
  var against: String?

  @Flag(help: "Measure the first program in this process, as a line of JSON.")
  var single = false

  @Argument(help: "The programs; all unless given.")
  var programs = FrameProgram.allCases

  func validate() throws {
    guard (1...16384).contains(width), (1...16384).contains(height) else {
      throw ValidationError("width and height must be from 1 to 16384")
    }
    guard frames > 0, (1...1000).contains(rounds) else {
      throw ValidationError("there must be a frame, and 1 to 1000 rounds")
    }
    guard (0...1024).contains(threads) else { throw ValidationError("threads must be from 0 to 1024") }
    if let against, !FileManager.default.isExecutableFile(atPath: against) {
      throw ValidationError("there is no program at \(against)")
    }
  }

  func run() throws {
    if single {
      return print(JSONLine.text(of: MainActor.assumeIsolated { measure(programs[0]) }))
    }
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    print(line("program", FrameCost.columns + (against == nil ? [] : ["other ms", "ratio"])))
    for program in programs {
      var (costs, others): ([FrameCost], [FrameCost]) = ([], [])
      for _ in 0..<rounds {
        costs.append(try measure(program, with: own))
        if let against { others.append(try measure(program, with: against)) }
      }
      print(line(program.rawValue, FramesCommand.cells(costs, others)))
    }
  }

  @MainActor func measure(_ program: FrameProgram) -> FrameCost {
    let count = threads > 0 ? threads : ProcessInfo.processInfo.activeProcessorCount
    return FrameCost(of: program, size: CGSize(width: width, height: height), threads: count, frames: frames)
  }

  /// Measures a program in a process of its own.
  private func measure(_ program: FrameProgram, with bench: String) throws -> FrameCost {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: bench)
    process.arguments = [
      "frames", "--single", program.rawValue, "--width", "\(width)", "--height", "\(height)",
      "--frames", "\(frames)", "--threads", "\(threads)",
    ]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, let cost = try? JSONDecoder().decode(FrameCost.self, from: data)
    else {
      throw ExitCode.failure("\(bench) did not measure \(program.rawValue)")
    }
    return cost
  }

  /// The values of the round with the median processor time, and those of the comparison.
  static func cells(_ costs: [FrameCost], _ others: [FrameCost]) -> [String] {
    func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    let processor = median(costs.map(\.processor))
    let texts = costs.first { $0.processor == processor }?.texts ?? []
    guard !others.isEmpty else { return texts }
    let ratios = zip(costs, others).map { $0.processor / $1.processor }
    return texts + [median(others.map(\.processor)), median(ratios)].map { String(format: "%.2f", $0) }
  }

  private func line(_ name: String, _ cells: [String]) -> String {
    name.padding(toLength: 14, withPad: " ", startingAt: 0)
      + cells.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }.joined()
  }
}
