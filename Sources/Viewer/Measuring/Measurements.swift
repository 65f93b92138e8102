import Easel
import EaselDemos
import EaselWindowing
import Foundation

/// The numbers of the HUD and of `--stats`, taken over the time since they were taken last.
struct Measurements: Codable {
  /// Frames per second over the last second.
  var framesPerSecond: Double
  /// Milliseconds between frames that half, and 99 of 100, of those of the last two seconds stayed below.
  var intervalMedian: Double
  var interval99: Double
  /// The longest of them.
  var intervalLargest: Double
  /// Milliseconds of work in a frame that half, and 99 of 100, of those of the last two seconds stayed below.
  var workMedian: Double
  var work99: Double
  /// The most of them.
  var workLargest: Double
  /// Processor time of all threads, percent of one processor.
  var processorPercent: Double
  /// Mean milliseconds of the last two seconds.
  var record: Double
  var raster: Double
  var present: Double
  var threads: Int
  /// Tiles that the last frame drew, and tiles of a frame.
  var tilesDrawn: Int
  var tileCount: Int
  /// Percent of a frame's pixels that were sent: the mean of the last two seconds.
  var damagedPercent: Double
  /// Megabytes.
  var residentMegabytes: Double
  /// Frames since the window opened.
  var frames: Int
  /// How often a second the program went on after waiting, and ran bodies of views.
  var wakeupsPerSecond = 0.0
  var bodiesPerSecond = 0.0
  /// Refreshes that were not followed since the window opened.
  var missedFrames = 0
  /// Percent of one processor that each thread used: the main one, then those that only paint.
  var threadPercents: [Double] = []
}

extension Measurements {
  /// What `statistics` say at a moment.
  ///
  /// - Parameter processorPercent: Of one processor.
  init(_ statistics: FrameStatistics, at now: MonotonicTime, threads: Int, processorPercent: Double) {
    let last = statistics.samples.last
    self.init(
      framesPerSecond: statistics.framesPerSecond(at: now),
      intervalMedian: statistics.interval(atShare: 0.5) * 1000,
      interval99: statistics.interval(atShare: 0.99) * 1000,
      intervalLargest: statistics.interval(atShare: 1) * 1000,
      workMedian: statistics.work(atShare: 0.5) * 1000, work99: statistics.work(atShare: 0.99) * 1000,
      workLargest: statistics.work(atShare: 1) * 1000,
      processorPercent: processorPercent,
      record: statistics.mean(\.record) * 1000, raster: statistics.mean(\.raster) * 1000,
      present: statistics.mean(\.present) * 1000, threads: threads,
      tilesDrawn: last?.report.tilesDrawn ?? 0, tileCount: last?.report.tileCount ?? 0,
      damagedPercent: statistics.mean(\.damagedShare) * 100,
      residentMegabytes: Double(ProcessUsage.residentBytes) / 1_048_576, frames: statistics.frameCount)
  }
}

/// Takes measurements of a session.
@MainActor
struct Measurer {
  private var time = MonotonicTime.now
  private var processorSeconds = ProcessUsage.processorSeconds
  private var counts: (wakeups: Int, bodies: Int)?
  private var threadSeconds: [Double] = []

  mutating func measure(_ session: WindowSession) -> Measurements {
    let now = MonotonicTime.now
    let used = ProcessUsage.processorSeconds
    let seconds = max(1e-6, now.seconds(since: time))
    let percent = (used - processorSeconds) / seconds * 100
    var measurements = Measurements(
      session.statistics, at: now, threads: session.threads, processorPercent: percent)
    measurements.missedFrames = session.missedFrames
    if let counts {
      measurements.wakeupsPerSecond = Double(session.wakeupCount - counts.wakeups) / seconds
      // Another demo has another graph, which counts anew.
      measurements.bodiesPerSecond = Double(max(0, session.bodiesEvaluated - counts.bodies)) / seconds
    }
    let threads = session.threadSeconds
    measurements.threadPercents = Measurer.percents(from: threadSeconds, to: threads, over: seconds)
    threadSeconds = threads
    (time, processorSeconds) = (now, used)
    counts = (session.wakeupCount, session.bodiesEvaluated)
    return measurements
  }

  /// The share of one processor that each thread used; 0 where other threads were measured before, or none.
  nonisolated static func percents(from before: [Double], to after: [Double], over seconds: Double)
    -> [Double]
  {
    guard before.count == after.count else { return after.map { _ in 0 } }
    return zip(before, after).map { max(0, $1 - $0) / seconds * 100 }
  }
}

/// What a variant of a demo was measured to cost.
struct MeasuredVariant: Codable {
  var demo: String
  /// From 1.
  var variant: Int
  var name: String
  var tracksDamage: Bool
  /// See `Demo.Variant`: such as "6 %", and by which factor that is cheaper than the dearest that was published, "5.0x".
  var publishedUse: String?
  var publishedFactor: String?
  var measurements: Measurements

  init(_ demo: Demo, _ variant: Int, tracksDamage: Bool, _ measurements: Measurements) {
    self.demo = demo.id
    self.variant = variant + 1
    name = demo.variants[variant].name
    self.tracksDamage = tracksDamage
    let published = demo.variants[variant].publishedUse
    let dearest = demo.variants.compactMap(\.publishedUse).max { $0.most < $1.most }
    publishedUse = published?.description
    publishedFactor = dearest.flatMap { published?.factor(below: $0) }
    self.measurements = measurements
  }
}
