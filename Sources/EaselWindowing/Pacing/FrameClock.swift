/// When the next frame is due: moments at even distances, the display's refresh interval.
///
/// Deadlines are absolute, so lateness of one frame does not shift the next. Only when a whole interval was missed is the
/// series laid anew from the present: a slow program draws as often as it can and never catches up in a burst.
package struct FrameClock: Equatable, Sendable {
  /// Seconds between frames.
  package let interval: Double

  private let intervalNanoseconds: Int64
  private var next: MonotonicTime?

  /// A clock of so many frames per second.
  package init(refreshRate: Double) {
    interval = 1 / refreshRate
    intervalNanoseconds = Int64((1e9 / refreshRate).rounded())
  }

  /// When the next frame may start, for one that is wanted at `now`: at once if that moment has passed.
  package func deadline(at now: MonotonicTime) -> MonotonicTime { next.map { max($0, now) } ?? now }

  /// The first tick at or after a moment that is not needed before; ticks until then pass unused.
  package func deadline(at now: MonotonicTime, notBefore earliest: MonotonicTime) -> MonotonicTime {
    guard let next, earliest > next else { return deadline(at: now) }
    let ticks = (earliest.nanoseconds - next.nanoseconds + intervalNanoseconds - 1) / intervalNanoseconds
    return max(now, MonotonicTime(nanoseconds: next.nanoseconds + ticks * intervalNanoseconds))
  }

  /// Lets the ticks before `now` pass unused, so that a frame that was not wanted earlier does not count as late.
  package mutating func skipTicks(before now: MonotonicTime) {
    guard let next, next < now else { return }
    let ticks = (now.nanoseconds - next.nanoseconds) / intervalNanoseconds
    self.next = MonotonicTime(nanoseconds: next.nanoseconds + ticks * intervalNanoseconds)
  }

  /// Says that a frame starts at `now`.
  package mutating func frameStarted(at now: MonotonicTime) {
    let following = MonotonicTime(nanoseconds: (next ?? now).nanoseconds + intervalNanoseconds)
    next = following > now ? following : MonotonicTime(nanoseconds: now.nanoseconds + intervalNanoseconds)
  }
}
