import ArgumentParser
import EaselDrawing
import EaselPixels
import EaselRaster
import Foundation

/// `easel-bench memory`: measures the memory that an animation takes. A process measures one animation, because memory
/// that another one left would count too.
struct MemoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "memory", abstract: "Measure the memory that an animation takes, as a line of JSON.")

  @Option(help: "Pixels per row.")
  var width = 1920

  @Option(help: "Rows.")
  var height = 1080

  @Option(help: "The number of frames.")
  var frames = 240

  @Option(help: "Threads that rasterize; 0 and 1 mean the calling thread alone.")
  var threads = 4

  @Argument(help: "The animation.")
  var scene: MemoryScene

  func validate() throws {
    guard (1...16384).contains(width), (1...16384).contains(height) else {
      throw ValidationError("width and height must be from 1 to 16384")
    }
    guard frames > 0 else { throw ValidationError("the number of frames must be at least 1") }
    guard (0...64).contains(threads) else { throw ValidationError("threads must be from 0 to 64") }
  }

  func run() throws {
    guard let use = measure() else {
      throw ValidationError("/proc/self/status does not report the memory of the process")
    }
    print(JSONLine.text(of: use))
  }

  /// Nil where the system does not report memory.
  func measure() -> MemoryUse? {
    let size = CGSize(width: width, height: height)
    // Loads the fonts, which are not measured.
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

/// The memory that an animation took.
struct MemoryUse: Encodable {
  var scene: String
  var width: Int
  var height: Int
  var threads: Int
  var frames: Int
  /// The bitmap of the frame.
  var frameBytes: Int
  /// The peak of the process, including code and fonts.
  var peakBytes: Int
  /// The growth of the peak during the frames.
  var peakBytesAdded: Int
  /// What the rasterizer holds after the last frame, including the bitmap.
  var heldBytes: Int
  /// The part of `heldBytes` in glyph masks.
  var glyphBytes: Int
  /// The part of `heldBytes` in images of symbols.
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

/// The memory of this process in bytes.
///
/// Source: proc(5), https://man7.org/linux/man-pages/man5/proc_pid_status.5.html.
struct ProcessMemory {
  /// The peak of resident memory.
  let peak: Int
  /// Resident memory that no file backs: allocated and touched by the program.
  let allocated: Int

  /// Nil where the system does not report it.
  static var current: ProcessMemory? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    return ProcessMemory(status: status)
  }

  /// - Parameter status: The text of `/proc/<pid>/status`.
  init?(status: String) {
    guard let peak = ProcessMemory.bytes(of: "VmHWM", in: status),
      let allocated = ProcessMemory.bytes(of: "RssAnon", in: status)
    else { return nil }
    (self.peak, self.allocated) = (peak, allocated)
  }

  /// Lines are like `VmHWM:   12345 kB`.
  private static func bytes(of field: String, in status: String) -> Int? {
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix(field + ":") }) else {
      return nil
    }
    return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
  }
}
