import Foundation
import Testing

@testable import EaselWindowing

@Suite("Frame pacing")
struct PacingTests {
  private let start = MonotonicTime(nanoseconds: 5_000_000_000)

  private func time(_ milliseconds: Double) -> MonotonicTime { start.advanced(by: milliseconds / 1000) }

  @Test("The first frame can start at once")
  func startsAtOnce() {
    #expect(FrameClock(refreshRate: 100).deadline(notBefore: start) == start)
  }

  @Test("Frames and their dates are evenly spaced, although each frame starts slightly late")
  func doesNotDrift() {
    var clock = FrameClock(refreshRate: 100)
    #expect(clock.frameStarted(at: start) == start)
    for frame in 1...1000 {
      let tick = time(Double(frame) * 10)
      #expect(clock.deadline(notBefore: time(Double(frame) * 10 - 9)) == tick)
      #expect(clock.frameStarted(at: time(Double(frame) * 10 + 0.4)) == tick)
    }
  }

  @Test("A late frame shows the time at which it starts")
  func showsThePresentWhenLate() {
    var clock = FrameClock(refreshRate: 100)
    _ = clock.frameStarted(at: start)
    #expect(clock.frameStarted(at: time(14)) == time(14))
    #expect(clock.deadline(notBefore: time(14)) == time(20))
  }

  @Test("Missed ticks are dropped, without a burst")
  func dropsMissedTicks() {
    var clock = FrameClock(refreshRate: 100)
    _ = clock.frameStarted(at: start)
    #expect(clock.deadline(notBefore: time(5)) == time(10))
    #expect(clock.frameStarted(at: time(37)) == time(37))
    #expect(clock.deadline(notBefore: time(37)) == time(40))
  }

  @Test("A frame that takes slightly longer than the interval is followed by the next at once")
  func drawsAsOftenAsItCan() {
    var clock = FrameClock(refreshRate: 100)
    var starts = 0
    var now = start
    while now < time(1000) {
      now = max(now, clock.deadline(notBefore: start))
      _ = clock.frameStarted(at: now)
      now = now.advanced(by: 0.0125)
      starts += 1
    }
    #expect(starts == 80)
  }

  @Test("A frame requested for a later time starts at the first tick from then on")
  func waitsForTick() {
    var clock = FrameClock(refreshRate: 100)
    _ = clock.frameStarted(at: start)
    #expect(clock.deadline(notBefore: time(60)) == time(60))
    #expect(clock.deadline(notBefore: time(60.1)) == time(70))
    #expect(clock.frameStarted(at: time(70.2)) == time(70))
  }

  @Test("No tick is used twice")
  func usesTickOnce() {
    var clock = FrameClock(refreshRate: 100)
    _ = clock.frameStarted(at: start)
    #expect(clock.deadline(notBefore: start) == time(10))
    #expect(clock.frameStarted(at: time(3)) == time(10))
    #expect(clock.deadline(notBefore: time(3)) == time(20))
  }

  @Test(
    "Any number of seconds gives a valid time", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func acceptsAnyNumber(seconds: Double) {
    let moment = start.advanced(by: seconds)
    #expect(abs(moment.seconds(since: start)) <= 3.2e9 + 1)
  }

  @Test("A waker ends a wait once, from any thread, also before the wait begins")
  @MainActor
  func wakes() {
    let wait = EventWait(servesMainQueue: false)
    for _ in 0..<3 {
      Thread.detachNewThread { [waker = wait.waker] in waker.wake() }
      #expect(wait.wait(for: nil, until: nil) == .init(woken: true))
    }
    wait.waker.wake()
    wait.waker.wake()
    #expect(wait.wait(for: nil, until: nil) == .init(woken: true))
    #expect(wait.wait(for: nil, until: .now) == .init())
  }
}
