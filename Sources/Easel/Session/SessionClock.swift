import EaselWindowing
import Foundation

/// The date that a window shows: runs with the monotonic clock, at a speed, and can be stopped.
struct SessionClock {
  /// Seconds shown per second.
  static let speeds = 1.0 / 16...16.0

  private(set) var speed = 1.0
  private(set) var isPaused = false
  /// The date that was shown at `anchorTime`, since when speed and pause are as they are.
  private var anchorDate: Date
  private var anchorTime: MonotonicTime

  init(date: Date, at now: MonotonicTime) {
    anchorDate = date
    anchorTime = now
  }

  /// The date that is shown at a moment. Between changes of speed it never runs backwards.
  func date(at now: MonotonicTime) -> Date {
    isPaused ? anchorDate : anchorDate + now.seconds(since: anchorTime) * speed
  }

  /// The moment at which a date is shown; nil while the clock stands.
  func time(of date: Date) -> MonotonicTime? {
    isPaused ? nil : anchorTime.advanced(by: date.timeIntervalSince(anchorDate) / speed)
  }

  mutating func setPaused(_ isPaused: Bool, at now: MonotonicTime) {
    anchor(at: now)
    self.isPaused = isPaused
  }

  /// Values outside `speeds` count as the nearest one in it.
  mutating func setSpeed(_ speed: Double, at now: MonotonicTime) {
    anchor(at: now)
    self.speed = min(max(speed, SessionClock.speeds.lowerBound), SessionClock.speeds.upperBound)
  }

  /// Skips some seconds.
  mutating func advance(by seconds: Double) { anchorDate += seconds }

  /// Goes on from another date.
  mutating func restart(from date: Date, at now: MonotonicTime) {
    anchorDate = date
    anchorTime = now
  }

  private mutating func anchor(at now: MonotonicTime) { restart(from: date(at: now), at: now) }
}
