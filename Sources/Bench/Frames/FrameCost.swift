import CAllocationCounter
import Easel
import Foundation

/// What a frame of a program costs; means over some frames.
struct FrameCost: Codable {
  var program: String
  /// Milliseconds of processor time on all threads.
  var processor = 0.0
  /// Milliseconds of processor time on the main thread, of those.
  var main = 0.0
  /// Milliseconds from the start of a frame: updating the views with recording, and rasterizing.
  var views = 0.0
  var raster = 0.0
  /// Heap allocations on the main thread; nil where they cannot be counted.
  var allocations: Double?
  /// Bytes by which resident memory grew in all frames.
  var growth = 0
  /// The share of the window's pixels that were painted, 0...1.
  var damage = 0.0

  static let columns = ["ms", "main", "views", "raster", "allocations", "growth", "damage"]

  /// The values of the columns.
  var texts: [String] {
    [processor, main, views, raster].map { String(format: "%.2f", $0) }
      + [
        allocations.map { String(format: "%.0f", $0) } ?? "-",
        String(format: "%.1f MB", Double(growth) / 1_048_576), String(format: "%.0f %%", damage * 100),
      ]
  }
}

extension FrameCost {
  /// Frames before those that are measured: they load fonts and fill caches.
  private static let settling = 10
  /// Frames of which allocations are counted, after those that are timed.
  private static let counted = 10

  /// Measures frames of a program in a window of some size that paints with some threads.
  @MainActor init(of program: FrameProgram, size: CGSize, threads: Int, frames: Int) {
    self.init(program: program.rawValue)
    let bench = ViewBench(program.view(size: size), size: size, threads: threads)
    for _ in 0..<FrameCost.settling { bench.frame() }
    measureTimes(bench, frames)
    allocations = FrameCost.allocations(bench)
  }

  @MainActor private mutating func measureTimes(_ bench: ViewBench, _ frames: Int) {
    let resident = ProcessUsage.residentBytes
    let (processorStart, mainStart) = (ProcessUsage.processorSeconds, ProcessUsage.threadSeconds)
    var painted = 0
    for _ in 0..<frames {
      let times = bench.frame()
      views += times.views
      raster += times.raster
      painted += bench.report.damage.reduce(0) { $0 + $1.area }
    }
    let count = Double(frames)
    processor = (ProcessUsage.processorSeconds - processorStart) * 1000 / count
    main = (ProcessUsage.threadSeconds - mainStart) * 1000 / count
    views /= count
    raster /= count
    damage = Double(painted) / count / Double(bench.size.width * bench.size.height)
    growth = ProcessUsage.residentBytes - resident
  }

  @MainActor private static func allocations(_ bench: ViewBench) -> Double? {
    guard allocation_counter_works() else { return nil }
    let counter = allocation_counter_create(0)
    allocation_counter_join(counter)
    allocation_counter_start(counter)
    for _ in 0..<counted { bench.frame() }
    let count = allocation_counter_stop(counter)
    allocation_counter_join(nil)
    allocation_counter_destroy(counter)
    return Double(count) / Double(counted)
  }
}
