import Glibc

/// Computes when frames are due: at ticks one refresh interval of the display apart.
///
/// The ticks lie on a fixed grid, so a late frame does not delay the following ones. Missed ticks are
/// dropped, never made up for in a burst.
package struct FrameClock: Equatable, Sendable {
  /// Seconds between ticks.
  package let interval: Double

  private let step: Int64
  private var origin: MonotonicTime?
  /// The number of the first unused tick.
  private var nextTick: Int64 = 0

  /// Creates a clock with that many ticks per second.
  package init(refreshRate: Double) {
    interval = 1 / refreshRate
    step = Int64((1e9 / refreshRate).rounded())
  }

  /// The first unused tick at or after `moment`. Before the first frame, `moment` itself.
  package func deadline(notBefore moment: MonotonicTime) -> MonotonicTime {
    guard let origin else { return moment }
    let offset = moment.nanoseconds - origin.nanoseconds
    let tick = max(nextTick, offset <= 0 ? 0 : (offset + step - 1) / step)
    return time(ofTick: tick, from: origin)
  }

  /// Records the start of a frame at `now`, which uses up the ticks until then. Returns the time that the
  /// frame should show: that of the tick, for even motion, or `now` if the frame is late by more than a
  /// quarter of the interval.
  package mutating func frameStarted(at now: MonotonicTime) -> MonotonicTime {
    let start = origin ?? now
    origin = start
    let tick = max(nextTick, (now.nanoseconds - start.nanoseconds) / step)
    nextTick = tick + 1
    let due = time(ofTick: tick, from: start)
    return now.nanoseconds - due.nanoseconds <= step / 4 ? due : now
  }

  private func time(ofTick tick: Int64, from origin: MonotonicTime) -> MonotonicTime {
    MonotonicTime(nanoseconds: origin.nanoseconds + tick * step)
  }
}

/// A time on a clock that never jumps (CLOCK_MONOTONIC), in nanoseconds since the machine started.
package struct MonotonicTime: Comparable, Hashable, Sendable {
  package var nanoseconds: Int64

  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  package static var now: MonotonicTime {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return MonotonicTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  package static func < (lhs: MonotonicTime, rhs: MonotonicTime) -> Bool {
    lhs.nanoseconds < rhs.nanoseconds
  }

  /// The time that many seconds later. `seconds` is clamped to about a century, and NaN counts as 0, so any
  /// number is valid.
  package func advanced(by seconds: Double) -> MonotonicTime {
    let century = 3.2e9
    let bounded = seconds.isNaN ? 0 : max(-century, min(century, seconds))
    return MonotonicTime(nanoseconds: nanoseconds + Int64((bounded * 1e9).rounded()))
  }

  /// The number of seconds from `other` to this time.
  package func seconds(since other: MonotonicTime) -> Double {
    Double(nanoseconds - other.nanoseconds) * 1e-9
  }
}
