import EaselWindowing
import Foundation
import Testing

@testable import Easel

@Suite("The clock of a window session")
struct SessionClockTests {
  private let start = MonotonicTime(nanoseconds: 7_000_000_000)
  private let date = Date(timeIntervalSinceReferenceDate: 50)

  private func seconds(_ clock: SessionClock, after seconds: Double) -> Double {
    clock.date(at: start.advanced(by: seconds)).timeIntervalSince(date)
  }

  @Test("The clock runs, pauses, continues from the paused time, and changes its speed without a jump")
  func runsAndStands() {
    var clock = SessionClock(date: date, at: start)
    #expect(abs(seconds(clock, after: 2) - 2) < 1e-6)
    clock.setPaused(true, at: start.advanced(by: 3))
    #expect(abs(seconds(clock, after: 100) - 3) < 1e-6)
    clock.advance(by: 0.5)
    clock.setPaused(false, at: start.advanced(by: 100))
    #expect(abs(seconds(clock, after: 101) - 4.5) < 1e-6)
    clock.setSpeed(4, at: start.advanced(by: 101))
    #expect(abs(seconds(clock, after: 101) - 4.5) < 1e-6)
    #expect(abs(seconds(clock, after: 102) - 8.5) < 1e-6)
    clock.restart(from: date, at: start.advanced(by: 102))
    #expect(abs(seconds(clock, after: 102)) < 1e-6)
  }

  @Test("Converting a time to a date is inverted by converting the date to a time")
  func inverts() throws {
    var clock = SessionClock(date: date, at: start)
    clock.setSpeed(0.25, at: start.advanced(by: 10))
    for offset in [0.0, 3, 17.5, 400] {
      let moment = try #require(clock.time(of: date + offset + 10))
      #expect(abs(clock.date(at: moment).timeIntervalSince(date + offset + 10)) < 1e-6)
    }
    clock.setPaused(true, at: start.advanced(by: 20))
    #expect(clock.time(of: date + 11) == nil)
  }

  @Test(
    "The speed is clamped to its range",
    arguments: [(0, 0.0625), (-3, 0.0625), (1e9, 16), (0.5, 0.5)] as [(Double, Double)])
  func boundsSpeed(asked: Double, speed: Double) {
    var clock = SessionClock(date: date, at: start)
    clock.setSpeed(asked, at: start)
    #expect(clock.speed == speed)
  }
}

/// When the main run loop runs, so that work scheduled there by the user's code is not delayed for long.
@MainActor @Suite struct RunLoopTimersTests {
  private func passed() -> (timers: RunLoopTimers, now: MonotonicTime) {
    var timers = RunLoopTimers()
    let now = MonotonicTime.now
    timers.runPass(at: now)
    return (timers, now)
  }

  @Test func aFrameMakesARunLoopPassDue() {
    var (timers, now) = passed()
    timers.frameWasDrawn(at: now)
    #expect(!timers.isPassDue(at: now.advanced(by: 0.29)))
    timers.frameWasDrawn(at: now.advanced(by: 0.1))
    #expect(!timers.isPassDue(at: now.advanced(by: 0.29)))
    #expect(timers.isPassDue(at: now.advanced(by: 0.3)))
  }

  @Test func aFrameRunsAPassThatIsDueSoon() {
    var (timers, now) = passed()
    timers.frameWasDrawn(at: now.advanced(by: 0.19))
    #expect(!timers.isPassDue(at: now.advanced(by: 0.2)))
    timers.frameWasDrawn(at: now.advanced(by: 0.2))
    #expect(timers.isPassDue(at: now.advanced(by: 0.2)))
  }

  @Test func aFrameDoesNotDelayThePassAfterAnEvent() {
    var (timers, now) = passed()
    timers.eventWasHandled()
    timers.frameWasDrawn(at: now)
    #expect(timers.isPassDue(at: .now))
  }
}
