import ArgumentParser
import Easel
import EaselDemos
import EaselPixels
import EaselUI
import EaselWindowing
import Foundation

/// `easel compare DEMO`: runs each variant with and without damage tracking and prints its cost.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Measures the cost of each variant of a demo.",
    discussion: """
      Each variant runs in a window, once with damage tracking and once with every frame redrawn completely. The \
      factor is the cost of the most expensive variant divided by the cost of this one. The last column shows the \
      published figures for the same drawing on Apple's system, if there are any.

      With --headless, or without a display, the variants run without a window, on a simulated display of 60 Hz, \
      without pauses between the frames.
      """)

  @Argument(help: "The demo. `easel list` prints the names.", completion: .demos) var demo: String
  @Option(help: "Seconds per variant.") var seconds = 5.0
  @Option(help: "Painting threads; 0 means one per processor.") var threads = 0
  @Flag(help: "Measure without a window.") var headless = false
  @Option(help: "Write the results to this JSON file.", completion: .file(extensions: ["json"]))
  var json: String?
  @Option(help: "The platform that sets the sizes of text and controls.")
  var idiom = InterfaceIdiom.phone

  func validate() throws {
    _ = try RenderCommand.find(demo, 1)
    guard seconds > 0, seconds <= 3600 else {
      throw ValidationError("--seconds must be above 0 and at most 3600")
    }
    guard (0...256).contains(threads) else { throw ValidationError("--threads must be 0 to 256") }
  }

  func run() throws {
    let demo = try RenderCommand.find(demo, 1).demo
    // Before the measurements, which take long and can fail: the results of earlier ones stay until these are there.
    if let json { try check(json) }
    let rows = try MainActor.assumeIsolated {
      try demo.variants.indices.flatMap { variant in
        try [true, false].map { try measure(demo, variant, tracksDamage: $0) }
      }
    }
    if let json { try write(rows, to: json) }
    try printTable(rows)
  }

  private func printTable(_ rows: [MeasuredVariant]) throws {
    do {
      try MeasurementTable.write(MeasurementTable.comparisonHeader)
      for row in rows { try MeasurementTable.write(MeasurementTable.line(row, among: rows)) }
    } catch {
      throw ExitCode.failure("cannot print the results: \(error.reason(writing: "the results"))")
    }
  }

  @MainActor
  private func measure(_ demo: Demo, _ variant: Int, tracksDamage: Bool) throws -> MeasuredVariant {
    let measurements: Measurements
    if headless || (ProcessInfo.processInfo.environment["DISPLAY"] ?? "").isEmpty {
      var run = HeadlessRun(
        demo, variant: variant, idiom: idiom, threads: threads, tracksDamage: tracksDamage)
      measurements = run.measure(seconds: seconds)
    } else {
      measurements = try measureInWindow(demo, variant, tracksDamage: tracksDamage)
    }
    return MeasuredVariant(demo, variant, tracksDamage: tracksDamage, measurements)
  }

  /// Measures after the first frames, which draw everything.
  @MainActor
  private func measureInWindow(_ demo: Demo, _ variant: Int, tracksDamage: Bool) throws -> Measurements {
    do throws(WindowingError) {
      var options = WindowSession.Options()
      options.title = "Easel - \(demo.title) - \(demo.variants[variant].name)"
      options.size = demo.size
      options.threads = threads
      options.tracksDamage = tracksDamage
      let session = try WindowSession(demo.variants[variant].view(in: idiom), options: options)
      defer {
        session.window.close()
        session.connection.close()
      }
      try session.run(until: MonotonicTime.now.advanced(by: min(1, seconds / 4)))
      let frames = session.statistics.frameCount
      var measurer = Measurer()
      try session.run(until: MonotonicTime.now.advanced(by: seconds))
      var measurements = measurer.measure(session)
      measurements.framesPerSecond = Double(session.statistics.frameCount - frames) / seconds
      return measurements
    } catch {
      throw ExitCode.failure("\(error)", status: error.exitStatus)
    }
  }

  private func check(_ path: String) throws {
    do throws(FileError) { try UnfinishedFile.check(path) } catch { throw ExitCode.failure("\(error)") }
  }

  private func write(_ rows: [MeasuredVariant], to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = try encoder.encode(rows)
    do throws(FileError) { try UnfinishedFile.write(Array(data), to: path) } catch {
      throw ExitCode.failure("\(error)")
    }
  }
}
