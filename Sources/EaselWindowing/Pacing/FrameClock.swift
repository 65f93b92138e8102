import Glibc

/// Computes when frames are due: at ticks one refresh interval of the display apart.
///
/// The ticks lie on a fixed grid, so a late frame does not delay the following ones. Missed ticks are
/// dropped, never made up for in a burst. The grid is free, or that of the display's vertical blanks. In the
/// latter case, a frame that starts at a tick is shown at the next one. The times of blanks are those that a server
/// sends, and may be any: sums and differences wrap around.
package struct FrameClock: Equatable, Sendable {
  /// Seconds between ticks.
  package private(set) var interval: Double
  /// Whether the ticks are vertical blanks.
  package private(set) var followsBlank = false

  private var step: Int64
  private var origin: MonotonicTime?
  /// The number of the first unused tick.
  private var nextTick: Int64 = 0

  /// Creates a clock with that many ticks per second.
  package init(refreshRate: Double) {
    interval = 1 / refreshRate
    step = Int64((1e9 / refreshRate).rounded())
  }

  /// Seconds from a tick until the frame that starts at it is shown, as far as known.
  package var delay: Double { followsBlank ? interval : 0 }

  /// Aligns the ticks to a vertical blank. The ticks used so far stay used.
  package mutating func follow(blankAt blank: MonotonicTime, interval: Double) {
    let last = origin.map { time(ofTick: nextTick - 1, from: $0) }
    (self.interval, step) = (interval, max(1, Int64((interval * 1e9).rounded())))
    followsBlank = true
    guard let last else { return }
    let passed = Double(last.nanoseconds &- blank.nanoseconds) / Double(step)
    (origin, nextTick) = (blank, Int64(passed.rounded()) + 1)
  }

  /// Continues with a free grid at the last interval.
  package mutating func stopFollowing() { followsBlank = false }

  /// The first unused tick at or after `moment`. Before the first frame, `moment` itself.
  package func deadline(notBefore moment: MonotonicTime) -> MonotonicTime {
    guard let origin else { return moment }
    let offset = moment.nanoseconds &- origin.nanoseconds
    let tick = max(nextTick, offset <= 0 ? 0 : (offset - 1) / step + 1)
    return time(ofTick: tick, from: origin)
  }

  /// Records the start of a frame at `now`, which uses up the ticks until then. Returns the time that the
  /// frame should show: that of the tick, for even motion, or `now` if the frame is late by more than a
  /// quarter of the interval. If the ticks are blanks, it is the time of the next one.
  package mutating func frameStarted(at now: MonotonicTime) -> MonotonicTime {
    let start = origin ?? now
    origin = start
    let tick = max(nextTick, (now.nanoseconds &- start.nanoseconds) / step)
    nextTick = tick + 1
    let due = time(ofTick: tick, from: start)
    if followsBlank { return time(ofTick: nextTick, from: start) }
    return now.nanoseconds &- due.nanoseconds <= step / 4 ? due : now
  }

  private func time(ofTick tick: Int64, from origin: MonotonicTime) -> MonotonicTime {
    MonotonicTime(nanoseconds: origin.nanoseconds &+ tick &* step)
  }
}

/// A time on a clock that never jumps (CLOCK_MONOTONIC), in nanoseconds since the machine started. Times that are centuries
/// apart, as only a broken server sends them, wrap around.
package struct MonotonicTime: Comparable, Hashable, Sendable {
  package var nanoseconds: Int64

  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  package static var now: MonotonicTime {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return MonotonicTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  /// The earlier of two times, where nil is never.
  package static func first(_ one: MonotonicTime?, _ other: MonotonicTime?) -> MonotonicTime? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  package static func < (lhs: MonotonicTime, rhs: MonotonicTime) -> Bool {
    lhs.nanoseconds < rhs.nanoseconds
  }

  /// The time that many seconds later. `seconds` is clamped to about a century, and NaN counts as 0, so any
  /// number is valid.
  package func advanced(by seconds: Double) -> MonotonicTime {
    let century = 3.2e9
    let bounded = seconds.isNaN ? 0 : max(-century, min(century, seconds))
    return MonotonicTime(nanoseconds: nanoseconds &+ Int64((bounded * 1e9).rounded()))
  }

  /// The number of seconds from `other` to this time.
  package func seconds(since other: MonotonicTime) -> Double {
    Double(nanoseconds &- other.nanoseconds) * 1e-9
  }
}
