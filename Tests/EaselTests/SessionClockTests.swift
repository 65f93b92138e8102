import EaselWindowing
import Foundation
import Testing

@testable import Easel

@Suite("The time of a window")
struct SessionClockTests {
  private let start = MonotonicTime(nanoseconds: 7_000_000_000)
  private let date = Date(timeIntervalSinceReferenceDate: 50)

  private func seconds(_ clock: SessionClock, after seconds: Double) -> Double {
    clock.date(at: start.advanced(by: seconds)).timeIntervalSince(date)
  }

  @Test("It runs, stands, goes on where it stood, and changes its speed without a jump")
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

  @Test("The time of a date is the time at which it is shown")
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
    "Speeds are kept within bounds",
    arguments: [(0, 0.0625), (-3, 0.0625), (1e9, 16), (0.5, 0.5)] as [(Double, Double)])
  func boundsSpeed(asked: Double, speed: Double) {
    var clock = SessionClock(date: date, at: start)
    clock.setSpeed(asked, at: start)
    #expect(clock.speed == speed)
  }
}

/// When the main run loop is passed, so that nothing that the user's code leaves there waits for long.
@MainActor @Suite struct RunLoopTimersTests {
  private func passed() -> (timers: RunLoopTimers, now: MonotonicTime) {
    var timers = RunLoopTimers()
    let now = MonotonicTime.now
    timers.runPass(at: now)
    return (timers, now)
  }

  @Test func aFrameOwesAPass() {
    var (timers, now) = passed()
    timers.frameWasDrawn(at: now)
    #expect(!timers.isPassDue(at: now.advanced(by: 0.29)))
    timers.frameWasDrawn(at: now.advanced(by: 0.1))
    #expect(!timers.isPassDue(at: now.advanced(by: 0.29)))
    #expect(timers.isPassDue(at: now.advanced(by: 0.3)))
  }

  @Test func aFrameBringsThePassThatIsOwedSoon() {
    var (timers, now) = passed()
    timers.frameWasDrawn(at: now.advanced(by: 0.19))
    #expect(!timers.isPassDue(at: now.advanced(by: 0.2)))
    timers.frameWasDrawn(at: now.advanced(by: 0.2))
    #expect(timers.isPassDue(at: now.advanced(by: 0.2)))
  }

  @Test func aFrameDoesNotPutOffThePassAfterAnEvent() {
    var (timers, now) = passed()
    timers.eventWasHandled()
    timers.frameWasDrawn(at: now)
    #expect(timers.isPassDue(at: .now))
  }
}
