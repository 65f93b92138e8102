import ArgumentParser
import EaselUI
import Foundation

/// `easel-bench growth`: how the time and the memory of a first frame grow with what it shows.
///
/// A process measures one size, because memory that another one left would count too.
struct GrowthCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "growth",
    abstract: "Measure how the time and memory of a first frame grow with what it shows.",
    discussion: """
      Prints the milliseconds and megabytes of each size, and the exponents by which they grow from the second \
      largest size to the largest: 1 is proportional. With --single, prints one size as a line of JSON.
      """)

  @Option(
    parsing: .upToNextOption, help: "The sizes: numbers of calls, levels, segments, characters or views.")
  var sizes = [100, 1000, 10_000, 100_000]

  @Option(help: "Seconds after which a size is given up, and with it the larger ones.")
  var seconds = 60

  @Flag(help: "Measure the first size of the first series in this process.")
  var single = false

  @Argument(help: "The series; all unless given.")
  var series = GrowthSeries.allCases

  func validate() throws {
    guard !sizes.isEmpty, sizes.allSatisfy({ (1...100_000_000).contains($0) }) else {
      throw ValidationError("the sizes must be from 1 to 100000000")
    }
    guard (1...86_400).contains(seconds) else { throw ValidationError("seconds must be from 1 to 86400") }
  }

  func run() throws {
    if single { return print(JSONLine.text(of: MainActor.assumeIsolated { measure(series[0], sizes[0]) })) }
    let widths = sizes.sorted().map { String($0).count > 5 ? 20 : 18 }
    let titles = zip(sizes.sorted(), widths).map { "\($0)".padded(to: $1) }
    print("series".padding(toLength: 20, withPad: " ", startingAt: 0) + titles.joined() + "    time  memory")
    for name in series {
      let steps = try measureSizes(of: name)
      let cells = zip(sizes.sorted().indices, widths).map { index, width in
        (index < steps.count ? steps[index].text : "-").padded(to: width)
      }
      print(
        name.rawValue.padding(toLength: 20, withPad: " ", startingAt: 0) + cells.joined()
          + GrowthStep.exponents(steps))
    }
  }

  /// The sizes of a series by increasing size, until one takes too long or fails.
  private func measureSizes(of series: GrowthSeries) throws -> [GrowthStep] {
    var steps: [GrowthStep] = []
    for size in sizes.sorted() {
      guard let step = try measureInProcess(series, size) else { break }
      steps.append(step)
    }
    return steps
  }

  private func measureInProcess(_ series: GrowthSeries, _ size: Int) throws -> GrowthStep? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["growth", "--single", series.rawValue, "--sizes", "\(size)"]
    process.standardOutput = output
    try process.run()
    let limit = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: limit)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    limit.cancel()
    return process.terminationStatus == 0 ? try? JSONDecoder().decode(GrowthStep.self, from: data) : nil
  }

  /// Measures the first frame of a window of 256 x 256 points.
  @MainActor func measure(_ series: GrowthSeries, _ size: Int) -> GrowthStep {
    let window = CGSize(width: 256, height: 256)
    // Loads the fonts, which are not measured.
    ViewBench(series.view(1), size: window).frame()
    let before = ProcessMemory.current
    let start = ContinuousClock.now
    let bench = ViewBench(series.view(size), size: window)
    bench.frame()
    let time = (ContinuousClock.now - start) / .milliseconds(1)
    let bytes = (ProcessMemory.current?.peak ?? 0) - (before?.peak ?? 0)
    return GrowthStep(series: series.rawValue, size: size, milliseconds: time, bytes: bytes)
  }
}

/// The time and memory of a size.
struct GrowthStep: Codable {
  var series: String
  var size: Int
  var milliseconds: Double
  /// The growth of the peak of the process.
  var bytes: Int

  var text: String { String(format: "%.1f ms %.0f MB", milliseconds, Double(bytes) / 1_048_576) }

  /// The exponents of time and memory between the two largest sizes. Those of less than 5 ms or 5 MB say nothing.
  static func exponents(_ steps: [GrowthStep]) -> String {
    guard steps.count > 1 else { return "       -       -" }
    let (small, large) = (steps[steps.count - 2], steps[steps.count - 1])
    func exponent(_ low: Double, _ high: Double, least: Double) -> String {
      guard high >= least, low > 0 else { return "       -" }
      return String(format: "%8.2f", log(high / low) / log(Double(large.size) / Double(small.size)))
    }
    return exponent(small.milliseconds, large.milliseconds, least: 5)
      + exponent(Double(small.bytes), Double(large.bytes), least: 5 * 1_048_576)
  }
}

extension String {
  /// With spaces before it.
  fileprivate func padded(to width: Int) -> String {
    String(repeating: " ", count: max(1, width - count)) + self
  }
}
