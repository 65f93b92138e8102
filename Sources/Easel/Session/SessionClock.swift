import EaselWindowing
import Foundation

/// The date that a window shows: runs with the monotonic clock, at a speed, and can be stopped.
struct SessionClock {
  private var anchorDate: Date
  private var anchorTime: MonotonicTime
  private(set) var speed = 1.0
  private(set) var isPaused = false

  init(date: Date, at now: MonotonicTime) {
    anchorDate = date
    anchorTime = now
  }

  func date(at now: MonotonicTime) -> Date {
    isPaused ? anchorDate : anchorDate + now.seconds(since: anchorTime) * speed
  }

  /// When a date will be shown; nil while the clock stands.
  func time(of date: Date) -> MonotonicTime? {
    guard !isPaused, speed > 0 else { return nil }
    return anchorTime.advanced(by: date.timeIntervalSince(anchorDate) / speed)
  }

  private mutating func anchor(at now: MonotonicTime) {
    anchorDate = date(at: now)
    anchorTime = now
  }

  mutating func setPaused(_ paused: Bool, at now: MonotonicTime) {
    anchor(at: now)
    isPaused = paused
  }

  /// Seconds shown per second, 1/16 ... 16.
  mutating func setSpeed(_ newSpeed: Double, at now: MonotonicTime) {
    anchor(at: now)
    speed = min(16, max(1.0 / 16, newSpeed))
  }

  /// Goes on by some seconds at once.
  mutating func step(by seconds: Double) { anchorDate += seconds }

  mutating func restart(at date: Date, _ now: MonotonicTime) {
    anchorDate = date
    anchorTime = now
  }
}
