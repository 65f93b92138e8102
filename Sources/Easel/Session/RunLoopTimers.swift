import CoreFoundation
import EaselWindowing
import Foundation

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
  private static let patience = 0.3
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
    owedPass = comesNow ? now : owedPass ?? lastPass.advanced(by: RunLoopTimers.patience)
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
