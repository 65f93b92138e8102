import Testing

@testable import Easel
import EaselWindowing

@Suite struct SessionClockTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1000)
  private let now = MonotonicTime(nanoseconds: 5_000_000_000)

  @Test func runsWithTheMonotonicClock() {
    let clock = SessionClock(date: start, at: now)
    #expect(clock.date(at: now.advanced(by: 2.5)) == start + 2.5)
    #expect(clock.time(of: start + 1) == now.advanced(by: 1))
  }

  @Test func standsWhilePausedAndGoesOnFromThere() {
    var clock = SessionClock(date: start, at: now)
    clock.setPaused(true, at: now.advanced(by: 1))
    #expect(clock.date(at: now.advanced(by: 9)) == start + 1)
    #expect(clock.time(of: start + 2) == nil)
    clock.step(by: 0.5)
    clock.setPaused(false, at: now.advanced(by: 10))
    #expect(clock.date(at: now.advanced(by: 11)) == start + 2.5)
  }

  @Test func speedsAreKeptWithinBounds() {
    var clock = SessionClock(date: start, at: now)
    clock.setSpeed(1000, at: now)
    #expect(clock.speed == 16)
    clock.setSpeed(2, at: now)
    #expect(clock.date(at: now.advanced(by: 3)) == start + 6)
    #expect(clock.time(of: start + 6) == now.advanced(by: 3))
  }
}
