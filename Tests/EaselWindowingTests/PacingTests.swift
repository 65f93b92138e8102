import Testing

@testable import EaselWindowing

@Suite("Pacing")
struct PacingTests {
  private let start = MonotonicTime(nanoseconds: 5_000_000_000)

  private func time(_ milliseconds: Double) -> MonotonicTime { start.advanced(by: milliseconds / 1000) }

  @Test("The first frame may start at once")
  func startsAtOnce() {
    #expect(FrameClock(refreshRate: 100).deadline(at: start) == start)
  }

  @Test("Frames keep even distances although each starts a little late")
  func doesNotDrift() {
    var clock = FrameClock(refreshRate: 100)
    clock.frameStarted(at: start)
    for frame in 1...1000 {
      let now = time(Double(frame) * 10 + 0.4)
      #expect(clock.deadline(at: time(Double(frame) * 10 - 9)) == time(Double(frame) * 10))
      clock.frameStarted(at: now)
    }
  }

  @Test("A missed interval lays the series anew, without a burst")
  func reanchors() {
    var clock = FrameClock(refreshRate: 100)
    clock.frameStarted(at: start)
    clock.frameStarted(at: time(37))
    #expect(clock.deadline(at: time(38)) == time(47))
  }

  @Test("A frame that takes a little longer than the interval starts the next at once")
  func drawsAsOftenAsItCan() {
    var clock = FrameClock(refreshRate: 100)
    clock.frameStarted(at: start)
    #expect(clock.deadline(at: time(12)) == time(12))
    clock.frameStarted(at: time(12))
    #expect(clock.deadline(at: time(12)) == time(20))
  }

  @Test("After a rest the next frame starts at once")
  func startsAtOnceAfterRest() {
    var clock = FrameClock(refreshRate: 60)
    clock.frameStarted(at: start)
    #expect(clock.deadline(at: time(5000)) == time(5000))
  }

  @Test(
    "Any number of seconds makes a moment", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func acceptsAnyNumber(seconds: Double) {
    let moment = start.advanced(by: seconds)
    #expect(abs(moment.seconds(since: start)) <= 3.2e9 + 1)
  }
}
