import EaselDrawing
import EaselWindowing
import Foundation

/// What the last two seconds of a window cost.
package struct FrameStatistics {
  /// One frame.
  package struct Sample {
    package var start: MonotonicTime
    /// Seconds that recording, rasterizing and presenting took.
    package var record: Double
    package var raster: Double
    package var present: Double
    package var report: FrameReport
    /// Pixels of the frame.
    package var area: Int

    package init(
      start: MonotonicTime, record: Double, raster: Double, present: Double, report: FrameReport, area: Int
    ) {
      self.start = start
      self.record = record
      self.raster = raster
      self.present = present
      self.report = report
      self.area = area
    }

    package var total: Double { record + raster + present }
    /// The share of the frame's pixels that were sent, 0...1.
    package var damagedShare: Double {
      area > 0 ? Double(report.damage.reduce(0) { $0 + $1.area }) / Double(area) : 0
    }
  }

  /// Seconds of history.
  package static let window = 2.0

  /// Those of the last two seconds, oldest first.
  package var samples: ArraySlice<Sample> { history[oldest...] }
  /// The same, and before `oldest` others, which are removed many at a time.
  private var history: [Sample] = []
  private var oldest = 0
  /// Frames since the window opened.
  package private(set) var frameCount = 0

  package init() {}

  package mutating func add(_ sample: Sample) {
    frameCount += 1
    history.append(sample)
    let first = sample.start.advanced(by: -FrameStatistics.window)
    while history[oldest].start < first { oldest += 1 }
    if oldest > history.count / 2 {
      history.removeFirst(oldest)
      oldest = 0
    }
  }

  /// Begins a new history; the count of frames goes on.
  mutating func forgetSamples() { (history, oldest) = ([], 0) }

  /// Frames that were shown in the second before `now`.
  package func framesPerSecond(at now: MonotonicTime) -> Double {
    let since = now.advanced(by: -1)
    return Double(samples.reduce(0) { $0 + ($1.start >= since ? 1 : 0) })
  }

  /// The time between frames, in seconds, below which a share (0...1) of those of the last two seconds stayed.
  package func interval(atShare share: Double) -> Double {
    zip(samples, samples.dropFirst()).map { $1.start.seconds(since: $0.start) }.quantile(share)
  }

  /// The time that a frame took, in seconds, below which a share (0...1) of those of the last two seconds stayed.
  package func work(atShare share: Double) -> Double { samples.map(\.total).quantile(share) }

  /// The mean of a quantity over the last two seconds.
  package func mean(_ quantity: (Sample) -> Double) -> Double {
    samples.isEmpty ? 0 : samples.reduce(0) { $0 + quantity($1) } / Double(samples.count)
  }
}

/// What the process uses of the machine.
package enum ProcessUsage {
  /// Seconds of processor time of all threads so far.
  package static var processorSeconds: Double { seconds(of: CLOCK_PROCESS_CPUTIME_ID) }

  /// Seconds of processor time of the calling thread so far.
  package static var threadSeconds: Double { seconds(of: CLOCK_THREAD_CPUTIME_ID) }

  private static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Bytes of memory that are resident now; 0 where the system does not tell.
  package static var residentBytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }
}

extension [Double] {
  /// The smallest element that is larger than a share (0...1) of all; 0 when there are none.
  fileprivate func quantile(_ share: Double) -> Double {
    isEmpty ? 0 : sorted()[Swift.min(count - 1, Int(Double(count) * share))]
  }
}
