import EaselWindowing

/// When the frames of the last two seconds were shown, as the server reports it.
struct ShownFrames {
  private var frames: [(time: MonotonicTime, latency: Double)] = []
  /// When the frame that is not shown yet started.
  private var start: MonotonicTime?

  /// Notes that a frame was sent.
  mutating func frameWasSent(startedAt start: MonotonicTime) { self.start = start }

  /// Adds a frame that was shown.
  mutating func add(_ time: MonotonicTime) {
    let expired = time.advanced(by: -FrameStatistics.window)
    frames.removeAll { $0.time < expired }
    frames.append((time, start.map { max(0, time.seconds(since: $0)) } ?? 0))
  }

  /// A quantile (0...1) of the seconds between successive frames.
  func interval(atShare share: Double) -> Double {
    zip(frames, frames.dropFirst()).map { $1.time.seconds(since: $0.time) }.quantile(share)
  }

  /// The median seconds from the start of a frame until it is shown.
  var latency: Double { frames.map(\.latency).quantile(0.5) }
}

extension WindowSession {
  /// How frames are paced, over the last two seconds.
  package var pacing: FramePacing {
    let way = window.pacingWay
    var pacing = FramePacing(way: way, period: schedule.ticks.interval)
    if case .timer = way {
      pacing.intervalMedian = statistics.interval(atShare: 0.5)
      pacing.interval99 = statistics.interval(atShare: 0.99)
    } else {
      pacing.intervalMedian = shownFrames.interval(atShare: 0.5)
      pacing.interval99 = shownFrames.interval(atShare: 0.99)
      pacing.latency = shownFrames.latency
    }
    return pacing
  }
}
