import Easel
import EaselDemos
import EaselWindowing
import Foundation

/// The values of the HUD and of `--stats`, over the time since the last measurement unless stated otherwise.
struct Measurements: Codable {
  /// Frames per second over the last second.
  var framesPerSecond: Double
  /// The median and the 99th percentile of the milliseconds between frames, over the last two seconds.
  var intervalMedian: Double
  var interval99: Double
  /// The longest interval, in milliseconds.
  var intervalLargest: Double
  /// The median and the 99th percentile of the milliseconds of work per frame, over the last two seconds.
  var workMedian: Double
  var work99: Double
  /// The longest frame time, in milliseconds.
  var workLargest: Double
  /// Processor time of all threads, in percent of one processor.
  var processorPercent: Double
  /// The mean milliseconds per frame of each stage, over the last two seconds.
  var record: Double
  var raster: Double
  var present: Double
  var threads: Int
  /// The number of tiles that the last frame drew, and the number of tiles of a frame.
  var tilesDrawn: Int
  var tileCount: Int
  /// The mean percentage of a frame's pixels that were damaged, over the last two seconds.
  var damagedPercent: Double
  /// Resident memory in megabytes.
  var residentMegabytes: Double
  /// The number of frames since the window opened.
  var frames: Int
  /// The number of wakeups, and of evaluated view bodies, per second.
  var wakeupsPerSecond = 0.0
  var bodiesPerSecond = 0.0
  /// The number of refreshes since the window opened for which an animation had no frame.
  var missedFrames = 0
  /// What starts the frames: "vblank", "hidden" or "timer".
  var pacing = "timer"
  /// Milliseconds between refreshes of the display.
  var period = 0.0
  /// The median and the 99th percentile of the milliseconds between shown frames, over the last two seconds.
  /// With the timer, the starts of frames count.
  var shownIntervalMedian = 0.0
  var shownInterval99 = 0.0
  /// The median milliseconds from the start of a frame until it is shown; 0 with the timer, because the
  /// server does not report it.
  var latency = 0.0
  /// The load of each thread in percent of one processor: the main thread first, then the painting threads.
  var threadPercents: [Double] = []
}

extension Measurements {
  /// The values of `statistics` at a time.
  ///
  /// - Parameter processorPercent: Processor time in percent of one processor.
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

extension Measurements {
  fileprivate mutating func add(_ pacing: FramePacing) {
    self.pacing = pacing.way.name
    period = pacing.period * 1000
    shownIntervalMedian = pacing.intervalMedian * 1000
    shownInterval99 = pacing.interval99 * 1000
    latency = pacing.latency * 1000
  }
}

extension FramePacing.Way {
  /// The name in files.
  fileprivate var name: String {
    switch self {
    case .timer: "timer"
    case .verticalBlank: "vblank"
    case .hidden: "hidden"
    }
  }
}

/// Measures a session.
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
    measurements.add(session.pacing)
    if let counts {
      measurements.wakeupsPerSecond = Double(session.wakeupCount - counts.wakeups) / seconds
      // Another demo has a new graph, whose counter starts at 0.
      measurements.bodiesPerSecond = Double(max(0, session.bodiesEvaluated - counts.bodies)) / seconds
    }
    let threads = session.threadSeconds
    measurements.threadPercents = Measurer.percents(from: threadSeconds, to: threads, over: seconds)
    threadSeconds = threads
    (time, processorSeconds) = (now, used)
    counts = (session.wakeupCount, session.bodiesEvaluated)
    return measurements
  }

  /// The share of one processor that each thread used, in percent; 0 if the number of threads has changed.
  nonisolated static func percents(from before: [Double], to after: [Double], over seconds: Double)
    -> [Double]
  {
    guard before.count == after.count else { return after.map { _ in 0 } }
    return zip(before, after).map { max(0, $1 - $0) / seconds * 100 }
  }
}

/// The measured cost of a demo's variant.
struct MeasuredVariant: Codable {
  var demo: String
  /// From 1.
  var variant: Int
  var name: String
  var tracksDamage: Bool
  /// The published processor use, such as "6 %", and how many times cheaper that is than the most expensive
  /// published variant, such as "5.0x". See `Demo.Variant`.
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
