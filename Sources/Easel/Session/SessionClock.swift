import CoreFoundation
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

/// When the main run loop must be run, so that timers of the user fire on time and blocks that were left with it are
/// called.
///
/// A pass of the run loop costs tens of microseconds, to ask for its next timer less than one. After code that ran for
/// an event a pass follows at once. After a frame only the next timer is asked for, and a pass follows a few times a
/// second: code that draws sets timers now and then, and hardly ever leaves blocks. It comes with a frame rather than by
/// itself, as waking up costs more than the pass.
@MainActor
struct RunLoopTimers {
  /// Seconds from a pass to one that comes with a frame.
  private static let shortestGap = 0.2
  /// Seconds from a pass to one that is woken up for, when no frame came in time.
  private static let longestDelay = 0.3
  /// The name of the mode in which the main run loop runs.
  private static let mode = CFStringCreateWithCString(nil, "kCFRunLoopDefaultMode", utf8)
  private static let utf8 = CFStringEncoding(0x0800_0100)

  /// When the next pass is due, for a timer or because one is owed; nil for never.
  private(set) var nextPass: Wakeup? = Wakeup(time: .now, reason: .timer)
  private var lastPass = MonotonicTime.now
  /// When a pass must follow for the sake of code that ran since the last one; nil when none did.
  private var owedPass: MonotonicTime?

  /// Code of the user ran that may have left anything with the run loop.
  mutating func eventWasHandled() {
    owedPass = .now
    nextPass = Wakeup(time: .now, reason: .timer)
  }

  /// Code of the user drew a frame.
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
