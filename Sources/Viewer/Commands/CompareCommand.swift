import ArgumentParser
import Easel
import EaselDemos
import EaselUI
import EaselWindowing
import Foundation

/// `easel compare DEMO`: runs each variant with and without damage tracking and prints its cost.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Runs each variant of a demo and prints what it costs.",
    discussion: """
      Each variant is shown in a window, once with damage tracking and once with every frame drawn whole. The factor \
      says how much cheaper it is than the dearest; the published use is that of the same drawing on the system where \
      the API comes from, as far as there is one.

      With --headless, or without a display, the variants run at 60 refreshes a second of their own time without a \
      window, as fast as the processor can.
      """)

  @Argument(help: "The demo; `easel list` names them.") var demo: String
  @Option(help: "Seconds per variant.") var seconds = 5.0
  @Option(help: "Threads that paint; one per processor unless given.") var threads = 0
  @Flag(help: "Measures without a window.") var headless = false
  @Option(help: "A file for the results as JSON.") var json: String?
  @Option(help: "The platform whose metrics text and controls have: phone or desktop.")
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
    // Checks that the file can be written before the measurements run.
    if let json { try write([], to: json) }
    let rows = try MainActor.assumeIsolated {
      try demo.variants.indices.flatMap { variant in
        try [true, false].map { try measure(demo, variant, tracksDamage: $0) }
      }
    }
    MeasurementTable.write(MeasurementTable.comparisonHeader)
    for row in rows { MeasurementTable.write(MeasurementTable.line(row, among: rows)) }
    if let json { try write(rows, to: json) }
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

  private func write(_ rows: [MeasuredVariant], to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try encoder.encode(rows).write(to: URL(fileURLWithPath: path))
    } catch {
      throw ExitCode.failure("cannot write \(path): \(error.systemReason)")
    }
  }
}
