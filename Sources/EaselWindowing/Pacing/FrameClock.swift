import Glibc

/// The moments at which frames are due: ticks at even distances, the display's refresh interval.
///
/// The ticks lie on a fixed grid, so the lateness of one frame shifts no other. Ticks at which no frame was wanted pass
/// unused; those that a slow program missed are dropped, never made up for in a burst.
package struct FrameClock: Equatable, Sendable {
  /// Seconds between ticks.
  package let interval: Double

  private let step: Int64
  private var origin: MonotonicTime?
  /// The number of the next tick that was not used yet.
  private var nextTick: Int64 = 0

  /// A clock of so many ticks per second.
  package init(refreshRate: Double) {
    interval = 1 / refreshRate
    step = Int64((1e9 / refreshRate).rounded())
  }

  /// The first unused tick at or after a moment. Before the first frame every moment is a tick.
  package func deadline(notBefore moment: MonotonicTime) -> MonotonicTime {
    guard let origin else { return moment }
    let offset = moment.nanoseconds - origin.nanoseconds
    let tick = max(nextTick, offset <= 0 ? 0 : (offset + step - 1) / step)
    return time(ofTick: tick, from: origin)
  }

  /// Says that a frame starts at `now`, which uses up the last tick until then. Gives the moment that the frame should
  /// show: the tick, so that motion is even; `now` if that is late by more than a quarter of the interval.
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

/// A moment on a clock that never jumps: nanoseconds since the machine was started (CLOCK_MONOTONIC).
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

  /// The moment so many seconds later; kept within a century, so that any number is legal. NaN counts as 0.
  package func advanced(by seconds: Double) -> MonotonicTime {
    let century = 3.2e9
    let bounded = seconds.isNaN ? 0 : max(-century, min(century, seconds))
    return MonotonicTime(nanoseconds: nanoseconds + Int64((bounded * 1e9).rounded()))
  }

  /// Seconds from another moment to this one.
  package func seconds(since other: MonotonicTime) -> Double {
    Double(nanoseconds - other.nanoseconds) * 1e-9
  }
}
