import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI
import Foundation

/// A view in a window of its own, without a display: its frames are pixels in memory.
@MainActor
final class ViewBench {
  let host: ViewHost
  let size: CGSize
  private let pixmap: Pixmap
  private let rasterizer: Rasterizer
  /// The report of the last frame.
  private(set) var report = FrameReport()
  private(set) var date = Date(timeIntervalSinceReferenceDate: 0)

  /// - Parameter threads: The number of threads that may paint.
  init(_ view: some View, size: CGSize, threads: Int = 1) {
    rasterizer = Rasterizer(threads: threads)
    host = ViewHost(view)
    host.size = size
    self.size = size
    pixmap = Pixmap(width: Int(size.width), height: Int(size.height))
  }

  var center: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }

  /// Handles input and shows the next frame, a sixtieth of a second after the last one. Returns the milliseconds of
  /// the input with the views and of the rasterizer.
  @discardableResult
  func frame(after input: () -> Void = {}) -> (views: Double, raster: Double) {
    date += 1 / 60
    let start = ContinuousClock.now
    input()
    let list = DisplayList(root: host.update(to: date), size: size, background: .white)
    let middle = ContinuousClock.now
    report = rasterizer.render(list, into: pixmap)
    let end = ContinuousClock.now
    return ((middle - start) / .milliseconds(1), (end - middle) / .milliseconds(1))
  }

  /// The pixels of the last frame, four bytes for each.
  var pixels: [UInt8] { pixmap.packedBytes }

  func click(at point: CGPoint) {
    host.handle(PointerInput(.pressed, at: point, time: date))
    host.handle(PointerInput(.released, at: point, time: date))
  }

  func press(_ character: Character) {
    let key = KeyEquivalent(character)
    let press = KeyPress(phase: .down, key: key, characters: String(character), modifiers: [])
    host.handle(press)
  }
}

/// The times of frames in milliseconds.
struct ViewTimes: Encodable {
  var viewsMedian = 0.0
  var rasterMedian = 0.0
  var frameMedian = 0.0
  /// The time that 95 of 100 frames do not exceed.
  var frame95 = 0.0
  var frameMaximum = 0.0

  enum CodingKeys: String, CodingKey {
    case viewsMedian = "views_ms_median"
    case rasterMedian = "raster_ms_median"
    case frameMedian = "frame_ms_p50"
    case frame95 = "frame_ms_p95"
    case frameMaximum = "frame_ms_max"
  }

  init(_ times: [(views: Double, raster: Double)]) {
    func value(_ values: [Double], at fraction: Double) -> Double {
      guard !values.isEmpty else { return 0 }
      return values.sorted()[min(Int(Double(values.count) * fraction), values.count - 1)]
    }
    let frames = times.map { $0.views + $0.raster }
    viewsMedian = value(times.map(\.views), at: 0.5)
    rasterMedian = value(times.map(\.raster), at: 0.5)
    frameMedian = value(frames, at: 0.5)
    frame95 = value(frames, at: 0.95)
    frameMaximum = frames.max() ?? 0
  }
}
