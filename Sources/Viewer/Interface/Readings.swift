import Easel
import EaselDrawing
import EaselTypography
import EaselWindowing
import Foundation

/// What the measurement panels show: values of the last moment, taken a few times a second.
struct Readings {
  /// A frame in the graph, in milliseconds.
  struct Frame {
    var record: Double
    var raster: Double
    var present: Double
    /// The time since the frame before.
    var interval: Double
    /// Whether an animation missed a refresh before the frame.
    var isLate = false

    var total: Double { record + raster + present }
  }

  /// A line of text with a value.
  struct Line: Identifiable {
    var id: String
    var value: String
  }

  /// The number of frames in the graph.
  static let frameCount = 120

  var measurements: Measurements
  /// The last frames, oldest first.
  var frames: [Frame]
  /// The milliseconds that each thread worked on the last frame, beginning with the main thread.
  var threadMilliseconds: [Double]
  /// Whether no animation runs.
  var isStill: Bool
  /// Why the demo's next frame is drawn, as a sentence.
  var nextFrame: String
  /// How frames are paced, as a sentence.
  var pacing: String
  /// The memory of every cache that is in use.
  var caches: [Line]
  /// The milliseconds that an update of the panels takes.
  var ownCost: Double
}

extension Readings {
  /// Lines about time, work and memory, in the order in which they are shown.
  var lines: [Line] {
    let m = measurements
    let processors = ProcessInfo.processInfo.activeProcessorCount
    return [
      Line(id: "Processor", value: Readings.percent(m.processorPercent)),
      Line(
        id: "Share of \(processors) processors",
        value: Readings.percent(m.processorPercent / Double(processors))),
    ] + ThreadLoad(percents: m.threadPercents).lines.map { Line(id: $0.name, value: $0.value) } + [
      Line(id: "Redrawn per frame", value: String(format: "%.1f %%", m.damagedPercent)),
      Line(id: "Tiles redrawn", value: "\(m.tilesDrawn) of \(m.tileCount)"),
      Line(id: "Missed frames", value: "\(m.missedFrames)"),
      Line(id: "Wakeups", value: String(format: "%.0f per second", m.wakeupsPerSecond)),
      Line(id: "View bodies", value: String(format: "%.0f per second", m.bodiesPerSecond)),
      Line(id: "Memory", value: String(format: "%.0f MB", m.residentMegabytes)),
      Line(id: "These panels", value: String(format: "%.1f ms, 4 per second", ownCost)),
    ]
  }

  /// Lines about the times at which frames are shown.
  var pacingLines: [Line] {
    let m = measurements
    let latency =
      m.latency > 0 ? String(format: "%.1f ms", m.latency) : "not reported"
    return [
      Line(id: "Period", value: String(format: "%.2f ms", m.period)),
      Line(id: "Half below", value: String(format: "%.2f ms", m.shownIntervalMedian)),
      Line(id: "99 % below", value: String(format: "%.2f ms", m.shownInterval99)),
      Line(id: "From start to display", value: latency),
    ]
  }

  static func percent(_ value: Double) -> String { String(format: value < 10 ? "%.2f %%" : "%.1f %%", value) }
}

/// Takes readings of a session.
@MainActor
struct ReadingsTaker {
  private var measurer = Measurer()
  private var textCaches = TextCacheMeasurer()
  private var cost = OverlayCost()
  private var threadSeconds: [Double] = []
  private var lastThreads: [Double] = []
  /// The number of missed refreshes after each of the last frames, oldest first.
  private var missed: [Int] = []

  /// Notes a frame, with the threads' work on it.
  mutating func frameWasDrawn(_ session: WindowSession) {
    let seconds = session.threadSeconds
    lastThreads = zip(threadSeconds, seconds).map { max(0, $1 - $0) * 1000 }
    threadSeconds = seconds
    missed.append(session.missedFrames)
    if missed.count > 2 * Readings.frameCount { missed.removeFirst(Readings.frameCount) }
    if let sample = session.statistics.samples.last { cost.frameWasDrawn(sample) }
  }

  mutating func take(from session: WindowSession) -> Readings {
    let start = MonotonicTime.now
    let samples = session.statistics.samples.suffix(Readings.frameCount + 1)
    var frames = zip(samples, samples.dropFirst()).map { before, sample in
      Readings.Frame(
        record: sample.record * 1000, raster: sample.raster * 1000, present: sample.present * 1000,
        interval: sample.start.seconds(since: before.start) * 1000)
    }
    let late = zip(missed, missed.dropFirst()).map { $0 < $1 }.suffix(frames.count)
    for (index, isLate) in zip(frames.indices.suffix(late.count), late) { frames[index].isLate = isLate }
    let readings = Readings(
      measurements: measurer.measure(session), frames: frames,
      threadMilliseconds: lastThreads,
      isStill: session.isStill, nextFrame: session.contentWakeup.sentence,
      pacing: session.pacing.way.sentence, caches: cacheLines(of: session), ownCost: cost.milliseconds)
    cost.recorded(in: MonotonicTime.now.seconds(since: start))
    return readings
  }
}

extension ReadingsTaker {
  /// The hit rates of the caches that count hits, and the memory of all caches.
  private mutating func cacheLines(of session: WindowSession) -> [Readings.Line] {
    let hits = [
      ("Glyph masks", CacheUse(glyphsOf: session.statistics)),
      ("Symbols", CacheUse(symbolsOf: session.statistics)),
      ("Texts", textCaches.measure(TextLayoutEngine.shared)),
    ].compactMap { name, use in
      use.hitPercent.map { Readings.Line(id: "\(name) found", value: String(format: "%.1f %%", $0)) }
    }
    return hits + session.cacheUsage.filter { $0.bytes > 0 }.map { Readings.Line($0) }
  }
}

extension Readings.Line {
  /// The memory of a cache and its limit.
  init(_ usage: CacheUsage) {
    let megabyte = 1_048_576.0
    let size = String(format: "%.2f", Double(usage.bytes) / megabyte)
    let limit = usage.limit.map { String(format: " of %.0f", Double($0) / megabyte) } ?? ""
    self.init(id: usage.name.prefix(1).uppercased() + usage.name.dropFirst(), value: "\(size)\(limit) MB")
  }
}

extension FramePacing.Way {
  /// What starts the frames.
  var sentence: String {
    switch self {
    case .verticalBlank: "Paced by the vertical blank"
    case .hidden: "Hidden: about one frame per second"
    case .timer(let reason): "Paced by a timer: \(reason.rawValue)"
    }
  }
}

extension WakeupReason? {
  /// Why the next frame is drawn.
  var sentence: String {
    switch self {
    case .refresh, .change: "Moves at every refresh"
    case .date: "Moves at its own dates"
    case nil, .interface, .timer: "Sleeps until an event arrives"
    }
  }
}
