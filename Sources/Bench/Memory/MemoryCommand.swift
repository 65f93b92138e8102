import ArgumentParser
import EaselDrawing
import EaselPixels
import EaselRaster
import Foundation

/// `easel-bench memory`: what an animation takes in memory. One scene for a process, so that none inherits the memory of
/// another.
struct MemoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "memory", abstract: "Measure the memory that an animation takes, as a line of JSON.")

  @Option(help: "Pixels per row.")
  var width = 1920

  @Option(help: "Rows.")
  var height = 1080

  @Option(help: "How many frames are painted.")
  var frames = 240

  @Option(help: "Threads that may paint; 0 or 1: the calling thread alone.")
  var threads = 4

  @Argument(help: "What is shown.")
  var scene: MemoryScene

  func validate() throws {
    guard (1...16384).contains(width), (1...16384).contains(height) else {
      throw ValidationError("width and height must be from 1 to 16384")
    }
    guard frames > 0 else { throw ValidationError("paint at least 1 frame") }
    guard (0...64).contains(threads) else { throw ValidationError("threads must be from 0 to 64") }
  }

  func run() throws {
    guard let use = measure() else {
      throw ValidationError("this system does not say in /proc/self/status how much memory a process uses")
    }
    print(JSONLine.text(of: use))
  }

  /// Nil where the system does not say.
  func measure() -> MemoryUse? {
    let size = CGSize(width: width, height: height)
    // Fonts are loaded by now; they are not what is measured.
    _ = scene.frame(0, size: size)
    guard let before = ProcessMemory.current else { return nil }
    let pixmap = Pixmap(width: width, height: height)
    let rasterizer = Rasterizer(threads: threads)
    var report = FrameReport()
    for number in 0..<frames { report = rasterizer.render(scene.frame(number, size: size), into: pixmap) }
    guard let after = ProcessMemory.current else { return nil }
    return MemoryUse(
      scene: scene.rawValue, width: width, height: height, threads: threads, frames: frames,
      frameBytes: pixmap.stride * pixmap.height * 4, peakBytes: after.peak,
      peakBytesAdded: after.peak - before.peak, heldBytes: after.allocated - before.allocated,
      glyphBytes: report.glyphBytes, symbolBytes: report.symbolBytes)
  }
}

/// What an animation took.
struct MemoryUse: Encodable {
  var scene: String
  var width: Int
  var height: Int
  var threads: Int
  var frames: Int
  /// Of the frame itself.
  var frameBytes: Int
  /// The most that the process had in memory, code and fonts included.
  var peakBytes: Int
  /// By how much the frames raised that.
  var peakBytesAdded: Int
  /// What the rasterizer holds on to after the last frame, the frame included.
  var heldBytes: Int
  /// Of it, masks of glyphs.
  var glyphBytes: Int
  /// Of it, pictures of symbols.
  var symbolBytes: Int

  enum CodingKeys: String, CodingKey {
    case scene, width, height, threads, frames
    case frameBytes = "frame_bytes"
    case peakBytes = "peak_bytes"
    case peakBytesAdded = "peak_bytes_added"
    case heldBytes = "held_bytes"
    case glyphBytes = "glyph_bytes"
    case symbolBytes = "symbol_bytes"
  }
}
