import ArgumentParser
import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselRaster
import Foundation

/// `easel-bench scene`: times whole frames of scenes. Each frame is recorded, flattened and rasterized again; only glyph
/// masks, symbol images and gradient tables are kept between frames.
struct SceneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scene", abstract: "Time whole frames of scene files, with one line of JSON for each.")

  @Option(help: "Seconds of timed frames per scene.")
  var budget = 0.4

  @Option(help: "The least number of frames to time per scene.")
  var minFrames = 5

  @Option(help: "Threads that rasterize; 0 and 1 mean the calling thread alone.")
  var threads = 0

  @Option(help: "A folder for a PNG file of each scene.")
  var pngDir: String?

  @Argument(help: "Scene files, plain or compressed with gzip.")
  var scenes: [String]

  func validate() throws {
    guard budget.isFinite, budget >= 0 else { throw ValidationError("the budget must be 0 or more seconds") }
    guard (0...256).contains(threads) else { throw ValidationError("threads must be 0 to 256") }
  }

  func run() throws {
    for path in scenes {
      let line = JSONLine.text(of: report(on: path)) + "\n"
      try FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
    }
  }

  func report(on path: String) -> SceneReport {
    var name = path
    do {
      let scene = try SceneReader.read(path)
      name = scene.name
      let renderer = Rasterizer(threads: threads)
      renderer.tracksDamage = false
      let prepared = try PreparedScene(scene, renderer: renderer)
      return SceneReport(scene: name, threads: threads, times: try measure(prepared, renderer: renderer))
    } catch SceneError.unsupported(let reason) {
      return SceneReport(scene: name, threads: threads, unsupported: reason)
    } catch {
      StandardError.report("\(path): \(error)")
      return SceneReport(scene: name, threads: threads, unsupported: "error")
    }
  }

  private func measure(_ scene: PreparedScene, renderer: any FrameRenderer) throws -> FrameTimes {
    let pixmap = Pixmap(width: Int(scene.size.width), height: Int(scene.size.height))
    let drawFrame = {
      _ = renderer.render(scene.record(), into: pixmap)
    }
    let first = ContinuousClock().measure(drawFrame)
    if let pngDir { try pixmap.writePNG(to: "\(pngDir)/\(scene.name).easel\(threadSuffix).png") }
    if first < .seconds(budget) { drawFrame() }
    return FrameTimes(budget: budget, minimumCount: minFrames, frame: drawFrame)
  }

  private var threadSuffix: String { threads > 1 ? "-t\(threads)" : "" }
}

/// One line of the report: a scene's times, or why there are none. `SCENE.md` describes the fields.
struct SceneReport: Encodable {
  var peer = "easel"
  var version: String? = Bench.version
  var scene: String
  var threads: Int
  var millisecondsMinimum: Double?
  var millisecondsMedian: Double?
  var frames: Int?
  var unsupported: String?

  enum CodingKeys: String, CodingKey {
    case peer, version, scene, threads
    case millisecondsMinimum = "ms_min"
    case millisecondsMedian = "ms_median"
    case frames, unsupported
  }

  init(scene: String, threads: Int, times: FrameTimes) {
    self.scene = scene
    self.threads = threads
    millisecondsMinimum = times.minimum
    millisecondsMedian = times.median
    frames = times.milliseconds.count
  }

  init(scene: String, threads: Int, unsupported: String) {
    self.scene = scene
    self.threads = threads
    self.unsupported = unsupported
  }
}

/// The times of a series of frames.
struct FrameTimes {
  /// Milliseconds, ascending.
  let milliseconds: [Double]

  var minimum: Double { milliseconds[0] }
  var median: Double { milliseconds[milliseconds.count / 2] }

  /// The most frames that are timed.
  private static let maximumCount = 5000
  /// After so many budgets two frames are enough.
  private static let budgetLimit = 4.0

  /// Draws frames until `budget` seconds are spent and there are `minimumCount` of them, or two of them after four
  /// budgets. The time of `afterEach` is not counted.
  init(budget: Double, minimumCount: Int, afterEach: () -> Void = {}, frame: () -> Void) {
    let clock = ContinuousClock()
    var milliseconds: [Double] = []
    var spent = 0.0
    let start = clock.now
    repeat {
      let elapsed = clock.measure(frame)
      milliseconds.append(elapsed / .milliseconds(1))
      afterEach()
      spent = (clock.now - start) / .seconds(1)
      let isEnough =
        milliseconds.count >= minimumCount
        || (spent >= FrameTimes.budgetLimit * budget && milliseconds.count >= 2)
      if spent >= budget && isEnough { break }
    } while milliseconds.count < FrameTimes.maximumCount
    self.milliseconds = milliseconds.sorted()
  }
}
