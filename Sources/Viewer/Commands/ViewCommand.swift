import ArgumentParser
import Easel
import EaselDemos
import EaselGeometry
import EaselPixels
import EaselUI
import EaselWindowing
import Foundation

/// `easel [DEMO]`: shows the demos in a window.
struct ViewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "view", abstract: "Shows the demos in a window.")

  @Argument(help: "The demo to show first. `easel list` prints the names.", completion: .demos)
  var demo: String?
  @Option(help: "The variant to show first, from 1.") var variant = 1
  @Option(
    help: "Width and height of the window in points, for example 800x600.", transform: SizeArgument.init)
  var size: SizeArgument?
  @Option(help: "Pixels per point. Default: the setting of the display.") var scale: Double?
  @Option(help: "The platform that sets the sizes of text and controls.")
  var idiom = InterfaceIdiom.phone
  @Option(help: "Painting threads; 0 means one per processor.") var threads = 0
  @Flag(help: "Show frame rate, processor use and frame times.") var hud = false
  @Option(
    help: "A .csv or .json file for the measurements, at most four rows per second.",
    completion: .file(extensions: ["csv", "json"]))
  var stats: String?
  @Option(help: "Close the window after this many seconds.") var duration: Double?
  @Option(help: "Whether frames start at the display's vertical blank or by a timer.")
  var pacing = PacingMode.auto
  @Flag(help: "Send pixels over the connection instead of shared memory.") var noShm = false
  @Flag(help: "Redraw every frame completely, for comparison.") var noDamage = false
  @Option(help: "Show only the demos whose name or title contains this text.") var match: String?
  @Option(help: "Show every variant for this many seconds, print a line of measurements for each, and exit.")
  var slideshow: Double?
  @Flag(help: "Show the demo alone, without frame, bar and messages.") var bare = false
  @Flag(help: "Start paused.") var paused = false
  @Flag(help: "Print the keys and exit.") var listHotkeys = false

  func validate() throws {
    if let demo { _ = try RenderCommand.find(demo, variant, orCommands: EaselCommand.names) }
    guard (0...256).contains(threads) else { throw ValidationError("--threads must be 0 to 256") }
    if let scale { try RenderCommand.validate(scale: scale) }
    try validateSize()
    if let stats, !stats.hasSuffix(".csv"), !stats.hasSuffix(".json") {
      throw ValidationError("--stats must have the extension .csv or .json, not \"\(stats)\"")
    }
    if let duration, !(duration > 0) { throw ValidationError("--duration must be above 0 seconds") }
    if let slideshow, !(slideshow > 0) { throw ValidationError("--slideshow must be above 0 seconds") }
    try validateMatch()
  }

  /// Without `--scale` the scale of the display is not known yet; the window is then clamped to its largest size.
  private func validateSize() throws {
    guard let size = size?.size ?? demo.flatMap({ DemoCatalogue.demo(named: $0) })?.size else { return }
    try DemoOptions.validatePixels(of: size, scale: scale ?? 1)
    let side = (max(size.width, size.height) * (scale ?? 1)).rounded()
    guard side <= WindowSession.largestSide else {
      throw ValidationError(
        "a window has at most \(Int(WindowSession.largestSide)) pixels a side: lower --size or --scale, "
          + "or use 'easel render'")
    }
  }

  private func validateMatch() throws {
    guard let match, !demos.contains(where: { demo in self.demo.map { $0 == demo.id } ?? true }) else {
      return
    }
    let names = DemoCatalogue.all.map(\.id).joined(separator: ", ")
    throw ValidationError(
      demos.isEmpty
        ? "no demo matches \"\(match)\". Available demos: \(names)"
        : "the demo \(demo ?? "") does not match --match \"\(match)\"")
  }

  /// The demos that match, in the order of the catalog.
  private var demos: [Demo] {
    guard let match else { return DemoCatalogue.all }
    return DemoCatalogue.all.filter { demo in
      [demo.id, demo.title].contains { $0.range(of: match, options: .caseInsensitive) != nil }
    }
  }

  /// The sections with the demos that match.
  private var sections: [DemoSection] {
    let shown = Set(demos.map(\.id))
    return DemoCatalogue.sections.compactMap { section in
      let found = section.demos.filter { shown.contains($0.id) }
      return found.isEmpty ? nil : DemoSection(title: section.title, demos: found)
    }
  }

  /// The size of a window with a frame around the demo, in points.
  private static let windowSize = CGSize(width: 1200, height: 800)

  /// The options of a window that first shows a demo.
  func sessionOptions(for demo: Demo) -> WindowSession.Options {
    var options = WindowSession.Options()
    options.size = size?.size ?? (bare ? demo.size : Self.windowSize)
    options.scale = scale.map { CGFloat($0) }
    options.threads = threads
    options.tracksDamage = !noDamage
    options.usesSharedMemory = !noShm
    options.pacing = pacing
    return options
  }

  func run() throws {
    guard !listHotkeys else { return print(Hotkey.table) }
    try MainActor.assumeIsolated {
      guard let display = ProcessInfo.processInfo.environment["DISPLAY"], !display.isEmpty else {
        return try renderWithoutDisplay()
      }
      try show()
    }
  }

  /// Renders the demo, or all of them, to a new file in the folder of temporary files, and prints its path.
  @MainActor
  private func renderWithoutDisplay() throws {
    let path = try newFile()
    StandardError.report("DISPLAY is not set; rendering \(demo ?? "all demos") to an image file instead")
    do {
      try ImageFormat.png.write(pictureWithoutDisplay(), to: path)
    } catch {
      unlink(path)
      throw error
    }
    print(path)
  }

  private func newFile() throws(ExitCode) -> String {
    do { return try NewFile.temporary("easel-\(demo ?? "demos")", extension: "png") } catch {
      throw .failure("\(error)")
    }
  }

  @MainActor
  private func pictureWithoutDisplay() throws -> Pixmap {
    guard let name = demo else { return ContactSheet.picture(of: demos, idiom: idiom) }
    let (demo, variant) = try RenderCommand.find(name, variant)
    let player = DemoPlayer(
      demo, variant: variant, size: size?.size, scale: scale ?? 1, idiom: idiom)
    return player.picture(at: ContactSheet.age)
  }

  /// Says why the timer was used although the vertical blank was asked for.
  private func noteMissingBlank(_ shown: FramePacing) {
    guard pacing == .vblank, case .timer(let reason) = shown.way else { return }
    StandardError.report("a timer paced the frames, because \(reason.rawValue)")
  }

  @MainActor
  private func show() throws {
    if let stats { try StatisticsFile.check(stats) }
    // Otherwise each thread would keep the memory that the demos free on it.
    FreeMemory.shareAmongThreads()
    do {
      let viewer = try Viewer(self, sections)
      // Earlier measurements stay until there is a window to measure.
      if let stats { try StatisticsFile.create(at: stats) }
      try viewer.run()
      noteMissingBlank(viewer.session.pacing)
    } catch let error as WindowingError {
      throw ExitCode.failure("\(error)", status: error.exitStatus)
    }
  }
}
