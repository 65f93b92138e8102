import ArgumentParser
import Easel
import EaselDemos
import EaselWindowing
import Foundation

/// `easel compare DEMO`: runs each variant in a window and prints what it costs.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Runs each variant of a demo in a window and prints what it costs.")

  @Argument(help: "The demo; `easel list` names them.") var demo: String
  @Option(help: "Seconds per variant.") var seconds = 5.0
  @Option(help: "Threads that paint; one per processor unless given.") var threads = 0

  func validate() throws {
    _ = try RenderCommand.find(demo, 1)
    guard seconds > 0 else { throw ValidationError("--seconds must be above 0") }
  }

  func run() throws {
    let demo = try RenderCommand.find(demo, 1).demo
    print("variant                         damage   fps    CPU %   record   raster  present  damaged %")
    try MainActor.assumeIsolated {
      for variant in demo.variants {
        for tracksDamage in [true, false] { try measure(demo, variant, tracksDamage: tracksDamage) }
      }
    }
  }

  @MainActor
  private func measure(_ demo: Demo, _ variant: Demo.Variant, tracksDamage: Bool) throws {
    do throws(WindowingError) {
      var options = WindowSession.Options()
      options.size = demo.size
      options.threads = threads
      options.tracksDamage = tracksDamage
      let session = try WindowSession(variant.view(), options: options)
      try session.run(until: MonotonicTime.now.advanced(by: min(1, seconds / 4)))
      var measurer = Measurer()
      let frames = session.statistics.frameCount
      try session.run(until: MonotonicTime.now.advanced(by: seconds))
      let result = measurer.measure(session)
      let rate = Double(session.statistics.frameCount - frames) / seconds
      printRow(variant.name, tracksDamage, rate, result)
      session.window.close()
      session.connection.close()
    } catch {
      FileHandle.standardError.write(Data("easel: \(error)\n".utf8))
      throw ExitCode(error.exitStatus)
    }
  }

  private func printRow(_ name: String, _ tracksDamage: Bool, _ rate: Double, _ m: Measurements) {
    let variant = name.padding(toLength: 32, withPad: " ", startingAt: 0)
    print(
      variant
        + String(
          format: "%@  %5.1f  %7.2f  %7.3f  %7.3f  %7.3f  %9.2f", tracksDamage ? "on " : "off", rate,
          m.processorPercent, m.record, m.raster, m.present, m.damagedPercent))
  }
}
