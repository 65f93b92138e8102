import Glibc

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
