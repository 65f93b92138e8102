import ArgumentParser
import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselRaster
import Foundation

/// `easel-bench scene`: whole frames of scenes. A frame is recorded, flattened and rasterized anew; only glyph masks,
/// symbol pictures and gradient tables are kept from one to the next.
struct SceneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scene", abstract: "Time whole frames of scene files; one line of JSON for each.")

  @Option(help: "Seconds of timed frames per scene.")
  var budget = 0.4

  @Option(help: "Time at least so many frames of a scene.")
  var minFrames = 5

  @Option(help: "Threads that rasterize; 0 or 1 is the calling thread alone.")
  var threads = 0

  @Option(help: "Write a picture of each scene to this folder.")
  var pngDir: String?

  @Argument(help: "Files in the format \"scene v1\", plain or gzipped.")
  var scenes: [String]

  func validate() throws {
    guard budget.isFinite, budget >= 0 else { throw ValidationError("the budget must be 0 or more seconds") }
    guard (0...256).contains(threads) else { throw ValidationError("threads must be 0 to 256") }
  }

  func run() {
    for path in scenes {
      FileHandle.standardOutput.write(Data((JSONLine.text(of: report(on: path)) + "\n").utf8))
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
      FileHandle.standardError.write(Data("easel: \(path): \(error)\n".utf8))
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
