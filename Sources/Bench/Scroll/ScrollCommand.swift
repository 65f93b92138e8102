import ArgumentParser
import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI
import Foundation

/// `easel-bench scroll`: times the opening of long lists and the frames while they scroll.
struct ScrollCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scroll",
    abstract: "Time the opening and the scrolling of a long list, on one thread, as a line of JSON.")

  @Option(help: "Pixels per row of the window.")
  var width = 800

  @Option(help: "Rows of pixels of the window.")
  var height = 1000

  @Option(help: "The number of rows of the list.")
  var rows = 10_000

  @Option(help: "The number of frames, each a notch of the wheel after the previous one.")
  var frames = 600

  @Argument(help: "The content: list, stack, grid or sections.")
  var content: ScrollContent

  func validate() throws {
    guard (1...16384).contains(width), (1...16384).contains(height) else {
      throw ValidationError("width and height must be from 1 to 16384")
    }
    guard frames > 0, rows > 0 else {
      throw ValidationError("the numbers of rows and frames must be at least 1")
    }
  }

  func run() throws { print(JSONLine.text(of: MainActor.assumeIsolated { measure() })) }

  @MainActor func measure() -> ScrollTimes {
    // Loads the fonts, which are not measured.
    _ = ScrollBench(content, rows: 10, size: CGSize(width: width, height: height)).frame()
    var bench: ScrollBench?
    let opening = milliseconds {
      bench = ScrollBench(content, rows: rows, size: CGSize(width: width, height: height))
      _ = bench?.frame()
    }
    guard let bench else { return ScrollTimes() }
    let before = ProcessMemory.current
    var times: [(update: Double, raster: Double)] = []
    for _ in 0..<frames {
      bench.turnWheel()
      times.append(bench.frame())
    }
    let after = ProcessMemory.current
    let jump = milliseconds {
      bench.jumpToEnd()
      _ = bench.frame()
    }
    var result = ScrollTimes()
    (result.content, result.rows) = (content.rawValue, rows)
    (result.openingMilliseconds, result.jumpMilliseconds) = (opening, jump)
    result.set(times)
    result.bytesAdded = (after?.allocated ?? 0) - (before?.allocated ?? 0)
    return result
  }

  private func milliseconds(_ work: () -> Void) -> Double {
    let start = ContinuousClock.now
    work()
    return (ContinuousClock.now - start) / .milliseconds(1)
  }
}

/// The times of a list.
struct ScrollTimes: Encodable {
  var content = ""
  var rows = 0
  /// From nothing to the first picture.
  var openingMilliseconds = 0.0
  /// The median and the greatest time of the views and of the rasterizer in a frame.
  var viewsMedian = 0.0
  var rasterMedian = 0.0
  var frameMedian = 0.0
  var frameMaximum = 0.0
  /// The jump to the last row.
  var jumpMilliseconds = 0.0
  /// The growth of memory while scrolling.
  var bytesAdded = 0

  enum CodingKeys: String, CodingKey {
    case content, rows
    case openingMilliseconds = "opening_ms"
    case viewsMedian = "views_ms_median"
    case rasterMedian = "raster_ms_median"
    case frameMedian = "frame_ms_median"
    case frameMaximum = "frame_ms_max"
    case jumpMilliseconds = "jump_ms"
    case bytesAdded = "bytes_added"
  }

  mutating func set(_ times: [(update: Double, raster: Double)]) {
    func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    let frames = times.map { $0.update + $0.raster }
    (viewsMedian, rasterMedian) = (median(times.map(\.update)), median(times.map(\.raster)))
    (frameMedian, frameMaximum) = (median(frames), frames.max() ?? 0)
  }
}
