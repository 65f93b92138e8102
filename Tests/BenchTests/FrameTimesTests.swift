import Testing

@testable import Bench

@Suite struct FrameTimesTests {
  @Test func withoutABudgetTheFewestFramesAreDrawn() {
    var frames = 0
    let times = FrameTimes(budget: 0, minimumCount: 7) { frames += 1 }
    #expect(frames >= 2 && frames <= 7 && times.milliseconds.count == frames)
    #expect(times.milliseconds == times.milliseconds.sorted() && times.minimum <= times.median)
  }

  @Test func quickFramesEndAtTheirLimit() {
    var frames = 0
    _ = FrameTimes(budget: 1e9, minimumCount: 1) { frames += 1 }
    #expect(frames == 5000)
  }
}
