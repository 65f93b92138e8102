import CoreFoundation
import EaselWindowing
import Foundation

/// The date that a window shows. It advances with the monotonic clock, at a speed, and can be paused.
struct SessionClock {
  /// Seconds shown per second.
  static let speeds = 1.0 / 16...16.0

  private(set) var speed = 1.0
  private(set) var isPaused = false
  /// The date at `anchorTime`, the time of the last change of speed or pause.
  private var anchorDate: Date
  private var anchorTime: MonotonicTime

  init(date: Date, at now: MonotonicTime) {
    anchorDate = date
    anchorTime = now
  }

  /// The date at a time. It never decreases between calls of `restart`.
  func date(at now: MonotonicTime) -> Date {
    isPaused ? anchorDate : anchorDate + now.seconds(since: anchorTime) * speed
  }

  /// The time at which a date is shown; nil while paused, and for NaN, which is never reached.
  func time(of date: Date) -> MonotonicTime? {
    let seconds = date.timeIntervalSince(anchorDate) / speed
    return isPaused || seconds.isNaN ? nil : anchorTime.advanced(by: seconds)
  }

  mutating func setPaused(_ isPaused: Bool, at now: MonotonicTime) {
    anchor(at: now)
    self.isPaused = isPaused
  }

  /// Sets the speed, clamped to `speeds`.
  mutating func setSpeed(_ speed: Double, at now: MonotonicTime) {
    anchor(at: now)
    self.speed = min(max(speed, SessionClock.speeds.lowerBound), SessionClock.speeds.upperBound)
  }

  /// Moves the date ahead by some seconds.
  mutating func advance(by seconds: Double) { anchorDate += seconds }

  /// Continues from another date.
  mutating func restart(from date: Date, at now: MonotonicTime) {
    anchorDate = date
    anchorTime = now
  }

  private mutating func anchor(at now: MonotonicTime) { restart(from: date(at: now), at: now) }
}

/// When the main run loop has to run, so that the program's timers fire on time and its enqueued blocks run.
///
/// A pass of the run loop takes tens of microseconds; reading the date of its next timer takes less than one. A pass
/// follows every event at once. After a frame only the next timer is read, and passes follow a few times a second:
/// drawing code sets timers now and then, and rarely enqueues blocks. Passes coincide with frames, because a wakeup costs
/// more than a pass.
@MainActor
struct RunLoopTimers {
  /// Seconds between passes that coincide with frames.
  private static let shortestGap = 0.2
  /// Seconds after which a pass wakes the loop if no frame came.
  private static let longestDelay = 0.3
  /// The default mode of the main run loop.
  private static let mode = CFStringCreateWithCString(nil, "kCFRunLoopDefaultMode", utf8)
  private static let utf8 = CFStringEncoding(0x0800_0100)

  /// When the next pass is due, for a timer or for pending blocks; nil for never.
  private(set) var nextPass: Wakeup? = Wakeup(time: .now, reason: .timer)
  private var lastPass = MonotonicTime.now
  /// When a pass is due because the program's code ran since the last one; nil if none did.
  private var owedPass: MonotonicTime?

  /// Notes that code of the program ran for an event: it may have enqueued blocks or set timers.
  mutating func eventWasHandled() {
    owedPass = .now
    nextPass = Wakeup(time: .now, reason: .timer)
  }

  /// Notes that code of the program drew a frame.
  mutating func frameWasDrawn(at now: MonotonicTime) {
    let comesNow = lastPass.advanced(by: RunLoopTimers.shortestGap) <= now
    owedPass = comesNow ? now : owedPass ?? lastPass.advanced(by: RunLoopTimers.longestDelay)
    let date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), RunLoopTimers.mode)
    let timer = date > 0 ? now.advanced(by: date - CFAbsoluteTimeGetCurrent()) : nil
    schedule(timer)
  }

  func isPassDue(at now: MonotonicTime) -> Bool { nextPass.map { $0.time <= now } ?? false }

  /// Runs the main run loop once, without waiting.
  mutating func runPass(at now: MonotonicTime) {
    owedPass = nil
    lastPass = now
    let date = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
    schedule(date == .distantFuture ? nil : MonotonicTime.now.advanced(by: date.timeIntervalSinceNow))
  }

  private mutating func schedule(_ timer: MonotonicTime?) {
    let time: MonotonicTime? = if let timer, let owedPass { min(timer, owedPass) } else { timer ?? owedPass }
    nextPass = time.map { Wakeup(time: $0, reason: .timer) }
  }
}
