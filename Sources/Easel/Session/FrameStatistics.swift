import EaselDrawing
import EaselWindowing
import Foundation

/// Measurements of the frames of the last two seconds of a window.
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

  /// The samples of the last two seconds, oldest first.
  package var samples: ArraySlice<Sample> { history[oldest...] }
  /// The samples, preceded by expired ones before `oldest`, which are removed many at a time.
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

  /// Removes all samples; the frame count continues.
  mutating func forgetSamples() { (history, oldest) = ([], 0) }

  /// The number of frames in the second before `now`.
  package func framesPerSecond(at now: MonotonicTime) -> Double {
    let since = now.advanced(by: -1)
    return Double(samples.reduce(0) { $0 + ($1.start >= since ? 1 : 0) })
  }

  /// A quantile (0...1) of the seconds between successive frames.
  package func interval(atShare share: Double) -> Double {
    zip(samples, samples.dropFirst()).map { $1.start.seconds(since: $0.start) }.quantile(share)
  }

  /// A quantile (0...1) of the seconds that frames took.
  package func work(atShare share: Double) -> Double { samples.map(\.total).quantile(share) }

  /// The mean of a quantity over all samples; 0 without samples.
  package func mean(_ quantity: (Sample) -> Double) -> Double {
    samples.isEmpty ? 0 : samples.reduce(0) { $0 + quantity($1) } / Double(samples.count)
  }
}

/// Resource usage of the process.
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

  /// Bytes of resident memory; 0 if `/proc` cannot be read.
  package static var residentBytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }
}

extension [Double] {
  /// The smallest element that is larger than a share (0...1) of all elements; 0 if empty.
  func quantile(_ share: Double) -> Double {
    isEmpty ? 0 : sorted()[Swift.min(count - 1, Int(Double(count) * share))]
  }
}
