import ArgumentParser
import EaselKernels
import EaselRaster
import Foundation

/// One stage of a frame, measured by itself: work that is repeated, and the number of units it processes.
struct Stage {
  let name: String
  /// The singular of the units that are counted, such as "fill" or "point".
  let unit: String
  /// Sets up the work and returns it. The work returns the number of units it processed.
  let prepare: () -> () -> Int
  /// Runs after each repetition, outside the measured time.
  var cleanUp: () -> Void = {}

  /// All stages, in the order in which a frame passes them.
  static var all: [Stage] {
    views + recording + text + hashing + flattening + stroking + rasterizing + memory
  }

  /// Repeats the work for `budget` seconds and gives nanoseconds per unit.
  func measure(budget: Double) -> StageTime {
    let work = prepare()
    var units = work()
    cleanUp()
    let times = FrameTimes(budget: budget, minimumCount: 5, afterEach: cleanUp) { units = work() }
    let nanoseconds = 1e6 / Double(max(1, units))
    return StageTime(
      stage: name, unit: unit, nanosecondsMinimum: times.minimum * nanoseconds,
      nanosecondsMedian: times.median * nanoseconds)
  }
}

/// The measured time of a stage.
struct StageTime: Encodable {
  var stage: String
  var unit: String
  var nanosecondsMinimum: Double
  var nanosecondsMedian: Double
  /// For kernels: the time divided by that of copying a pixel, in the second-level cache and in memory beyond the caches.
  /// Below 1 the kernel is faster than the memory.
  var cachedCopies: Double?
  var uncachedCopies: Double?

  enum CodingKeys: String, CodingKey {
    case stage, unit
    case nanosecondsMinimum = "ns_min"
    case nanosecondsMedian = "ns_median"
    case cachedCopies = "cached_copies"
    case uncachedCopies = "uncached_copies"
  }
}

extension StageTime {
  /// The time of a kernel, compared with those of copying memory among `times`.
  init(_ kernel: KernelTime, beside times: [StageTime]) {
    let nanoseconds = kernel.nanosecondsPerPixel
    self.init(
      stage: "kernel: \(kernel.kernel), \(kernel.level), \(kernel.length) px", unit: "pixel",
      nanosecondsMinimum: nanoseconds, nanosecondsMedian: nanoseconds,
      cachedCopies: Stage.copying(.cache, in: times).map { nanoseconds / $0 },
      uncachedCopies: Stage.copying(.memory, in: times).map { nanoseconds / $0 })
  }

  var tableRow: String {
    let name = stage.padding(toLength: 56, withPad: " ", startingAt: 0)
    let row = name + String(format: "%10.3f ns per ", nanosecondsMinimum) + unit
    guard let cachedCopies, let uncachedCopies else { return row }
    return row + String(format: ", %5.1f x copied in cache, %4.1f x beyond", cachedCopies, uncachedCopies)
  }
}

/// `easel-bench stages`: times each stage of a frame and the inner loops.
struct StagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stages", abstract: "Time each stage of a frame and the inner loops, on one thread.")

  @Flag(help: "Print one line of JSON for each time instead of a table.")
  var json = false

  @Option(help: "Seconds per stage.")
  var budget = 0.2

  @Argument(help: "Measure only the stages whose name contains one of these words.")
  var words: [String] = []

  func validate() throws {
    guard budget.isFinite, budget >= 0 else { throw ValidationError("the budget must be 0 or more seconds") }
  }

  func run() throws {
    if !json { try write("easel \(Bench.version), kernels for \(KernelTable.current.name), one thread") }
    let times = try Stage.all.filter { isWanted($0.name) }.map { stage in
      let time = stage.measure(budget: budget)
      try show(time)
      return time
    }
    guard isWanted("kernel") else { return }
    for time in kernelTimes() { try show(StageTime(time, beside: times)) }
  }

  private func isWanted(_ name: String) -> Bool { words.isEmpty || words.contains { name.contains($0) } }

  private func show(_ time: StageTime) throws { try write(json ? JSONLine.text(of: time) : time.tableRow) }

  /// Writes a line without buffering, so that a pipe shows it before the next stage is measured.
  private func write(_ line: String) throws {
    try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
  }
}
