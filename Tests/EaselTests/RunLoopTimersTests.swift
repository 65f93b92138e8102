import EaselWindowing
import Foundation
import Testing

@testable import Easel

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
