import ArgumentParser
import Easel
import EaselDemos
import EaselUI
import EaselWindowing
import Foundation

/// `easel [DEMO]`: shows the demos in a window.
struct ViewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "view", abstract: "Shows the demos in a window.")

  @Argument(help: "The demo to begin with; `easel list` names them.") var demo: String?
  @Option(help: "Which variant to begin with, from 1.") var variant = 1
  @Option(help: "Width and height of the window in points, as in 800x600.") var size: PixelSize?
  @Option(help: "Pixels per point; what the display asks for unless given.") var scale: Double?
  @Option(help: "The platform whose metrics text and controls have: phone or desktop.")
  var idiom = InterfaceIdiom.phone
  @Option(help: "Threads that paint; one per processor unless given.") var threads = 0
  @Flag(help: "Shows frame rate, processor use and times.") var hud = false
  @Option(help: "A .csv or .json file for the numbers of the HUD, four times a second.") var stats: String?
  @Option(help: "Seconds after which the window closes.") var duration: Double?
  @Flag(help: "Sends pixels through the connection instead of shared memory.") var noShm = false
  @Flag(help: "Draws every frame whole, for comparison.") var noDamage = false
  @Option(help: "Keeps the demos whose name or title contains this.") var match: String?
  @Option(help: "Shows every variant for so many seconds, writes a line about each, and ends.")
  var slideshow: Double?
  @Flag(help: "Begins with the time standing still.") var paused = false
  @Flag(help: "Prints the keys and ends.") var listHotkeys = false

  func validate() throws {
    if let demo { _ = try RenderCommand.find(demo, variant, orCommands: EaselCommand.names) }
    guard (0...256).contains(threads) else { throw ValidationError("--threads must be 0 to 256") }
    if let scale { try RenderCommand.validate(scale: scale) }
    if let stats, !stats.hasSuffix(".csv"), !stats.hasSuffix(".json") {
      throw ValidationError("--stats takes a file that ends in .csv or .json, not \"\(stats)\"")
    }
    if let duration, !(duration > 0) { throw ValidationError("--duration must be above 0 seconds") }
    if let slideshow, !(slideshow > 0) { throw ValidationError("--slideshow must be above 0 seconds") }
    try validateMatch()
  }

  private func validateMatch() throws {
    guard let match, !demos.contains(where: { demo in self.demo.map { $0 == demo.id } ?? true }) else {
      return
    }
    let names = DemoCatalogue.all.map(\.id).joined(separator: ", ")
    throw ValidationError(
      demos.isEmpty
        ? "no demo matches \"\(match)\"; there are: \(names)" : "\(demo ?? "") does not match \"\(match)\"")
  }

  /// The demos that match, in the order of the catalog.
  private var demos: [Demo] {
    guard let match else { return DemoCatalogue.all }
    return DemoCatalogue.all.filter { demo in
      [demo.id, demo.title].contains { $0.range(of: match, options: .caseInsensitive) != nil }
    }
  }

  /// The options of a window that first shows a demo.
  func sessionOptions(for demo: Demo) -> WindowSession.Options {
    var options = WindowSession.Options()
    options.size = size?.size ?? demo.size
    options.scale = scale.map { CGFloat($0) }
    options.threads = threads
    options.tracksDamage = !noDamage
    options.usesSharedMemory = !noShm
    return options
  }

  func run() throws {
    guard !listHotkeys else { return print(Hotkey.table) }
    try MainActor.assumeIsolated {
      guard let display = ProcessInfo.processInfo.environment["DISPLAY"], !display.isEmpty else {
        return try writeContactSheet()
      }
      try show()
    }
  }

  @MainActor
  private func writeContactSheet() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("easel-demos.png").path
    FileHandle.standardError.write(
      Data("easel: DISPLAY is not set, so all demos are rendered to a picture instead of a window\n".utf8))
    try RenderCommand.write(ContactSheet.picture(idiom: idiom), to: path)
    print(path)
  }

  @MainActor
  private func show() throws {
    // Otherwise each thread would keep the memory that the demos free on it.
    FreeMemory.shareAmongThreads()
    do throws(WindowingError) {
      let viewer = try Viewer(self, demos: demos)
      try viewer.run()
    } catch {
      throw ExitCode.failure("\(error)", status: error.exitStatus)
    }
  }
}
