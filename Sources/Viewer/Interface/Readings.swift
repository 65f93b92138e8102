import Easel
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
      Line(id: "Redrawn per frame", value: String(format: "%.1f %%", m.damagedPercent)),
      Line(id: "Tiles redrawn", value: "\(m.tilesDrawn) of \(m.tileCount)"),
      Line(id: "Missed frames", value: "\(m.missedFrames)"),
      Line(id: "Wakeups", value: String(format: "%.0f per second", m.wakeupsPerSecond)),
      Line(id: "View bodies", value: String(format: "%.0f per second", m.bodiesPerSecond)),
      Line(id: "Memory", value: String(format: "%.0f MB", m.residentMegabytes)),
      Line(id: "These panels", value: String(format: "%.1f ms, 4 per second", ownCost)),
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
      caches: [
        Readings.Line(id: "Glyph masks", value: CacheUse(glyphsOf: session.statistics).description),
        Readings.Line(id: "Symbol images", value: CacheUse(symbolsOf: session.statistics).description),
        Readings.Line(id: "Text layouts", value: textCaches.measure(TextLayoutEngine.shared).description),
      ], ownCost: cost.milliseconds)
    cost.recorded(in: MonotonicTime.now.seconds(since: start))
    return readings
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
